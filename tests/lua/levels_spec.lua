-- The fact `levels`: a ladder that the sides climb from round to round.

local helper = require "game_helper"
local rules = require "rules_helper"

local FACTS = "players = 4, sides = 'partners', levels = { "
  .. "of = 'one two three four five', LEVELS }, "
  .. "options = { rounds = number { 0, from = 0, to = 9 } }, "


--- A match whose rounds make the sides climb.
local function match(levels, steps, how)
  return helper.match((FACTS:gsub("LEVELS", levels)), [[
function g:round()
]] .. steps .. [[
  self:choose(1, "what?", { "a", "b" })
end]], how)
end


describe("levels", function()
  teardown(helper.clean)

  it("begin where the fact says, and not above the last", function()
    local function first(levels) return match(levels, ""):view(1).levels end
    assert.same({ "one", "one" }, first "")
    assert.same({ "two", "two" }, first "first = 'two'")
    assert.same({ "two", "three" }, first "first = 'two three'")
    assert.same({ "two", "two" }, first "first = 'two three', last = 'two'")
  end)

  it("are climbed to the next stop or the last", function()
    local function climbs(levels, n)
      local m = match(levels, "  self:climb(self:side(1), " .. n .. ", 'x')\n")
      return m:view(1).levels[1]
    end
    assert.equal("one", climbs("", 0))
    assert.equal("three", climbs("", 2))
    assert.equal("two", climbs("stops = 'two four'", 3))
    assert.equal("four", climbs("stops = 'two four', first = 'two'", 3))
    assert.equal("three", climbs("last = 'three'", 9))
    assert.equal("five", climbs("", 9))
  end)

  it("count a point each, and say which is reached", function()
    local m = match("stops = 'three'",
      "  self:climb(self:side(2), 4, 'all tricks')\n")
    local line = m:score_sheet()[1]
    assert.same({ 2, 2, "all tricks, level three" },
      { line.side, line.points, line.reason })
  end)

  it("are left by winning from the last", function()
    local m = match("first = 'five'",
      "  self:climb(self:side(2), 1, 'all tricks')\n"):play "a"
    assert.same({ true, 2 }, { m:over() })
    assert.equal("all tricks, the match", m:score_sheet()[1].reason)
    assert.same({ "five", "five" }, m:view(1).levels)
  end)

  it("say where a side is stopped", function()
    local function stopped(levels)
      local m = match(levels, "  assert(self:at_stop(self:side(1)) "
        .. "== (self:side(1).level ~= 'two'))\n")
      return m:view(1).levels[1]
    end
    assert.equal("two", stopped "first = 'two', stops = 'three'")
    assert.equal("three", stopped "first = 'three', stops = 'one three'")
    assert.equal("five", stopped "first = 'five'")
  end)

  it("decide who wins after the last round", function()
    local m = match("first = 'two three'", "", { options = { rounds = 1 } })
    assert.same({ true, 2 }, { m:play "a":over() })
    local total = helper.match("wins = 'highest total', "
      .. FACTS:gsub("LEVELS", "first = 'two three'"), [[
function g:round()
  self:score(1, 1, "x")
  self:choose(1, "what?", { "a", "b" })
end]], { options = { rounds = 1 } })
    assert.same({ true, 1 }, { total:play "a":over() })
  end)

  it("may be chosen in place of a part", function()
    local m = match("stops = text { '', of = 'one two three', name = 'must', "
      .. "'stops' }", "  self:climb(self:side(1), 3, 'x')\n",
      { options = { must = "three" } })
    assert.equal("three", m:view(1).levels[1])
  end)

  it("are refused where they cannot be", function()
    for given, said in pairs {
      ["levels = 5"] = "it must be a table, as in levels = {",
      ["levels = { of = 'a' }"] = "'of' must be text with two words",
      ["levels = { of = 'a b a' }"] = "'of' must be text with two words",
      ["levels = { of = 'a b', last = 'c' }"] = "'last' must be words of 'of'",
      ["levels = { of = 'a b', stops = 'c' }"] = "'stops' must be words",
      ["levels = { of = 'a b', first = '' }"] = "'first' must be words",
      ["levels = { of = 'a b', stop = 'a' }"] =
        "unknown field 'stop', did you mean 'stops'?",
      ["levels = { of = 'a b' }, keeps = { levels = 1 }"] =
        "field 'levels' is declared already",
    } do
      assert.matches(said, rules.wrong(rules.game("  " .. given .. ",", "")), 1,
        true)
    end
    assert.matches("the game has no fact 'levels'", helper.error(helper.match,
      "", "function g:round() self:climb(self:side(1), 1, 'x') end"), 1, true)
  end)
end)


describe("an option whose meaning the library knows", function()
  it("needs no sentence", function()
    local variant = assert(rules.library [[
local g = game "G" { players = 4,
  deck = french(54, { packs = number { 2, from = 1, to = 4 } }),
  plays = { throws = choice { of = "allowed forbidden", name = "throw" } },
  options = { target = number { 5, from = 1, to = 9 },
    rounds = number { 0, from = 0, to = 9, silences = "target" },
    first_dealer = number { 0, from = 0, to = 4 } } }
function g:round() end
return g]]:variant "g")
    local says = {}
    for _, option in ipairs(variant.option_list) do
      says[option.name] = option.says
    end
    assert.same({ packs = "packs of cards",
      throw = "several formats led at once",
      target = "points that win the match",
      rounds = "rounds to play, the higher total wins; 0: to target",
      first_dealer = "seat that deals first; 0: drawn at random" }, says)
  end)

  it("says that the lowest total wins where it does", function()
    local lib = rules.library([[
local g = game "G" { players = 4, deck = french(52),
  wins = function(option)
    return option.low and "lowest total" or "highest total"
  end,
  options = { low = flag { false, "the least wins" },
    target = number { 5, from = 1, to = 9 },
    rounds = number { 0, from = 0, to = 9, silences = "target" } } }
function g:round() end
return g]], { ends = [[
return house_rule "Ends" { of = "g",
  options = { target = number { "points at which it ends" } } }]] })
    local function says(name, spec, options)
      for _, one in ipairs(assert(lib:variant(spec, options)).option_list) do
        if one.name == name then return one.says, one.default, one.to end
      end
    end
    local low = { low = true }
    assert.equal("points that win the match", (says("target", "g")))
    assert.equal("points that end the match, the lowest total wins",
      (says("target", "g", low)))
    assert.equal("rounds to play, the lowest total wins; 0: to target",
      (says("rounds", "g", low)))
    local text, usual, most = says("target", "g+ends", low)
    assert.equal("points at which it ends 5 9",
      ("%s %d %d"):format(text, usual, most))
  end)

  it("is the only one that does", function()
    assert.matches("it needs its default and, last, a sentence",
      rules.wrong(rules.game("  options = { bonus = number { 5, from = 1, "
        .. "to = 9 } },", "")), 1, true)
  end)
end)
