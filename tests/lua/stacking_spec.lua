-- House rules that lie on each other: events, steps that call `base`, facts
-- that are joined, scores that rules hear, and the sentences of the rulebook.

local effect = require "tenace.study.effect"
local games = require "tenace.rules.games"
local helper = require "game_helper"
local rules = require "rules_helper"
local steps = require "tenace.face.rulebook.steps"
local tenace = require "tenace"

local FOLDERS = { "rules/house/%s", "tests/rules/stacked/house/%s" }


--- A library of a game, its house rules, and those of the tests.
local function library_of(game)
  local list = { { path = "rules/" .. game .. ".lua", name = game,
    text = helper.read("rules/" .. game .. ".lua") } }
  for _, form in ipairs(FOLDERS) do
    local folder = form:format(game)
    for _, name in ipairs(rules.list(folder)) do
      if name:find "%.lua$" then
        local path = folder .. "/" .. name
        list[#list + 1] = { path = path, name = name:match "^(.*)%.lua$",
          of = game, text = helper.read(path) }
      end
    end
  end
  return games.library_of(list)
end


local function variant_of(spec)
  return assert(library_of(spec:match "^[%w_]+"):variant(spec))
end


--- The sums of all points by their reasons, in a number of rounds.
local function sums(spec, rounds, seed)
  local m, by = tenace.new(variant_of(spec), { seed = seed or 1 }), {}
  m:run("random", { rounds = rounds })
  for _, line in ipairs(m:score_sheet()) do
    by[line.reason] = (by[line.reason] or 0) + line.points
  end
  return by, m
end


--- The texts of a rulebook's steps, by name.
local function told(spec)
  local flow, by_name = steps.of(variant_of(spec)), {}
  for _, list in ipairs { flow.play, flow.scoring, flow.match } do
    for _, item in ipairs(list) do by_name[item.name] = item.text end
  end
  return by_name
end


describe("house rules with a step for the same event", function()
  it("are called one after the other", function()
    local by = sums("whist+last_trick+caught_ace+three_in_a_row+rounds=20", 20)
    assert.equal(20, by["the last trick"])
    assert.is_true(by["an ace caught"] > 0)
    assert.is_true(by["three tricks in a row"] > 0)
  end)

  it("do so in any order", function()
    assert.same((sums("whist+last_trick+caught_ace+three_in_a_row", 10)),
      (sums("whist+three_in_a_row+caught_ace+last_trick", 10)))
  end)

  it("say who leads to the next trick", function()
    local m = tenace.new(variant_of "whist+loser_leads+last_trick",
      { seed = 3, traced = true })
    m:run("random", { rounds = 1 })
    local leads, n = 0, 0
    local history = m:history()
    for i = 1, 52, 4 do
      n = n + 1
      if history[i - 4] and history[i].player ~= history[i - 4].player then
        leads = leads + 1
      end
    end
    assert.equal(13, n)
    assert.is_true(leads > 0)
  end)
end)


describe("house rules that add to a step", function()
  it("go above the one that replaces it", function()
    local v = variant_of "whist+honours+last_trick+short_pack"
    local names = {}
    for i, house in ipairs(v.house) do names[i] = house.name end
    assert.same({ "last_trick", "short_pack", "honours" }, names)
    assert.equal("whist+honours+last_trick+short_pack", v.spec)
    local by = sums("whist+honours+last_trick+short_pack+rounds=20", 20)
    assert.equal(20, by["the last trick"])
    assert.is_true(by["tricks above four"] > 0 and by.honours > 0)
    assert.is_nil(by["tricks above six"])
  end)
end)


describe("house rules that each replace what the other one adds to", function()
  it("clash", function()
    local game = rules.game("") :gsub("\nreturn g\n", [[

function g:a() return "a" end
function g:b() return "b" end
return g
]])
    local function house(one, other)
      return "local h = house_rule 'H' { of = 'g' }\nfunction h:" .. one
        .. "() return base." .. one .. "(self) end\nfunction h:" .. other
        .. "() end\nreturn h\n"
    end
    local _, problem = rules.library(game, { x = house("a", "b"),
      y = house("b", "a") }):variant "g+x+y"
    assert.equal("house rules 'x' and 'y' do not go together: 'y' replaces the "
      .. "step 'a', to which 'x' adds", tostring(problem))
  end)
end)


describe("a pack of a house rule", function()
  it("takes the ranks that it lacks out of the game's", function()
    local v = variant_of "whist+short_pack+rotating_trumps+last_trick"
    assert.equal("7 8 9 10 J Q K A", v.facts.ranks)
    assert.equal("rotate", v.options.trump)
  end)
end)


describe("points of a house rule", function()
  it("are added to the game's", function()
    local v = variant_of "hearts+black_maria"
    assert.equal(1, v.points.H)
    assert.equal(13, v.points.QS)
    assert.equal(10, v.points.KS)
    assert.equal(43, v.facts.all_points)
  end)
end)


describe("a fact of a game's own with names", function()
  local game = rules.game [[facts = { worth = { ace = 4, king = 3 } },]]

  local function house(facts)
    return "return house_rule 'H' { of = 'g', facts = " .. facts .. " }\n"
  end

  local function worth(spec)
    local v, problem = rules.library(game, {
      x = house "{ worth = { ace = 5 } }", y = house "{ worth = { jack = 1 } }",
      z = house "{ worth = { ace = 6 } }", n = house "{ worth = 7 }",
    }):variant(spec)
    if not v then return tostring(problem) end
    local all = v.facts.worth
    return type(all) == "table" and { all.ace, all.king, all.jack or 0 } or all
  end

  it("has those of the house rules, too", function()
    assert.same({ 5, 3, 0 }, worth "g+x")
    assert.same({ 5, 3, 1 }, worth "g+x+y")
    assert.same({ 5, 3, 1 }, worth "g+y+x")
    assert.equal(7, worth "g+n")
  end)

  it("has one value by each name", function()
    assert.matches("do not go together", worth "g+x+z")
  end)
end)


describe("a game's own fact with names", function()
  local GAME = rules.game("  facts = { times = { re = 4, kontra = 2 } },\n")

  --- A house rule that says this of the fact.
  local function house(says)
    return "return house_rule 'H' { of = 'g', facts = { times = " .. says
      .. " } }\n"
  end

  it("gets the names of all house rules", function()
    local library = rules.library(GAME, { x = house "{ hirsch = 8 }",
      y = house "{ re = 3, without = 'kontra' }" })
    for _, spec in ipairs { "g+x+y", "g+y+x" } do
      local times = assert(library:variant(spec)).facts.times
      assert.equal("3 8 nil", table.concat({ times.re, times.hirsch,
        tostring(times.kontra) }, " "))
    end
  end)

  it("is replaced by a single value", function()
    local v = assert(rules.library(GAME, { x = house "5" }):variant "g+x")
    assert.equal(5, v.facts.times)
  end)

  it("clashes where two give a name two values", function()
    local _, problem = rules.library(GAME, { x = house "{ re = 8 }",
      y = house "{ re = 3 }" }):variant "g+x+y"
    assert.matches("do not go together", tostring(problem))
  end)

  it("lacks no name that it has not", function()
    local _, problem = rules.library(GAME, { x = house "{ without = 'bock' }" })
      :variant "g+x"
    assert.matches("bock", tostring(problem))
  end)
end)


describe("the first dealer", function()
  it("is one of the seats that a house rule gives the table", function()
    local library = rules.library(rules.game(
      "  options = { first_dealer = number {} },\n"), {
        five = "return house_rule 'F' { of = 'g', players = 5 }\n",
        three = "return house_rule 'T' { of = 'g', players = 3 }\n" })
    assert.truthy(library:variant "g+five+first_dealer=5")
    assert.is_nil((library:variant "g+three+first_dealer=4"))
    assert.is_nil((library:variant "g+first_dealer=5"))
  end)
end)


describe("rules that hear the score", function()
  it("double all of it, whoever scores", function()
    local doubled, plain = 0, 0
    for seed = 1, 12 do
      local found = sums("skat+kontra+ramsch+hundred+spitze", 12, seed)
      for reason in pairs(found) do
        if reason:find "Bock × 2$" then doubled = doubled + 1
        else plain = plain + 1 end
      end
    end
    assert.is_true(doubled > 0 and plain > 0)
  end)

  it("double the ramsch and the kontra, too", function()
    local seen = {}
    for seed = 1, 40 do
      for reason in pairs((sums("skat+pub_skat+hundred", 12, seed))) do
        if reason:find "Bock" then
          seen.ramsch = seen.ramsch or reason:find "ramsch" ~= nil
          seen.kontra = seen.kontra or reason:find "kontra × 2" ~= nil
        end
      end
    end
    assert.same({ ramsch = true, kontra = true }, seen)
  end)
end)


-- The beginning of a house rule that changes a step.
local A = "local h = house_rule 'A' { of = 'g' }\n"

describe("sentences of the rulebook", function()
  it("are those of the options in force", function()
    assert.matches("The last card dealt", told "whist"["choose trump"])
    local rotate = told "whist+trump=rotate"["choose trump"]
    assert.matches("^Trumps go round", rotate)
    assert.no.matches("last card", rotate)
    assert.matches("trumps go round", variant_of "whist+trump=rotate".sentence)
    assert.matches("and has 26 less", told "hearts+old_moon"["score round"])
    assert.matches("passes 5 cards", told "hearts+pass=5"["pass cards"])
  end)

  it("are restated by a house rule", function()
    local text = told "hearts+black_maria"["score round"]
    assert.matches("all 43 shoots the moon", text)
    assert.equal("Whist: two partnerships, eight tricks.",
      variant_of "whist+short_pack".sentence)
  end)

  it("are restated under a condition, and where the engine has them", function()
    local game = rules.game [[options = { rounds = number {},
      target = number { 9, from = 1, to = 20, "points" } },]]
    local function book(spec)
      local says = "says = { over = { '[rounds=0 and target=9] Nine end it.', "
        .. "'[rounds=2] Two do.' }, turn = 'by the {target}' }"
      local v = assert(rules.library(game, { a = "return house_rule 'A' { of = "
        .. "'g', " .. says .. " }\n" }):variant(spec))
      local comments = require "tenace.face.rulebook.comments"
      return comments.restated("over", v), comments.restated("turn", v),
        comments.restated("next_dealer", v)
    end
    local over, turn, dealer = book "g+a"
    assert.same({ "Nine end it.", "by the 9" }, { over, turn })
    assert.is_nil(dealer)
    assert.equal("Two do.", (book "g+a+rounds=2"))
    assert.is_nil((book "g+a+target=8"))
  end)

  describe("that are restated", function()
    local game = rules.game "":gsub("\nreturn g\n", [[

-- Seven points.
function g:after_round() return self:worth() end
-- Seven.
function g:worth() return 7 end
return g
]])
    local houses = {
      twice = "-- Twice as much.\nlocal h = house_rule 'Twice' { of = 'g', "
        .. "says = { worth = 'Fourteen.' } }\n"
        .. "function h:worth() return 2 * base.worth(self) end\nreturn h\n",
      more = "local h = house_rule 'More' { of = 'g' }\n-- One more.\n"
        .. "function h:worth() return base.worth(self) + 1 end\nreturn h\n",
      nine = "local h = house_rule 'Nine' { of = 'g' }\n-- Nine.\n"
        .. "function h:worth() return 9 end\nreturn h\n",
    }

    local function worth(spec)
      local flow = steps.of(rules.library(game, houses):variant(spec))
      for _, part in ipairs { flow.play, flow.scoring } do
        for _, item in ipairs(part) do
          if item.name == "worth" then return item.text end
        end
      end
    end

    it("need no sentence of the house rule beside them", function()
      assert.equal("Fourteen.", worth "g+twice")
    end)

    it("keep what other house rules add", function()
      assert.equal("Fourteen. House rule More: One more.",
        worth "g+twice+more")
    end)

    it("give way to those of a house rule with a step of its own", function()
      assert.equal("Nine. House rule Twice: Twice as much.",
        worth "g+twice+nine")
    end)
  end)

  it("name the house rules that events call", function()
    local text = told "whist+last_trick+caught_ace"["after trick"]
    assert.matches("House rule Caught ace: .*House rule Last trick: ", text)
  end)

  it("are stale where a house rule changes a part", function()
    local game = rules.game [[]] :gsub("\nreturn g\n", [[

function g:helper() return 7 end
-- Seven tricks are a point.
function g:after_round() return self:helper() end
return g
]])
    local v = rules.library(game, { a = A
      .. "function h:helper() return 8 end\nreturn h\n" }):variant "g+a"
    assert.equal("after_round", effect.stale(v)[1].step)
    assert.equal("helper", effect.stale(v)[1].what)
  end)
end)


describe("an option that only a replaced step reads", function()
  it("has no effect", function()
    local game = rules.game([[options = { o = number { 1, from = 0, to = 3,
      "an option" } },]]):gsub("\nreturn g\n", [[

function g:next_dealer() return self.option.o end
return g
]])
    local v = rules.library(game, { a = A
      .. "function h:next_dealer() return 8 end\nreturn h\n" }):variant "g+a"
    assert.same({ o = "A" }, effect.silenced(v))
    assert.same({}, effect.silenced(variant_of "whist+honours"))
  end)

  it("is taken away by the house rule", function()
    assert.same({}, effect.silenced(variant_of "whist+named_trump"))
    local v, problem = library_of "whist"
      :variant "whist+named_trump+trump=rotate"
    assert.is_nil(v)
    assert.matches("no option 'trump'", tostring(problem))
    assert.equal("Whist: two partnerships, thirteen tricks.",
      variant_of "whist+named_trump".sentence)
  end)
end)


describe("the field replaces", function()
  local game = rules.game "points = { A = 1, K = 2 },"
  game = game:gsub("\nreturn g\n", [[

function g:throw_failed() error "beneath" end
return g
]])

  local function make(fields, rest)
    local lib = rules.library(game, { a = "local h = house_rule 'A' { of = 'g',"
      .. fields .. " }\n" .. (rest or "") .. "\nreturn h\n" })
    local v, problem = lib:variant "g+a"
    return v, problem and tostring(problem)
  end

  it("drops all that is beneath", function()
    assert.same({ Q = 3 },
      make("points = { Q = 3 }, replaces = 'points'").points)
    assert.equal(1, make("points = { Q = 3 }").points.A)
    local step = "function h:throw_failed() end"
    local v = make("replaces = 'throw_failed'", step)
    assert.is_true(pcall(v.steps.throw_failed))
    assert.is_false(pcall(make("", step).steps.throw_failed))
  end)

  it("lets `without` take parts away", function()
    local v = make("points = { Q = 3, without = 'A' }")
    assert.is_nil(v.points.A)
    assert.equal(2, v.points.K)
    local none, text = make("points = { without = 'J' }")
    assert.is_nil(none)
    assert.matches("'points' has no 'J' to take away", text)
  end)

  it("names what is there and what is given", function()
    assert.matches("does not say by what",
      (select(2, make("replaces = 'throw_failed'"))))
    assert.is_nil(make("replaces = 'points'").points)
    assert.matches("nothing beneath has 'scored'",
      (select(2, make("replaces = 'scored'", "function h:scored() end"))))
  end)
end)


describe("a record", function()
  local texts = { { path = "rules/g.lua", name = "g", text = [[
local g = game "G" { players = 2, deck = french(32), points = { A = 1 },
  obligations = { follow_suit }, options = { rounds = number { 1, from = 1,
    to = 9 } } }
function g:after_trick(winner) self:score(winner, 1, "base") end
function g:round() self:deal_each(3) self:play_tricks() end
return g
]] }, { path = "rules/house/g/a.lua", name = "a", of = "g", text = [[
local h = house_rule "A" { of = "g", points = { K = 2 } }
function h:after_trick(winner) self:score(winner, 10, "house") end
return h
]] } }

  it("of a time when layers were joined otherwise is played so", function()
    local now = games.library_of(texts):variant "g+a"
    local m = tenace.new(now, { seed = 1 }):run "random"
    assert.equal(6, #m:score_sheet())
    local record = m:record()
    assert.matches("^tenace record 2\n", record)
    assert.equal(6, #tenace.replay(record):score_sheet())
    local early = games.library_of(texts, true):variant "g+a"
    m = tenace.new(early, { seed = 1 }):run "random"
    assert.equal(3, #m:score_sheet())
    assert.is_nil(early.points.A)
    record = m:record()
    assert.matches("^tenace record 1\n", record)
    assert.equal(3, #tenace.replay(record):score_sheet())
  end)
end)
