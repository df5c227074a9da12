-- What players are told of cards that they do not see; what bots make of it.

local helper = require "game_helper"
local search = require "tenace.bots.search"

local DEAL = { seed = 1, deal = {
  hands = { "2C 3C 7C 7D", "4C 5C 7H 8S", "6C 8C 9C KS", "2D 3D 4D QS" } } }


--- A match whose round is these statements, after a deal of four each; player 1
-- is asked last.
local function told(statements, facts)
  return helper.kept.round("self:deal_each(4)\n" .. statements, facts, DEAL)
end


--- Calls f with the hands as they were dealt, and the next card of the stock,
-- in many worlds of the player to act.
local function each_world(m, f)
  local source, dealer = search.worlds(m), m:view(1).dealer
  for _ = 1, 60 do
    assert.is_true(source:next())
    local hands, n, next_card = { "", "", "", "" }, 0, nil
    for card in source:deal():gmatch "%S+" do
      local player = (dealer + n) % 4 + 1
      n = n + 1
      if n <= 16 then hands[player] = hands[player] .. " " .. card end
      next_card = next_card or n == 17 and card
    end
    f(hands, next_card)
  end
end


--- How many of some cards a hand has.
local function count(hand, cards)
  local n = 0
  for card in cards:gmatch "%S+" do
    if (" " .. hand .. " "):find(" " .. card .. " ", 1, true) then
      n = n + 1
    end
  end
  return n
end


describe("tell_holds", function()
  teardown(helper.clean)

  it("answers and tells whether a hand has enough of some cards", function()
    local m = told([[
      self.said = { tostring(self:tell_holds(self:player(2), "7C 7D 7H 7S")),
        tostring(self:tell_holds(self:player(3), "6C 8C 9C", 3)),
        tostring(self:tell_holds(self:player(4), "QC QD QH QS", 2)) }
    ]], "round = { said = list },")
    assert.same({ "true", "true", "false" }, m:view(1).said)
    each_world(m, function(hands)
      assert.is_true(count(hands[2], "7H 7S") >= 1)
      assert.equal(3, count(hands[3], "6C 8C 9C"))
      assert.is_true(count(hands[4], "QC QD QH QS") < 2)
    end)
  end)

  it("leaves out cards that came last", function()
    local m = told([[
      local drawn = self:draw(self:player(2))
      self:tell_holds(self:player(2), "7H 8S", 2, drawn)
    ]])
    each_world(m, function(hands)
      assert.equal(2, count(hands[2], "7H 8S"))
    end)
  end)

  it("needs a number of 1 at least", function()
    assert.matches("bad argument #3 to 'tell_holds' %(1 at least%)",
      helper.wrong "self:tell_holds(self:player(1), '7C', 0)")
  end)
end)


describe("tell_same_rank, in records,", function()
  teardown(helper.clean)

  it("tells of each rank whether there are so many", function()
    local m = told([[
      self.said = { tostring(self:tell_same_rank(self:player(1), 2)),
        tostring(self:tell_same_rank(self:player(2), 2)),
        tostring(self:tell_same_rank(self:player(1), 2, "7C 7H 2C")) }
    ]], "round = { said = list },")
    assert.same({ "true", "false", "false" }, m:view(1).said)
    each_world(m, function(hands)
      local seen = {}
      for rank in hands[2]:gmatch "(%S+)%a" do
        assert.is_nil(seen[rank])
        seen[rank] = true
      end
    end)
  end)
end)


describe("tell_holds with a card drawn", function()
  teardown(helper.clean)

  it("tells what a card is not", function()
    local m = told [[
      local card = self:draw(self:player(2))
      self:tell_holds(self:player(2),
        "9D 10D JD QD KD AD 9H 10H JH QH KH AH 9S 10S", { drawn = card })
    ]]
    local drawn
    for card in m:hands()[2]:gmatch "%S+" do
      if count("4C 5C 7H 8S", card) == 0 then drawn = card end
    end
    local some = "9D 10D JD QD KD AD 9H 10H JH QH KH AH 9S 10S"
    local is = count(some, drawn)
    each_world(m, function(_, card) assert.equal(is, count(some, card)) end)
  end)

  it("needs the card that came", function()
    assert.matches("the card is not there", helper.wrong(
      "self:tell_holds(self:player(1), '7C', { drawn = self.stock:top() })"))
  end)
end)


describe("holder_of", function()
  teardown(helper.clean)

  it("finds who holds a card, and tells everyone", function()
    local m = told([[
      self.first = self:holder_of "KS"
      self.nobody = self:holder_of "AS"
    ]], "round = { first = player, nobody = player },")
    assert.equal(3, m:view(1).first)
    assert.is_nil(m:view(1).nobody)
    each_world(m, function(hands)
      assert.equal(1, count(hands[3], "KS"))
      for player = 1, 4 do assert.equal(0, count(hands[player], "AS")) end
    end)
    for _, entry in ipairs(m:story(1)) do
      assert.not_equal("shown", entry.what)
    end
  end)

  it("finds the first of several cards that anybody holds", function()
    local m = told([[
      self.first = self:holder_of { "AS", "KS", "QS" }
    ]], "round = { first = player },")
    assert.equal(3, m:view(1).first)
    each_world(m, function(hands)
      assert.equal(1, count(hands[3], "KS"))
      for player = 1, 4 do assert.equal(0, count(hands[player], "AS")) end
    end)
  end)

  it("shows the card for a reason", function()
    local m = told 'self:holder_of("KS", "who holds it begins")'
    local entry = m:story(1)[#m:story(1)]
    assert.same({ what = "shown", player = 3, cards = "KS",
      reason = "who holds it begins" }, entry)
  end)
end)


describe("a choice that tells", function()
  teardown(helper.clean)

  local ASK = [[
    self.said = self:choose(2, "which?", { "sevens", "kings", "none" }, {
      holds = { sevens = "7C 7D 7H 7S", kings = { 2, "KC KD KH KS" } },
      says = "you lack {cards}" })
  ]]

  it("can be made only with the cards", function()
    local m = told(ASK, "round = { said = text },")
    assert.same({ "sevens", "none" }, m:moves())
    assert.same({ false, "you lack KC KD KH KS", "holds_few" },
      { m:allows "kings" })
    m:play "sevens"
    assert.equal("sevens", m:view(1).said)
    each_world(m, function(hands)
      assert.is_true(count(hands[2], "7H 7S") >= 1)
    end)
  end)

  it("may have a refusal for each text", function()
    local m = told((ASK:gsub('"you lack {cards}"',
      '{ kings = "two kings of {cards}, at least" }')),
      "round = { said = text },")
    assert.same({ false, "two kings of KC KD KH KS, at least", "holds_few" },
      { m:allows "kings" })
    assert.matches("says: a text expected",
      helper.wrong((ASK:gsub('"you lack {cards}"', "{ kings = true }"))))
  end)

  it("tells nothing where nothing is said of it", function()
    local m = told(ASK, "round = { said = text },")
    m:play "none"
    local with = 0
    each_world(m, function(hands)
      with = with + (count(hands[2], "7H 7S") > 0 and 1 or 0)
    end)
    assert.is_true(with < 50)
  end)

  it("may stand in a list of the list, or be a number", function()
    local m = told([[
      self.said = self:choose(2, "which?",
        { false, { "kings", "sevens" }, 8, "none" }, { holds = {
          sevens = "7C 7D 7H 7S", kings = "KC KD KH KS", ["8"] = "8C 8S" } })
    ]], "round = { said = text },")
    assert.same({ "sevens", "8", "none" }, m:moves())
    assert.same({ false, "you hold none of KC KD KH KS", "holds_none" },
      { m:allows "kings" })
    assert.equal("8", m:play("8"):view(1).said)
    each_world(m, function(hands)
      assert.is_true(count(hands[2], "8C 8S") >= 1)
    end)
  end)

  it("is none where the hand allows nothing, or something is no text",
    function()
      local ask = 'self:choose(2, "which?", { "kings"%s }, %s)'
      local holds = '{ holds = { kings = "KC" } }'
      assert.matches("'choose' %(a list of at least one choice expected%)",
        helper.wrong(ask:format("", holds)))
      for _, telling in ipairs { "nil", holds, "{ sealed = true }" } do
        assert.matches("bad argument #3 to 'choose' %(choices must be texts%)",
          helper.wrong(ask:format(", true", telling)))
      end
    end)

  it("has sentences of its own", function()
    local m = told [[
      self:choose(4, "which?", { "sevens", "kings", "none", "pass" }, {
        holds = { sevens = "7C 7D 7H 7S", kings = { 2, "KC KD KH KS" } } })
      self:choose(4, "which?", { "a", "b" })]]
    assert.same({ false, "you hold none of 7C 7D 7H 7S", "holds_none" },
      { m:allows "sevens" })
    assert.same({ false, "you hold fewer than 2 of KC KD KH KS",
      "holds_few" }, { m:allows "kings" })
  end)
end)


describe("show_to", function()
  teardown(helper.clean)

  it("shows cards to one player", function()
    local m = told [[
      self:show_to(1, "6C KS", "a look", self:player(3))
      self:show_to(2, self:player(4))
    ]]
    local list = {}
    for player = 1, 4 do
      for _, entry in ipairs(m:story(player)) do
        if entry.what == "shown" then
          list[#list + 1] = (entry.cards or entry.n .. "") .. " "
            .. entry.player .. " " .. table.concat(entry.to, " ")
        end
      end
    end
    assert.same({ "6C KS 3 1", "4 4 2", "2 3 1", "2D 3D 4D QS 4 2",
      "6C KS 3 1", "4 4 2", "2 3 1", "2D 3D 4D QS 4 2" }, list)
    each_world(m, function(hands)
      assert.equal(2, count(hands[3], "6C KS"))
    end)
    assert.same({ ["hand 3"] = "6C KS" }, m:view(1).known)
    assert.same({ ["hand 4"] = "2D 3D 4D QS" }, m:view(2).known)
    assert.is_nil(m:view(3).known)
  end)

  it("needs cards that are there", function()
    assert.matches("'AS' is not in that pile", helper.wrong [[
      self:show_to(self:player(1), "AS", nil, self:player(2))]])
  end)
end)


describe("draw_unseen", function()
  teardown(helper.clean)

  local DRAW = [[
    self.said = self:draw_unseen(1, "which card?", self:player(2))
    self:draw_unseen(3, "which card?", self:player(1))
  ]]

  it("moves a card that only these two see", function()
    local m = told(DRAW, "round = { said = text },")
    assert.same({ "1", "2", "3", "4" }, m:moves())
    assert.is_false(m:allows "5")
    m:play "4"
    local card = m:view(1).said
    assert.equal(1, count("4C 5C 7H 8S", card))
    assert.equal(3, #require "tenace.words.all".split(m:hands()[2]))
    local seen = {}
    for player = 1, 4 do
      local entry
      for _, told_last in ipairs(m:story(player)) do
        entry = told_last.what == "given" and told_last or entry
      end
      assert.is_true(entry.drawn)
      seen[player] = entry.cards or false
    end
    assert.same({ card, card, false, false }, seen)
  end)

  it("takes a place that the player has named before", function()
    local m = told([[
      local _, place = self:ask(1, "which card?",
        { { "pull {place}", place = { "3", "4" } } })
      self.said = self:draw_unseen(1, tonumber(place), 2)
      self:ask_yes_no(3, "well?")
    ]], "round = { said = text },")
    assert.same({ "pull 3", "pull 4" }, m:moves())
    m:play "pull 4"
    local card = m:view(1).said
    assert.equal(1, count("4C 5C 7H 8S", card))
    assert.equal(1, count(m:hands()[1], card))
  end)

  it("knows no place that the hand has not", function()
    for _, place in ipairs { "0", "14", "1.5" } do
      assert.matches("bad argument #2 to 'draw_unseen' "
        .. "%(the pile has fewer cards%)", helper.wrong(([[
        self:deal_each(13)
        self:draw_unseen(1, %s, 2)]]):format(place)))
    end
  end)

  it("draws any of the cards, whatever the place", function()
    local drawn = {}
    for seed = 1, 40 do
      local m = helper.round("self:deal_each(4)\n" .. DRAW,
        "round = { said = text },", { seed = seed, deal = DEAL.deal })
      drawn[m:play("1"):view(1).said] = true
    end
    assert.same({ ["4C"] = true, ["5C"] = true, ["7H"] = true,
      ["8S"] = true }, drawn)
  end)

  it("can be undone, and is kept in a record", function()
    local m = told(DRAW, "round = { said = text },")
    m:play "2"
    local hands = m:hands()
    local again = require "tenace".replay(m:record())
    assert.same(hands, again:hands())
    m:undo():play "2"
    assert.same(hands, m:hands())
  end)

  it("is understood by bots", function()
    local m = told(DRAW .. DRAW:gsub("self.said = ", ""),
      "round = { said = text },")
    m:play("2"):play("1"):play("3"):play("2")
    m:choose "search:30"
    assert.equal(0, m.thought.dropped)
    assert.equal(30, m.thought.worlds)
  end)
end)


describe("a declaration that gives way", function()
  teardown(helper.clean)

  local DECLARE = [[
    self:declare(self:player(2), "what?", {
      { "low", "4C 5C", 1, "low" }, { "high", "7H 8S", 2, "high",
        unless = "low" }, { "both", "4C 8S" } })
  ]]

  it("cannot be said by who can say the other", function()
    local m = told(DECLARE)
    assert.same({ "continue", "low", "both" }, m:moves())
  end)

  it("tells that the other cannot be said", function()
    local m = helper.round("self:deal_each(4)\n" .. DECLARE, "", { seed = 1,
      deal = { hands = { "2C 3C 7C 7D", "4C 9S 7H 8S", "*", "*" } } })
    assert.same({ "continue", "high", "both" }, m:moves())
    m:play "high"
    each_world(m, function(hands)
      assert.equal(2, count(hands[2], "7H 8S"))
      assert.is_true(count(hands[2], "4C 5C") < 2)
    end)
    local events = require "tenace.core".events(m.core)
    local told_fewer = false
    for _, event in ipairs(events) do
      told_fewer = told_fewer or event.what == "holds_fewer"
    end
    assert.is_true(told_fewer)
  end)
end)
