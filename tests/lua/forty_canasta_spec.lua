-- House rules of Canasta that people play: on top of each other, and in the
-- rulebook.

local helper = require "forty_helper"
local tenace = require "tenace"


describe("Canasta with a pile that is always frozen", function()
  -- Seat 4 melds three kings; seat 1 discards a king, and seat 2 may take it.
  local function before_seat_two(hand, spec)
    local m = tenace.new(spec or "canasta+always_frozen", { seed = 1, deal = {
      hands = { "KH 4C 5D 6H 7S 8D 9S 10C JH QD 4D", hand, "*",
        "KD KH KD AS AH AD 6S 7D 8C 10H JS" },
      stock = "QC 6C 5C QS 6D", discard = "9H" } })
    m:play "meld KD KH KD; AS AH AD"
    m:play "discard JS"
    if m:allows "draw" then m:play "draw" end
    return m:play "discard KH"
  end

  local ONE = "KS 2D 4S 4H 5H 6D 7H 8S 9D 10S JC"
  local TWO = "KS KC 4S 4H 5H 6D 7H 8S 9D 10S JC"

  it("is not taken with one card and a wild one, nor for a meld", function()
    local m = before_seat_two(ONE)
    for _, move in ipairs { "take KS 2D", "take KS", "take" } do
      local ok, _, rule = m:allows(move)
      assert.same({ false, "always_frozen" }, { ok, rule })
    end
    m = before_seat_two(ONE, "canasta")
    assert.is_true(m:allows "take KS 2D")
    assert.is_true(m:allows "take")
  end)

  it("is taken with two natural cards, which join the meld", function()
    local m = before_seat_two(TWO)
    assert.is_true(m:view(2).frozen)
    m:play "take KS KC"
    assert.equal(6, m:view(2).melds[1].size)
  end)

  it("is so with two canastas and two to draw", function()
    helper.same_in_any_order("canasta", "always_frozen draw_two two_canastas",
      function(spec)
        local v = helper.variant(spec)
        assert.is_true(v.facts.taking.always_frozen)
        assert.equal(2, v.facts.taking.draws)
        assert.equal(2, v.facts.melds.full_to_go_out)
        return helper.book(spec)
      end)
    helper.fine "canasta+always_frozen+draw_two+two_canastas"
  end)

  it("says so, and nothing of other ways to take it", function()
    local book = helper.book "canasta+always_frozen"
    assert.matches("always: two natural cards", book)
    for _, gone in ipairs { "while any of these", "one and a wild card",
      "on a meld of the side", "as if it were frozen" } do
      assert.no.matches(gone, book)
    end
  end)
end)


describe("Canasta with two cards to draw", function()
  local HANDS = { "KD QH AS 10C 9D 8H 7S 6D 5H 4S 3S",
    "KC QC AC 10S 9H 8D 7D 6H 5C 4D 3S", "KD JS AD 10H 9S 8S 7H 6S 5D 4D 3C",
    "KS KH QD QS AH 2C 9C 8C 7C 6C 5S" }

  local function begun(stock)
    return tenace.new("canasta+draw_two", { seed = 1,
      deal = { hands = HANDS, stock = stock, discard = "4H" } })
  end

  it("draws two", function()
    local view = begun("JH JC 10D JD"):view(4)
    assert.equal(13, view.counts[4])
    assert.matches("JH", view.hand)
    assert.matches("JC", view.hand)
    assert.equal(61, view.stock)
  end)

  it("lays down a red three and draws another card for it", function()
    local view = begun("JH 3H JC 10D"):view(4)
    assert.equal(13, view.counts[4])
    assert.matches("JC", view.hand)
    assert.equal("3H", view.laid_down[2])
    assert.equal(60, view.stock)
  end)

  it("draws the last card alone", function()
    local alone = false
    for seed = 1, 6 do
      local m, before = tenace.new("canasta+draw_two", { seed = seed }), nil
      while m:turn() and m:view(1).round == 1 do
        local stock = m:view(1).stock
        alone = alone or before == 1 and stock == 0
        before = stock
        m:play(m:choose "random")
      end
    end
    assert.is_true(alone)
  end)

  it("goes to the end of the stock", function()
    helper.same_in_any_order("canasta", "draw_two two_canastas",
      function(spec)
        local m = tenace.new(spec, { seed = 5 })
        m:run("random", { rounds = 2 })
        return m:scores()
      end)
    helper.fine "canasta+draw_two+two_canastas"
  end)

  it("says so", function()
    local book = helper.book "canasta+draw_two"
    assert.matches("draws two cards or takes the pile", book)
    assert.no.matches("draws or takes the pile", book)
  end)
end)


describe("Canasta with sevens", function()
  local function value(spec, facts) return (tenace.value(spec, facts)) end

  it("counts them in every stack alike", function()
    for _, names in ipairs { "sevens two_canastas", "sevens short",
      "sevens short two_canastas" } do
      local counted = helper.same_in_any_order("canasta", names, function(spec)
        return { value(spec, { melded = { "7S 7S 7H 7H 7D 7D 7C" } }),
          value(spec, { melded = { "7S 7S 7H 7H 7D 7D 2C" } }),
          value(spec, { melded = { "7S 7H 7D 7C" } }),
          value(spec, { melded = { "9S 9S 9H 9H 9D 9D 9C" } }) }
      end)
      assert.same({ 1535, 350, -980, 570 }, counted)
    end
    helper.fine "canasta+sevens+short+two_canastas"
  end)

  it("counts them on the table", function()
    local m = tenace.new("canasta+sevens", { seed = 1, deal = {
      hands = { "*", "*", "*", "7S 7H 7D AS AH AD KS QD 9C 8C 6C" },
      stock = "10S", discard = "4H" } })
    m:play "meld 7S 7H 7D; AS AH AD"
    m:run("random", { rounds = 1 })
    local seen = {}
    for _, line in ipairs(m:score_sheet()) do
      seen[line.reason] = line.points
    end
    assert.equal(-1000, seen["sevens that are no canasta"])
  end)

  it("says so", function()
    local book = helper.book "canasta+sevens"
    assert.matches("mixed 300, natural 500, sevens 1500", book)
    assert.matches("no canasta when the round ends costs 1,000", book)
  end)
end)
