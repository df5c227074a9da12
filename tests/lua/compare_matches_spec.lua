-- Whole matches under several rules: their figures, and those without an end.

local divided = require "tenace.study.divided"
local files = require "tenace.face.terminal.files"
local helper = require "game_helper"
local tenace = require "tenace"

local TENACE = files.quote(os.getenv "TENACE" or "./tenace")


--- Runs compare; standard output, standard error, exit status.
local function compare(words)
  local folder = helper.folder()
  local _, _, status = os.execute(("%s compare %s >%s/out 2>%s/err"):format(
    TENACE, words, folder, folder))
  return assert(files.read(folder .. "/out")),
    assert(files.read(folder .. "/err")), status
end


local function refuses(words, message)
  local out, err, status = compare(words)
  assert.equal("tenace: " .. message .. "\n", err)
  assert.equal("", out)
  assert.equal(2, status)
end


--- The variant of a game for two with a card each; `round` says what happens.
local function small_game(round, options)
  local text = [[
-- A small game.
local small = game "Small" { players = 2, deck = french(32),
  options = { rounds = number { 3, from = 0, to = 9, "rounds" } } }
function small:round()
  self:deal_each(1)
]] .. round .. "\nend\nreturn small"
  local list = { { name = "game", path = "game.lua", text = text } }
  return assert(tenace.library_of(list):variant("game", options))
end


local function of_name(result, name)
  for _, measure in ipairs(result.measures) do
    if measure.name == name then return measure.games end
  end
end


--- Compares a small game with itself under other options, or with another.
local function compared(one, other, how)
  return tenace.compare(one, other, how or { matches = 20, seed = 1 })
end


teardown(helper.clean)


describe("comparing whole matches", function()
  it("counts rounds, totals and the gap at the end", function()
    local result = compared(small_game "self:score(1, 2, 'won')",
      small_game("self:score(1, 2, 'won')", { rounds = 5 }))
    assert.equal(20, result.matches)
    assert.is_nil(result.deals)
    assert.same({ { value = 3.0 },
      { value = 5.0, difference = { value = 2.0, told = "more" } } },
      of_name(result, "rounds"))
    assert.same({ value = 2.0, told = "more" },
      of_name(result, "total")[2].difference)
    assert.same({ value = 4.0, told = "more" },
      of_name(result, "gap")[2].difference)
    assert.equal(20, result.differ[1].rounds.matches)
    assert.equal(0, result.differ[1].winner.matches)
    assert.same({ 0, 0 }, result.cut)
  end)

  it("lets each seat deal first in turn", function()
    local dealer = small_game "self:score(self.dealer, 1, 'deals')"
    local one = compared(dealer, dealer, { matches = 40, seed = 1 })
    assert.equal(1.0, of_name(one, "dealer")[1].value)
    assert.equal(0.5, of_name(one, "first")[1].value)
  end)

  it("lets the first dealer of the rules deal first", function()
    local function of(n) return "whist+first_dealer=" .. n end
    local result = compared(of(1), of(2), { matches = 40, seed = 1 })
    local dealer, first = of_name(result, "dealer"), of_name(result, "first")
    assert.equal(dealer[1].value, first[1].value)
    assert.equal(dealer[2].value, 1 - first[2].value)
  end)

  it("shares a match that nobody wins among the sides", function()
    local nobody = small_game "self:score(1, 0, 'nothing')"
    local result = compared(nobody, nobody)
    assert.equal(0.5, of_name(result, "dealer")[1].value)
    assert.equal("alike", of_name(result, "dealer")[2].difference.told)
  end)

  it("has the lengths that each seed has alone", function()
    local result = compared("whist+first_dealer=1",
      "whist+target=3+first_dealer=1", { matches = 12, seed = 5 })
    local sums = { 0, 0 }
    local core = require "tenace.core"
    for i = 1, 12 do
      for k, game in ipairs(result.games) do
        local m = require "tenace.study.seated".of(tenace.variant(game),
          "random", 5)
        local n = require "tenace.study.sweep".play(m, core.mix(5, i))
        sums[k] = sums[k] + n
      end
    end
    local games = of_name(result, "match")
    assert.same({ sums[1] / 12, sums[2] / 12 },
      { games[1].value, games[2].value })
  end)

  it("has no winner's share where one plays alone", function()
    local result = compared("klondike", "klondike+draw=1",
      { matches = 10, seed = 1 })
    local names = {}
    for i, one in ipairs(result.measures) do names[i] = one.name end
    assert.same({ "rounds", "match", "total" }, names)
    assert.is_false(result.in_turn)
  end)

  it("stops matches that have no end, and counts them by game", function()
    local result = compared(small_game "self:score(1, 0, 'nothing')",
      small_game("self:score(1, 0, 'nothing')", { rounds = 0 }))
    assert.same({ 0, 20 }, result.cut)
    assert.equal(200.0, of_name(result, "rounds")[2].value)
  end)

  it("fails with a sentence where a round has no end", function()
    local round = [[
  repeat local said = self:ask(self:player(1), "again", { "yes", "no" })
  until said == "never"]]
    local ok, wrong = pcall(compared, small_game(round), small_game(round))
    assert.is_false(ok)
    assert.matches("more than 20000 decisions in one round: does it end%?",
      tostring(wrong))
  end)

  it("ends as soon as every figure tells", function()
    local result = compared(small_game "self:score(self.dealer, 1, 'deals')",
      small_game("self:score(self.dealer, 1, 'deals')", { rounds = 5 }),
      { matches = 1000, seed = 1, sure = 95 })
    assert.equal(100, result.matches)
    assert.equal(95, result.sure)
  end)

  it("is the sum of its parts", function()
    local rules = { tenace.signature "whist", tenace.signature "whist+honours" }
    local study = divided.of { study = "compare", rules = rules, seed = 3,
      bots = "random", matches = 11 }
    local whole = study.run(1, 11)
    local sum = study.merge { study.run(1, 4), study.run(5, 11) }
    whole.seconds, sum.seconds = nil, nil
    assert.same(whole, sum)
    assert.is_true(study.fits(sum))
    sum.counted.rounds.n = 10
    assert.is_false(study.fits(sum))
  end)

  it("refuses numbers, and deals besides", function()
    local function raises(how, text)
      local ok, wrong = pcall(tenace.compare, "whist", "whist+honours", how)
      assert.is_false(ok)
      assert.matches(text, tostring(wrong), 1, true)
    end
    raises({ matches = 0 },
      "compare: matches is a whole number from 1 on, not '0'")
    raises({ matches = 5, rounds = 5 }, "compare: rounds compares deals and "
      .. "matches whole matches: leave one out")
    raises({ matches = 5, seed = "x" }, "a seed is a whole number, not 'x'")
    local result = tenace.compare("whist", "whist", { matches = 2, seed = 1 })
    assert.has_error(function() result:open(1) end,
      "open: whole matches were compared; compare deals to open one")
  end)
end)


describe("compare --matches", function()
  it("prints bars, differences, and which are uncertain", function()
    assert.equal([[
A  whist
B  whist+target=3
20 matches, the same for all, each seat the first dealer in turn; seed 1, bots
random.

                                     difference from A, 95 % interval
Rounds in a match
A ███████████████     3.30      ±0.67
B ████████▉           1.95      ±0.42 -1.35 -1.79 to -0.92 less
]], (compare "whist whist+target=3 --matches 20 --seed 1"
      :match "^(.-\n)\nDecisions in a match"))
  end)

  it("names no dealers in turn where an option names the first", function()
    local out = compare("whist+first_dealer=1 whist+honours+first_dealer=1 "
      .. "--matches 10 --seed 1")
    assert.matches("\n10 matches, the same for all; seed 1, bots random.\n",
      out, 1, true)
  end)

  it("says which matches had no end", function()
    local folder = helper.folder()
    local path = folder .. "/slow.lua"
    assert(files.write(path, [[
-- A game whose match may have no end.
local slow = game "Slow" { players = 2, deck = french(32),
  options = { rounds = number { 3, from = 0, to = 9, "rounds" } } }
function slow:round()
  self:deal_each(1)
  self:score(1, 0, "nothing")
end
return slow
]]))
    local out, err = compare(("%s %s+rounds=0 --matches 10 --seed 1"):format(
      path, path))
    assert.equal("", err)
    assert.matches("\nB 10 matches had no end after 200 rounds, and were "
      .. "stopped.\n", out, 1, true)
  end)

  it("is the same for any number of jobs, as JSON and as a table", function()
    local words = "whist whist+honours --matches 13 --seed 2 "
    local one = compare(words .. "--csv")
    assert.equal(one, (compare(words .. "--csv --jobs 2")))
    assert.matches("\nrounds,,whist,", one)
    assert.matches("\nrounds differ,,whist%+honours,", one)
    assert.matches("\ncut,,whist,0,,,,,,,\n", one)
    local result = require "dkjson".decode((compare(words .. "--json")))
    assert.equal(13, result.matches)
    assert.same({ 0, 0 }, result.cut)
  end)

  it("refuses what belongs to deals", function()
    local words = "whist whist+honours --matches "
    refuses(words .. "0", "compare: --matches takes a number above 0")
    refuses(words .. "3 --rounds 2",
      "compare: --matches plays whole matches: leave --rounds out")
    refuses(words .. "3 --deal 2",
      "compare: --matches plays whole matches: leave --deal out")
  end)
end)
