-- Bots against each other on the same deals.
-- In 8 parts.

local commands = require "commands_helper"
local divided = require "tenace.study.divided"
local part = require "tenace.study.part"
local tenace = require "tenace"
local tournament = require "tenace.study.tournament"

local tool, refuses = commands.tenace, commands.refuses
local folder

setup(function() folder = commands.begin() end)

teardown(commands.finish)


--- The result of a tournament in one run.
local function result(game, bots, rounds)
  local request = { study = "tournament", rules = { tenace.signature(game) },
    bots = bots, seed = 3, rounds = rounds }
  local study = divided.of(request)
  return study.result(study.run(1, study.units)), request
end


--- The sum of a number over a list of bots.
local function sum_of(list)
  local sum = 0
  for _, one in ipairs(list) do sum = sum + one.rating.value end
  return sum
end


describe("a tournament", function()
  it("puts the better bot first, clearly", function()
    local found = result("whist", { "random", "search:2" }, 15)
    assert.equal("search:2", found.bots[1].bot)
    assert.is_true(found.bots[1].rating.low > 0)
    assert.is_true(found.bots[1].share > 0.5)
  end)

  it("gives what one bot wins to the other", function()
    for _, game in ipairs { "whist", "skat", "hearts" } do
      local found = result(game, { "random", "search:1" }, 3)
      assert.is_true(math.abs(sum_of(found.bots)) < 1e-9, game)
      local met = found.meetings[1]
      assert.equal(3, met.won + met.drawn + met.lost)
    end
  end)

  it("counts low scores as good where they win", function()
    local found = result("hearts", { "random", "search:2" }, 8)
    assert.equal("search:2", found.bots[1].bot)
  end)

  it("is the same in parts", function()
    local one, request = result("skat", { "random", "search:1" }, 5)
    local study, list = divided.of(request), {}
    for i = 1, 3 do
      list[i] = part.new(study, i, 3)
      part.work(list[i], study, {})
      list[i].name = "part " .. i
    end
    local _, tally = part.join(list)
    local joined = study.result(tally)
    joined.seconds, one.seconds = nil, nil
    assert.same(one, joined)
  end)

  it("needs bots that differ, and sides", function()
    for message, given in pairs {
      ["a tournament has from 2 to 10 bots, not 1"] = { "whist", "random" },
      ["'random' is there twice"] = { "whist", "random", "random" },
      ["klondike has but one side: nobody plays against another"] =
        { "klondike", "random", "search" },
    } do
      local ok, wrong = pcall(tournament.check,
        tenace.variant(given[1]), { table.unpack(given, 2) })
      assert.is_false(ok)
      assert.equal(message, tostring(wrong))
    end
  end)
end)


describe("tenace tournament", function()
  local WORDS = "tournament whist --bots random,search:1 --rounds 4 --seed 3"

  it("prints ratings and meetings", function()
    local out, err, status = tool(WORDS)
    assert.same({ "", 0 }, { err, status })
    assert.matches("^whist: 4 deals, the same for all; seed 3\n\n"
      .. "bot +points a round +95 %% +deals won\nsearch:1 +%+", out)
    assert.matches("\nrandom against search:1 +%-", out)
    assert.matches("Fewer than ten deals or matches tell nothing",
      (out:gsub("%s+", " ")))
  end)

  it("prints intervals with both their ends", function()
    local out = tool "tournament whist --bots random,search:1 --rounds 10 "
    assert.matches("\nsearch:1 +%S+ +[+-]%S+ to %+%S+ +%S+ %%\n", out)
  end)

  it("prints a table for spreadsheets", function()
    local out = tool(WORDS .. " --csv")
    assert.matches("^what,against,bot,value,low,high\n"
      .. "rating,,search:1,%S+,,\nshare,,search:1,%S+,,\n", out)
    assert.matches("\nmargin,search:1,random,%S+,,\nwon,search:1,random,", out)
  end)

  it("ends as soon as it tells", function()
    local out = tool "tournament whist --bots random,search:1 --sure 95 --json"
    local found = require "dkjson".decode(out)
    assert.equal(95, found.sure)
    assert.equal(100, found.deals)
    refuses("tournament whist --bots random,search:1 --sure 95 --part 1/2",
      "--sure ends where the results say: leave --part and --keep out")
    refuses("tournament whist --bots random,search:1 --sure 0",
      "tournament: --sure takes per cent from 1 to 99, such as 95, not '0': "
        .. "see tenace tournament --help", 2)
  end)

  it("prints the same for any number of jobs, and merged", function()
    local function timeless(text)
      return (text:gsub('"seconds":[%d.e-]+', ""))
    end
    local one = timeless((tool(WORDS .. " --json")))
    assert.equal(one, timeless((tool(WORDS .. " --json --jobs 2"))))
    for i = 1, 2 do
      tool(("%s --part %d/2 --keep %s/%d"):format(WORDS, i, folder, i))
    end
    assert.equal(one, timeless((tool(("merge %s/1 %s/2 --json"):format(folder,
      folder)))))
  end)

  it("asks for bots", function()
    refuses("tournament whist", "tournament: no bots named; for example: "
      .. "tenace tournament whist --bots search:5,search:2,random")
    refuses("tournament whist --bots random,clever", "no such bot 'clever': "
      .. "there are random, search and search:N, N from 1 to 100000", 2)
  end)
end)
