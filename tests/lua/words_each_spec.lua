-- Fields and piles of each side or player; who deals next and who has won; a
-- suit that a player names.

local helper = require "game_helper"

local facts = [[
  sides = "partners",
  keeps = { level = each_side { "2", listed = "levels" },
    lives = each_player(3) },
  round = { bid = each_player(number), level = text, told = text,
    called = each_side(choice { "high", "low", "what is called" }) },
  piles = { drawn = each_player "all", kept = each_side { sees = "none" } },
]]


--- The view of player 1 after these statements, at the next question.
local function view(statements)
  return helper.round(statements, facts):view(1)
end


--- What an expression is in a round, as text.
local function value(expression)
  return view("self.told = tostring(" .. expression .. ")").told
end


describe("what each side and player has", function()
  teardown(helper.clean)

  it("has its first value, or is empty where it has none", function()
    assert.equal("2", value "self:side(2).level")
    assert.equal("3", value "self:player(4).lives")
    assert.equal("nil", value "self:player(4).bid")
    assert.equal("high", value "self:side(1).called")
  end)

  it("is set for one of them", function()
    local seen = view [[
      self:side(2).level = "5"
      self:player(3).bid = 7
      self:player(1).bid = 0
      self.level = self:side(2).level
      self:side(1).called = "low" ]]
    assert.same({ "2", "5" }, { seen.levels[1], seen.levels[2] })
    assert.same({ 0, false, 7, false }, { seen.bid[1], seen.bid[2],
      seen.bid[3], seen.bid[4] })
    assert.equal("5", seen.level)
    assert.same({ "low", "high" }, { seen.called[1], seen.called[2] })
  end)

  it("is emptied with nil, and given as a list", function()
    assert.equal("nil 4", view([[
      self.bid = { 1, 2, 3, 4 }
      self:player(2).bid = nil
      self.told = tostring(self:player(2).bid) .. " " .. self:player(4).bid ]])
      .told)
  end)

  it("is kept from round to round, and empty again in the next", function()
    local m = helper.match(facts, [[
      function g:round()
        self:ask_yes_no(1, "go on?")
        self:side(1).level = self:side(1).level .. "x"
        self:player(1).bid = (self:player(1).bid or 0) + 1
      end
      function g:over() return self.round_number == 3, 0 end ]])
    m:play "yes"
    m:play "yes"
    local seen = m:view(2)
    assert.same({ "2xx", "2" }, { seen.levels[1], seen.levels[2] })
    assert.is_nil(seen.bid)
    m:undo(1)
    assert.equal("2x", m:view(2).levels[1])
    assert.equal("2x", m:copy():view(2).levels[1])
  end)

  it("may be a pile", function()
    local seen = view [[
      self:draw(self:player(3).drawn)
      self:draw(self:side(2).kept, 2)
      self.told = #self:player(3).drawn .. " " .. #self:side(2).kept ]]
    assert.equal("1 2", seen.told)
    assert.same({ "", "" }, { seen.drawn[1], seen.drawn[2] })
    assert.equal(2, #seen.drawn[3])
    assert.same({ 0, 2 }, seen.kept)
  end)

  it("says what is wrong", function()
    for statements, message in pairs {
      ["self:side(1).level = 5"] =
        "field 'level' must be text, not '5'",
      ["self:side(1).called = 'middle'"] =
        "field 'called' must be 'high' or 'low', not 'middle'",
      ["self:player(1).bid = '5'"] =
        "field 'bid' must be a whole number, not '5'",
      ["self:player(1).score = 5"] =
        "a player has no field 'score' that can be set",
      ["self:side(1).bid = 5"] = "a side has no field 'bid' that can be set: "
        .. "declare bid = each_side(…) in round or keeps",
      ["self:player(1).bud = 5"] = "a player has no field 'bud' that can be "
        .. "set: declare bud = each_player(…) in round or keeps, did you mean "
        .. "'bid'?",
      ["self.levels = { '2' }"] =
        "field 'levels' is a list with one item for each side: 2",
      ["self.levels = { '2', 3 }"] = "field 'level' must be text, not '3'",
      ["self.levels = '2'"] =
        "field 'levels' must be a table of plain data, not '2'",
    } do
      local wrong = helper.error(helper.round, statements, facts)
      assert.equal(message, wrong:match("step 'round': (.*)$") or wrong)
    end
  end)

  it("is declared like a field of the match", function()
    local function wrong(fact)
      local text = helper.error(helper.round, "", fact):match("'G': (.*)$")
      return (text:gsub("^field '%l+': ", ""))
    end
    assert.equal("every side has a 'score' anyway",
      wrong "keeps = { score = each_side(0) },")
    assert.equal("what each side or player has is text, a number, a flag, a "
      .. "choice, a list or players",
      wrong "round = { ally = each_player(player) },")
    assert.equal("'listed' is the name of the list of all: text",
      wrong 'keeps = { level = each_side { "2", listed = 3 } },')
    assert.equal("field 'levels' is declared already", wrong [[
      round = { levels = text },
      keeps = { level = each_side { "2", listed = "levels" } },]])
    assert.equal("its kind or its default is missing, as in 'suit', "
      .. "'player', 0", wrong "round = { level = each_side() },")
  end)
end)


describe("words for the end of a round", function()
  teardown(helper.clean)

  it("pass the deal to a player", function()
    local m = helper.match("", [[
      function g:round()
        self:ask_yes_no(1, "go on?")
        self:pass_deal_to(self.dealer)
      end
      function g:over() return self.round_number == 4 end ]])
    local first = m:view(1).dealer
    m:play "yes"
    assert.same({ 2, first }, { m:view(1).round, m:view(1).dealer })
    assert.equal(first, m:copy():view(1).dealer)
  end)

  it("end the match, whatever the totals are", function()
    local m = helper.match([[
  options = { target = number { 5, from = 1, to = 9, "points" } },]], [[
      function g:round()
        self:score(1, 9, "much")
        if self:ask_yes_no(1, "go on?") then self:end_match(2, true) end
      end]])
    m:play "yes"
    assert.same({ true, 2 }, { m:over() })
    assert.is_nil(m:turn())
    m:undo(1)
    m:play "no"
    assert.same({ true, 1 }, { m:over() })
  end)

  it("decide before a step 'over'", function()
    local m = helper.match("", [[
      function g:round()
        if self:ask_yes_no(1, "go on?") then self:end_match(3, true) end
      end
      function g:over() return false end]])
    m:play "no"
    assert.is_false(m:over())
    m:play "yes"
    assert.same({ true, 3 }, { m:over() })
  end)
end)


describe("choose_suit", function()
  teardown(helper.clean)

  it("asks for a suit by its word", function()
    local m = helper.match("round = { trump = suit },", [[
      function g:round()
        self.trump = self:choose_suit(2, "which suit is trump?")
        self:ask_yes_no(1, "go on?")
      end]])
    local player, asked = m:turn()
    assert.same({ 2, "choice", "which suit is trump?" },
      { player, asked.kind, asked.prompt })
    assert.same({ "clubs", "diamonds", "hearts", "spades" }, m:moves())
    m:play "hearts"
    assert.equal("H", m:view(1).trump)
    m:undo(1)
    m:run { [2] = "random" }
    assert.matches("^[CDHS]$", m:view(1).trump)
    assert.is_false(m:allows "coins")
  end)

  it("knows the suits of other decks", function()
    local path = helper.file([[
local g = game "G" { players = 2, deck = spanish(40), round = { trump = suit } }
function g:round()
  self.trump = self:choose_suit(1, "which?")
  self:ask_yes_no(1, "go on?")
end
return g]])
    local m = require "tenace".new(path, { seed = 1 })
    assert.same({ "coins", "cups", "swords", "batons" }, m:moves())
    m:play "batons"
    assert.equal("B", m:view(1).trump)
  end)
end)


describe("take_and_put_away", function()
  teardown(helper.clean)

  it("has a player take a pile and put as many cards back", function()
    local m = helper.match('piles = { kitty = "none" },', [[
      function g:round()
        self:deal_each(2)
        self:draw(self.kitty, 2)
        self:take_and_put_away(2, self.kitty, "which go back?")
        self:ask_yes_no(1, "go on?")
      end]], { seed = 1,
      deal = { hands = { "2C 3C", "4C 5C" }, kitty = "6C 7C" } })
    local player, asked = m:turn()
    assert.same({ 2, "cards", "which go back?" },
      { player, asked.kind, asked.prompt })
    m:play "4c 7c"
    assert.equal("5C 6C", helper.sorted(m:hands()[2]))
    assert.equal(2, m:view(1).kitty)
  end)

  it("says what is wrong", function()
    for statements, message in pairs {
      ['self:take_and_put_away(9, self.kitty, "?")'] = "no player 9",
      ['self:take_and_put_away(1, "kitty", "?")'] = "pile or player expected",
    } do
      assert.matches(message, helper.wrong(statements,
        'piles = { kitty = "none" },'), 1, true)
    end
  end)
end)
