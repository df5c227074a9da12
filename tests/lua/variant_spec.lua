local helper = require "rules_helper"

local game = helper.game [[
  options = {
    trump = choice { "last_card", "rotate", "where trump comes from" },
    target = number { 5, from = 1, to = 50, "points that win" },
    rounds = number { 0, from = 0, to = 100, silences = "target", "rounds" },
  },
  obligations = { follow_suit },
  round = { trump = suit },]]

game = game:gsub("\nreturn g\n", [[

function g:choose_trump() return "base" end
function g:score_round() return "base" end
return g
]])


--- A house rule's text: fields of its table, and what follows.
local function house(fields, rest)
  return "local h = house_rule 'H' { of = 'g', " .. (fields or "") .. " }\n"
    .. (rest or "") .. "\nreturn h\n"
end

local function make(spec, houses, options)
  local v, problem = helper.library(game, houses):variant(spec, options)
  return v, problem and tostring(problem)
end

local function refused(spec, houses, options)
  local v, text = make(spec, houses, options)
  assert.is_nil(v)
  return text
end

local step = "function h:choose_trump() return 'mine' end"
local on_base = "function h:choose_trump() return 'mine+' .. "
  .. "base.choose_trump(self) end"

describe("a house rule", function()
  it("replaces a step", function()
    local v = make("g+a", { a = house("", step) })
    assert.equal("mine", v.steps.choose_trump())
    assert.equal("rules/house/g/a.lua", v.step_at.choose_trump.file)
    assert.equal("base", v.steps.score_round())
  end)

  it("calls what it replaces", function()
    local v = make("g+a", { a = house("", on_base) })
    assert.equal("mine+base", v.steps.choose_trump())
  end)

  it("leaves the plain game as it is", function()
    local lib = helper.library(game, { a = house("", on_base) })
    lib:variant "g+a"
    assert.equal("base", lib:variant("g").steps.choose_trump())
  end)

  it("says which step it cannot call", function()
    local v = make("g+a", { a = house("",
      "function h:choose_trump() base.choose_trumps(self) end") })
    local ok, problem = pcall(v.steps.choose_trump)
    assert.is_false(ok)
    assert.equal("rules/house/g/a.lua:2: 'base' has no step 'choose_trumps', "
      .. "did you mean 'choose_trump'?", tostring(problem))
  end)

  it("may call the engine's own step", function()
    local v = make("g+a", { a = house("",
      "function h:next_dealer() return base.next_dealer(self) end") })
    assert.equal(3, v.steps.next_dealer {
      dealer = 2, left_of = function(_, n) return n + 1 end })
  end)

  it("may add a step, unless its name is nearly that of another", function()
    local v = make("g+a", { a = house("", "function h:more() end") })
    assert.equal("function", type(v.steps.more))
    assert.equal("rules/house/g/a.lua:2: house rule 'H': 'g' has no step "
      .. "'chose_trump', did you mean 'choose_trump'?",
      refused("g+a", { a = house("", "function h:chose_trump() end") }))
  end)

  it("presets options, but the player's value wins", function()
    local houses = { a = house "set = { target = 7 }" }
    local v = make("g+a", houses)
    assert.equal(7, v.options.target)
    assert.equal("g+a", v.spec)
    for _, option in ipairs(v.option_list) do
      if option.name == "target" then
        assert.same({ 5, 7, "a" },
          { option.default, option.preset, option.preset_by })
      end
    end
    v = make("g+a", houses, { target = 5 })
    assert.equal(5, v.options.target)
    assert.equal("g+a+target=5", v.spec)
    assert.equal("g+a", make("g+a+target=7", houses).spec)
  end)

  it("presets only options that exist, with possible values", function()
    assert.equal("rules/house/g/a.lua:1: house rule 'H': no such option "
      .. "'targt', did you mean 'target'?",
      refused("g+a", { a = house "set = { targt = 7 }" }))
    assert.equal("rules/house/g/a.lua:2: house rule 'H': option 'target' must "
      .. "be a number from 1 to 50, not '99'",
      refused("g+a", { a = house "set = {\n target = 99 }" }))
  end)

  it("has options of its own", function()
    local houses = { a = house [[options = {
      honours = number { 4, from = 2, to = 8, "what four honours count" } }]] }
    local v = make("g+a", houses, { honours = 8 })
    assert.equal(8, v.options.honours)
    assert.equal("g+a+honours=8", v.spec)
    assert.equal("a", v.option_list[4].house)
    assert.equal("rules/house/g/a.lua:1: house rule 'H': option 'target' is "
      .. "declared already", refused("g+a", { a = house
        "options = { target = flag { false, 'x' } }" }))
  end)

  it("adds fields", function()
    local v = make("g+a", { a = house "keeps = { level = 2 }" })
    assert.equal("keeps", v.fields.level.scope)
    assert.equal("rules/house/g/a.lua:1: house rule 'H': field 'trump' is "
      .. "declared already",
      refused("g+a", { a = house "round = { trump = suit }" }))
    assert.equal("rules/house/g/a.lua:1: house rule 'H': field 'choose_trump' "
      .. "is named like a step",
      refused("g+a", { a = house "round = { choose_trump = suit }" }))
  end)

  it("adds choices to a field of the game", function()
    local way = game:gsub("trump = suit }", 'trump = suit, '
      .. 'way = choice "up down" }')
    local function library(...)
      return helper.library(way, { a = house(...),
        b = house "round = { way = choice 'even odd' }" })
    end
    local lib = library "round = { way = choice 'even up' }"
    assert.same({ "up", "down", "even" }, lib:variant("g+a").fields.way.values)
    assert.same({ "up", "down", "even", "odd" },
      lib:variant("g+a+b").fields.way.values)
    assert.same({ "up", "down" }, lib:variant("g").fields.way.values)
    assert.matches("field 'way' is declared already", tostring(select(2,
      library("keeps = { way = choice 'even' }"):variant "g+a")), 1, true)
    assert.matches("field 'way' is declared already", tostring(select(2,
      library("round = { way = text }"):variant "g+a")), 1, true)
  end)

  it("puts an obligation before the one that is named behind it", function()
    local function names(spec, houses)
      local list = {}
      for i, one in ipairs(make(spec, houses).obligations) do
        list[i] = one.name
      end
      return table.concat(list, " ")
    end
    assert.equal("beat_led follow_suit play_trump", names("g+a",
      { a = house "obligations = { beat_led, follow_suit, play_trump }" }))
    assert.equal("beat_led overtrump follow_suit", names("g+a+b", {
      a = house "obligations = { beat_led, follow_suit }",
      b = house "obligations = { overtrump, follow_suit }" }))
  end)

  it("adds obligations, or replaces one by name", function()
    local v = make("g+a", { a = house "obligations = { beat_led }" })
    assert.equal("follow_suit", v.obligations[1].name)
    assert.equal("beat_led", v.obligations[2].name)
    v = make("g+a", { a = house [[obligations = {
      obligation "follow_suit" { says = "x", function() end } }]] })
    assert.equal(1, #v.obligations)
    assert.equal("x", v.obligations[1].says)
  end)

  it("changes facts", function()
    local v = make("g+a", { a = house [[deck = french(32),
      facts = { more = 1 }, piles = { kitty = "none" }]] })
    assert.equal("7 8 9 10 J Q K A", v.ranks)
    assert.equal("kitty", v.piles[1].name)
    assert.equal(1, v.facts.more)
  end)

  it("has known fields, of its game", function()
    assert.equal("rules/house/g/a.lua:1: house rule 'H': unknown field 'sett', "
      .. "did you mean 'set'?", refused("g+a", { a = house "sett = {}" }))
    assert.equal("rules/house/g/a.lua:1: house rule 'H': its folder has the "
      .. "house rules of 'g', but it says of = 'whist'",
      refused("g+a", { a = "return house_rule 'H' { of = 'whist' }" }))
    assert.equal("rules/house/g/a.lua:1: house rule 'H': 'of' "
      .. "must name the game it belongs to",
      refused("g+a", { a = "return house_rule 'H' {}" }))
    assert.equal("rules/house/g/a.lua:1: game 'A': this must be a house rule",
      refused("g+a", { a = "local a = game 'A' {} return a" }))
  end)
end)

describe("several house rules", function()
  it("combine", function()
    local v = make("g+b+a", { a = house("", step),
      b = house "set = { target = 7 }" })
    assert.equal("mine", v.steps.choose_trump())
    assert.equal(7, v.options.target)
    assert.equal("g+b+a", v.spec)
    assert.same({ "a", "b" }, { v.house[1].name, v.house[2].name })
  end)

  it("may not replace the same step", function()
    local both = "house rules 'a' and 'b' do not go together: both replace "
      .. "the step 'choose_trump'"
    assert.equal(both, refused("g+a+b", { a = house("", step),
      b = house("", step) }))
  end)

  it("may add to the step that another one replaces, in any order", function()
    local houses = { a = house("", step), b = house("", on_base) }
    local v = make("g+a+b", houses)
    assert.equal("a", v.house[1].name)
    assert.equal(v.steps.choose_trump(),
      make("g+b+a", houses).steps.choose_trump())
    assert.equal("g+b+a", make("g+b+a", houses).spec)
  end)

  it("may replace it if one goes on top of the other, in any order", function()
    local houses = {
      a = house("", "function h:choose_trump() return 'a+' .. "
        .. "base.choose_trump(self) end"),
      b = house("on_top_of = 'a'", on_base),
    }
    assert.equal("mine+a+base", make("g+a+b", houses).steps.choose_trump())
    local v = make("g+b+a", houses)
    assert.equal("mine+a+base", v.steps.choose_trump())
    assert.equal("a", v.house[1].name)
    assert.equal("g+b+a", v.spec)
    assert.equal("mine+base", make("g+b", houses).steps.choose_trump())
  end)

  it("are in layers, each with its own base", function()
    local function layer(name, under)
      return house(under and "on_top_of = '" .. under .. "'" or "",
        "function h:choose_trump() return '" .. name .. "' .. "
        .. "base.choose_trump(self) end")
    end
    local v = make("g+c+b+a",
      { a = layer("a"), b = layer("b", "a"), c = layer("c", "a b") })
    assert.equal("cbabase", v.steps.choose_trump())
  end)

  it("may not preset an option differently", function()
    local houses = { a = house "set = { target = 7 }",
      b = house "set = { target = 10 }", c = house "set = { target = 7 }",
      d = house "on_top_of = { 'a' }, set = { target = 9 }" }
    assert.equal("house rules 'a' and 'b' do not go together: they set option "
      .. "'target' to '7' and to '10'", refused("g+a+b", houses))
    assert.equal(refused("g+a+b", houses),
      refused("g+b+a", houses, { target = 5 }))
    assert.equal(7, make("g+a+c", houses).options.target)
    assert.equal(9, make("g+d+a", houses).options.target)
  end)

  it("may not leave another's preset without effect", function()
    local houses = { t = house "set = { rounds = 8 }",
      a = house "set = { target = 7 }", z = house "set = { rounds = 0 }",
      o = house "set = { rounds = 9 }, on_top_of = 'a'" }
    local text = "house rules 't' and 'a' do not go together: option 'rounds', "
      .. "set by 't', leaves option 'target', set by 'a', without effect"
    assert.equal(text, refused("g+t+a", houses))
    assert.equal(text, refused("g+a+t", houses))
    assert.equal(7, make("g+a+z", houses).options.target)
    assert.equal(9, make("g+a+o", houses).options.rounds)
    assert.equal(8, make("g+t", houses, { target = 9 }).options.rounds)
  end)

  it("may not declare the same thing", function()
    local function clash(what, one, other)
      assert.equal("house rules 'a' and 'b' do not go together: " .. what,
        refused("g+a+b", { a = house(one), b = house(other) }))
    end
    clash("both declare an option 'x'", "options = { x = flag { false, 'x' } }",
      "options = { x = flag { true, 'x' } }")
    clash("both declare a field 'x'", "round = { x = number }",
      "round = { x = text }")
    clash("both have an obligation 'x'", "obligations = { obligation 'x' { "
      .. "avoid = 'A', says = 'x' } }", "obligations = { obligation 'x' { "
      .. "avoid = 'K', says = 'x' } }")
    clash("both have a pile 'x'", "piles = { x = 'all' }",
      "piles = { x = 'none' }")
    clash("both change 'deck'", "deck = french(32)", "deck = french(52)")
    clash("both change 'bids'", "facts = { bids = { 18 } }",
      "facts = { bids = { 20 } }")
  end)

  it("may declare the same thing alike", function()
    local one = house("round = { x = number }, keeps = { y = { 1, 2 } }, "
      .. "options = { o = number { 1, from = 0, to = 3, 'o' } }")
    local v = make("g+a+b", { a = one, b = one })
    assert.equal("number", v.fields.x.kind)
    assert.equal(1, v.options.o)
  end)

  it("may widen an option", function()
    local one = "options = { o = number { 1, from = 0, to = 3, 'o' } }"
    local v = make("g+a+b", { a = house(one),
      b = house "options = { o = number { 1, from = 1, to = 5 } }" })
    assert.equal(5, v.option_list[#v.option_list].to)
    assert.equal(0, v.option_list[#v.option_list].from)
    assert.equal("house rules 'a' and 'b' do not go together: both declare an "
      .. "option 'o'", refused("g+a+b", { a = house(one),
        b = house "options = { o = number { 2, from = 1, to = 5 } }" }))
  end)

  it("bring others along", function()
    local houses = {
      all = house("with = { 'a', 'b' }, set = { target = 9 }"),
      a = house("", step), b = house "set = { target = 7 }",
      c = house("with = 'c2'"), c2 = house("with = 'c'"),
      d = house("\nwith = { 'al' }"),
    }
    local v = make("g+all", houses)
    assert.equal("g+all", v.spec)
    assert.equal("mine", v.steps.choose_trump())
    assert.equal(9, v.options.target)
    assert.equal(3, #v.house)
    assert.equal("g+all+b", make("g+all+b", houses).spec)
    assert.equal("rules/house/g/c2.lua:1: house rule 'H': house rule 'c' "
      .. "adds itself through its 'with'", refused("g+c", houses))
    assert.equal("rules/house/g/d.lua:2: house rule 'H': no house rule 'al' "
      .. "for g, did you mean 'all'?", refused("g+d", houses))
  end)

  it("may not go on top of each other", function()
    assert.equal("rules/house/g/a.lua:1: house rule 'H': house rule 'a' goes "
      .. "on top of itself", refused("g+a+b", {
      a = house "on_top_of = 'b'", b = house "on_top_of = 'a'" }))
  end)

  it("may say what they cannot be played with", function()
    local houses = { a = house "not_with = { 'b' }", b = house(),
      c = house "not_with = 'bbb'", bb = house() }
    local text = "house rules 'a' and 'b' do not go together: 'a' cannot be "
      .. "played with 'b'"
    assert.equal(text, refused("g+a+b", houses))
    assert.equal(text, refused("g+b+a", houses))
    assert.equal("g+a+bb", make("g+a+bb", houses).spec)
    assert.equal("rules/house/g/c.lua:1: house rule 'H': no house rule 'bbb' "
      .. "for g, did you mean 'bb'?", refused("g+c", houses))
  end)

  it("go on top of house rules that exist", function()
    assert.equal("rules/house/g/a.lua:1: house rule 'H': no house rule 'bbbb' "
      .. "for g, did you mean 'bbb'?", refused("g+a", {
      a = house "on_top_of = 'bbbb'", bbb = house() }))
    assert.equal("rules/house/g/a.lua:1: house rule 'H': field 'with' must be "
      .. "a name or a list of names", refused("g+a", { a = house "with = 5" }))
  end)
end)

describe("options", function()
  local function text_of(needs)
    return helper.game([[
  options = {
    auction = choice { "long", "once", "how bidding goes" },
    match = flag { false, "the dealer may match", needs = ]] .. needs .. [[ },
  },]])
  end

  it("may need others", function()
    local lib = helper.library(text_of "{ auction = 'once' }")
    assert.is_false(lib:variant("g+auction=long").options.match)
    assert.is_true(lib:variant("g+match=yes+auction=once").options.match)
    local v, problem = lib:variant "g+match=true"
    assert.is_nil(v)
    assert.equal("option 'match' needs auction=once", tostring(problem))
  end)

  it("need options that exist", function()
    assert.equal("rules/g.lua:5: game 'G': no such option 'auktion', did you "
      .. "mean 'auction'?", helper.wrong(text_of "{ auktion = 'once' }"))
    assert.equal("rules/g.lua:5: game 'G': option 'auction' must be 'long' or "
      .. "'once', not 'onec', did you mean 'once'?",
      helper.wrong(text_of "{ auction = 'onec' }"))
    assert.equal("rules/g.lua:5: game 'G': option 'match': 'needs' must be a "
      .. "table: needs = { other = value }", helper.wrong(text_of "'auction'"))
  end)
end)


describe("a variant", function()
  it("has a name that tells what differs", function()
    assert.equal("g", make("g").spec)
    assert.equal("g", make("g+target=5").spec)
    assert.equal("g+rounds=3+target=9+trump=rotate",
      make("g+trump=rotate+target=9", nil, { rounds = "3" }).spec)
  end)

  it("is made once", function()
    local lib = helper.library(game)
    local v = lib:variant "g"
    assert.equal(v, lib:variant "g")
    assert.equal(v, lib:variant("g", { target = "5" }))
    assert.equal(v, lib:variant { "g", "target=5" })
    assert.not_equal(v, lib:variant("g", { target = 6 }))
    assert.not_equal(v, lib:variant("g", nil, true))
  end)

  it("knows its files, the game's first", function()
    local v = make("g+a", { a = house() })
    assert.same({ "rules/g.lua", "rules/house/g/a.lua" },
      { v.files[1].path, v.files[2].path })
    assert.equal(game, v.files[1].text)
    assert.same({ "a", "g" }, { v.files[2].name, v.files[2].of })
  end)

  it("can be made again from its files", function()
    local houses = { b = house() }
    houses.a = house("on_top_of = 'b', not_with = 'b'", step)
    local v = make("g+a", houses)
    local again = require("tenace.rules.library").new { files = v.files,
      words = helper.words }:variant(v.spec)
    assert.equal("mine", again.steps.choose_trump())
  end)

  it("names its examples and where they hold", function()
    local texts = { a = house("", "example 'x' { trick = '2C', winner = 1 }") }
    local v = make("g+a", texts)
    assert.same({ "x", "rules/house/g/a.lua", 2, "g+a" }, {
      v.examples[1].name, v.examples[1].file, v.examples[1].line,
      v.examples[1].home })
  end)

  it("refuses what is not there", function()
    assert.equal("no option 'tagret' in g, did you mean 'target'?",
      refused("g+tagret=3"))
    assert.equal("'a' is a house rule: g+a",
      refused("g+a=true", { a = house() }))
    assert.equal("'target' is an option, give it a value: target=…",
      refused("g+target"))
    assert.equal("option 'target' must be a number from 1 to 50, not '0'",
      refused("g+target=0"))
    assert.equal("option 'target' is given twice",
      refused("g+target=1+target=2"))
    assert.equal("house rule 'a' is given twice",
      refused("g+a+a", { a = house() }))
    for _, spec in ipairs { "g+", "+g", "g++a" } do
      assert.equal("a plus sign stands between two names, and one of them is "
        .. "missing", refused(spec, { a = house() }))
    end
  end)
end)
