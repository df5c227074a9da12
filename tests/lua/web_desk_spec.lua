-- The worker of the page at an author's desk: examples of a file, how often
-- rules act, proofs, and matches that are marked as right.

local desk = require "tenace.face.web.desk"
local helper = require "web_helper"
local place = require "tenace.base.place"
local tenace = require "tenace"

local ask, need = helper.ask, helper.need

local PATH = "rules/house/whist/mine.lua"

--- A house rule with two examples: the second is wrong.
local EXAMPLES = [[
local mine = house_rule "Ten" { of = "whist", set = { target = 10 } }

example "clubs are followed" {
  hand = "4C 3D", trick = "10C", legal = "4C",
}

example "hearts are followed" {
  hand = "4H 3D", trick = "10H", legal = "3D",
}

return mine
]]

--- Whoever leads may lead no club.
-- The first trick counts two more.
local FIRST = [[
local mine = house_rule "Mine" { of = "whist" }
function mine:after_trick(winner)
  if #winner.hand == 12 then self:score(winner, 2, "the first trick") end
end
return mine
]]

local NO_CLUBS = [[
local mine = house_rule "No clubs" { of = "whist",
  obligations = { obligation "no clubs" {
    avoid = "C", when = "leading", says = "clubs are led last" } } }
return mine
]]

--- A house rule that changes nothing.
local PLAIN = [[
local mine = house_rule "Mine" { of = "whist" }
return mine
]]

local function write(text)
  assert.is_nil(need { call = "write", path = PATH, text = text }.problem)
end


--- A match of that many decisions, in which everyone plays the first card.
local function play(game, seed, n)
  need { call = "new", game = game, seed = seed }
  for _ = 1, n do need { call = "play", move = 1 } end
end


--- Opens a position as the page does; the moment there.
local function show(at)
  need { call = "open", text = at.record, seats = { at.player },
    asked = at.asked and at.decision }
  if not at.asked then
    need { call = "goto", what = "decision", n = at.decision }
  end
  return need { call = "view" }
end


describe("the worker, at an author's desk,", function()
  setup(helper.keep)
  teardown(helper.free)

  after_each(function()
    helper.forget()
    for path in pairs(desk.own) do desk.own[path] = nil end
  end)

  it("runs the examples of a file", function()
    write(EXAMPLES)
    local list = need { call = "examples", path = PATH }
    assert.same({ name = "clubs are followed", line = 3, ok = true }, list[1])
    assert.equal(2, #list)
    assert.is_false(list[2].ok)
    assert.matches("^example 'hearts are followed': .*4H", list[2].text)
    local heard = helper.heard { call = "examples", path = PATH }
    assert.same({ stage = "examples", done = 2, all = 2 }, heard[#heard])
  end)

  it("gives its sentences", function()
    local texts = need { call = "desk_texts" }
    assert.equal("Examples", texts.desk_examples)
    assert.equal("As kept", texts.desk_as_kept)
  end)

  it("runs none of those that stand in other files", function()
    write(PLAIN)
    assert.same({}, need { call = "examples", path = PATH })
  end)

  it("opens an example as a position", function()
    write(EXAMPLES)
    local at = need { call = "example_at", path = PATH,
      name = "clubs are followed" }
    show(at)
    assert.equal("4C", need { call = "moves" }.moves[1].move)
    local _, problem = ask { call = "example_at", path = PATH, name = "no" }
    assert.matches("no", problem.text)
  end)

  it("marks lines to try, and opens them as far as they go", function()
    write [[
local mine = house_rule "Ten" { of = "whist", set = { target = 10 } }
try "KC 8C 7C 2C" { seed = 2 }
try "KC 8C QS" { seed = 2 }
return mine
]]
    local list = need { call = "examples", path = PATH }
    assert.same({ name = "KC 8C 7C 2C", line = 2, ok = true }, list[1])
    assert.same({ 3, false }, { list[2].line, list[2].ok })
    local at = need { call = "example_at", path = PATH, name = list[1].name,
      line = 2 }
    assert.equal(4, at.decision)
    assert.equal(2, need { call = "example_at", path = PATH,
      name = list[2].name, line = 3 }.decision)
  end)

  it("counts how often rules act", function()
    write(NO_CLUBS)
    local found = need { call = "coverage", path = PATH, deals = 20 }
    assert.equal(20, found.deals)
    local by_name = {}
    for _, one in ipairs(found.names) do by_name[one.name] = one end
    local one = by_name["no clubs"]
    assert.same({ "obligations", 20, PATH, 2 },
      { one.what, one.count, one.file, one.line })
    assert.is_true(by_name.trump.of > 0)
    assert.same({}, found.pieces)
    local at = need { call = "occurrence", path = PATH, at = one.at,
      what = one.what, name = one.name }
    assert.is_true(show(at).asked.mine)
    local why
    for _, group in ipairs(need { call = "view" }.show.hand) do
      for _, card in ipairs(group.cards) do
        why = why or need { call = "why", move = card }.rule
      end
    end
    assert.equal("no clubs", why)
  end)

  it("names what never happened, and counts pieces", function()
    write([[
local mine = house_rule "Mine" { of = "whist" }
function mine:score_round()
  if self.round_number > 900 then self:score(1, 1, "never") end
  base.score_round(self)
end
return mine
]])
    local found = need { call = "coverage", path = PATH, deals = 20 }
    assert.equal(1, #found.never)
    assert.same({ PATH, 3 }, { found.never[1].file, found.never[1].line })
    assert.matches('^never ran in 20 deals: self:score', found.never[1].text)
    assert.same({ 20, 0 }, { found.pieces[1].count, found.pieces[2].count })
    assert.is_nil(found.pieces[2].at)
  end)

  it("goes to where an option matters", function()
    write(PLAIN)
    local found = need { call = "coverage", path = PATH, deals = 20 }
    local one
    for _, other in ipairs(found.names) do
      if other.name == "trump" then one = other end
    end
    local at = need { call = "occurrence", path = PATH, at = one.at,
      what = "options", name = "trump" }
    assert.equal("whist+mine+trump=" .. one.at.value, show(at).game)
  end)

  it("proves rules, and says what is open", function()
    write(PLAIN)
    local found = need { call = "prove", path = PATH, cards = 1 }
    assert.is_true(found.proved)
    assert.matches("^whist%+mine, hands of 1: all 24 deals",
      found.verdict.sizes[1])
    assert.equal("every line of play comes to an end", found.verdict.holds[2])
    assert.is_true(#found.verdict.open > 0)
  end)

  it("has the deal of a fault as a record", function()
    write([[
local mine = house_rule "Mine" { of = "whist" }
function mine:score_round()
  if self:player(2).tricks > 1 then error "two tricks" end
  base.score_round(self)
end
return mine
]])
    local found = need { call = "prove", path = PATH, cards = 2 }
    assert.is_false(found.proved)
    local one = found.problems[1]
    assert.same({ PATH, 3 }, { one.file, one.line })
    assert.matches("^deal 1 %(You%): %d?%w[♣♦♥♠]", one.here.lines[1])
    assert.is_true(show(one.here.shown).decisions > 0)
  end)

  it("shows both deals of a leak as the same player sees them", function()
    write([[
return house_rule "Mine" { of = "whist",
  obligations = { obligation "peek" { when = "leading", says = "no trump",
    function(self, hand)
      local trumps = self:player(2).hand:of_suit(self.trump)
      return #trumps > 0 and hand:of_suit(self.trump) or nil
    end } } }
]])
    local found = need { call = "prove", path = PATH, cards = 2 }
    local one = found.problems[1]
    assert.equal(1, #found.problems)
    assert.matches("^player 4 %(Right%) sees the same in two deals", one.text)
    for _, at in ipairs { one.here, one.there } do
      assert.matches("you are 4 %(Right%)", table.concat(at.lines, "\n"))
      assert.equal(4, at.shown.player)
      assert.is_true(show(at.shown).asked.mine)
    end
    found = need { call = "check", game = "whist+mine" }
    assert.matches("player %d %(%a+%)", found.problems[1].text)
  end)
end)


describe("the worker, among house rules,", function()
  setup(helper.keep)
  teardown(helper.free)

  after_each(function()
    helper.forget()
    for path in pairs(desk.own) do desk.own[path] = nil end
  end)

  it("says what each changes, and finds them by that", function()
    local lines = need { call = "house_changes", game = "whist" }
    assert.matches("target", lines.american)
    local names = need { call = "house_search", game = "whist",
      text = "honours" }
    assert.equal("honours", names[1])
    assert.same({}, need { call = "house_search", game = "whist",
      text = "zebra" })
    local _, problem = ask { call = "house_changes", game = "whost" }
    assert.matches("whost", problem.text)
  end)

  it("makes a set that is played as a house rule", function()
    local made = need { call = "rule_set", title = "As we play",
      game = "whist", house = { "honours" }, options = { target = 7 } }
    assert.equal("rules/house/whist/as_we_play.lua", made.path)
    assert.is_nil(need { call = "write", path = made.path,
      text = made.text }.problem)
    local found = need { call = "choices", game = "whist+as_we_play" }
    local on = {}
    for _, one in ipairs(found.house) do on[one.name] = one.on end
    assert.is_true(on.honours)
    assert.equal("whist+as_we_play", found.spec)
    local _, problem = ask { call = "rule_set", title = "as we play",
      game = "whist", house = {}, options = {} }
    assert.matches("as_we_play", problem.text)
  end)
end)


describe("the worker, with matches that are right,", function()
  local shelf = tenace.library.shelf
  local folders, records = shelf.folders, nil

  setup(function()
    shelf.folders = { folders[#folders] }
    helper.keep()
  end)

  teardown(function()
    shelf.folders = folders
    helper.free()
  end)

  before_each(function()
    records = {}
    write(PLAIN)
  end)

  after_each(function()
    helper.forget()
    for path in pairs(desk.own) do desk.own[path] = nil end
  end)

  --- Keeps the match at the table.
  local function keep(name)
    local got = need { call = "keep", records = records, name = name }
    records[got.path] = got.text
    return got
  end

  it("keeps a match once, in the folder of its rules", function()
    play("whist+mine", 1, 6)
    local got = keep "evening 1"
    assert.equal("rules/house/whist/kept/mine/evening_1.record", got.path)
    assert.matches("^tenace record", got.text)
    assert.is_nil(got.there)
    assert.is_true(keep("evening 2").there)
    play("whist+mine", 2, 6)
    assert.equal("rules/house/whist/kept/mine/evening_1-2.record",
      keep("evening 1").path)
    assert.is_nil(helper.written[place.data .. "/" .. got.path])
  end)

  it("plays them again, and groups those that part by the rule", function()
    for seed = 1, 4 do
      play("whist+mine", seed, 8)
      keep("evening " .. seed)
    end
    local found = need { call = "kept", path = PATH, records = records }
    assert.same({ 4, 4, 0 }, { found.matches, found.same, #found.groups })
    write(NO_CLUBS)
    found = need { call = "kept", path = PATH, records = records }
    local group = found.groups[1]
    assert.same({ "'no clubs'", PATH, 2 },
      { group.cause, group.file, group.line })
    assert.equal(found.matches - found.same, group.n)
    local one = group.list[1]
    assert.matches("^round 1, trick %d, move %d+$", one.place)
    assert.matches("clubs are led last", one.what)
  end)

  it("shows both sides, and takes what is right now", function()
    play("whist+mine", 1, 8)
    local path = keep("evening").path
    write(NO_CLUBS)
    local sides = need { call = "kept_sides", path = path, records = records }
    assert.equal(records[path], sides.kept.record)
    assert.equal(sides.before[1], sides.after[1])
    assert.matches("clubs are led last", sides.after[#sides.after])
    assert.is_true(show(sides.now).asked.mine)
    assert.is_true(show(sides.kept).asked.mine)
    local got = need { call = "kept_accept", path = path, records = records }
    records[path] = got.text
    assert.equal(1, need { call = "kept", path = PATH, records = records }.same)
  end)

  it("opens both sides before the card that scores otherwise", function()
    play("whist+mine", 1, 60)
    local path = keep("evening").path
    write(FIRST)
    local sides = need { call = "kept_sides", path = path, records = records }
    assert.is_true(sides.kept.decision < 4)
    assert.equal(sides.kept.decision, sides.now.decision)
  end)

  it("keeps matches of bots", function()
    local list = need { call = "keep_played", path = PATH, n = 3, seed = 5 }
    assert.equal("rules/house/whist/kept/mine/bots_5.record", list[1].path)
    for _, one in ipairs(list) do records[one.path] = one.text end
    local found = need { call = "kept", path = PATH, records = records }
    assert.same({ 3, 3 }, { found.matches, found.same })
  end)

  it("reads nothing that is no path of a kept match", function()
    local found = need { call = "kept", path = PATH,
      records = { ["rules/whist.lua"] = "x", ["../kept/a/b.record"] = "y" } }
    assert.equal(0, found.matches)
    assert.is_nil(helper.written[place.data .. "/rules/whist.lua"])
  end)
end)
