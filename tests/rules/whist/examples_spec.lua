-- The worked examples of the rules of Whist, and what the program says of them.

local core = require "tenace.core"
local tenace = require "tenace"

local function wins(trump, plays)
  return tenace.winner("whist", { trump = trump }, plays)
end

--- A round counted that was won like this.
local function scored(spec, how)
  how.step = "score_round"
  local result = tenace.step(spec, { trump = how.trump or "H" }, how)
  result.sheet = nil
  return result
end

describe("whist: a trick", function()
  it("must be followed with the only club", function()
    local pose = { trick = { "10C", "KC", "3D" }, hand = "JC 4H 9S" }
    assert.same({ "JC" }, tenace.legal("whist", { trump = "H" }, pose))
    assert.same({ false, "you hold JC, so you must follow clubs",
      "follow_suit" },
      { tenace.allows("whist", { trump = "H" }, pose, "9S") })
  end)

  it("accepts any card of a player who cannot follow", function()
    assert.same({ "3D", "4H", "9S" }, tenace.legal("whist", { trump = "H" },
      { trick = { "10C", "KC" }, hand = "3D 4H 9S" }))
  end)

  it("is won by the highest of the suit led, or by the highest trump",
    function()
      assert.same({ 2, "KC is the highest of clubs" },
        { wins("H", "10C KC 3D JC") })
      assert.same({ 3, "3D is the only trump" }, { wins("D", "10C KC 3D JC") })
      assert.same({ 4, "3H is the highest trump" },
        { wins("H", "5S 2H AS 3H") })
      assert.same({ 1, "nobody else followed diamonds" },
        { wins(nil, "2D AS AH AC") })
    end)

  it("is played so in a match, the only club without a question", function()
    local hands = { "10C 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS",
      "KC QC 2D 5D 6D 7D 8D 9D 10D JD QD KD AD",
      "3D 4D 2H 3H 5H 6H 7H 8H 9H 10H JH QH KH", "JC 4H" }
    local m = tenace.new("whist+rotating_trumps", { seed = 1,
      deal = { hands = hands }, options = { first_dealer = 4 } })
    hands[4] = m:hands()[4]
    m:play("10C"):play("KC"):play "3D"
    assert.is_true(#m:view(1).table == 3 or m:view(1).last ~= nil)
    local moves, forced = core.moves_made(m.core)
    if moves[4] then
      assert.same({ "JC", true }, { moves[4], forced[4] })
    else
      for _, card in ipairs(m:moves()) do
        assert.equal("C", card:sub(-1))
      end
    end
  end)
end)


describe("whist: a round", function()
  it("makes the dealer's last card trump, and shows it", function()
    for seed = 1, 20 do
      local m = tenace.new("whist", { seed = seed })
      local view = m:view(1)
      local card = view.shown["hand " .. view.dealer]
      assert.equal(card:sub(-1), view.trump)
      assert.is_truthy((" " .. m:hands()[view.dealer] .. " "):find(
        " " .. card .. " ", 1, true))
      assert.equal(view.dealer % 4 + 1, view.turn)
      local shown = m:story(2)[3]
      assert.same({ what = "shown", player = view.dealer, cards = card,
        reason = "the last card dealt makes trump" }, shown)
    end
  end)

  it("counts the tricks above six", function()
    assert.same({ 1, 0 }, scored("whist", { tricks = { 3 + 4, 6 } }).scores)
    assert.same({ 0, 7 }, scored("whist", { tricks = { 0, 13 } }).scores)
  end)

  it("draws the first dealer, and all deal in turn", function()
    local seen, n = {}, 0
    for seed = 1, 60 do
      local dealer = tenace.new("whist", { seed = seed }):view(1).dealer
      if not seen[dealer] then n = n + 1 end
      seen[dealer] = true
    end
    assert.equal(4, n)
    local m = tenace.new("whist+rounds=9", { seed = 1,
      options = { first_dealer = 3 } })
    for _, dealer in ipairs { 3, 4, 1, 2, 3, 4, 1, 2, 3 } do
      assert.equal(dealer, m:view(1).dealer)
      m:run("random", { rounds = 1 })
    end
    assert.is_true((m:over()))
  end)
end)


describe("whist: a match", function()
  it("is won at the target", function()
    assert.same({ scores = { 5, 3 }, over = true, winner = 1 },
      scored("whist", { scores = { 4, 3 }, tricks = { 7, 6 } }))
    assert.is_false(scored("whist", { scores = { 3, 3 },
      tricks = { 7, 6 } }).over)
    assert.is_false(scored("whist+american", { scores = { 5, 3 },
      tricks = { 7, 6 } }).over)
    assert.is_true(scored("whist+american", { scores = { 6, 3 },
      tricks = { 7, 6 } }).over)
  end)

  it("is a tournament of a number of rounds", function()
    local function ended(round, scores, tricks)
      local result = scored("whist+tournament", { round_number = round,
        scores = scores, tricks = tricks })
      return result.over and result.winner
    end
    assert.is_false(ended(7, { 30, 2 }, { 9, 4 }))
    assert.equal(1, ended(8, { 30, 2 }, { 4, 9 }))
    assert.equal(2, ended(8, { 3, 4 }, { 6, 7 }))
    assert.equal(0, ended(8, { 3, 4 }, { 7, 6 }))
  end)

  it("takes its trumps in turn", function()
    local function trumps(spec)
      local list, m = "", tenace.new(spec, { seed = 2,
        options = { target = 50 } })
      for _ = 1, 6 do
        local view = m:view(1)
        list = list .. (view.trump or "none") .. " "
        assert.same({}, view.shown)
        m:run("random", { rounds = 1 })
      end
      return list
    end
    assert.equal("H D S C H D ", trumps "whist+rotating_trumps")
    assert.equal("H D S C none H ",
      trumps "whist+rotating_trumps_with_no_trump")
  end)
end)


describe("whist: honours", function()
  local long = "whist+long_whist"

  it("count after tricks, so that side 1 has won", function()
    assert.same({ scores = { 10, 10 }, over = true, winner = 1 },
      scored(long, { scores = { 8, 8 }, tricks = { 8, 5 },
        held = { "", "AH KH", "", "QH" } }))
  end)

  it("count nothing for a side at nine points", function()
    assert.same({ scores = { 9, 9 }, over = false },
      scored(long, { scores = { 8, 9 }, tricks = { 7, 6 },
        held = { "", "AH KH", "", "QH" } }))
    assert.same({ scores = { 8, 9 } , over = false },
      scored("whist+honours+rounds=3", { scores = { 7, 7 }, round_number = 2,
        tricks = { 7, 6 }, held = { "", "AH KH", "", "QH" } }))
  end)

  it("count by the cards dealt, also those that have been played", function()
    local m = tenace.new("whist+honours", { seed = 1, deal = { hands = {
      "2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC",
      "2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD",
      "2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH" } },
      options = { first_dealer = 4, target = 50 } })
    m:run("random", { rounds = 1 })
    assert.same({ 0, 7 + 4 }, m:scores())
    local sheet = m:score_sheet()
    assert.same({ "tricks above six", "honours" },
      { sheet[1].reason, sheet[2].reason })
  end)
end)
