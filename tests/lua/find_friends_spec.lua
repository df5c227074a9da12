-- Shengji for five, with a friend who is known by a card: rounds that are
-- played card by card, what they count, and other house rules on top.

local helper = require "forty_helper"
local tenace = require "tenace"

local SPEC = "shengji+find_friends"
local STACK = "find_friends red_five ten_a_level"
local EIGHTY = "KC KC KD KD KH KH KS KS"
local NOTHING = "2C"

-- What seat 1 puts away.
local AWAY = "3S 3S 4S 4S 6S 6S 7S 7S"


--- A match in which seat 1 deals, spades are trump, and the friend is named.
-- @param hands what the seats hold, seat 1 besides what it puts away
local function begun(spec, named, hands, options)
  local dealt = table.move(hands, 1, 5, 1, {})
  dealt[1] = "2S 2S " .. AWAY .. " " .. hands[1]
  local m = tenace.new(spec, { seed = 2, options = options,
    deal = { hands = dealt } })
  while not m:allows(AWAY) do
    m:play(m:turn() == 1 and m:allows "declare 2S" and "declare 2S" or "pass")
  end
  return m:play(AWAY):play(named)
end


--- The cards of a trick, played in turn; then the points of the attackers.
local function play(m, ...)
  for _, cards in ipairs { ... } do m:play(cards) end
  return m:view(1).attackers
end


--- The seats that are known as dealers; nil before anybody is.
local function dealers(m)
  local parties, list = m:view(3).parties, {}
  for seat, party in ipairs(parties or {}) do
    if party == "dealers" then list[#list + 1] = seat end
  end
  return parties and list
end


-- The turn goes from 1 to 5 to 4 to 3 to 2.
local HANDS = { "3C 9C 10C 4D 6D 3H 7H *", "AC 9C 7C 3D 5D 6H 9H *",
  "6C 8C JC KD 7D 10H 8H *", "5C 7C QC 10D 8D KH JH *",
  "4C AC 10C AD 9D AH QH *" }


describe("a friend who is to be found", function()
  it("is who plays the second ace, whose points before do not count",
    function()
      helper.same_in_any_order("shengji", STACK, function(spec)
        local m = begun(spec, "second AC", HANDS)
        assert.equal("5 of 80 points", play(m, "3C", "4C", "5C", "6C", "AC"))
        assert.equal("25 of 80 points", play(m, "3D", "4D", "AD", "10D", "KD"))
        assert.equal("45 of 80 points", play(m, "AH", "KH", "10H", "6H", "3H"))
        assert.is_nil(dealers(m))
        assert.equal("5 of 80 points", play(m, "AC", "7C", "8C", "9C", "10C"))
        assert.same({ 1, 5 }, dealers(m))
        return 0
      end)
    end)

  it("is who plays the first one, where that is named", function()
    local m = begun(SPEC, "first AC", HANDS)
    assert.equal("0 of 80 points", play(m, "3C", "4C", "5C", "6C", "AC"))
    assert.same({ 1, 2 }, dealers(m))
  end)

  it("is the second of two who play the card to one trick", function()
    for named, friend in pairs { ["first AC"] = 5, ["second AC"] = 2 } do
      local m = begun(SPEC, named, HANDS)
      play(m, "3C", "AC", "5C", "6C", "AC")
      assert.same({ 1, friend }, dealers(m))
    end
  end)

  it("plays both copies of a pair", function()
    local hands = table.move(HANDS, 1, 5, 1, {})
    hands[1], hands[2], hands[5] = "3C 3C 10C *", "9C 7C *", "4C AC AC KC KC *"
    for _, named in ipairs { "first AC", "second AC" } do
      local m = begun(SPEC, named, hands)
      play(m, "3C 3C", "AC AC")
      while #m:view(1).table > 0 do m:play(m:moves()[1]) end
      assert.same({ 1, 5 }, dealers(m))
    end
  end)

  it("may be nobody: the dealer has played the card", function()
    local hands = table.move(HANDS, 1, 5, 1, {})
    hands[1], hands[2] = "AC 3C *", "7C 9C *"
    local m = begun(SPEC, "first AC", hands)
    play(m, "AC", "4C", "5C", "6C", "7C")
    assert.same({ 1 }, dealers(m))
  end)

  it("is known by no trump", function()
    local m = begun(SPEC, "first AC", HANDS):undo()
    for named in ("AS 3S 2H BJ"):gmatch "%S+" do
      named = "first " .. named
      assert.is_false((m:allows(named)))
    end
    assert.equal(2 * 3 * 12, #m:moves())
    assert.is_true((m:allows "second 5H"))
    local red = begun(SPEC .. "+red_five", "first AC", HANDS):undo()
    assert.is_false((red:allows "second 5H"))
    assert.equal(2 * (3 * 12 - 1), #red:moves())
  end)

  it("is one of as many copies as there are packs", function()
    for packs, n in ipairs { 1, 2, 3, 4 } do
      local m = tenace.new(SPEC, { seed = 1, options = { packs = packs } })
      while not m:allows "first AC" and not m:allows "first AD" do
        m:play(m:choose "random")
      end
      local named = m:allows "first AC" and "AC" or "AD"
      for i, copy in ipairs { "first", "second", "third", "fourth" } do
        assert.equal(i <= n, (m:allows(copy .. " " .. named)))
      end
    end
  end)
end)


--- What a round counts that seat 1 deals: { scores, levels, next dealer, the
-- winner of the match, false if it goes on }.
local function scored(spec, party, won, how)
  local found = tenace.step(spec, how or {}, { step = "score_round",
    dealer = 1, party = party, won = won, leaves = true })
  return { found.scores, found.leaves.levels, found.leaves.next_dealer,
    found.over and found.winner }
end


describe("a round with a friend", function()
  local THIRTY_FIVE = { "", "KC KC", "KD 5C" }
  local HUNDRED_TWENTY = { "", EIGHTY, "10C 10C 10D", "10D" }

  it("lets the dealer and the friend rise, and the friend deal", function()
    assert.same({ { 2, 0, 0, 2, 0 }, { "4", "2", "2", "4", "2" }, 4, false },
      scored(SPEC, { 1, 4 }, THIRTY_FIVE))
    assert.same({ { 1, 0, 0, 0, 1 }, { "3", "2", "2", "2", "3" }, 5, false },
      scored(SPEC, { 1, 5 }, { "", "KC KC KD KD KH KH KS 5S" }))
    assert.same({ { 3, 3, 0, 0, 0 }, { "5", "5", "2", "2", "2" }, 2, false },
      scored(SPEC, { 1, 2 }, { "", EIGHTY }))
  end)

  it("or the three attackers, of whom the next on the right deals", function()
    assert.same({ { 0, 1, 1, 1, 0 }, { "2", "3", "3", "3", "2" }, 4, false },
      scored(SPEC, { 1, 5 }, HUNDRED_TWENTY))
    assert.same({ { 0, 0, 1, 1, 1 }, { "2", "2", "3", "3", "3" }, 5, false },
      scored(SPEC, { 1, 2 }, { "", "", EIGHTY, "10C 10C 10D", "10D" }))
    assert.same({ { 0, 0, 0, 0, 0 }, { "2", "2", "2", "2", "2" }, 5, false },
      scored(SPEC, { 1, 2 }, { "", "", EIGHTY }))
  end)

  it("counts ten a level in whatever order the house rules are named",
    function()
      local function each(party, won, levels)
        return helper.same_in_any_order("shengji", STACK, function(spec)
          return scored(spec, party, won, { levels = levels })
        end)
      end
      assert.same({ { 5, 0, 0, 5, 0 }, { "7", "2", "2", "7", "2" }, 4, false },
        each({ 1, 4 }, THIRTY_FIVE))
      assert.same({ { 0, 4, 4, 4, 0 }, { "2", "6", "6", "6", "2" }, 4, false },
        each({ 1, 5 }, HUNDRED_TWENTY))
      assert.same({ { 0, 2, 0, 4, 0 }, { "2", "A", "A", "6", "2" }, 4, false },
        each({ 1, 5 }, HUNDRED_TWENTY, { "2", "Q", "A", "2", "2" }))
    end)

  it("counts for the dealer alone if there is no friend", function()
    local won = { "", "KC KC", "KD KD", "KH", "KH" }
    for _, party in ipairs { { 1 }, false } do
      assert.same({ { 1, 0, 0, 0, 0 }, { "3", "2", "2", "2", "2" }, 1, false },
        scored(SPEC, party or nil, won))
      won[5] = "KH KS KS"
      assert.same({ { 0, 0, 0, 0, 0 }, { "2", "2", "2", "2", "2" }, 5, false },
        scored(SPEC, party or nil, won))
      won[5] = "KH"
    end
  end)

  it("gives the hole cards to whoever attacks in the last trick", function()
    local won = { "", "KC KC KD KD" }
    local function next_dealer(party, last)
      return scored(SPEC, party, won, { last_trick = last,
        hole = "KH 10H" })[3]
    end
    assert.equal(5, next_dealer({ 1, 5 }, 5))
    assert.equal(5, next_dealer({ 1, 5 }, 1))
    assert.equal(4, next_dealer({ 1, 5 }, 3))
    assert.equal(1, next_dealer({ 1 }, 1))
    assert.equal(5, next_dealer({ 1 }, 5))
    assert.equal(5, next_dealer(nil, 4))
    assert.equal(1, next_dealer(nil, 1))
  end)

  it("is won by a dealer who rises from A, and by nobody else", function()
    local function winner(levels, won)
      local found = scored(SPEC, { 1, 4 }, { "", won }, { levels = levels })
      return { found[1], found[4] }
    end
    assert.same({ { 1, 0, 0, 0, 0 }, 1 },
      winner({ "A", "2", "2", "A", "2" }, NOTHING))
    assert.same({ { 1, 0, 0, 3, 0 }, 1 },
      winner({ "A", "2", "2", "2", "2" }, NOTHING))
    assert.same({ { 3, 0, 0, 0, 0 }, false },
      winner({ "2", "2", "2", "A", "2" }, NOTHING))
    assert.same({ { 0, 0, 1, 0, 1 }, false },
      winner({ "2", "A", "2", "A", "K" }, EIGHTY .. " 10C 10C 10D 10D"))
  end)

  it("may be the last: then the highest level wins", function()
    local function winner(levels)
      local found = tenace.step(SPEC .. "+rounds=3", { levels = levels },
        { step = "score_round", dealer = 1, party = { 1, 4 }, round_number = 3,
          won = { "", NOTHING } })
      return found.over and found.winner
    end
    assert.equal(4, winner { "2", "6", "2", "5", "2" })
    assert.equal(3, winner { "2", "6", "10", "5", "2" })
    assert.equal(0, winner { "5", "6", "2", "5", "2" })
  end)

  it("ends at the stops of strict levels and of the jack by hand", function()
    local levels = { "9", "2", "2", "10", "2" }
    for _, spec in ipairs(helper.specs("shengji",
      "find_friends strict_levels jack_by_hand")) do
      local found = scored(spec, { 1, 4 }, { "", NOTHING }, { levels = levels })
      assert.same({ 1, 0, 0, 0, 0 }, found[1])
      assert.same({ "10", "2", "2", "10", "2" }, found[2])
    end
  end)

  it("counts six at no points with the shaved head", function()
    helper.same_in_any_order("shengji", "find_friends shaved_head",
      function(spec)
        local found = scored(spec, { 1, 3 }, { "", NOTHING })
        assert.same({ 6, 0, 6, 0, 0 }, found[1])
        assert.same({ "8", "2", "8", "2", "2" }, found[2])
        return found
      end)
  end)
end)


describe("a failed throw with a friend", function()
  --- What is counted, and what the attackers have then.
  local function counted(player, party, won)
    local found = tenace.step(SPEC .. "+throw_penalty=30", {},
      { step = "throw_failed", with = { "player " .. player }, dealer = 1,
        party = party, won = won, leaves = true })
    return found.leaves.counted
  end

  it("counts for the attackers, or against them", function()
    local won = { "", "KC KD" }
    assert.same({ 30, 0, 0, 0, 0 }, counted(1, { 1, 4 }, won))
    assert.same({ 30, 0, 0, 0, 0 }, counted(4, { 1, 4 }, won))
    assert.same({ 0, 0, -20, 0, 0 }, counted(3, { 1, 4 }, won))
    assert.same({ 0, 0, 0, -20, 0 }, counted(4, nil, won))
  end)

  -- Of the ace and the nine that seat 2 throws, the nine can be beaten.
  it("of the friend counts for nobody if it was before", function()
    local hands = table.move(HANDS, 1, 5, 1, {})
    hands[2] = "AC 9C 7C 3D 5D 6H 9H AH *"
    hands[5] = "4C 10C JC 9D QH JH *"
    local m = begun(SPEC, "first 9C", hands, { throw_penalty = 10 })
    assert.equal("25 of 80 points", play(m, "10C", "10C", "5C", "6C", "AC"))
    assert.equal("15 of 80 points", play(m, "AH 9H"))
    assert.equal("35 of 80 points", play(m, "3H", "QH", "KH", "10H"))
    assert.equal("20 of 80 points", play(m, "7C", "8C", "9C", "3C", "4C"))
    assert.same({ 1, 2 }, dealers(m))
  end)

  -- What the attackers had was the friend's.
  it("of an attacker leaves them nothing, not less", function()
    local hands = table.move(HANDS, 1, 5, 1, {})
    hands[5] = "4C 10C JC 9D QH JH *"
    local m = begun(SPEC, "first 9C", hands, { throw_penalty = 20 })
    play(m, "10C", "10C", "5C", "6C", "AC")
    assert.equal("25 of 80 points", play(m, "6H", "3H", "QH", "JH", "8H"))
    assert.equal("5 of 80 points", play(m, "4C JC"))
    assert.equal("0 of 80 points", play(m, "7C", "8C", "9C", "3C"))
    assert.same({ 1, 2 }, dealers(m))
  end)
end)


describe("the page on finding friends", function()
  it("says what is true for five", function()
    local book, told = helper.book(SPEC), helper.told(SPEC)
    for _, wrong in ipairs { "side 1", "partner", "25", "duplicate",
      "Two sides", "each side", "fixed_dealer", "declaring" } do
      assert.is_nil(book:find(wrong, 1, true))
    end
    assert.matches("10, 20, 31, 42", book, 1, true)
    assert.matches("5; sides form anew in each round", book, 1, true)
    assert.matches("Whoever plays that copy is the dealer's friend",
      told["before play"], 1, true)
    assert.matches("With fewer the friend deals next", told["score round"])
    assert.matches("deals again", told["next defender"])
    helper.same_in_any_order("shengji", STACK, helper.book)
  end)

  it("is of a game that goes with all but duplicate play", function()
    assert.matches("do not go together",
      helper.refused(SPEC .. "+duplicate"))
    assert.matches("no option 'declaring'",
      helper.refused(SPEC .. "+declaring=after_draw"))
    for _, names in ipairs { "", "+red_five+ten_a_level", "+new_deal",
      "+three_packs+shaved_head", "+strict_levels+jack_by_hand" } do
      helper.fine(SPEC .. names)
    end
    -- Of one pack nobody has two equal jokers, and few turn one up.
    helper.remarked(SPEC .. "+one_pack+new_deal",
      { "option 'no_trump' has changed nothing in 48 rounds" })
    helper.holds(SPEC)
  end)
end)
