-- What is Samba's own: first melds by the total, rows, two melds of a rank, the
-- top of the pile alone, and what it takes to go out.

local Names = require "tenace.face.moment.names"
local Narrator = require "tenace.face.moment.narrator"
local show = require "tenace.face.say.show"
local tenace = require "tenace"

local SAMBAS = "4S 5S 6S 7S 8S 9S 10S 4H 5H 6H 7H 8H 9H 10H JC"
local IDLE = "4C 5D 6C 7D 8C 9D 10C JD QC KD AC 3C 4D 6D 8D"
local OTHER = "5C 6D 7C 8D 9C 10D JC QD KC AD 3S 4D 5C 7C 9C"


local BOTH = "meld 4S 5S 6S 7S 8S 9S 10S; 4H 5H 6H 7H 8H 9H 10H; "
  .. "JC JD JH"


--- Plays a round to its end: that seat melds what it can, both sambas first;
-- the others meld nothing.
local function finish(m, seat)
  local round = m:view(1).round
  while m:view(1).round == round do
    local list = m:moves()
    m:play(m:allows(BOTH) and BOTH or m:turn() == seat and list[1]
      or m:allows "done" and "done" or list[#list])
  end
  return m
end


--- A match in which seat 4 plays first, has that hand, and has drawn.
local function match(hand)
  return tenace.new("samba", { seed = 1, deal = {
    hands = { "*", "*", "*", hand }, discard = "10C", stock = "8C 10D" } })
end


describe("the first melds of a side with 7,000 points", function()
  --- Seat 2 in the third round; its side has won two rounds with two sambas and
  -- all red threes.
  local function third_round(hand)
    local reds = "3H 3H 3H 3D 3D 3D "
    return tenace.new("samba", { seed = 1, deal = {
      { hands = { IDLE, OTHER, "*", SAMBAS }, discard = "QD",
        stock = reds .. "JD JH KS KH" },
      { hands = { IDLE, SAMBAS, "*", OTHER }, discard = "QD",
        stock = "KS KH " .. reds .. "JD JH" },
      { hands = { OTHER, hand, "*", IDLE }, discard = "4C",
        stock = "8C 9H" } } })
  end

  it("must count 160", function()
    local m = third_round "AS AH AD KS KH KD QS QH QD JS JH JD 10S 10H 10D"
    finish(finish(m, 4), 2)
    assert.is_true(m:scores()[2] >= 7000)
    assert.equal(2, (m:turn()))
    local few = "meld AS AH AD; KS KH KD; QS QH QD"
    local allowed, reason, rule = m:allows(few)
    assert.is_false(allowed)
    assert.equal("your side's first meld must count at least 160, and this "
      .. "counts 120", reason)
    assert.equal("first_meld", rule)
    assert.is_true(m:allows(few .. "; JS JH JD; 10S 10H 10D"))
  end)
end)


describe("a row", function()
  local HAND = "AS AH AD 5S 6S 7S 2H 9C 9D 9H 9S 4C JC QC KC"

  it("has no wild card", function()
    local m = match(HAND)
    local allowed, reason, rule = m:allows "meld 5S 6S 2H"
    assert.is_false(allowed)
    assert.equal("no wild card may be in a run", reason)
    assert.equal("natural_runs", rule)
    m:play "meld AS AH AD; 5S 6S 7S"
    assert.is_false(m:allows "meld 2H on 5S")
    assert.is_true(m:allows "meld 2H on A")
  end)

  it("has seven cards at most", function()
    local m = match "AS AH AD 5S 6S 7S 8S 9S 10S JS QS 4S 2H JC KC"
    m:play "meld AS AH AD; 5S 6S 7S 8S 9S 10S JS"
    local allowed, reason, rule = m:allows "meld 4S on 5S"
    assert.is_false(allowed)
    assert.equal("a run has at most seven cards, and these would be 8",
      reason)
    assert.equal("most_run", rule)
    assert.is_false(m:allows "meld QS")
  end)

  it("is a samba with seven", function()
    local m = match "AS AH AD 5S 6S 7S 8S 9S 10S JS QS 4S 2H JC KC"
    m:play "meld AS AH AD; 5S 6S 7S 8S 9S 10S JS"
    assert.equal("natural", m:view(4).melds[2].full)
    assert.equal("run", m:view(4).melds[2].kind)
  end)
end)


describe("two melds of a rank", function()
  local HAND = "KS KS KS KH KH KH KD KD KD 2H AS AH AD 9C 4C"

  it("are laid one beside the other, and a third is not", function()
    local m = match(HAND)
    m:play "meld AS AH AD; KS KS KS; KH KH KH"
    assert.equal(3, #m:view(4).melds)
    m:play "meld KD KD KD"
    assert.equal(3, #m:view(4).melds)
    assert.equal(6, m:view(4).melds[2].size)
  end)

  it("are named by a card, or by a number", function()
    local m = match(HAND)
    m:play "meld AS AH AD; KS KS KS; KH KH KH"
    m:play "meld KD on KH"
    assert.same({ 3, 3, 4 }, { m:view(4).melds[1].size, m:view(4).melds[2].size,
      m:view(4).melds[3].size })
    m:play "meld 2H on K#2"
    assert.equal(5, m:view(4).melds[3].size)
    m:play "meld KD on K"
    assert.equal(4, m:view(4).melds[2].size)
    assert.is_false(m:allows "meld KD on K#3")
  end)

  it("are made one", function()
    local m = match(HAND)
    m:play "meld AS AH AD; KS KS KS; KH KH KH KD"
    local allowed, reason, rule = m:allows "join A"
    assert.is_false(allowed)
    assert.equal("your side has no two melds of that rank to join", reason)
    assert.equal("of_a_rank", rule)
    assert.equal("join K", m:parts "join K".text)
    m:play "join K"
    assert.equal(2, #m:view(4).melds)
    assert.equal("natural", m:view(4).melds[2].full)
    local names = Names.of(m.variant.sides, m.variant.players, 1)
    local teller, said = Narrator.new(names, m.variant, show.plain), nil
    for _, entry in ipairs(m:story(1)) do
      if entry.move == "join K" then said = teller:tell(entry) end
    end
    assert.equal("Right joins two melds: K.", said)
  end)

  it("stay two if one meld of them had too many wild cards", function()
    local m = match "KS KS 2S 2H KH KH 2D AS AH AD 9C 4C 5C 6D 8D"
    m:play "meld AS AH AD; KS KS 2S 2H; KH KH 2D"
    local allowed, _, rule = m:allows "join K"
    assert.is_false(allowed)
    assert.equal("most_wild", rule)
  end)
end)


describe("the top card alone", function()
  local ROW = "9S 10S JS AS AH AD 4D 4D 5C 5C 6C 6C 7C 7C 3S"

  --- Seat 4 has laid aces and spades up to the jack, and its partner, seat 2,
  -- is asked with that card on top of the pile.
  local function at_pile(card, discarded)
    local m = tenace.new("samba", { seed = 1, deal = {
      hands = { card .. " 4H 4S 5H 5S 6H 6S 8D 8H 8S 10H 10D KC KD QD",
        "4C 5D 6D 7D 8H 9D 10C JD QC KC JC 3S 9H 7H 6H", "*", ROW },
      discard = "10C", stock = "8D 10D QH KH" } })
    m:play "meld AS AH AD; 9S 10S JS"
    if m:turn() == 4 and m:allows "done" then m:play "done" end
    m:play("discard " .. (discarded or "4D"))
    if m:allows "draw" then m:play "draw" end
    if m:allows "done" then m:play "done" end
    m:play("discard " .. card)
    return m
  end

  it("goes to a row of the side that is not full", function()
    local m = at_pile "QS"
    assert.equal(2, (m:turn()))
    assert.is_true(m:allows "take on 9S")
    assert.is_false(m:allows "take on A")
    m:play "take on 9S"
    assert.equal("9S 10S JS QS", m:view(2).melds[2].cards)
  end)

  it("does not take a frozen pile", function()
    local allowed, reason, rule = at_pile("QS", "3S"):allows "take"
    assert.is_false(allowed)
    assert.equal("the pile is frozen, and you have only one queen", reason)
    assert.equal("frozen_by", rule)
  end)

  it("is not taken with one card of its rank", function()
    local allowed, reason, rule = at_pile "QS":allows "take QC"
    assert.is_false(allowed)
    assert.equal("say which two natural cards of its rank go with QS; alone it "
      .. "only goes to a meld of your side that is not full", reason)
    assert.equal("taking", rule)
  end)

  it("begins no row", function()
    assert.is_false(at_pile "8D":allows "take")
  end)
end)


describe("going out", function()
  it("is possible with a last card if joining makes the second canasta",
    function()
      local m = match "5S 6S 7S 8S 9S 10S JS KS KS KS KH KH KH KD 4C"
      m:play "meld 5S 6S 7S 8S 9S 10S JS; KS KS KS; KH KH KH KD"
      local list = m:moves()
      assert.is_truthy(table.concat(list, "|"):find("join K", 1, true))
      assert.is_false(m:allows "meld 4C")
    end)
end)
