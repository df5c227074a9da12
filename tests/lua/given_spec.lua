-- The words that are written in Lua check what a rules file gives them, as
-- those in C do: a seat is as good as a player, and what is neither is told by
-- the name of the word and the number of the argument.

local helper = require "game_helper"
local tenace = require "tenace"

local FACTS = [[
  piles = { open = "top" }, points = { A = 11 }, levels = { of = "1 2 3" },
  melds = { sets = "2 3 4 5 6 7 8 9 10 J Q K A" }, taking = { pile = "open" },
  announcements = { { "hot", "cold", played = 1 } },
  round = { found = text },
]]


--- The text that statements leave in the field `found`.
local function found(statements)
  return helper.round("self:deal_each(5)\n" .. statements, FACTS):view(1).found
end


--- The error of statements, without its place.
local function wrong(statements)
  return (helper.wrong(statements, FACTS)
    :gsub("^g%.lua:%d+: game 'G', step 'round': ", ""))
end


describe("a word in Lua", function()
  teardown(helper.clean)

  it("takes a seat for a player", function()
    assert.equal("1", found [[
      local best = self:best_of({ 1, 3 }, { { "AS KS", 1 } })
      self.found = best and tostring(best.number) or "1" ]])
    assert.equal("nil", found [[
      self.found = tostring(self:ask_sets(2, "four?", "four", {})) ]])
    assert.equal("0", found [[
      self:draw(self.open) self.found = "" .. #self:lay_open(4).left * 0 ]])
    assert.equal("2 -2", found [[
      self:form_parties { name = "a", others = "b", players = { 1, 2 } }
      self:score_parties(1, "x", 1, true)
      self.found = self:side(1).score .. " " .. self:side(3).score * 2 ]])
    assert.is_string(helper.round([[
      self.found = "a card"
      self:call_partner(1, "whom?", { ranks = "A", suits = "C" }) ]],
      FACTS):view(1).found)
  end)

  it("takes the number of a side, and a player for a side", function()
    assert.equal("3 2 true", found [[
      self:climb(2, 2, "x") self:climb(self:player(1), 1, "x")
      self.found = self:side(2).level .. " " .. self:side(1).level .. " "
        .. tostring(self:at_stop(2)) ]])
  end)

  for statements, message in pairs {
    ["self:climb(9, 1, 'x')"] = "bad argument #1 to 'climb' (no side 9 "
      .. "(there are 4))",
    ["self:climb(1, 'x', 'x')"] = "bad argument #2 to 'climb' (number "
      .. "expected, got string)",
    ["self:climb(1, 0/0, 'x')"] = "bad argument #2 to 'climb' (number has no "
      .. "integer representation)",
    ["self:climb(1, 1)"] = "bad argument #3 to 'climb' (string expected, got "
      .. "no value)",
    ["self:at_stop()"] = "bad argument #1 to 'at_stop' (side expected, got "
      .. "nil)",
    ["self:draw_for_partners 'x'"] = "two sides of two players each are "
      .. "needed",
    ["self:lay_open({})"] = "bad argument #1 to 'lay_open' (player expected, "
      .. "got table)",
    ["self:lay_open(1, 2)"] = "bad argument #2 to 'lay_open' (a list expected)",
    ["self:best_of({ 1, 99 }, {})"] = "bad argument #1 to 'best_of' (no player "
      .. "99 (there are 4))",
    ["self:best_of(1, {})"] = "bad argument #1 to 'best_of' (table expected, "
      .. "got number)",
    ["self:ask_sets(5, 'x', 'x', {})"] = "bad argument #1 to 'ask_sets' (no "
      .. "player 5 (there are 4))",
    ["self:call_partner(1, 'x')"] = "bad argument #3 to 'call_partner' (table "
      .. "expected, got no value)",
    ["self:call_partner(1, 'x', { suits = 'C' })"] = "bad argument #3 to "
      .. "'call_partner' (ranks: a text expected)",
    ["self:players_who(1)"] = "bad argument #1 to 'players_who' (function "
      .. "expected, got number)",
    ["self:only_best()"] = "bad argument #1 to 'only_best' (function expected, "
      .. "got no value)",
    ["self:collect(1, 'x', 'x')"] = "collect: the points are a whole number",
    ["self:count_announcements(1, {}, {})"] = "bad argument #2 to "
      .. "'count_announcements' (number expected, got no value)",
    ["self:form_parties { name = 'a', others = 'b', holds = 'AS' } "
      .. "self:score_parties(1, 'x')"] = "score_parties: 4 points cannot be "
      .. "divided among 0 players: name the declarer, who gets the rest",
    ["sets_of({ { 1, run = -1 } }, 'A K')"] = "bad argument #1 to 'sets_of' "
      .. "(a list of { points, run = n } or { points, same = ranks } expected)",
    ["sets_of({ { 1 } }, 'A K')"] = "bad argument #1 to 'sets_of' "
      .. "(a list of { points, run = n } or { points, same = ranks } expected)",
    ["sets_of({ 1 }, 'A K')"] = "bad argument #1 to 'sets_of' "
      .. "(a list of { points, run = n } or { points, same = ranks } expected)",
    ["sets_of({ { 1, run = 1 } }, { {} })"] = "bad argument #2 to 'sets_of' "
      .. "(a list of texts expected)",
  } do
    it("says what is wrong: " .. statements, function()
      assert.equal(message, wrong(statements))
    end)
  end

  it("counts nothing for a party without players", function()
    assert.equal("0", found [[
      self:form_parties { name = "a", others = "b", holds = "AS" }
      self:score_parties(0, "x") self.found = "" .. self:side(1).score ]])
  end)
end)


describe("a value in a table that a word is given", function()
  teardown(helper.clean)

  it("has no number below 1 as an argument", function()
    assert.equal("auction: no player 9 (there are 4)",
      wrong "self:auction { bids = { '1', '2' }, prompt = 'x', first = 9 }")
    assert.equal("play_turns: number has no integer representation",
      wrong "self:draw(self.open) self:play_turns { knock = 0/0 }")
    assert.equal("usual_over: number has no integer representation",
      wrong "base.over(self, { target = 0/0 })")
  end)

  it("is told without an address", function()
    assert.equal("count_lines: line table is not { points, \"reason\" }, with "
      .. "a whole number of points", wrong "count_lines { [{}] = 1 }")
    assert.equal("bad argument #1 to 'count_lines' (more than a million "
      .. "points)", wrong "count_lines { { 46, 'a' }, { 1 << 62, 'b' } }")
    assert.equal("the lowest bid 'table' is not among the bids",
      wrong "self:auction { bids = { '1' }, prompt = 'x', lowest = {} }")
    assert.equal("userdata", found [[
      local next = words(self)
      self.found = next() ]])
  end)
end)


it("takes a seat in a game with a wide deck, too", function()
  local text = helper.text("", "function g:round()\n"
    .. "self:form_parties { name = 'a', others = 'b', players = { 1, 2 } }\n"
    .. "self:score_parties(1, 'x', 1) self:ask_yes_no(1, 'go on?') end")
  for _, deck in ipairs { "french(52)", "tarot(78)" } do
    local path = helper.file((text:gsub("french%(52%)", deck)))
    assert.equal(1, tenace.new(path, { seed = 1 }):scores()[1])
  end
  helper.clean()
end)
