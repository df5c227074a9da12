-- The words that steps use, in small games: what they do, and what they say
-- when they are used wrongly.

local core = require "tenace.core"
local helper = require "game_helper"

local round, wrong = helper.round, helper.wrong

--- How many words a text has.
local function count(text)
  return select(2, text:gsub("%S+", ""))
end

local open = 'piles = { kitty = "all", skat = "none" },'

describe("words for dealing", function()
  teardown(helper.clean)

  it("deal one at a time or in packets, from the dealer's left", function()
    local top = {}
    local m = round("self:draw(self.kitty, 8)", open)
    for card in m:view(1).kitty:gmatch "%S+" do top[#top + 1] = card end
    local dealer = m:view(1).dealer
    local function dealt(packets, player)
      local hand = round("self:deal_each(" .. packets .. ")"):hands()[player]
      return helper.sorted(hand)
    end
    local first = dealer % 4 + 1
    assert.equal(helper.sorted(top[1] .. " " .. top[5]), dealt("2", first))
    assert.equal(helper.sorted(top[4] .. " " .. top[8]), dealt("2", dealer))
    assert.equal(helper.sorted(top[1] .. " " .. top[2]), dealt("2, 2", first))
    assert.equal(helper.sorted(top[7] .. " " .. top[8]), dealt("2, 2", dealer))
    m = round("self:deal_each(3, 2)")
    assert.same({ 3, 3, 3, 3 }, m:view(1).counts)
    m = round("self:deal_each(5) self:deal_each(8)")
    assert.same({ 13, 13, 13, 13 }, m:view(1).counts)
  end)

  it("draw, move, show", function()
    local m = round([[
self:deal_each(1)
local three = self:draw(self.kitty, 3)
self:move(self:draw(self:player(2)), self:player(2), self.kitty)
self:move(self.kitty, self.kitty, self.skat)
self:move(three, self.skat, self:player(1))
self:show(self:player(1), "look")
self:show(self.skat:top())]], open)
    assert.same({ 4, 1, 1, 1 }, m:view(1).counts)
    assert.equal("", m:view(1).kitty)
    assert.equal(1, m:view(1).skat)
    assert.equal(52 - 8, m:view(1).stock)
    local shown = m:view(2).shown
    assert.equal(m:hands()[1], shown["hand 1"])
    assert.equal(1, count(shown.skat))
  end)

  it("know the last card dealt", function()
    local m = round("self:deal_each(13) self:show_last_dealt 'last'")
    local view = m:view(1)
    assert.equal(1, count(view.shown["hand " .. view.dealer]))
    assert.equal("g.lua:6: game 'G', step 'round': no card has been dealt in "
      .. "this round", wrong "self:show_last_dealt()")
  end)

  it("make a new stock out of a pile, except its top card", function()
    local m = round([[
self:draw(self.kitty, 49)
for _ = 1, 3 do self:draw(self:player(1)) end
self:turn_over(self.kitty)
self:draw(self:player(2), 2)]], open)
    local drawn = {}
    for card in m:hands()[2]:gmatch "%S+" do drawn[card] = true end
    assert.equal(46, m:view(1).stock)
    assert.equal(1, count(m:view(1).kitty))
    local other = round([[
self:draw(self.kitty, 2)
self:score(1, #self.kitty, "cards")]], open)
    for card in other:view(1).kitty:gmatch "%S+" do
      assert.is_true(drawn[card])
    end
    assert.equal(52, round("self:turn_over(self.kitty)", open):view(1).stock)
    assert.equal(51, round([[
self:draw(self.kitty)
self:turn_over(self.kitty)]], open):view(1).stock)
  end)

  it("let players sit out", function()
    local m = round([[
self:sit_out(2)
self:deal_each(4)
local seats = ""
for player in self:each_player() do seats = seats .. player.number end
self:score(1, tonumber(seats), "seats")
seats = ""
for player in self:each_player(2) do seats = seats .. player.number end
self:score(2, tonumber(seats), "seats")
self:play_tricks { leader = 1 }]])
    assert.same({ 4, 0, 4, 4 }, m:view(1).counts)
    assert.same({ 134, 341, 0, 0 }, m:scores())
    local seats = {}
    for _ = 1, 12 do
      if #m:view(1).table == 0 and m:view(1).last then break end
      seats[#seats + 1] = m:turn()
      m:play(m:moves()[1])
    end
    assert.same({ 1, 3, 4 }, seats)
  end)

  it("draw lots, the same for the same seed", function()
    local text = "for _ = 1, 5 do self:score(1, self:random(9), 'lot') end"
    local list = {}
    for seed = 1, 3 do
      local m = round(text, "", { seed = seed })
      local again = round(text, "", { seed = seed })
      assert.same(m:scores(), again:scores())
      list[m:scores()[1]] = true
    end
    assert.is_not_nil(next(list, (next(list))))
    local m = round("self:score(1, self:random(1), 'one')")
    assert.equal(1, m:scores()[1])
  end)

  it("say what is wrong", function()
    local begin = "g.lua:6: game 'G', step 'round': "
    for text, message in pairs {
      ["self:deal_each(0)"] =
        "bad argument #1 to 'deal_each' (1 card at least)",
      ["self:deal_each(14)"] =
        "bad argument #1 to 'deal_each' (the stock has only 52 cards)",
      ["self:deal_each()"] = "bad argument #1 to 'deal_each' (number expected,"
        .. " got no value)",
      ["self:deal_each(1.5)"] = "bad argument #1 to 'deal_each' (number has no"
        .. " integer representation)",
      ["self:deal_each(3, 4)"] =
        "bad argument #2 to 'deal_each' (a packet of 1 to n cards)",
      ["self.deal_each(13)"] =
        "'deal_each' needs a colon before it: self:deal_each(…)",
      ["self:turn_over(self:player(1))"] =
        "bad argument #1 to 'turn_over' (a hand has no top)",
      ["self:draw('kitty')"] = "bad argument #1 to 'draw' (pile or player "
        .. "expected, got string)",
      ["self:draw(self.kitty, 53)"] =
        "bad argument #2 to 'draw' (the stock has fewer cards)",
      ["self:draw(self.kitty, -1)"] =
        "bad argument #2 to 'draw' (the stock has fewer cards)",
      ["self:move('2C', self.kitty, self.skat)"] =
        "bad argument #1 to 'move' ('2C' is not in that pile)",
      ["self:move('1Z', self.kitty, self.skat)"] =
        "bad argument #1 to 'move' (no such card '1Z')",
      ["self:move(7, self.kitty, self.skat)"] =
        "bad argument #1 to 'move' (cards expected, got number)",
      ["self:move('2C', self.stock)"] =
        "bad argument #3 to 'move' (pile or player expected, got no value)",
      ["self:move('2C 2C', self.stock, self.kitty)"] =
        "bad argument #1 to 'move' (more '2C' than there are)",
      ["self:show('1Z', 'x')"] =
        "bad argument #1 to 'show' (no such card '1Z')",
      ["self:show()"] = "bad argument #1 to 'show' (cards expected, got no "
        .. "value)",
      ["self:sit_out(5)"] =
        "bad argument #1 to 'sit_out' (no player 5 (there are 4))",
      ["self:sit_out('x')"] =
        "bad argument #1 to 'sit_out' (player expected, got string)",
      ["self:random(0)"] = "bad argument #1 to 'random' (1 at least)",
      ["local n = #self.hand"] = "a match has no 'hand', each player has one; "
        .. "and a step that gets a player is written with a colon, function "
        .. "game:after_trick(winner)",
      ["self:deal_ech()"] = "a match has no 'deal_ech', did you mean "
        .. "'deal_each'?",
    } do
      assert.equal(begin .. message, wrong(text, open, { seed = 1,
        traced = true }))
    end
  end)
end)


describe("words for players and sides", function()
  teardown(helper.clean)

  --- What an expression is in a round, as text.
  local function value(expression, facts)
    local m = round("self.told = tostring(" .. expression .. ")",
      'round = { told = text },' .. (facts or 'sides = "partners",'))
    return m:view(1).told
  end

  it("name the neighbours", function()
    for expression, seat in pairs {
      ["self:left_of(1)"] = 2, ["self:left_of(4)"] = 1,
      ["self:right_of(1)"] = 4, ["self:left_of(1, 3)"] = 4,
      ["self:next_in_turn(4)"] = 1, ["self:partner_of(1)"] = 3,
      ["self:left_of(self:player(2))"] = 3, ["self:right_of(2, 5)"] = 1,
    } do
      assert.equal("player " .. seat, value(expression))
    end
    local anti = 'turn = "anticlockwise",'
    for expression, seat in pairs {
      ["self:left_of(1)"] = 2, ["self:right_of(1)"] = 4,
      ["self:next_in_turn(1)"] = 4, ["self:next_in_turn(1, 2)"] = 3,
    } do
      assert.equal("player " .. seat, value(expression, anti))
    end
    assert.equal("nil", value("self:partner_of(1)", "turn = 'clockwise',"))
  end)

  it("play anticlockwise where the game does", function()
    local m = round("self:deal_each(3) self:play_tricks { leader = 1 }",
      'turn = "anticlockwise",')
    local seats = {}
    for n = 1, 4 do
      seats[n] = m:turn()
      m:play(m:moves()[1])
    end
    assert.same({ 1, 4, 3, 2 }, seats)
    m = helper.match('turn = "anticlockwise",', [[
function g:round() self:ask_yes_no(self.dealer, "on?") end]])
    seats = {}
    for n = 1, 5 do
      seats[n] = m:turn()
      m:play "no"
    end
    for n = 2, 5 do assert.equal((seats[n - 1] + 2) % 4 + 1, seats[n]) end
  end)

  it("know the cards that a side holds", function()
    local m = round([[
self:deal_each(1)
self.told = tostring(self:side(1).in_hand) .. ", " .. #self:side(2).in_hand
self:score(2, lines { { 3, "three" }, { false, "none" }, { -1, "one" } })
]], 'sides = "partners", round = { told = text },',
      { seed = 1, deal = { hands = { "2C", "3C", "KH", "*" } } })
    assert.equal("2C KH, 2", m:view(1).told)
    assert.same({ 0, 2 }, m:scores())
    assert.equal(2, #m:score_sheet())
  end)

  it("go through players and sides", function()
    local text = [[(function()
  local s = ""
  for side in self:each_side() do
    s = s .. side.number .. "(" .. #side.players .. ")"
    for _, player in ipairs(side.players) do s = s .. player.number end
  end
  for player in self:each_player(3) do
    s = s .. " " .. player.number .. player.side.number
  end
  return s
end)()]]
    assert.equal("1(2)132(2)24 31 42 11 22", value(text))
    assert.equal("1(1)12(1)23(1)34(1)4 33 44 11 22",
      value(text, "turn = 'clockwise',"))
    assert.equal("side 2", value("self:side(self:player(4))"))
    assert.equal("side 2", value("self:side(2)"))
    assert.equal("true", value("self:player(1) == self:player(1)"))
    assert.equal("true", value("self:player(1).side == self:player(3).side"))
    assert.equal("0 0 0 player 1", value("self:side(1).score .. ' ' .. "
      .. "self:side(1).tricks .. ' ' .. #self:side(1).won .. ' ' .. "
      .. "tostring(self:player(1))"))
  end)

  it("say what is wrong", function()
    local begin = "g.lua:6: game 'G', step 'round': "
    for text, message in pairs {
      ["self:left_of()"] =
        "bad argument #1 to 'left_of' (player expected, got no value)",
      ["self:left_of(0)"] =
        "bad argument #1 to 'left_of' (no player 0 (there are 4))",
      ["self:right_of(1, -1)"] =
        "bad argument #2 to 'right_of' (a small number expected)",
      ["self:next_in_turn(self.stock)"] =
        "bad argument #1 to 'next_in_turn' (player expected, got tenace.pile)",
      ["self:partner_of(9)"] =
        "bad argument #1 to 'partner_of' (no player 9 (there are 4))",
      ["self:player('1')"] =
        "bad argument #1 to 'player' (player expected, got string)",
      ["self:side(5)"] =
        "bad argument #1 to 'side' (no side 5 (there are 4))",
      ["self:each_player(7)"] =
        "bad argument #1 to 'each_player' (no player 7 (there are 4))",
      ["self:score(1, 2.5, 'x')"] = "bad argument #2 to 'score' (points are "
        .. "whole numbers (a // b divides without rest))",
      ["self:score(1, 120/60, 'x')"] = "bad argument #2 to 'score' (points "
        .. "are whole numbers (a // b divides without rest))",
      ["self:score(1, 'many', 'x')"] = "bad argument #2 to 'score' (a whole "
        .. "number of points expected)",
      ["self:score(1, 5)"] =
        "bad argument #3 to 'score' (string expected, got no value)",
      ["self:score(9, 5, 'x')"] =
        "bad argument #1 to 'score' (no side 9 (there are 4))",
      ["self:score(1, 9000000, 'x')"] =
        "bad argument #2 to 'score' (more than a million points)",
      ["local x = self:player(1).hnd"] = "a player has no 'hnd', only number, "
        .. "side, party, hand, tricks and held()",
      ["local x = self:side(1).hnd"] = "a side has no 'hnd', only number, "
        .. "players, tricks, count, score, won, in_hand and melds",
      ["local x = self:side(1).melds"] = "the game has no fact 'melds', "
        .. "which 'side.melds' needs",
      ["self:player(1).hand = 3"] =
        "a player has no field 'hand' that can be set",
    } do
      assert.equal(begin .. message, wrong(text))
    end
  end)

  it("keep the parts of matches apart", function()
    local m = helper.match("", "function g:round() self:ask_yes_no(1, 'x') end")
    local first = core.player(m.core, 1)
    local self = m:copy().core
    assert.equal("bad argument #2 to '?' (it belongs to another match)",
      helper.error(self.left_of, self, first))
  end)
end)


describe("words for piles and cards", function()
  teardown(helper.clean)

  --- The value of an expression in a round where player 1 holds these cards.
  local function value(expression)
    local m = round("self:deal_each(5) self:draw(self.kitty, 2)\n"
      .. "self.told = tostring(" .. expression .. ")",
      "round = { told = text, trump = suit }," .. open, { seed = 1,
        deal = { hands = { "2C 10C AH KH 2S" }, kitty = "QD 3S" } })
    return m:view(1).told
  end

  it("look into piles", function()
    local hand = "self:player(1).hand"
    for expression, text in pairs {
      [hand] = "2C 10C KH AH 2S", ["#" .. hand] = "5",
      [hand .. ":has 'KH'"] = "1", [hand .. ":has 'KC'"] = "nil",
      [hand .. ":of_suit 'C'"] = "2C 10C",
      ["#" .. hand .. ":of_suit 'H'"] = "2",
      [hand .. ":cards():of_rank '2'"] = "2C 2S",
      [hand .. ":cards():of_rank { 'K', '2' }"] = "2C KH 2S",
      ["#" .. hand .. ":cards():of_rank {}"] = "0",
      [hand .. ":cards():of_suit 'H'"] = "KH AH",
      [hand .. ":cards():without '2C KH QD'"] = "10C AH 2S",
      [hand .. ":cards():list()[2]"] = "10C",
      [hand .. ":cards():has '2C'"] = "1",
      [hand .. ":cards() == " .. hand .. ":cards()"] = "true",
      ["self.kitty"] = "QD 3S", ["self.kitty:top()"] = "3S",
      ["self.skat:top()"] = "nil", ["#self.stock"] = "30",
      ["self:player(1):held()"] = "2C 10C KH AH 2S",
      ["suit '10C' .. rank '10C'"] = "C10", ["suit 'BJ'"] = "nil",
      ["suit 'W4'"] = "nil", ["rank 'W'"] = "joker",
      ["rank 'BJ'"] = "joker", ["#split 'a b c'"] = "3",
      ["cycle('a b none', 5)"] = "b", ["cycle('a b none', 3)"] = "nil",
      ["place('a b c', 'c')"] = "3",
      ["copies(2, 'LJ 2C')"] = "LJ LJ 2C 2C",
      ["copies(3, { '2C', '2D' })[2]"] = "2D 2D 2D",
      ["among('b', 'a b')"] = "true", ["among('b', 'a bb')"] = "false",
      ["among('a b', { 'c', 'a b' })"] = "true",
      ["among(nil, 'a')"] = "false", ["among(10, { 0, 10 })"] = "true",
      ["#lines { false, { 0, 'a' }, nil, { false, 'b' }, { 2, 'c' } }"] = "1",
      ["count_lines { { 2, 'c' }, { nil, 'b' }, { -3, 'a' } }"] = "-1",
      ["select(2, count_lines { { 2, 'c' }, { -3, 'a' } })"] = "c 2, a -3",
    } do
      assert.equal(text, value(expression))
    end
  end)

  it("say what is wrong", function()
    local begin = "g.lua:6: game 'G', step 'round': "
    for text, message in pairs {
      ["self:player(1).hand:top()"] =
        "calling 'top' on bad self (a hand has no top card)",
      ["self.kitty:has '1Z'"] = "bad argument #1 to 'has' (no such card '1Z')",
      ["self.kitty:of_suit 'X'"] =
        "bad argument #1 to 'of_suit' (no such suit 'X')",
      ["self.kitty:cards():of_suit 'spades'"] =
        "bad argument #1 to 'of_suit' (no such suit 'spades')",
      ["self.kitty:cards():of_rank '1'"] =
        "bad argument #1 to 'of_rank' (no such rank '1')",
      ["self.kitty:cards():of_rank { '2', '1' }"] =
        "bad argument #1 to 'of_rank' (no such rank '1')",
      ["self.kitty:cards():without {}:lst()"] =
        "cards: there is no 'lst', only has, list, of_rank, of_suit, ranks, "
        .. "tagged, with, without",
      ["self.kity:top()"] = "a match has no 'kity', did you mean 'kitty'?",
      ["self.kitty = nil"] =
        "'kitty' is not declared in round or keeps",
      ["suit 'C'"] = "bad argument #1 to 'suit' (a card expected)",
      ["rank()"] =
        "bad argument #1 to 'rank' (string expected, got no value)",
      ["cycle('a b', 0)"] = "cycle counts from 1",
      ["cycle('', 1)"] = "cycle: the text has no words",
      ["self:show(-1)"] =
        "bad argument #1 to 'show' (cards expected, got number)",
      ["self:show('AS', {})"] =
        "bad argument #2 to 'show' (a text, or a sentence "
          .. "{ \"…\", name = value } expected)",
      ["copies(0, 'LJ')"] = "copies: a whole number from 1 to 64 expected",
      ["copies(2, 2)"] =
        "copies: words of a text or a list expected, not a number",
      ["place('a b', 'c')"] = "place: 'c' is not on the ladder",
      ["among('a', 7)"] =
        "among: words of a text or a list expected, not a number",
      ["among('a', 'b', 'c')"] =
        'among: one text or list of words expected: among(x, "a b")',
      ["lines 'a'"] =
        "lines: words of a text or a list expected, not a string",
      ["lines { { 1, 'a' }, { 1.5, 'a' } }"] = "lines: line 2 is not "
        .. '{ points, "reason" }, with a whole number of points',
      ["lines { [3] = { 1 } }"] = "lines: line 3 is not "
        .. '{ points, "reason" }, with a whole number of points',
      ["count_lines { { true, 'a' } }"] = "count_lines: line 1 is not "
        .. '{ points, "reason" }, with a whole number of points',
      ["self:score(1, { sum = 3 })"] = "score: line sum is not "
        .. '{ points, "reason" }, with a whole number of points',
      ["self:score(9, lines { { 1, 'a' } })"] =
        "bad argument #1 to 'score' (no side 9 (there are 4))",
      ["self:score(1, lines { { 10000000, 'a' } })"] =
        "bad argument #2 to 'score' (more than a million points)",
      ["self:auction { bids = { '1', '2' }, prompt = '?', over = false }"] =
        "bad argument #1 to 'auction' (over: a text expected)",
      ["self:draw_each { cards = 1, ladder = {}, prompt = '?', over = {} }"] =
        "bad argument #1 to 'draw_each' (over: a text expected)",
      ["self:auction { holder = 2, hold = {}, bids = '1' }"] =
        "bad argument #1 to 'auction' (hold: a text expected)",
      ["self:deal_each(1) self:begin_trick(1) self:let_play(1) "
        .. "self:play_tricks()"] = "a trick has been begun and is not over: "
        .. "'end_trick' ends it when all have played",
    } do
      assert.equal(begin .. message, wrong(text, open))
    end
  end)

  it("have piles for each side and player", function()
    local m = round([[
self:draw(self:side(2).melds, 3)
self:draw(self:player(3).own, 2)
self:score(1, #self:side(2).melds * 10 + #self:player(3).own, "n")]],
      'sides = "partners", piles = { melds = { sees = "all", each = "side" },'
      .. 'own = { sees = "owner", each = "player" } },')
    assert.equal(32, m:scores()[1])
    assert.equal(3, count(m:view(1).melds[2]))
    assert.equal(2, count(m:view(3).own[3]))
  end)
end)


describe("declared fields", function()
  teardown(helper.clean)

  local fields = [[round = { trump = suit, who = player, won = side,
    said = text, n = number, on = flag, one = card, several = cards,
    kind = choice { "a", "b", "which" },
    few = number { 1, from = 1, to = 3, "a few" } },
    keeps = { level = { 2, 2 }, total = 0, done = false, name = "x" },]]

  it("take values of their kind", function()
    local m = round([[
self.trump, self.who, self.won = "H", self:player(2), self:side(1)
self.said = "x"
self.n, self.on, self.one, self.several = 3, true, "2c", "2C td"
self.kind = "b"
self.level = { 3, self.level[2] }
self.total = self.total + 1
self.trump = nil]], fields)
    local view = m:view(1)
    assert.same({ nil, 2, 1, "x", 3, true, "2C", "2C 10D", "b", 1, false },
      { view.trump, view.who, view.won, view.said, view.n, view.on, view.one,
        view.several, view.kind, view.total, view.done })
    assert.equal(3, view.level[1])
  end)

  it("are empty again in the next round, or are kept", function()
    local m = round([[
self:score(1, self.n or 100, "n before")
self:score(2, self.total, "total before")
self.n, self.total = 1, self.total + 1]], fields)
    m:play("no"):play("no")
    assert.same({ 300, 3, 0, 0 }, m:scores())
  end)

  it("take no other values, and no others exist", function()
    local begin = "g.lua:10: game 'G', step 'round': "
    for text, message in pairs {
      ["self.trump = 'X'"] = "'trump' is declared as a suit, it cannot be X",
      ["self.trump = 'hearts'"] =
        "'trump' is declared as a suit, it cannot be hearts",
      ["self.trump = {}"] =
        "'trump' is declared as a suit, it cannot be a table",
      ["self.trump = print"] = "no such name 'print'",
      ["self.n = 1.5"] = "'n' is declared as a number, it cannot be 1.5",
      ["self.on = 1"] = "'on' is declared as a flag, it cannot be 1",
      ["self.who = 2"] = "'who' is declared as a player, it cannot be 2",
      ["self.who = self.stock"] = "'who' is declared as a player, it cannot "
        .. "be a pile",
      ["self.won = self:player(1)"] =
        "'won' is declared as a side, it cannot be player 1",
      ["self.said = 5"] = "'said' is declared as text, it cannot be 5",
      ["self.level = 5"] = "'level' is declared as a list, it cannot be 5",
      ["self.level[1] = 5"] = "item 1 of this list cannot be set: set the "
        .. "field to a new list; what each player or side has is set as "
        .. "player.NAME or side.NAME",
      ["self.truump = 'H'"] = "'truump' is not declared in round or keeps, "
        .. "did you mean 'trump'?",
      ["local x = self.truump"] =
        "a match has no 'truump', did you mean 'trump'?",
      ["self.dealer = self:player(1)"] =
        "'dealer' is not declared in round or keeps",
      ["self.round = 1"] = "'round' is not declared in round or keeps, "
        .. "did you mean 'round_number'?",
      ["self:score(1, self.option.bonuss, 'b')"] =
        "no such option 'bonuss'",
      ["self.option.n = 1"] = "'n' cannot be set: this is read only",
      ["self.one = '1Z'"] = "'one' is declared as a card, it cannot be 1Z",
      ["self.one = '2C 3C'"] = "'one' is declared as a card, it cannot be "
        .. "2C 3C",
      ["self.several = '2C 1Z'"] =
        "'several' is declared as cards, it cannot be 2C 1Z",
      ["self.kind = 'c'"] = "field 'kind' must be 'a' or 'b', not 'c'",
      ["self.few = 4"] =
        "field 'few' must be a number from 1 to 3, not '4'",
      ["self.level = { self.stock }"] = "'level': only text, numbers, true, "
        .. "false and tables of them fit here",
    } do
      local found = wrong(text, fields)
      assert.equal(begin .. message,
        (found:gsub(", did you mean 'pairs'.*", "")))
    end
  end)
end)
