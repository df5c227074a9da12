local helper = require "rules_helper"

local game, wrong = helper.game, helper.wrong

describe("a game's file", function()
  it("defines a game", function()
    local v = helper.library(game()):variant "g"
    assert.equal("G", v.title)
    assert.equal(4, v.players)
    assert.equal("function", type(v.steps.round))
    assert.same({ file = "rules/g.lua", line = 5 }, v.step_at.round)
  end)

  it("has only known fields, and errors name the line", function()
    assert.equal("rules/g.lua:4: game 'G': unknown field 'playrs', did you "
      .. "mean 'players'?", wrong(game "\n  playrs = 4,"))
    assert.equal("rules/g.lua:3: game 'G': unknown field 'banana'",
      wrong(game "  banana = 4,"))
    assert.equal("rules/g.lua:3: game 'G': unknown field 'says': write it as "
      .. "a comment, in the first line of the file",
      wrong(game '  says = "a game of tricks",'))
    assert.equal("rules/g.lua:3: game 'G': unknown field '1'",
      wrong(game "  4,"))
  end)

  it("may be returned at once", function()
    assert.equal("rules/g.lua:2: game 'G': unknown field 'playrs', did you "
      .. "mean 'players'?", wrong "\nreturn game 'G' { playrs = 4 }")
  end)

  it("must have a step round", function()
    assert.equal("rules/g.lua:1: game 'G': there is no step 'round', which "
      .. "plays a round",
      wrong "return game 'G' { players = 4, deck = french(52) }")
    assert.equal("rules/g.lua:1: game 'G': there is no step 'round', which "
      .. "plays a round, did you mean 'ruond'?", wrong [[
local g = game 'G' { players = 4, deck = french(52) }
function g:ruond() end
return g]])
  end)

  it("returns what it defines", function()
    assert.equal("rules/g.lua:2: game 'G': the file does not return its game, "
      .. "end it with 'return' and its name",
      wrong "\nlocal g = game 'G' {}\nfunction g:round() end")
    assert.equal("rules/g.lua:1: game 'G': the file does not return its game, "
      .. "end it with 'return' and its name", wrong "game 'G' {} return 1")
    assert.equal("rules/g.lua: the file defines no game and no house rule",
      wrong "return {}")
    assert.equal("rules/g.lua: the file defines no game and no house rule",
      wrong "return game 'G'")
  end)

  it("defines one thing", function()
    assert.equal("rules/g.lua:3: game 'H': a file defines one game or house "
      .. "rule, and this one has game 'G' already",
      wrong "local g = game 'G' {}\n\nlocal h = game 'H' {}\nreturn h")
  end)

  it("begins with the name", function()
    assert.equal("rules/g.lua:1: 'game' expects its name first: game \"Name\" "
      .. "{ … }", wrong "local g = game { players = 4 } return g")
    assert.equal("rules/g.lua:1: 'example' expects its name first: example "
      .. "\"Name\" { … }", wrong "local e = example {}")
    assert.equal("rules/g.lua:1: game 'G': what it defines must be in braces: "
      .. "{ players = 4, … }", wrong "local g = game 'G' 'H' return g")
  end)

  it("has steps that are functions, each once", function()
    assert.equal("rules/g.lua:6: game 'G': 'x' must be a step, a function; "
      .. "facts belong in the braces", wrong(game("", "g.x = 1")))
    assert.equal("rules/g.lua:6: game 'G': step 'round' is written a second "
      .. "time", wrong(game("", "function g:round() end")))
    assert.equal("rules/g.lua:6: game 'G': '1' is no name for a step",
      wrong(game("", "g[1] = function() end")))
    assert.equal("rules/g.lua:6: no such step 'rond', did you mean 'round'?",
      wrong(game("", "local f = g.rond")))
  end)

  it("cannot be changed once it is loaded", function()
    local v = helper.library(game("", "function g:f() g.x = g.round end"))
      :variant "g"
    local ok, problem = pcall(v.steps.f)
    assert.is_false(ok)
    assert.equal("rules/g.lua:6: game 'G': step 'x' cannot be set any more",
      tostring(problem))
  end)

  it("has no step or field named like a word of the library", function()
    assert.equal("rules/g.lua:6: game 'G': step 'dealer' is named like a word "
      .. "of the library", wrong(game("", "function g:dealer() end")))
    assert.equal("rules/g.lua:4: game 'G': field 'score' is named like a word "
      .. "of the library", wrong(game "  round = {\n  score = number },"))
    assert.equal("rules/g.lua:3: game 'G': field 'bid' is named like a step",
      wrong(game("  round = { bid = number },", "function g:bid() end")))
  end)

  it("reports an error that it raises", function()
    assert.equal("rules/g.lua:6: attempt to call a nil value (local 'x')",
      wrong(game("", "local x = nil x()")))
  end)
end)

describe("a game's facts", function()
  local function fact(text) return wrong(game(text)) end

  it("are checked", function()
    assert.equal("rules/g.lua:1: game 'G': field 'players' is missing",
      wrong [[
local g = game 'G' { deck = french(52) }
function g:round() end
return g]])
    assert.equal("rules/g.lua:1: game 'G': field 'deck' is missing", wrong [[
local g = game 'G' { players = 4 }
function g:round() end
return g]])
    assert.equal("rules/g.lua:3: game 'G': field 'players': it must be a whole "
      .. "number from 1 to 8", fact "  players = 9,")
    assert.equal("rules/g.lua:3: game 'G': field 'turn': it must be "
      .. "\"clockwise\" or \"anticlockwise\"", fact "  turn = 'left',")
    assert.equal("rules/g.lua:4: game 'G': field 'deck': unknown field 'pack', "
      .. "did you mean 'packs'?", fact "  deck = french(52, {\n pack = 2 }),")
    assert.equal("rules/g.lua:3: game 'G': field 'deck': it must be cards as "
      .. "text, or texts by how many play: { [3] = \"2D\" }",
      fact "  deck = french(52, { leave_out = { true } }),")
    assert.equal("rules/g.lua:3: game 'G': field 'ranks': the deck has no rank "
      .. "'1', or it is there twice", fact "  ranks = '1 2 3',")
    assert.equal("rules/g.lua:3: game 'G': field 'ranks': the deck's rank '10' "
      .. "is missing", fact "  ranks = '2 3 4 5 6 7 8 9 J Q K A',")
    assert.equal("rules/g.lua:4: game 'G': field 'ranks': the deck's rank '4' "
      .. "is missing", fact("  deck = french(52, { leave_out = '2 3' }),\n"
      .. "  ranks = '5 6 7 8 9 10 J Q K A',"))
    assert.equal("rules/g.lua:3: game 'G': field 'sides': it must be "
      .. "\"partners\", lists of all seats by side, or by how many play "
      .. "{ [4] = \"partners\" }",
      fact "  sides = 'pairs',")
    assert.equal("rules/g.lua:3: game 'G': field 'sides': '5' is no seat, or "
      .. "is there twice", fact "  sides = { { 1, 2 }, { 3, 5 } },")
    assert.equal("rules/g.lua:3: game 'G': field 'sides': partners are 4, 6 or "
      .. "8 players, not 3", fact "  players = 3, sides = 'partners',")
    assert.equal("rules/g.lua:3: game 'G': field 'points': 'Z' is no card, "
      .. "rank or suit of the deck: write a card as QS, a rank as Q, a suit "
      .. "as S", fact "  points = { Z = 1 },")
    assert.equal("rules/g.lua:3: game 'G': field 'points': the points of 'A' "
      .. "must be a whole number up to 1000000",
      fact "  points = { A = 1.5 },")
    for _, n in ipairs { "1000001", "-2147483648", "math.mininteger" } do
      assert.matches("the points of 'A' must be a whole number",
        fact("  points = { A = " .. n .. " },"))
    end
  end)

  it("are kept in a normal form", function()
    local v = helper.library(game [[
      players = 3, turn = "anticlockwise", points = { a = 11, ["10"] = 10 },
      ranks = "2 3 4 5 6 7 8 9 j q k 10 a",
      piles = { kitty = "none", melds = { sees = "all", each = "side" } },
      facts = { bids = "18 20", base = { D = 9 } },
    ]]):variant "g"
    assert.same({ { 1 }, { 2 }, { 3 } }, v.sides)
    assert.equal("anticlockwise", v.turn)
    assert.equal("2 3 4 5 6 7 8 9 J Q K 10 A", v.ranks)
    assert.same({ A = 11, ["10"] = 10 }, v.points)
    assert.same({ { name = "kitty", sees = "none" },
      { name = "melds", sees = "all", each = "side" } }, v.piles)
    assert.equal("18 20", v.facts.bids)
    assert.equal(9, v.facts.base.D)
    assert.has_error(function() v.facts.base.D = 10 end,
      "'D' cannot be set: this is read only")
  end)

  it("may be functions of the options", function()
    local lib = helper.library [[
local g = game "G" {
  sides = function(option) return option.players == 4 and "partners" or nil end,
  deck = function(option) return french(54, { packs = option.packs }) end,
  options = {
    players = choice { 3, 4, "players" },
    packs = number { 2, from = 1, to = 4, "packs" },
  },
}
function g:round() end
return g]]
    local v = lib:variant "g"
    assert.same({ 3, 3, 2 }, { v.players, #v.sides, v.deck.packs })
    v = lib:variant("g", { players = 4, packs = 1 })
    assert.same({ { 1, 3 }, { 2, 4 } }, v.sides)
    assert.equal(1, v.deck.packs)
  end)

  it("may give sides and cards left out by how many play", function()
    local lib = helper.library [[
local g = game "G" {
  sides = { [4] = "partners" },
  deck = french(52, { leave_out = { [3] = "2D" } }),
  options = { players = choice { 3, 4, "players" } },
}
function g:round() end
return g]]
    local v = lib:variant "g"
    assert.same({ { 1 }, { 2 }, { 3 } }, v.sides)
    assert.equal("2D", v.deck.leave_out)
    v = lib:variant("g", { players = 4 })
    assert.same({ { 1, 3 }, { 2, 4 } }, v.sides)
    assert.equal("", v.deck.leave_out)
  end)

  it("may let an option say which way turns go", function()
    local lib = helper.library [[
local g = game "G" {
  players = 3, deck = french(52),
  options = { last = flag { true, "before it" } },
  turn = flag { false, name = "clockwise", "turns go to the left" },
}
function g:round() end
return g]]
    local v = lib:variant "g"
    assert.equal("anticlockwise", v.turn)
    assert.equal("clockwise", v.option_list[2].name)
    assert.equal("clockwise", lib:variant("g", { clockwise = true }).turn)
  end)

  it("may have options in place of their parts", function()
    local lib = helper.library [[
local g = game "G" {
  players = choice { 3, 4, "players" },
  deck = french(54, { packs = number { 2, from = 1, to = 4, "packs" } }),
  plays = { throws = choice { "allowed", "forbidden", name = "throw", "x" } },
  options = { last = flag { true, "behind them" } },
  facts = { bonus = { out = number { 5, from = 0, to = 9, "for going out" } } },
}
function g:round() end
return g]]
    local v = lib:variant "g"
    assert.same({ 3, 2, false, 5 }, { v.players, v.deck.packs,
      v.plays.no_throws, v.facts.bonus.out })
    local names = {}
    for i, option in ipairs(v.option_list) do names[i] = option.name end
    assert.equal("players packs throw last out", table.concat(names, " "))
    v = lib:variant("g", { players = "4", packs = "1", throw = "forbidden",
      out = "0" })
    assert.same({ 4, 1, true, 0 }, { v.players, v.deck.packs,
      v.plays.no_throws, v.facts.bonus.out })
    local _, wrong_value = lib:variant("g", { throw = "no" })
    assert.equal("option 'throw' must be 'allowed' or 'forbidden', not 'no'",
      tostring(wrong_value))
  end)

  it("say what is wrong with an option in place of a part", function()
    assert.equal("rules/g.lua:4: game 'G': option 'bonus': it needs "
      .. "its default and, last, a sentence about it",
      fact "  facts = {\n bonus = number { 2, from = 1, to = 4 } },")
    assert.equal("rules/g.lua:4: game 'G': option 'x' is declared already",
      fact("  facts = { x = flag { true, 's' } },\n"
        .. "  options = { x = flag { true, 's' } },"))
    assert.matches("unknown field 'name'",
      fact "  options = { x = flag { true, 's', name = 'y' } },")
  end)

  it("name the error of such a function", function()
    assert.equal("rules/g.lua:4: attempt to index a nil value (field 'x')",
      fact "  turn = function(option)\n  return option.x.y end,")
    assert.equal("rules/g.lua:3: game 'G': field 'turn': it must be "
      .. "\"clockwise\" or \"anticlockwise\"",
      fact "  turn = function() return 'left' end,")
  end)

  it("include its own piles", function()
    local piles = {}
    for i = 1, 57 do piles[i] = "p" .. i .. " = 'all'," end
    local all = table.concat(piles, " ")
    assert.equal("rules/g.lua:3: game 'G': 'piles': there is room for 54, "
      .. "those of each side or player counted one by one",
      wrong(game("piles = {" .. all .. "}")))
    assert.equal("rules/g.lua:3: game 'G': field 'facts': tables may be nested "
      .. "at most 50 levels deep", wrong(game("facts = { x = "
      .. ("{"):rep(60) .. ("}"):rep(60) .. " }")))
    assert.equal("rules/g.lua:3: game 'G': 'obligations': there is room for "
      .. "12",
      wrong(game("obligations = { " .. ("obligation 'x' { says = 'x', function"
        .. "() end }, "):rep(13):gsub("'x'", function()
          piles[0] = (piles[0] or 0) + 1
          return "'" .. piles[0] .. "'"
        end) .. "}")))
    assert.equal("rules/g.lua:3: game 'G': field 'piles': who sees it must be "
      .. "\"none\", \"owner\", \"all\" or \"top\"",
      fact "  piles = { kitty = 'few' },")
    assert.equal("rules/g.lua:3: game 'G': field 'piles': nobody owns it: say "
      .. "each = \"player\", or who else sees it",
      fact "  piles = { kitty = 'owner' },")
    assert.equal("rules/g.lua:3: game 'G': field 'piles': unknown field "
      .. "'seen', did you mean 'sees'?",
      fact "  piles = { kitty = { seen = 'all' } },")
  end)

  it("include obligations", function()
    local v = helper.library(game [[
  obligations = { follow_suit, obligation "no hearts" {
    says = "hearts are not broken", function() end } },]]):variant "g"
    assert.same({ "follow_suit", "follow_suit" },
      { v.obligations[1].name, v.obligations[1].native })
    local own = v.obligations[2]
    assert.same({ "no hearts", "hearts are not broken", "rules/g.lua", 3 },
      { own.name, own.says, own.file, own.line })
    assert.equal("function", type(own.rule))
  end)

  it("are refused if an obligation is none", function()
    assert.equal("rules/g.lua:3: game 'G': field 'obligations': it must be a "
      .. "list of obligations, in braces: { follow_suit }",
      fact "  obligations = follow_suit,")
    assert.equal("rules/g.lua:4: game 'G': field 'obligations': an obligation "
      .. "must be a word like follow_suit, or obligation \"name\" { … }",
      fact "  obligations = { follow_suit,\n 'beat' },")
    assert.equal("rules/g.lua:3: game 'G': field 'obligations': obligation "
      .. "'follow_suit' is there twice",
      fact "  obligations = { follow_suit, follow_suit },")
    assert.equal("rules/g.lua:3: game 'G': field 'obligations': obligation "
      .. "'x' needs one of play = …, avoid = … and a function",
      fact "  obligations = { obligation 'x' { says = 'y' } },")
    assert.equal("rules/g.lua:3: game 'G': field 'obligations': unknown field "
      .. "'say', did you mean 'says'?",
      fact "  obligations = { obligation 'x' { say = 'y' } },")
  end)

  it("may be new ones, with new names", function()
    assert.equal("rules/g.lua:3: game 'G': field 'facts': 'deck' is the name "
      .. "of another field", fact "  facts = { deck = 1 },")
    assert.equal("rules/g.lua:3: game 'G': field 'facts': only text, numbers, "
      .. "true, false and tables of them fit here",
      fact "  facts = { base = suit },")
  end)
end)

describe("a game's options and fields", function()
  it("are checked on their line", function()
    assert.equal("rules/g.lua:5: game 'G': option 'target': unknown field "
      .. "'form', did you mean 'from'?", wrong(game [[
  options = {
    rounds = number { 0, from = 0, to = 9, "rounds" },
    target = number { 5, form = 1, to = 50, "points" },
  },]]))
    assert.equal("rules/g.lua:3: game 'G': option 'target': it must be a "
      .. "number, choice, flag or text { … }",
      wrong(game "  options = { target = 5 },"))
    assert.equal("rules/g.lua:3: game 'G': field 'options' must be a table",
      wrong(game "  options = 5,"))
    assert.equal("rules/g.lua:4: game 'G': no such option 'targt', did you "
      .. "mean 'target'?", wrong(game [[  options = { rounds = flag { false,
      silences = "targt", "x" }, target = flag { false, "x" } },]]))
    assert.equal("rules/g.lua:3: game 'G': field 'trump': its kind or its "
      .. "default is missing, as in 'suit', 'player', 0",
      wrong(game "  round = { trump = math.floor },"))
    assert.equal("rules/g.lua:3: game 'G': '1' is no name: use letters, digits "
      .. "and _", wrong(game "  round = { suit },"))
  end)

  it("stay in the order of the file", function()
    local v = helper.library(game [[
  options = {
    zebra = flag { false, "z" }, apple = flag { false, "a" },
    mango = flag { false, "m" },
  },]]):variant "g"
    local names = {}
    for i, option in ipairs(v.option_list) do names[i] = option.name end
    assert.same({ "zebra", "apple", "mango" }, names)
  end)

  it("know their scope and kind", function()
    local v = helper.library(game [[
  round = { trump = suit, declarer = player },
  keeps = { level = { 2, 2 } },]]):variant "g"
    assert.same({ name = "trump", kind = "suit", scope = "round", seats = 4 },
      v.fields.trump)
    assert.equal("player", v.fields.declarer.kind)
    assert.equal("keeps", v.fields.level.scope)
    assert.equal(2, v.fields.level.default[1])
  end)

  it("may need others, which must exist and take the value", function()
    local round = "  round = { hand = flag,\n  said = choice { of = 'a b', "
      .. "needs = { %s } } },"
    local fields = helper.library(game(round:format "hand = true"))
      :variant("g").fields
    assert.is_true(fields.said.needs.hand)
    assert.equal("rules/g.lua:4: game 'G': no such field 'hnd', did you mean "
      .. "'hand'?", wrong(game(round:format "hnd = true")))
    assert.equal("rules/g.lua:4: game 'G': field 'hand' must be true or "
      .. "false, not '7'", wrong(game(round:format "hand = 7")))
    assert.equal("rules/g.lua:3: game 'G': field 'said': 'needs' is for a "
      .. "field of the match, not for what each side or player has",
      wrong(game("  round = { hand = flag, said = each_side(choice { "
        .. "of = 'a b', needs = { hand = true } }) },")))
  end)

  it("are declared once", function()
    assert.equal("rules/g.lua:4: game 'G': field 'level' is declared already",
      wrong(game "  round = { level = number },\n  keeps = { level = 2 },"))
  end)
end)

describe("rules files that require each other", function()
  local function folders(texts)
    return helper.folders({ "r" }, texts)
  end

  it("share what a file returns", function()
    local v = folders {
      ["r/g.lua"] = game("", "local n = require 'numbers' assert(n.two == 2)"
        .. " assert(require 'numbers' == n)"),
      ["r/numbers.lua"] = "return { two = 2 }",
    }:variant "g"
    assert.equal("r/numbers.lua", v.files[2].path)
  end)

  it("cannot change it", function()
    local _, problem = folders {
      ["r/g.lua"] = game("", "require('numbers').two = 3"),
      ["r/numbers.lua"] = "return { two = 2 }",
    }:variant "g"
    assert.equal("r/g.lua:6: 'two' cannot be set: this is read only",
      tostring(problem))
  end)

  it("are found by their bare name", function()
    local function refused(name, message)
      local _, problem = folders { ["r/numbers.lua"] = "return {}",
        ["r/g.lua"] = game("", "local n = require '" .. name .. "'") }
        :variant "g"
      assert.equal("r/g.lua:6: " .. message, tostring(problem))
    end
    refused("../x", "require takes the bare name of a rules file, not '../x'")
    refused("os", "no rules file 'os'")
    refused("number", "no rules file 'number', did you mean 'numbers'?")
  end)

  it("may not require each other in a circle", function()
    local lib = folders {
      ["r/g.lua"] = "local a = require 'a'\n" .. game(),
      ["r/a.lua"] = "\nlocal b = require 'b' return {}",
      ["r/b.lua"] = "\n\nlocal a = require 'a' return {}",
    }
    local _, problem = lib:variant "g"
    assert.equal("r/b.lua:3: 'a' is being loaded already, by 'r/g.lua', "
      .. "'r/a.lua' and 'r/b.lua'", tostring(problem))
  end)

  it("name the place of an error", function()
    local _, problem = folders {
      ["r/g.lua"] = "local a = require 'a'\n" .. game(),
      ["r/a.lua"] = "\nlocal b = foo",
    }:variant "g"
    assert.equal("r/a.lua:2: no such name 'foo'",
      (tostring(problem):gsub(", did.*", "")))
  end)
end)
