-- Questions for cards or words that want too much: more cards than an answer
-- has, numbers that are too large, sums that take too long to find.

local core = require "tenace.core"
local helper = require "game_helper"
local tenace = require "tenace"

local four_packs = "deck = french(52, { packs = 4 }), "


--- A match whose player 1 holds the whole deck and is asked with these forms.
local function holding(forms, facts, how)
  return helper.round("self:move(self.stock, self.stock, self:player(1))\n"
    .. 'self:ask(1, "what?", { ' .. forms .. " })", facts or four_packs,
    how or { seed = 1 })
end


--- A match with these cards of the deck in the kitty, of which player 1 is
--- asked for some.
local function lying(n, form, points)
  return helper.round(("self:deal_each(%d) self:draw(self.kitty, %d)\n"
    .. 'self:ask(1, "which?", { { %s, from = self.kitty }, "pass", "wait" })')
    :format((52 - n) // 4, n, form),
    'piles = { kitty = "all" }, points = ' .. points .. ",", { seed = 1 })
end


--- Asserts that whatever a random bot says is allowed.
local function check_random(m)
  for seed = 1, 30 do
    m:restart(seed)
    local move = m:choose "random"
    assert.is_true(m:allows(move), move)
  end
end


--- The first `n` words of a text.
local function first(n, text)
  local list = {}
  for word in text:gmatch "%S+" do
    if #list < n then list[#list + 1] = word end
  end
  return table.concat(list, " ")
end


describe("an answer", function()
  teardown(helper.clean)

  it("has at most 256 cards in all its slots", function()
    local m = holding [["pass", "wait", { "{cards} and {cards}" } ]]
    local all = m:hands()[1]
    assert.is_true(m:allows(all .. " and " .. first(48, all)))
    assert.is_false((m:allows(all .. " and " .. first(49, all))))
    assert.is_false((m:allows(all .. " and " .. first(120, all))))
  end)

  it("has them, too, where a random bot makes it up", function()
    check_random(holding [[
      { "{cards} a {cards} b {cards}" } ]])
    check_random(holding([[
      { "{cards} a {cards} b {cards}" } ]],
      'deck = deck { suits = "A B C D E F G H", packs = 2, '
        .. 'ranks = "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16" }, '))
  end)

  it("is none where its combinations have more", function()
    assert.matches("ask: there is nothing to answer", helper.error(holding, [[
      { "{cards} a {cards} b {cards}", beats = false } ]],
      [[ deck = deck { suits = "A B C D E F G H", packs = 2,
        ranks = "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16" },
      combinations = { { "x", of = 16, run = { 12, 16 } } }, ]]))
  end)

  it("has a word between cards and further cards", function()
    for _, form in ipairs { "{cards} {cards}", "take {cards} {card}" } do
      assert.matches("ask: a word must stand between cards and further cards",
        helper.error(holding, ('{ "%s" }'):format(form)))
    end
    assert.matches("ask: a word must stand between cards and further cards",
      helper.wrong([[
        self:deal_each(5)
        self:ask(1, "which?", { { "{card} {cards}", beats = false } }) ]],
        'combinations = { { "x" } },'))
  end)
end)


describe("cards that add up", function()
  setup(function() core.budget { instructions = 4000000 } end)
  teardown(function()
    core.budget { instructions = 10000000 }
    helper.clean()
  end)

  it("are those that count something", function()
    check_random(lying(40, '"{cards}", adds = 1, n = { 1, 40 }', "{ A = 1 }"))
    check_random(lying(40, '"{v} {cards}", v = { 1, -1, 1e9 }, adds = "v"',
      "{ A = 1, K = -1 }"))
  end)

  it("may be said before their sum", function()
    assert.same({ "2C make 2", "3C make 3", "2D make 2", "2C 2D make 2",
      "2C 2D make 4", "pass" }, helper.round([[
        self:deal_each(3)
        self:ask(1, "which?", { { "{cards} make {sum}", sum = { 2, 3, 4 },
          n = { 1, 2 }, adds = "sum" }, "pass" }) ]],
      'points = { ["2"] = 2, ["3"] = 3 },', { seed = 1,
      deal = { hands = { "2C 2D 3C", "*", "*", "*" } } }):moves())
  end)

  it("may add up to large numbers, which are not cut", function()
    local form = '"{cards}", n = { 1, 40 }, adds = %s'
    local millions = "{ C = 1000000, D = 1000000, H = 1000000, S = 1000000 }"
    check_random(lying(40, form:format "10000000", millions))
    local m = lying(40, form:format "(1 << 32) + 1", "{ A = 1 }")
    assert.is_false((m:allows(first(1, m:view(1).kitty))))
    assert.matches("ask: also: a whole number from 0 to 1000000 expected",
      helper.error(lying, 4, '"{cards}", adds = 2, also = { A = 1 << 32 }',
        "{ A = 1 }"))
  end)

  it("are found at once if others may not add up", function()
    local form = '"{cards}", n = { 1, 2 }, adds = %d, all = true'
    local two = "{ C = 2, D = 2, H = 2, S = 2 }"
    assert.same({ "pass", "wait" }, (lying(48, form:format(101), two):moves()))
    local m = lying(48, form:format(2), two)
    assert.is_false((m:allows(first(1, m:view(1).kitty))))
  end)

  it("are found alike in a replay, which may do more", function()
    local m = helper.match([[ players = 5, points = { ["2"] = 1000000,
      ["3"] = 2, ["4"] = 3, ["5"] = 1000000, ["6"] = 5, ["7"] = 6,
      ["8"] = 1000000, ["9"] = 1000000, ["10"] = 9, J = 1000000, Q = 1000000,
      K = 1000000, A = 1000000 },
      options = { rounds = number { 2, from = 1, to = 9, "rounds" } }, ]], [[
      function g:round()
        self:deal_each(10)
        self:ask(1, "which?", { { "w {card} {cards}", adds = 1 << 53,
          all = true }, "pass" })
        self:score(1, 1, "x")
      end ]])
    if m:turn() then m:run { "random", "random", "random", "random", "random" }
    end
    local record = m:record()
    assert.equal(record, assert(tenace.replay(record)):record())
  end)

  it("cost the rules what it takes to find them", function()
    local odd = "{ C = 2000, D = 2000, H = 2000, S = 2000 }"
    local m = lying(48, '"{cards}", n = { 1, 2 }, adds = 31001, all = true',
      odd)
    assert.is_true(m:allows "pass")
    assert.matches("the rules have run for 4000000 instructions",
      helper.error(m.allows, m, first(2, m:view(1).kitty)))
  end)
end)


describe("a condition", function()
  teardown(helper.clean)

  it("does not ask can_say of itself without an end", function()
    assert.equal("g.lua:8: game 'G', step 'round': can_say: a condition asks "
      .. "it of itself, without an end", helper.wrong [[
      self:deal_each(5)
      local forms
      local function fits() return (self:can_say(1, forms)) end
      forms = { { "{card}", fits = fits } }
      self:ask(1, "which?", forms) ]])
  end)

  it("may ask can_say of something else, and again", function()
    local m = helper.round [[
      self:deal_each(5)
      local card = { { "{card}" } }
      self:ask(1, "which?", { { "{card}", fits = function()
        for _ = 1, 20 do
          if not self:can_say(2, card) then return false end
        end
        return self:can_say(2, { { "x", fits = function()
          return self:can_say(3, card) end } })
      end }, "pass" }) ]]
    assert.equal(6, #m:moves())
  end)

  it("that fails within can_say leaves it to the player asked", function()
    local m = helper.round([[
      self:deal_each(2)
      self:ask(2, "which?", { { "{card}" }, { "{card} up", fits = function()
        return self:can_say(3, { { "x", fits = function()
          error("it fails") end } })
      end } }) ]], "", { seed = 1,
      deal = { hands = { "*", "2C 3C", "*", "*" } } })
    assert.matches("it fails", helper.error(m.moves, m))
    assert.is_true((m:allows "2C"))
  end)
end)


describe("a number that is too large", function()
  teardown(helper.clean)

  it("is not cut to a small one", function()
    assert.matches("bad argument #2 to 'next_to' %(1 or %-1 expected%)",
      helper.wrong [[ self:next_to("2C", (1 << 32) + 1) ]])
    assert.matches("choose: holds: a whole number from 0 to 256 expected",
      helper.wrong [[ self:choose(1, "what?", { "a", "b" },
        { holds = { a = { (1 << 32) + 1, "2C" } } }) ]])
  end)

  it("of sets of cards is not counted exactly", function()
    local m = helper.round([[
      self:move(self.stock, self.stock, self:player(1))
      self:put_away(1, "which?", { 2, 22 }, self.kitty) ]],
      'deck = spanish(40, { packs = 3 }), piles = { kitty = "all" },',
      { seed = 1 })
    local list, n, more = m:moves()
    assert.is_nil(list)
    assert.is_true(n > 1 << 40 and more)
    assert.is_true((m:allows(m:choose "random")))
  end)

  it("of cards to put away leaves few ways, which are found at once", function()
    local m = helper.round([[
      self:move(self.stock, self.stock, self:player(1))
      self:put_away(1, "which?", 51, self.kitty) ]],
      'piles = { kitty = "all" },', { seed = 1 })
    assert.equal(52, #m:moves())
  end)
end)


describe("the pattern of a form", function()
  teardown(helper.clean)

  it("may be another one each time", function()
    local m = helper.round([[
      for i = 1, 1100 do
        self.told = self:ask(1, "what?", { "say" .. i })
      end
      self:ask(1, "and now?", { "say1", { "say1100 {n}", n = { 1, 2 } } }) ]],
      "round = { told = text },")
    assert.equal("say1100", m:view(1).told)
    assert.same({ "say1", "say1100 1", "say1100 2" }, m:moves())
  end)

  it("lasts while a condition meets many others", function()
    local m = helper.round [[
      self:deal_each(2)
      self:ask(1, "which?", { { "a {card} to {player}", fits = function()
        for i = 1, 600 do self:can_say(2, { "x" .. i }) end
        return true
      end }, { "b {card} to {player}" } }) ]]
    local moves = m:moves()
    assert.equal(12, #moves)
    for _, move in ipairs(moves) do
      assert.matches("^[ab] %w+ to [234]$", move)
    end
  end)

  it("has no slot that is named like another part of a form", function()
    for _, name in ipairs { "from", "once", "fits", "because" } do
      assert.matches("ask: the slot '" .. name .. "' needs a list of values",
        helper.error(holding, ('{ "give {%s}" }, "pass"'):format(name)))
    end
  end)

  it("has no part that is no slot, where nobody can say it either", function()
    for key, shown in pairs { hint = "hint", ["[2]"] = "2",
      ["[self]"] = "table" } do
      assert.matches("ask: a form has no '", helper.error(holding,
        ('{ "draw", unless = "no", %s = 1 }, "pass", "wait"'):format(key)),
        shown)
    end
  end)

  it("may be one that nobody can change, with all of its parts", function()
    local m = helper.match("round = { said = {} },", [[ function g:round()
        self.said = { { "draw", unless = "no" }, { "{it}", it = { "a", "b" } },
          "pass" }
        self:ask(1, "what?", self.said)
      end ]])
    assert.same({ "a", "b", "pass" }, m:moves())
  end)

  it("has no such part: of several the first by name is told", function()
    assert.matches("ask: a form has no 'ace'", helper.error(holding,
      '{ "draw", fine = 1, hint = 2, ace = 3, zoo = 4 }, "pass"'))
  end)

  it("is a text, behind which a form says more", function()
    assert.matches("ask: a form begins with its pattern", helper.error(holding,
      '{ unless = "no" }, "pass", "wait"'))
    assert.matches("ask: a form is a text or a table, not a number",
      helper.error(holding, '5, "pass", "wait"'))
    assert.matches("ask: fits is a function, or a table of reasons",
      helper.error(holding, '{ "draw", fits = false }, "pass", "wait"'))
  end)
end)


describe("the cards of a form", function()
  teardown(helper.clean)

  it("are named with the form and the key where they are none", function()
    for form, wrong in pairs {
      ['"{card}", card = "XX"'] = "'card' of the form '{card}': no such "
        .. "card 'XX'",
      ['"{card}", card = { 1, {} }'] = "'card' of the form '{card}': ",
      ['"{card}", card = 5'] = "'card' of the form '{card}': cards expected",
      ['"on {it}", it = self:player(2)'] = "'it' of the form 'on {it}': ",
      ['"{card}", from = "X"'] = "'from' of the form '{card}': "
        .. "pile or player expected",
    } do
      local told = helper.error(holding, "{ " .. form .. ' }, "pass"')
      assert.truthy(told:find(wrong, 1, true), told)
    end
  end)

  it("are those of a text, a list, cards or a pile alike", function()
    for _, cards in ipairs { '"2C 3C"', '"2C,3C"', '{ "2C", "3C" }',
      'self:cards_in "2C 3C"' } do
      assert.same({ "2C", "3C", "pass" }, holding('{ "{card}", card = '
        .. cards .. ' }, "pass"', ""):moves())
    end
    for _, cards in ipairs { '"2C 3C"', '{ "2C", "3C" }',
      'self:cards_in "2C 3C"' } do
      assert.same({ "on 2C", "on 3C", "pass" }, holding('{ "on {it}", it = '
        .. cards .. ' }, "pass"', ""):moves())
    end
  end)
end)
