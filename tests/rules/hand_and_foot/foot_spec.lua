-- The second hand: when it is taken up, and what going out takes.

local tenace = require "tenace"

local HAND = "AS AH AD KS KH KD QS QH QD JS JH"
local OTHER = "8S 8H 9S 9H 10S 10H 2C 2D BJ 3S 3C"
local FOOT = "4S 4H 4D 5S 5H 5D 6S 6H 6D 7S 7H"


--- A match in which seat 4 plays first; the feet, what is turned, and drawn.
local function match(hand, drawn, how)
  how = how or {}
  local stock = { FOOT, FOOT, FOOT, how.foot or FOOT, "8C", drawn,
    "9C 9C 9D 9D 10C 10C", "10D 10D" }
  return tenace.new("hand_and_foot", { seed = how.seed or 1,
    options = how.options, deal = { hands = { OTHER, OTHER, OTHER, hand },
      stock = table.concat(stock, " ") } })
end


--- Plays the first move that is listed until that seat is asked.
local function until_turn(m, seat)
  while m:turn() ~= seat do
    local list = m:moves()
    m:play(m:allows "draw" and "draw" or m:allows "done" and "done"
      or list[#list])
  end
  return m
end


--- The cards of the feet that a player was told of, in order.
local function taken_up(m, player)
  local list = {}
  for _, entry in ipairs(m:story(player)) do
    if entry.what == "picked_up" then
      list[#list + 1] = ("%d %s"):format(entry.player, entry.cards or entry.n)
    end
  end
  return list
end


describe("the foot", function()
  it("is taken up in the next turn if the last card was discarded", function()
    local m = match(HAND, "JD 4C")
    m:play "meld AS AH AD; KS KH KD; QS QH QD; JS JH JD"
    assert.same({ 11, 11, 11, 11 }, m:view(1).foot)
    assert.equal(0, m:view(1).counts[4])
    until_turn(m, 4)
    assert.same({ 11, 11, 11, 0 }, m:view(1).foot)
    assert.equal(11 + 2, m:view(4).counts[4])
    assert.same({ "4 11" }, taken_up(m, 1))
    assert.equal(1, #taken_up(m, 4))
    assert.matches("^4 .*4S", taken_up(m, 4)[1])
  end)

  it("is taken up at once if all cards were melded", function()
    local m = match(HAND, "JD JC")
    m:play "meld AS AH AD; KS KH KD; QS QH QD; JS JH JD JC"
    assert.equal(4, m:turn())
    assert.equal(11, m:view(4).counts[4])
    assert.same({ 11, 11, 11, 0 }, m:view(1).foot)
    assert.is_true(m:allows "meld 4S 4H 4D")
  end)

  it("has red threes, which are laid down and replaced", function()
    local m = match(HAND, "JD JC",
      { foot = "3H 4H 4D 5S 5H 5D 6S 6H 6D 7S 7H" })
    m:play "meld AS AH AD; KS KH KD; QS QH QD; JS JH JD JC"
    assert.equal("3H", m:view(1).laid_down[2])
    assert.equal(11, m:view(4).counts[4])
  end)

  it("must be taken up by both before one goes out", function()
    local m = match(HAND, "JD JC",
      { foot = "AC AC KC KC QC QC JC JC AD KH QH" })
    m:play "meld AS AH AD; KS KH KD; QS QH QD; JS JH JD JC"
    assert.is_false(m:allows "out?")
    local allowed, reason, rule =
      m:allows "meld AC AC AD; KC KC KH; QC QC QH; JC JC"
    assert.is_false(allowed)
    assert.equal("your partner has not taken up the second hand, so you must "
      .. "keep a card", reason)
    assert.equal("second_hand", rule)
  end)
end)


describe("the first melds of the second round", function()
  --- At the first melds of round 2, in which seat 1 plays first.
  local function second_round(hand, options)
    local m = tenace.new("hand_and_foot", { seed = 2, options = options,
      deal = { {}, { hands = { "*", "*", "*", "*" } } } })
    m:run("random", { rounds = 1 })
    local seat = m:view(1).dealer % 4 + 1
    local hands = { "*", "*", "*", "*" }
    hands[seat] = hand
    m = tenace.new("hand_and_foot", { seed = 2, options = options, deal = { {},
      { hands = hands, stock = (FOOT .. " "):rep(4) .. "8C 9C 9D" } } })
    m:run("random", { rounds = 1 })
    return until_turn(m, seat)
  end

  local function at_melds(hand, options)
    local m = second_round(hand, options)
    if m:allows "draw" then m:play "draw" end
    return m
  end

  it("are three aces and three kings", function()
    local m = at_melds "AS AH AD KS KH KD 10C 10D JC JD QC"
    assert.is_false(m:allows "meld AS AH AD")
    assert.is_true(m:allows "meld AS AH AD; KS KH KD")
  end)

  it("have a wild card beside four naturals, or two", function()
    local hand = "AS AH AD KS KH 2D JC JD JH 10D QC"
    local allowed, reason = at_melds(hand):allows "meld AS AH AD; KS KH 2D"
    assert.is_false(allowed)
    assert.equal("four naturals are needed for a wild card, and this has two",
      reason)
    assert.is_true(at_melds(hand, { wild_after = 2 })
      :allows "meld AS AH AD; KS KH 2D")
  end)
end)


describe("going out", function()
  --- Seat 4 and its partner have taken up their feet, and seat 4 could go out.
  local function could_go_out()
    local deal = { hands = { "8S 8H 8D 9S 9H 9D 10S 10H 10D 7C 7D",
      "QS QS QH QH QD QD QC JS JS JH JH",
      "8S 8H 8D 9S 9H 9D 10S 10H 10D 7C 7D",
      "AS AS AH AH AD AD AC KS KS KH KH" },
      stock = FOOT .. " 8C 8C 9C 9C 10C 10C 7C 7C 6C 6C 5C " .. FOOT
        .. " 4S 4H 4D 4C 2S 2S 2H 5S 5H 5D 6C QC KD KD 3S 3S JD JD 3S 3C 5C 8D"
    }
    local m = tenace.new("hand_and_foot", { seed = 1, deal = deal })
    m:play "meld AS AS AH AH AD AD AC; KS KS KH KH KD KD"
    m:play "done":play "discard 6C"
    until_turn(m, 2)
    m:play "meld QS QS QH QH QD QD QC; JS JS JH JH JD JD"
    m:play "discard 8C"
    until_turn(m, 4)
    return m
  end

  it("takes a partner's yes", function()
    local m = could_go_out()
    local books = "meld 4S 4H 4D 4C 2S 2S 2H; 5S 5H 5D 5C"
    local allowed, reason = m:allows(books)
    assert.is_false(allowed)
    assert.equal("nobody goes out before the partner has said yes (out?), so "
      .. "you must keep a card", reason)
    m:play "out?"
    assert.equal(2, m:turn())
    assert.is_false(m:copy():play "no":allows(books))
    m:play "yes"
    assert.is_true(m:allows(books))
  end)

  it("counts 100", function()
    local m = could_go_out():play "out?":play "yes"
    m:play "meld 4S 4H 4D 4C 2S 2S 2H; 5S 5H 5D 5C"
    local points = {}
    for _, entry in ipairs(m:story(1)) do
      if entry.reason == "going out" then points[entry.side] = entry.points end
    end
    assert.same({ [2] = 100 }, points)
  end)

  it("is a question that a thinking partner answers", function()
    local m = could_go_out():play "out?"
    local answer = m:choose "search:2"
    assert.is_true(answer == "yes" or answer == "no")
  end)
end)
