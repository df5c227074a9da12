-- Games that ask: every kind of question, tricks by hand, a game's own
-- obligations, steps that the engine calls, and what these may not do.

local core = require "tenace.core"
local helper = require "game_helper"

local round, wrong, match = helper.round, helper.wrong, helper.match
local open = 'piles = { kitty = "all", skat = "none" },'

--- The question that a match waits for.
local function asked(m)
  local player, question = m:turn()
  question.player = player
  return question
end

describe("questions", function()
  teardown(helper.clean)

  it("for yes or no refuse anything else, however long", function()
    for _, answer in ipairs { "abc", "xy", "yess" } do
      local m = round("")
      core.load_tape(m.core, string.char(128 + #answer) .. answer)
      local state, raised = core.resume(m.core)
      assert.same({ nil, "refused" }, { state, raised and raised.kind })
    end
  end)

  it("want one of a list", function()
    local m = round([[
local trump = self:choose(2, "which trump, {told}?", { "hearts", "4 low", 7 })
self.told = trump]], "keeps = { told = 'x' },")
    assert.same({ player = 2, kind = "choice", prompt = "which trump, x?" },
      asked(m))
    assert.same({ "hearts", "4 low", "7" }, m:moves())
    assert.same({ false, "the answer is one of these: hearts, 4 low, 7" },
      { m:allows "spades" })
    assert.equal("4 low", m:play(" 4  LOW"):view(1).told)
    assert.equal("7", m:undo():play(7):view(1).told)
  end)

  it("show a few answers of many to who gives none of them", function()
    local m = round [[
local list = {}
for n = 1, 16 do list[n] = "bid " .. n end
self:choose(2, "what?", list)]]
    assert.same({ false,
      "the answer is one of 16, such as bid 1, bid 2, bid 3, bid 4, bid 5" },
      { m:allows "bid" })
  end)

  it("want a number in a range", function()
    local m = round("self:score(1, self:ask_number(3, 'how many?', -2, 3), "
      .. "'n')")
    assert.same({ player = 3, kind = "number", prompt = "how many?", min = -2,
      max = 3 }, asked(m))
    assert.same({ "-2", "-1", "0", "1", "2", "3" }, m:moves())
    for _, move in ipairs { "4", "-3", "1.5", "x", "" } do
      assert.same({ false, "the answer is a number from -2 to 3" },
        { m:allows(move) })
    end
    assert.equal(-2, m:play("-2"):scores()[1])
    m = round("self:ask_number(1, 'how many?', 0, 5000)")
    assert.same({ nil, 5001 }, { m:moves() })
    assert.is_true(m:allows "4999")
  end)

  it("want yes or no", function()
    local m = round("self:score(1, self:ask_yes_no(4, 'on?') and 1 or 2, 'x')")
    assert.same({ player = 4, kind = "yes_no", prompt = "on?" }, asked(m))
    assert.same({ "yes", "no" }, m:moves())
    assert.same({ false, "the answer is yes or no" }, { m:allows "maybe" })
    assert.equal(1, m:play("Y"):scores()[1])
    assert.equal(2, m:undo():play("no"):scores()[1])
  end)

  it("want cards of a pile, under a condition", function()
    local m = round([[
self:deal_each(4)
local one = self:player(1)
local cards = self:ask_cards(one, "which?", { 0, 2 }, one, function(some)
  if some:find "2C" then return false, "the 2C stays" end
  return not some:find "3C"
end)
self:move(cards, self:player(1), self.kitty)]],
      open .. "keeps = { told = 'x' },",
      { seed = 1, deal = { hands = { "2C 3C 4C 5C" } } })
    assert.same({ player = 1, kind = "cards", prompt = "which?", from = "hand",
      min = 0, max = 2 }, asked(m))
    local function unlocked() m.core.told = "x" end
    assert.same({ "none", "4C", "5C", "4C 5C" }, m:moves())
    assert.has_no.errors(unlocked)
    assert.same({ false, "the 2C stays" }, { m:allows "2c" })
    assert.has_no.errors(unlocked)
    assert.same({ false, "these cards may not be chosen together" },
      { m:allows "3C" })
    assert.same({ false, "the number of cards must be 0 to 2, not 3" },
      { m:allows "3C 4C 5C" })
    assert.same({ false, "6C is not among the cards to choose from" },
      { m:allows "4C 6C" })
    assert.same({ false, "there is no other 4C to choose" },
      { m:allows "4C 4C" })
    assert.equal("5C 4C", m:play("5C 4C"):view(2).kitty)
    assert.equal("", m:undo():play("none"):view(2).kitty)
  end)

  it("want cards to put away", function()
    local m = round([[
self:deal_each(10)
local cards = self:put_away(1, "two cards?", 2, self.skat)
self:score(1, #split(cards), "away")]], open,
      { seed = 1, deal = { hands = { "2C 3C 4C 5C 6C 7C 8C 9C 10C JC" } } })
    assert.same({ player = 1, kind = "cards", prompt = "two cards?",
      from = "hand", min = 2, max = 2, n = 2 }, asked(m))
    assert.equal(45, #m:moves())
    assert.same({ false, "the number of cards must be 2, not 1" },
      { m:allows "2C" })
    m:play "jc 2c"
    assert.equal(2, m:scores()[1])
    assert.equal("3C 4C 5C 6C 7C 8C 9C 10C", m:hands()[1])
    assert.equal(2, m:view(2).skat)
  end)

  it("have their answers counted if there are too many to list", function()
    local m = round("self:deal_each(13) "
      .. "self:ask_cards(1, 'which?', 6, self:player(1))")
    local none, n = m:moves()
    assert.is_nil(none)
    assert.equal(1716, n)
  end)

  it("with only one answer go to the record, not to the player", function()
    local m = round([[
self:deal_each(1)
self:choose(1, "?", { "only" })
self:ask_number(1, "?", 3, 3)
self:put_away(1, "?", 1, self.skat)]], open)
    assert.equal(3, m:decisions())
    assert.equal("yes_no", asked(m).kind)
    local record = m:record()
    assert.is_truthy(record:find "\n1= only ")
    assert.is_truthy(record:find "\n1= 3 ")
    assert.equal(record, require "tenace".replay(record):record())
    assert.equal(3, m:play("no"):undo():decisions())
  end)

  it("get their answers from bots without a call", function()
    local m = match("options = { rounds = number { 5, from = 1, to = 9, "
      .. '"rounds" } },' .. open, [[
function g:round()
  self:deal_each(5)
  self:score(self:choose(1, "?", { "1", "2" }) == "1" and 1 or 2, 1, "chosen")
  self:score(1, self:ask_number(2, "?", 0, 3), "said")
  if self:ask_yes_no(3, "?") then self:score(3, 1, "yes") end
  self:put_away(4, "?", { 1, 3 }, self.skat)
  local some = self:ask_cards(1, "?", 2, self:player(1), function(two)
    return suit(split(two)[1]) <= suit(split(two)[2])
  end)
  self:move(some, self:player(1), self.kitty)
end]])
    m:run "random"
    assert.is_true((m:over()))
    assert.equal(25, m:decisions())
    assert.equal(m:record(), require "tenace".replay(m:record()):record())
  end)

  it("say what is wrong", function()
    local begin = "g.lua:6: game 'G', step 'round': "
    for text, message in pairs {
      ["self:choose(1, '?', {})"] = "bad argument #3 to 'choose' (a list of at "
        .. "least one choice expected)",
      ["self:choose(1, '?', { {}, false })"] = "bad argument #3 to 'choose' (a "
        .. "list of at least one choice expected)",
      ["self:choose(1, '?', { { {} } })"] =
        "bad argument #3 to 'choose' (choices must be texts)",
      ["self:choose(1, '?')"] =
        "bad argument #3 to 'choose' (table expected, got no value)",
      ["self:choose(1)"] =
        "bad argument #2 to 'choose' (string expected, got no value)",
      ["self:choose(5, '?', { 'a' })"] =
        "bad argument #1 to 'choose' (no player 5 (there are 4))",
      ["self:ask_number(1, '?', 3, 2)"] =
        "bad argument #4 to 'ask_number' (from must not be above to)",
      ["self:ask_number(1, '?', 'a', 2)"] =
        "bad argument #3 to 'ask_number' (number expected, got string)",
      ["self:ask_yes_no(1)"] =
        "bad argument #2 to 'ask_yes_no' (string expected, got no value)",
      ["self:ask_cards(1, '?', 3, self:player(1))"] =
        "bad argument #3 to 'ask_cards' (the pile has fewer cards)",
      ["self:ask_cards(1, '?', { 2, 1 }, self.stock)"] =
        "bad argument #3 to 'ask_cards' (the pile has fewer cards)",
      ["self:ask_cards(1, '?', 1, self.stock, 'x')"] =
        "bad argument #5 to 'ask_cards' (function expected, got string)",
      ["self:ask_cards(1, '?', 1)"] = "bad argument #4 to 'ask_cards' (pile "
        .. "or player expected, got no value)",
      ["self:put_away(1, '?', 1, self.skat)"] =
        "bad argument #3 to 'put_away' (the pile has fewer cards)",
      ["self:put_away(1, '?', -1, self.skat)"] =
        "bad argument #3 to 'put_away' (the pile has fewer cards)",
      ["self:put_away(1, '?', 0)"] = "bad argument #4 to 'put_away' (pile or "
        .. "player expected, got no value)",
    } do
      assert.equal(begin .. message, wrong(text, open))
    end
  end)
end)


describe("tricks", function()
  teardown(helper.clean)

  local deal = { hands = { "2C 3C", "AC 2D", "KC 3D", "4C 5C" } }

  it("are played by hand, card by card", function()
    local m = round([[
self:deal_each(2)
self:begin_trick(2)
for player in self:each_player(2) do
  self:let_play(player)
  self.told = self.told .. " " .. self:trick() .. "/" .. (self:led() or "?")
end
local winner = self:end_trick()
self:score(winner, 1, self.told)
self.told = self:trick() .. tostring(self:led())]],
      "keeps = { told = '' }, obligations = { follow_suit },",
      { seed = 1, deal = deal })
    assert.same({ "AC", "2D" }, m:moves())
    m:play("2D"):play("4C"):play("2C")
    assert.same({ 0, 0, 1, 0 }, m:scores())
    assert.equal(" 2D/D 2D 3D/D 2D 3D 4C/D 2D 3D 4C 2C/D",
      m:score_sheet()[1].reason)
    assert.equal("nil", m:view(1).told)
  end)

  it("have a best card, in records", function()
    local m = helper.kept.match("round = { told = text },", [[
      function g:round()
        self:deal_each(2)
        self.told = tostring(self:best_card())
        self:begin_trick(1)
        for player in self:each_player(1) do
          self:let_play(player)
          self.told = self.told .. self:best_card()
        end
        self:end_trick()
      end
      function g:after_trick()
        local card, player = self:best_card()
        self.told = (self.told or "") .. card .. player.number
        self:ask_yes_no(1, "go on?")
      end]], { seed = 1, deal = deal })
    m:play("2C"):play("AC"):play("KC"):play("4C")
    assert.equal("nil2CACACACAC2", m:view(1).told)
  end)

  it("go on with the winner, and tell who won the last one", function()
    local m = round([[
self:deal_each(2)
local last = self:play_tricks { leader = 1 }
self:score(last, 1, "the last")]], "obligations = { follow_suit },",
      { seed = 1, deal = deal })
    m:play("2C"):play("4C")
    assert.equal(3, m:view(1).last.winner)
    assert.same({ 0, 0, 1, 0 }, m:scores())
  end)

  it("stop after the number of tricks that the rules want", function()
    local m = round("self:deal_each(5) self:play_tricks { leader = 1, "
      .. "tricks = 2 }")
    for _ = 1, 8 do m:play(m:moves()[1]) end
    assert.same({ 3, 3, 3, 3 }, m:view(1).counts)
    assert.equal("yes_no", asked(m).kind)
  end)

  it("end when after_trick says so, which may ask and score", function()
    local m = match("", [[
function g:round()
  self:deal_each(5)
  self:play_tricks { leader = 1 }
end
function g:after_trick(winner)
  self:score(winner, 1, "trick")
  return self:ask_yes_no(winner, "enough?")
end]])
    for _ = 1, 4 do m:play(m:moves()[1]) end
    assert.equal("enough?", asked(m).prompt)
    m:play "no"
    for _ = 1, 4 do m:play(m:moves()[1]) end
    m:play "yes"
    assert.equal(2, m:view(1).round)
    assert.same({ 5, 5, 5, 5 }, m:view(1).counts)
  end)

  it("show the trick that was won to after_trick, and to nobody later",
    function()
      local m = match("obligations = { follow_suit }, keeps = { told = '' },",
        [[
function g:round()
  self.told = self.told .. "(" .. self:trick() .. ")"
  self:deal_each(2)
  self:play_tricks { leader = 2 }
  self.told = self.told .. "(" .. self:trick() .. ")" .. (self:led() or "")
end
function g:after_trick()
  self.told = self.told .. self:led() .. ":" .. self:trick() .. "/"
  self:ask_yes_no(1, "on?")
  self.told = self.told .. #self:trick() .. "/"
end]], { seed = 1, deal = deal })
      m:play("2D"):play("4C"):play("2C"):undo(1):play("2C")
      m:play("yes"):play("yes")
      assert.equal("()D:2D 3D 4C 2C/11/C:KC 5C 3C AC/11/()()", m:view(1).told)
    end)

  it("say what is wrong", function()
    local begin = "g.lua:6: game 'G', step 'round': "
    for text, message in pairs {
      ["self:play_tricks { leader = 9 }"] = "no player 9 (there are 4)",
      ["self:play_tricks { leader = 1, tricks = 3 }"] =
        "more tricks than cards in hand",
      ["self:play_tricks(1)"] =
        "bad argument #1 to 'play_tricks' (table expected, got number)",
      ["self:begin_trick()"] =
        "bad argument #1 to 'begin_trick' (player expected, got no value)",
      ["self:let_play(1)"] = "no trick has been begun, or all have played to "
        .. "it",
      ["self:end_trick()"] = "not everyone has played to the trick",
      ["self:begin_trick(1) self:let_play(2)"] =
        "bad argument #1 to 'let_play' (it is another player's turn)",
      ["self:begin_trick(1) self:end_trick()"] =
        "not everyone has played to the trick",
    } do
      local found = wrong("self:deal_each(2) " .. text, "", { seed = 1,
        deal = deal })
      assert.equal(begin, found:sub(1, #begin))
      assert.is_truthy(found:find(message, 1, true))
    end
  end)
end)


describe("an obligation of a game's own", function()
  teardown(helper.clean)

  local function game(rule, more)
    return match('round = { trump = suit }, obligations = { follow_suit, '
      .. 'obligation "rule" {\n says = "you hold {cards}, so {trump} it is",\n'
      .. "function(self, hand)\n" .. rule .. "\nend } },", [[
function g:round()
  self:deal_each(3)
  self.trump = "H"
  self:play_tricks { leader = 1 }
end]] .. (more or ""), { seed = 1, deal = { hands = { "2C 3C 4C",
      "2H 3D 4D", "2D 5D 5H", "6C 7C 8C" } } })
  end

  it("names what must be played", function()
    local m = game 'if self:led() then return hand:of_suit "H" end'
    m:play "2C"
    assert.equal(4, (m:turn()))
    assert.equal("2H", m:view(1).table[2].cards)
    assert.equal("5H", m:view(1).table[3].cards)
  end)

  it("binds after those before it", function()
    local m = game 'if self:led() then return hand:of_suit "D" end'
    m:play "2C"
    assert.same({ "3D", "4D" }, m:moves())
    assert.same({ false, "you hold 3D 4D, so hearts it is", "rule" },
      { m:allows "2H" })
    m:play "3D"
    assert.same({ "2D", "5D" }, m:moves())
    m:play "5D"
    assert.same({ "6C", "7C", "8C" }, m:moves())
    assert.same({ false, "you do not hold 2C", "not_held" },
      { m:allows "2C" })
  end)

  it("may return a text, a list, cards or nothing", function()
    for _, answer in ipairs { '"3D 4D"', '{ "3D", "4D" }',
      'hand:cards():without "2H"', 'tostring(hand:of_suit "D")' } do
      local m = game("if self:led() then return " .. answer .. " end")
      assert.same({ "3D", "4D" }, m:play("2C"):moves())
    end
    local m = game "return nil"
    assert.same({ "3D", "4D", "2H" }, m:play("2C"):moves())
  end)

  it("may not change the match, nor ask", function()
    for text, word in pairs {
      ['self.trump = "D"'] = "trump =", ["self:deal_each(1)"] = "deal_each",
      ['self:score(1, 1, "x")'] = "score",
      ["self:shuffle_stock()"] = "shuffle_stock",
      ["self:draw(1)"] = "draw", ['self:move("2C", 1, 2)'] = "move",
      ['self:show("2C", "x")'] = "show", ["self:sit_out(1)"] = "sit_out",
      ["self:random(5)"] = "random", ['self:choose(1, "?", { "a" })'] =
        "choose", ['self:ask_yes_no(1, "?")'] = "ask_yes_no",
      ['self:ask_number(1, "?", 1, 2)'] = "ask_number",
      ['self:ask_cards(1, "?", 1, 1)'] = "ask_cards",
      ['self:put_away(1, "?", 1, 1)'] = "put_away",
      ["self:let_play(1)"] = "let_play", ["self:begin_trick(1)"] =
        "begin_trick",
      ["self:end_trick()"] = "end_trick",
      ["self:play_tricks { leader = 1 }"] = "play_tricks",
    } do
      assert.equal("g.lua:6: game 'G', step 'round': rule 'rule' may only "
        .. "say what may be played, not change the match with '" .. word
        .. "'", helper.error(game, text))
    end
  end)

  it("is named in the errors that it raises", function()
    assert.equal("g.lua:6: game 'G', step 'round': attempt to index a nil "
      .. "value (local 't')", helper.error(game, "local t return t.y"))
    assert.is_truthy(helper.error(game, 'return "1Z"'):find(
      "no such card '1Z'", 1, true))
  end)
end)


describe("a condition", function()
  teardown(helper.clean)

  local function game(condition)
    return round("self:deal_each(3)\n"
      .. "self:ask_cards(1, '?', 1, self:player(1), function()\n"
      .. condition .. "\nend)", "keeps = { n = 0 },")
  end

  it("may not change the match, nor ask", function()
    for text, word in pairs {
      ["self.n = 1"] = "n =", ['self:score(1, 1, "x")'] = "score",
      ['self:choose(1, "?", { "a", "b" })'] = "choose",
    } do
      local m = game(text .. " return true")
      local message = "the condition of a question may only look at the "
        .. "match, not change it with '" .. word .. "'"
      for _, f in ipairs { m.moves, m.allows, m.play, m.why } do
        assert.equal("g.lua:8: game 'G': " .. message,
          helper.error(f, m, m:hands()[1]:match "%S+"))
      end
      assert.equal("g.lua:8: game 'G', step 'round': " .. message,
        helper.error(m.run, m, "random"))
      assert.equal(0, m:decisions())
      assert.equal(0, m:view(2).n)
      assert.same({ 0, 0, 0, 0 }, m:scores())
    end
  end)

  it("that accepts nothing is an error of the step that asks", function()
    local found = "g.lua:%d: game 'G', step 'round': '%s' cannot be answered: "
      .. "no cards were found that the condition accepts"
    assert.equal(found:format(7, "?"), helper.error(game, "return false"))
    local asks = "self:deal_each(3) self:ask_yes_no(1, 'go on?')\n"
      .. "self:%s(1, 'which?', 1, self:player(%d), function() end)"
    for word, from in pairs { ask_cards = 1, put_away = 2 } do
      local m = round(asks:format(word, from))
      for _, f in ipairs { function() m:play "yes" end,
        function() m:run "random" end } do
        assert.equal(found:format(7, "which?"), helper.error(f))
        assert.equal("go on?", select(2, m:turn()).prompt)
      end
    end
  end)

  it("that accepts one set among many is no error", function()
    local m = round("self:deal_each(13)\nlocal all, at = self:player(1).hand"
      .. ":cards():list(), {}\nfor i = 1, 5 do at[i] = tostring(all[i]) end\n"
      .. "at = table.concat(at, ' ')\nself.kept = at\nself:ask_cards(1, '?', "
      .. "5, self:player(1), function(cards) return cards == at end)",
      "round = { kept = text },")
    assert.equal("?", select(2, m:turn()).prompt)
  end)
end)


describe("steps that the engine calls", function()
  teardown(helper.clean)

  it("over says when, and who has won", function()
    local function ended(answer)
      local m = match("", [[
function g:round()
  self:score(2, self.round_number, "round")
  self:ask_yes_no(1, "on?")
end
function g:over()
  ]] .. answer .. "\nend")
      for _ = 1, 3 do if m:turn() then m:play "no" end end
      return m:over()
    end
    assert.same({ true, 2 }, { ended "return self.round_number == 2, 2" })
    assert.same({ true, 3 }, { ended
      "return self.round_number == 2, self:side(3)" })
    assert.same({ true, 4 }, { ended
      "return self.round_number == 2, self:player(4)" })
    assert.same({ true, 0 }, { ended "return self.round_number == 2" })
    assert.same({ true, 0 }, { ended "return self.round_number == 2, 0" })
    assert.same({ false }, { ended "return false" })
    assert.same({ true, 2 }, { ended [[
      if self.round_number > 2 then return true, 2 end]] })
  end)

  it("next_dealer says who deals", function()
    local m = match("", [[
function g:round() self:ask_yes_no(self.dealer, "on?") end
function g:next_dealer() return self:right_of(self.dealer) end]])
    local before = m:turn()
    for _ = 1, 5 do
      m:play "no"
      assert.equal((before + 2) % 4 + 1, (m:turn()))
      before = m:turn()
    end
    m:undo(3)
    assert.equal((before + 2) % 4 + 1, (m:turn()))
  end)

  it("order says what beats what, and may not change the match", function()
    local facts = 'keeps = { high = "2" }, round = { trump = suit },'
    local steps = [[
function g:round()
  self:deal_each(1)
  self:play_tricks { leader = 1 }
end
function g:order()
  %s
  return { ranks = "3 4 5 6 7 8 9 10 J Q K A 2" }
end]]
    local deal = { seed = 1, deal = { hands = { "AC", "KC", "2C", "3C" } } }
    local m = match("options = { rounds = number { 1, from = 0, to = 9, "
      .. '"n" } },' .. facts, steps:format "", deal)
    assert.is_true((m:over()))
    assert.equal(3, m:view(1).last.winner)
    assert.equal("g.lua:10: game 'G', step 'order': step 'order' may only "
      .. "look at the match, not change it with 'trump ='",
      helper.error(match, facts, steps:format "self.trump = 'H'", deal))
    assert.equal("g.lua:10: game 'G', step 'order': an order may depend only "
      .. "on fields, options and facts, not on 'ask_yes_no'",
      helper.error(match, facts, steps:format "self:ask_yes_no(1, '?')", deal))
  end)

  it("that name the dealer or winner must name one that exists", function()
    local function wrong_answer(step, answer)
      local m = match("", "function g:round() self:ask_yes_no(1, '?') end\n"
        .. "function g:" .. step .. "() return " .. answer .. " end")
      return helper.error(m.play, m, "no")
    end
    assert.is_truthy(wrong_answer("over", "true, 9"):find(
      "game 'G'.*no side 9 %(there are 4%)"))
    assert.is_truthy(wrong_answer("over", "true, 'x'"):find(
      "game 'G'.*side expected, got string"))
    assert.is_truthy(wrong_answer("next_dealer", "7"):find(
      "game 'G'.*no player 7 %(there are 4%)"))
  end)

  it("keep their option and facts unchanged", function()
    local m = match('facts = { blinds = { 1, 2 } }, options = { n = number '
      .. '{ 3, from = 1, to = 5, "n" } },', [[
function g:round()
  self:score(1, self.option.n + self.facts.blinds[2], "n")
  self:ask_yes_no(1, "on?")
end]])
    assert.equal(5, m:scores()[1])
    assert.is_truthy(wrong("self.facts.blinds[1] = 3",
      "facts = { blinds = { 1, 2 } },"):find "cannot be set")
  end)
end)
