local examples = require "tenace.study.examples"
local helper = require "rules_helper"
local at = require "rules_table"

local fields = "  round = { trump = suit }, obligations = { follow_suit },"
  .. "\n  options = { target = number { 5, from = 1, to = 50, 'points' } },"


--- The problem with a game that has this example, on line 7.
local function wrong(example)
  return helper.wrong(helper.game(fields, "example 'x' {\n" .. example .. " }"))
end


--- The results of a game's examples.
local function run(rest, more)
  local lib = helper.library(helper.game(fields,
    "function g:score_round() end\n" .. rest))
  local tenace = setmetatable(more or {}, { __index = at })
  return examples.run(assert(lib:variant "g"), lib, tenace)
end


--- Nil if the example holds, or else the message.
local function result(example, more)
  return run("example 'x' { " .. example .. " }", more)[1].text
end


describe("an example", function()
  it("is checked when its file is loaded", function()
    assert.equal("rules/g.lua:8: example 'x': unknown field 'winer', did you "
      .. "mean 'winner'?", wrong "winer = 1, trick = '2C'")
    assert.equal("rules/g.lua:8: example 'x': unknown field 'trmp', did you "
      .. "mean 'trump'?", wrong "trmp = 'H', trick = '2C', winner = 1")
    assert.equal("rules/g.lua:7: example 'x': it expects nothing: give legal, "
      .. "winner, …", wrong "trick = '2C'")
    assert.equal("rules/g.lua:8: example 'x': 'legal' needs 'hand' or 'moves' "
      .. "too", wrong "legal = '2C'")
    assert.equal("rules/g.lua:8: example 'x': 'winner' is no number",
      wrong "trick = '2C', winner = 'A'")
    assert.equal("rules/g.lua:8: example 'x': no such card '1Z'",
      wrong "hand = '1Z', legal = '1Z'")
    assert.equal("rules/g.lua:9: example 'x': the card '2C' is there more "
      .. "often than in the deck",
      wrong "hand = '2C',\ntrick = '2c', legal = ''")
    assert.equal("rules/g.lua:8: example 'x': the winner must be a number from "
      .. "1 to 2", wrong "trick = '2C 3C', winner = 3")
    assert.equal("rules/g.lua:8: example 'x': held must have the cards of 4 "
      .. "players", wrong "held = { '2C' }, scores = { 0, 0, 0, 0 }")
    assert.equal("rules/g.lua:8: example 'x': 'scores' must be 4 whole "
      .. "numbers, one for each side", wrong "scores = { 0, 0 }")
    assert.equal("rules/g.lua:8: example 'x': no such step 'score_round'",
      wrong "scores = { 0, 0, 0, 0 }")
    assert.equal("rules/g.lua:8: example 'x': no such step 'rond', did you "
      .. "mean 'round'?", wrong "step = 'rond', gives = 1")
  end)

  it("is told of a word of examples that is a field of the game, too",
    function()
      local game = helper.game("  round = { points = number },",
        "function g:value() return self.points end\n"
          .. "example 'x' { %s value = 5 }")
      assert.equal("rules/g.lua:7: example 'x': 'points' is a word of examples "
        .. "and a field of this game: write fields = { points = … } to set the "
        .. "field", helper.wrong(game:format "points = 5,"))
      assert(helper.library(game:format "fields = { points = 5 },")
        :variant "g")
    end)

  it("has cards that are checked at once if no option changes the deck",
    function()
      local given = "trick = '1Z', winner = 1"
      assert.equal("rules/g.lua:8: example 'x': no such card '1Z'",
        wrong("target = 7, " .. given))
      local with_jokers = [[
local g = game "G" { players = 4,
  deck = function(option) return french(option.jokers and 54 or 52) end,
  ranks = "2 3 4 5 6 7 8 9 10 J Q K A",
  options = { jokers = flag { false, "with two jokers" } } }
function g:order() return { trump = "C", top = "BJ" } end
function g:round() end
example "x" { jokers = true, trick = "2C BJ", winner = 2 }
return g]]
      local lib = helper.library(with_jokers)
      assert.is_true(examples.run(assert(lib:variant "g"), lib)[1].ok)
    end)

  it("that is wrong is told once if its file is", function()
    local lib = helper.library(helper.game(fields, [[
example "x" { trick = "2C 3C", winner = 2 }
example "y" { trick = "2C 1Z", winner = 1 }
example "z" { trick = "2C 3C", winner = 2 }]]))
    local list = examples.run(assert(lib:variant("g", { target = 7 })), lib)
    for i = 1, 3 do
      assert.equal("rules/g.lua:8: example 'y': no such card '1Z'",
        list[i].text)
    end
  end)

  it("is made of data, even in parts that nothing reads", function()
    for example, said in pairs {
      ["trick = '2C', winner = 1, target = print"] = "only text, numbers, "
        .. "true, false and tables of them fit here",
      ["scores = 3"] = "'scores' is no list of numbers",
      ["moves = {}, legal = '2C', deal = { hands = { '2C', 3 } }"] =
        "the cards of 'hands' are text, or a list of texts",
    } do
      local game = helper.game(fields, "example 'x' {\n"
        .. example:gsub("print", "function() end") .. " }")
      for _, spec in ipairs { "g", "g+h" } do
        assert.equal("rules/g.lua:8: example 'x': " .. said, helper.wrong(game,
          spec, { h = "return house_rule 'H' { of = 'g' }" }))
      end
    end
  end)

  it("holds or does not", function()
    assert.is_nil(result "trick = '2C', hand = '3C 4D', legal = '3C'")
    assert.equal("rules/g.lua:8: example 'x': legal should be '3C 4D', but is "
      .. "'3C'", result "trick = '2C', hand = '3C 4D', legal = '3C 4D'")
    assert.is_nil(result "trick = '2C 3C', winner = 2")
    assert.equal("rules/g.lua:8: example 'x': winner should be '1', but is "
      .. "'2'", result "trick = '2C 3C', winner = 1")
  end)

  it("may name only some of the allowed moves", function()
    local given = "trick = '2C', hand = '3C 4D 5C', "
    assert.is_nil(result(given .. "allowed = '5C', refused = '4D'"))
    assert.is_nil(result(given .. "refused = '4D', because = 'follow_suit'"))
    assert.is_nil(result(given
      .. "refused = '4D', because = 'you must follow'"))
    assert.equal("rules/g.lua:8: example 'x': because should be 'x', but is "
      .. "'you must follow'", result(given .. "refused = '4D', because = 'x'"))
    assert.equal("rules/g.lua:8: example 'x': refused should be '3C', but is "
      .. "'allowed'", result(given .. "refused = '3C'"))
    assert.equal("rules/g.lua:8: example 'x': allowed should be '4D', but is "
      .. "'you must follow'", result(given .. "allowed = '4D'"))
  end)

  it("reads cards either way, in any order", function()
    assert.is_nil(result "hand = '10c kd', legal = 'KD TC'")
    assert.is_nil(result("hand = '8s 8h', trick = { '2c 2d' },"
      .. "legal = { '8S 8H' }", { legal = function() return { "8H 8S" } end }))
  end)

  it("gives fields, and options beside them", function()
    assert.is_nil(result "trump = 'D', trick = '2C 3D', winner = 2")
    assert.is_nil(result "trump = 'none', trick = '2C 3D', winner = 1")
    assert.is_nil(result("fields = { trump = 'D' }, target = 9, options = {}, "
      .. "trick = '2C', winner = 1", { winner = function(v, facts)
        return v.options.target == 9 and facts.trump == "D" and 1 end }))
    assert.equal("rules/g.lua:8: example 'x': option 'target' must be a number "
      .. "from 1 to 50, not '99'",
      result "target = 99, trick = '2C', winner = 1")
  end)

  it("carries out a step", function()
    local list = run [[
function g:score_side() return self.round_number end
example "a" { step = "score_side", round_number = 3, gives = 3 }
example "b" { step = "score_side", by_round = "1 2 3" }
example "c" { step = "score_side", by_round = "1 3" }
example "d" { before = { 1, 2, 3, 4 }, scores = { 1, 2, 3, 4 } }
example "e" { before = { 5, 2, 3, 4 }, won_by = 1 }
example "f" { before = { 4, 2, 3, 4 }, won_by = false }
example "g" { before = { 4, 2, 3, 4 }, won_by = 2 }]]
    local failed = {}
    for _, one in ipairs(list) do
      if not one.ok then failed[#failed + 1] = one.text end
    end
    assert.same({
      "rules/g.lua:11: example 'c': by_round should be '1 3', but is '1 2'",
      "rules/g.lua:15: example 'g': won_by should be '2', but is 'false'",
    }, failed)
  end)

  it("plays moves", function()
    local played = {}
    local more = { new = function()
      return {
        play = function(_, move) played[#played + 1] = move end,
        moves = function() return { "pass", "4" } end,
        allows = function(_, move) return move == "4", "too low" end,
      }
    end }
    assert.is_nil(result("moves = { '3 no trump' }, legal = 'pass 4'", more))
    assert.same({ "3 no trump" }, played)
    assert.is_nil(result("moves = {}, refused = '2', because = 'too low'",
      more))
  end)

  it("counts a value and a meld", function()
    assert.is_nil(result("value = 48, trump = 'C'", {
      value = function(_, facts) return facts.trump == "C" and 48 end }))
    assert.equal("rules/g.lua:8: example 'x': value should be '1', but is "
      .. "'none'", result("value = 1", { value = function() end }))
    local more = { meld = function(_, _, cards)
      if cards == "7S 7H 2D" then return true, "sevens", 30 end
      return false, "too few naturals"
    end }
    local cards = "cards = '7S 7H 2D', "
    assert.is_nil(result(cards .. "meld = 'sevens', points = 30", more))
    assert.is_nil(result(cards .. "meld = true", more))
    assert.is_nil(result("cards = '7S', meld = false", more))
    assert.equal("rules/g.lua:8: example 'x': points should be '20', but is "
      .. "'30'", result(cards .. "meld = true, points = 20", more))
    assert.equal("rules/g.lua:8: example 'x': meld should be 'true', but is "
      .. "'too few naturals'", result("cards = '7S', meld = true", more))
  end)

  it("counts cards without a meld", function()
    local lib = helper.library(helper.game("  points = { A = 11, K = 4 },", [[
example "a" { cards = "AS AC KD 2C", points = 26 }
example "b" { cards = "AS AC KD 2C", points = 25 }]]))
    local list = examples.run(lib:variant "g", lib)
    assert.is_true(list[1].ok)
    assert.truthy(list[2].text:find("points should be '25', but is '26'", 1,
      true))
  end)

  it("gives a step its arguments, and checks the fields after it",
    function()
      local lib = helper.library(helper.game(fields, [[
function g:take(n, player, side)
  self:deal_each(n)
  self.trump = "H"
  return player.number + 10 * side.number
end
example "a" { step = "take", with = { 3, "player 2", "side 4" }, gives = 42,
  leaves = { counts = { 3, 3, 3, 3 }, stock = 40, trump = "H", dealer = 1 } }
example "b" { step = "take", with = { 3, "player 2", "side 4" },
  leaves = { stock = 39 } }
example "c" { step = "take", with = { 2, "player 2", "side 4" },
  leaves = { counts = { 2, 2, 2, 3 } } }]]))
      local list = examples.run(lib:variant "g", lib)
      assert.is_nil(list[1].text)
      assert.truthy(list[2].text:find("stock should be '39', but is '40'", 1,
        true))
      assert.truthy(list[3].text:find("counts should be '2 2 2 3', but is "
        .. "'2 2 2 2'", 1, true))
    end)

  it("says how many tricks each side has afterwards", function()
    local lib = helper.library(helper.game(fields, [[
function g:more(player) self:add_trick(player) end
example "a" { step = "more", with = { "player 2" },
  leaves = { tricks = { 0, 1, 0, 0 } } }
example "b" { step = "more", with = { "player 2" },
  leaves = { tricks = { 1, 0, 0, 0 } } }]]))
    local list = examples.run(lib:variant "g", lib)
    assert.is_nil(list[1].text)
    assert.truthy(list[2].text:find("tricks should be '1 0 0 0', but is "
      .. "'0 1 0 0'", 1, true))
  end)

  it("knows fields and piles alone afterwards, and names the nearest",
    function()
      local lib = helper.library(helper.game(
        "  piles = { kitty = \"none\" }," .. fields, [[
function g:more() end
example "a" { step = "more", leaves = { nonsense = "none" } }
example "b" { step = "more", leaves = { trmp = "none" } }
example "c" { step = "more", leaves = { kity = 0 } }
example "d" { step = "more", leaves = { trump = "none", kitty = "", stock = 52,
  counts = { 0, 0, 0, 0 }, tricks = { 0, 0, 0, 0 }, next_dealer = "none",
  counted = { 0, 0, 0, 0 } } }]]))
      local found = {}
      for i, one in ipairs(examples.run(assert(lib:variant "g"), lib)) do
        found[i] = one.text and one.text:match "': (.*)" or "fine"
      end
      assert.same({ "'nonsense' is no field or pile of this game",
        "'trmp' is no field or pile of this game, did you mean 'trump'?",
        "'kity' is no field or pile of this game, did you mean 'kitty'?",
        "fine" }, found)
    end)

  it("says 'none' for an empty field, given or left, whatever its kind",
    function()
      local lib = helper.library(helper.game("round = { trump = suit, "
        .. "n = number, who = player, how = choice 'all none' },", [[
function g:more()
  return self.trump == nil and self.n == nil and self.who == nil
    and self.how == "none"
end
example "a" { trump = "none", n = "none", who = "none", how = "none",
  step = "more", gives = true,
  leaves = { trump = "none", n = "none", who = "none", how = "none" } }]]))
      local ran = examples.run(assert(lib:variant "g"), lib)
      assert.equal("fine", ran[1].text or "fine")
    end)

  it("says which values options have", function()
    assert.is_nil(result "settings = { target = { 1, 5, 50 } }")
    assert.equal("rules/g.lua:8: example 'x': target should be '1 5 51', but "
      .. "is '1 5 50'", result "settings = { target = { 1, 5, 51 } }")
    assert.equal("rules/g.lua:8: example 'x': no such option 'goal'",
      wrong "settings = { goal = 5 }")
  end)

  it("that plays moves checks the match after them", function()
    local lib = helper.library [[
local g = game "G" { players = 4, deck = french(52), round = { trump = suit },
  options = { target = number { 5, from = 1, to = 9, "points" } } }
function g:round()
  self:deal_each(13)
  self.trump = suit(self:choose(self.dealer, "trump?", { "clubs", "spades" }))
  self:score(self.dealer, 5, "naming it")
end
example "a" { moves = { "spades" }, won_by = false }
example "b" { moves = {}, leaves = { trump = "none", stock = 0 } }
return g]]
    local list = examples.run(assert(lib:variant "g"), lib)
    assert.truthy(list[1].text:find("won_by should be 'false'", 1, true))
    assert.is_nil(list[2].text)
  end)

  it("has a number for each side that its options make", function()
    local text = [[
local g = game "G" { deck = french(52), options = {
  players = number { 4, from = 2, to = 6, "how many play" } } }
function g:score_round() end
function g:round() end
example "a" { players = 3, before = { 1, 2, 3 }, scores = { 1, 2, 3 } }
example "b" { players = 3, before = { 1, 2, 3 }, scores = { 1, 2, 3, 0 } }
return g]]
    local lib = helper.library(text)
    local list = examples.run(assert(lib:variant "g"), lib)
    assert.is_nil(list[1].text)
    assert.truthy(list[2].text:find("scores should be '1 2 3 0', but is "
      .. "'1 2 3'", 1, true))
  end)

  it("with moves refuses facts that a match cannot begin with", function()
    assert.equal("rules/g.lua:8: example 'x': 'before' does not go with "
      .. "'moves', which a match makes from its start",
      wrong "moves = {}, legal = '2C', before = { 1, 2, 3, 4 }")
    assert.equal("rules/g.lua:8: example 'x': 'trump' does not go with "
      .. "'moves', which a match makes from its start",
      wrong "moves = {}, legal = '2C', trump = 'H'")
  end)

  it("reports an error of the rules", function()
    assert.equal("rules/g.lua:8: example 'x': rules/g.lua:3: oh",
      result("trick = '2C', winner = 1", { winner = function()
        local problem = require "tenace.base.problem"
        error(problem.rules("rules/g.lua", 3, "oh"), 0) end }))
  end)

  it("of a house rule applies to the game with that rule", function()
    local lib = helper.library(helper.game(fields, [[
function g:name() return "base" end
example "plain" { step = "name", gives = "base" }]]), { a = [[
local h = house_rule "H" { of = "g" }
function h:name() return "mine" end
example "mine" { step = "name", gives = "mine" }
return h]] })
    local list = examples.run(lib:variant "g+a", lib, at)
    assert.same({ "plain", "mine" }, { list[1].name, list[2].name })
    assert.is_true(list[1].ok and list[2].ok)
  end)

  it("names what it expects", function()
    assert.same({ { name = "legal", value = "2C" } },
      examples.expects { legal = "2C", hand = "2C" })
  end)
end)
