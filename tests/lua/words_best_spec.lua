-- Lists of sets of which a player may hold some: tell_holds, sets_in,
-- tell_sets and best_of, and what bots make of them.

local helper = require "game_helper"
local search = require "tenace.bots.search"
local tenace = require "tenace"

local HANDS = { "2C 3C 7C 7D", "4C 5C 6C 8S", "7H 8H 9H 10H", "2D 3D 4D QS" }
local SAID = "round = { said = list },"

-- Sets of three in a row in a suit, and of four, by what they are worth.
local SETS = [[
  local sets = {}
  for _, n in ipairs { 4, 3 } do
    for _, cards in ipairs(rows("2 3 4 5 6 7 8 9 10 J Q K A", n)) do
      sets[#sets + 1] = { cards, n == 4 and 50 or 20, cards }
    end
  end
]]


--- A match whose round is these statements, after a deal of four each; player 1
-- is asked last.
local function told(statements)
  return helper.kept.round("self:deal_each(4)\n" .. SETS .. statements, SAID,
    { seed = 1, deal = { hands = HANDS } })
end


--- Calls f with the hands of many worlds of the player to act, each the set of
-- its cards, as often as they are there.
local function each_world(m, players, size, f)
  local source, dealer = search.worlds(m), m:view(1).dealer
  for _ = 1, 60 do
    assert.is_true(source:next())
    local hands, n = {}, 0
    for seat = 1, players do hands[seat] = {} end
    for card in source:deal():gmatch "%S+" do
      n = n + 1
      local hand = hands[(dealer + n - 1) % players + 1]
      if n <= players * size then hand[card] = (hand[card] or 0) + 1 end
    end
    f(hands)
  end
end


--- Does a hand hold three cards of a suit in a row, or as many as `n`?
local function has_row(hand, n)
  local ranks = "2 3 4 5 6 7 8 9 10 J Q K A"
  for suit in ("C D H S"):gmatch "%S" do
    local found = 0
    for rank in ranks:gmatch "%S+" do
      found = hand[rank .. suit] and found + 1 or 0
      if found == (n or 3) then return true end
    end
  end
  return false
end


describe("tell_holds of whole sets", function()
  teardown(helper.clean)

  it("tells that a hand holds one of some sets, but not which", function()
    local m = told [[
      self.said = { tostring(self:tell_holds(self:player(2),
        { "4C 5C 6C", "8D 9D 10D", "JS QS KS" }, "all")) }
    ]]
    assert.same({ "true" }, m:view(1).said)
    local first, other = 0, 0
    each_world(m, 4, 4, function(hands)
      local hand = hands[2]
      local one = hand["4C"] and hand["5C"] and hand["6C"]
      local two = hand["8D"] and hand["9D"] and hand["10D"]
      assert.is_truthy(one or two or hand.JS and hand.QS and hand.KS)
      first, other = first + (one and 1 or 0), other + (two and 1 or 0)
    end)
    assert.is_true(first > 0 and other > 0)
  end)

  it("tells that a hand holds none of them", function()
    local m = told [[
      self.said = { tostring(self:tell_holds(self:player(4),
        { "5D 6D", "8D 9D", "10D JD", "QD KD", "KS AS", "KH AH", "KC AC" },
        "all")) }
    ]]
    assert.same({ "false" }, m:view(1).said)
    each_world(m, 4, 4, function(hands)
      assert.is_falsy(hands[4]["KH"] and hands[4]["AH"])
      assert.is_falsy(hands[4]["8D"] and hands[4]["9D"])
    end)
  end)

  it("is no event that a player reads about", function()
    local m = told [[self:tell_holds(self:player(2), { '4C 5C', '8D 9D' },
      "all")]]
    for _, entry in ipairs(m:story(1)) do
      assert.is_true(entry.what == "round" or entry.what == "dealt",
        entry.what)
    end
  end)

  it("counts copies in several packs", function()
    local text = [[
local g = game "G" { players = 2, ranks = "J Q K A", sides = { { 1 }, { 2 } },
  deck = deck { suits = "C D", ranks = "J Q K A", packs = 2 },
  round = { said = list } }
function g:round()
  self:deal_each(6)
  local said = {}
  for _, set in ipairs { copies(2, "KC QC"), "KD QD", "JC AC", "JD AD" } do
    said[#said + 1] = tostring(self:tell_holds(self:player(2), set, "all"))
  end
  self.said = said
  self:play_tricks { leader = self:player(1) }
end
return g]]
    local m = tenace.new(helper.file(text), { seed = 1, deal = { hands = {
      "JC JC AD JD JD QD", "KC KC QC QC KD KD" } } })
    assert.same({ "true", "false", "false", "false" }, m:view(1).said)
    local queens = 0
    each_world(m, 2, 6, function(hands)
      local hand = hands[2]
      assert.equal(4, hand.KC + hand.QC)
      assert.is_falsy(hand.KD and hand.QD or hand.JC and hand.AC
        or hand.JD and hand.AD)
      queens = queens + (hand.QD and 1 or 0)
    end)
  end)

  it("wants sets that have each card equally often", function()
    assert.matches("bad argument #2 to 'tell_holds' %(a set has no cards%)",
      helper.wrong "self:tell_holds(self:player(1), { '' }, 'all')")
    assert.matches("bad argument #2 to 'tell_holds'",
      helper.wrong "self:tell_holds(self:player(1), 5, 'all')")
  end)
end)


describe("sets_in, in records,", function()
  teardown(helper.clean)

  it("leaves out a set that is part of a better one", function()
    local m = told [[
      self.said = {}
      for seat = 1, 4 do
        for _, set in ipairs(self:sets_in(self:player(seat).hand, sets)) do
          self.said = { table.concat(self.said, ", ") .. set[1] .. ";" }
        end
      end
    ]]
    assert.same({ "4C 5C 6C;7H 8H 9H 10H;2D 3D 4D;" }, m:view(1).said)
  end)

  it("takes no card twice, where sets lie apart", function()
    local m = told [[
      local list = { { "7H 8H" }, { "8H 9H" }, { "9H 10H" } }
      local hand, n = self:player(3).hand, #sets
      self.said = { #self:sets_in(hand, list) .. " "
        .. #self:sets_in(hand, list, true) }
    ]]
    assert.same({ "3 2" }, m:view(1).said)
  end)

  it("wants a list of lists", function()
    assert.matches("bad argument #2 to 'sets_in' %(a list of { cards, value",
      helper.kept.wrong "self:sets_in('', { '7H' })")
  end)
end)


describe("tell_sets", function()
  teardown(helper.clean)

  it("tells all that a hand holds, and that there are no others", function()
    local m = told [[
      local list = self:tell_sets(self:player(2), sets)
      self.said = { #list .. " " .. list[1][1],
        #self:tell_sets(self:player(1), sets) .. "" }
    ]]
    assert.same({ "1 4C 5C 6C", "0" }, m:view(1).said)
    each_world(m, 4, 4, function(hands)
      assert.is_truthy(hands[2]["4C"] and hands[2]["5C"] and hands[2]["6C"])
      assert.is_falsy(hands[2]["7C"])
      assert.is_false(has_row(hands[1]))
    end)
  end)

  it("answers what they count together", function()
    local m = told [[
      local _, points = self:tell_sets(self:player(2), { { "4C 5C", 20 },
        { "6C", 5 }, { "7C", 100 } })
      local _, none = self:tell_sets(self:player(2), { { "7C", 100 } })
      self.said = { points .. "", none .. "" }
    ]]
    assert.same({ "25", "0" }, m:view(1).said)
  end)
end)


describe("best_of", function()
  teardown(helper.clean)

  it("tells what the best of a player is worth", function()
    local m = told [[
      local best, said = self:best_of({ self:player(2), self:player(1) }, sets)
      self.said = { best.number .. "", said[2], said[1] }
    ]]
    assert.same({ "2", "20", "" }, m:view(1).said)
    local others = 0
    each_world(m, 4, 4, function(hands)
      assert.is_true(has_row(hands[2]))
      assert.is_false(has_row(hands[2], 4))
      others = others + (hands[2]["4C"] and 0 or 1)
    end)
    assert.is_true(others > 0)
  end)

  it("tells more values where the first are equal", function()
    local m = told "self:best_of({ self:player(2), self:player(4) }, sets)"
    each_world(m, 4, 4, function(hands)
      assert.is_truthy(hands[2]["4C"] and hands[2]["6C"])
    end)
  end)

  it("counts cards that have been played", function()
    local m = told [[
      self:begin_trick(self:player(2))
      self:let_play(self:player(2))
      local _, said = self:best_of({ self:player(2) }, sets)
      self.said = { said[2] }
    ]]
    assert.same({ "20" }, m:play("4C"):view(1).said)
  end)

  it("tells no more than what decides", function()
    local m = told [[
      local best, said, tied = self:best_of({ self:in_turn() }, sets)
      self.said = { best.number .. "", said[2], said[3], tostring(tied) }
    ]]
    assert.same({ "3", "20", "50", "false" }, m:view(1).said)
  end)

  it("names the first of two that are equal in all", function()
    local m = told [[
      local equal = { { "4C 5C 6C", 20 }, { "2D 3D 4D", 20 } }
      local best, said, tied = self:best_of(
        { self:player(4), self:player(2) }, equal)
      self.said = { best.number .. "", tostring(tied) }
      best, said, tied = self:best_of({ self:player(4), self:player(3) }, equal)
      self.said = { table.concat(self.said, " "), best.number .. " "
        .. tostring(tied) .. said[3] }
    ]]
    assert.same({ "4 true", "4 false" }, m:view(1).said)
  end)

  it("names nobody if there is none", function()
    local m = told [[
      self.said = { tostring(self:best_of({ self:player(1) }, sets)),
        tostring(self:best_of({}, sets)) }
    ]]
    assert.same({ "nil", "nil" }, m:view(1).said)
  end)
end)


describe("ask_sets", function()
  teardown(helper.clean)

  local ASKED = [[
    local values = {}
    for _, player in ipairs { self:in_turn(self:player(1)) } do
      values[player.number] = tostring(self:ask_sets(player, "sets?",
        "yes I do", sets, true))
    end
    self.said = values
  ]]

  it("asks who holds a set, and answers what the best counts", function()
    local m = told(ASKED)
    assert.same({ 2, { "yes I do", "pass" } }, { (m:turn()), m:moves() })
    m:play "yes I do"
    assert.equal(3, (m:turn()))
    m:play "pass"
    m:play "yes I do"
    assert.same({ "nil", "20", "nil", "20" }, m:view(1).said)
  end)

  it("tells what the best counts, and no more", function()
    local m = told(ASKED)
    m:play "pass":play "pass":play "yes I do"
    each_world(m, 4, 4, function(hands)
      assert.is_true(has_row(hands[4]))
      assert.is_false(has_row(hands[4], 4))
    end)
    m = told(ASKED)
    m:play "pass":play "yes I do":play "pass"
    each_world(m, 4, 4, function(hands)
      assert.is_true(has_row(hands[3], 4))
    end)
  end)
end)


describe("the reason of tell_sets", function()
  teardown(helper.clean)

  it("names the value of each set", function()
    local m = told [[
      self:tell_sets(self:player(3), sets, true, "a row of {points}")
    ]]
    local reasons = {}
    for _, entry in ipairs(m:story(1)) do
      if entry.what == "shown" then reasons[#reasons + 1] = entry.reason end
    end
    assert.equal("a row of 50", reasons[1])
  end)
end)
