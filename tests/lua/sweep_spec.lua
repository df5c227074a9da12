-- An option over its values, and house rules one by one, on the same deals.

local files = require "tenace.face.terminal.files"
local helper = require "game_helper"
local show = require "tenace.face.say.show"
local tenace = require "tenace"

local TENACE = files.quote(os.getenv "TENACE" or "./tenace")
local FEW = { rounds = 30, matches = 6, duels = 0, seed = 1 }


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


local function column(sweep, name)
  local list = {}
  for i, row in ipairs(sweep) do list[i] = row[name] end
  return list
end


teardown(helper.clean)


describe("a sweep", function()
  it("takes a range, a list or a table of values", function()
    for _, how in ipairs { { "rounds=1..3" }, { "rounds=1,2,3" },
      { "rounds", { 1, 2, 3 } } } do
      local found = tenace.sweep("whist", how[1], how[2] or FEW,
        how[2] and FEW)
      assert.same({ 1, 2, 3 }, column(found, "value"))
      assert.same({ 1.0, 2.0, 3.0 }, column(found, "rounds"))
      assert.same({ 52.0, 104.0, 156.0 }, column(found, "match"))
    end
  end)

  it("takes all values of an option that is named alone", function()
    assert.same({ "classic", "seeger_fabian" },
      column(tenace.sweep("skat", "scoring", FEW), "value"))
  end)

  it("begins house rules with the game without them", function()
    local found = tenace.sweep("skat", "kontra,ramsch", FEW)
    assert.same({ "skat", "kontra", "ramsch" }, column(found, "value"))
    assert.same({ "skat", "skat+kontra", "skat+ramsch" }, found.games)
    assert.is_nil(found.option)
  end)

  it("has the figures of a comparison of the same deals", function()
    local found = tenace.sweep("skat", { "kontra" }, FEW)
    local other = tenace.compare("skat", "skat+kontra",
      { rounds = 30, seed = 1 })
    for _, measure in ipairs(other.measures) do
      for k, number in ipairs(measure.games) do
        if measure.name ~= "score" then
          assert.equal(number.value, found[k][measure.name])
        end
      end
    end
  end)

  it("plays the same each time", function()
    local how = { rounds = 5, matches = 2, duels = 2, seed = 3,
      better = "search:1" }
    local one = tenace.sweep("whist", "rounds", { 1, 2 }, how)
    local again = tenace.sweep("whist", "rounds", { 1, 2 }, how)
    assert.same(one.measures, again.measures)
    assert.equal(2, one.duels)
  end)

  it("shares what nobody wins, and so is fair to equal bots", function()
    local found = tenace.sweep("whist", "rounds", { 1, 2 }, { rounds = 1,
      matches = 0, duels = 60, seed = 1, better = "random" })
    for _, number in ipairs(found.measures[#found.measures].games) do
      assert.equal(0.5, number.value)
    end
  end)

  --- The numbers of so many duels.
  local function duels(n)
    local found = tenace.sweep("whist", "rounds", { 1, 2 }, { rounds = 1,
      matches = 0, duels = n, seed = 1, better = "search:5" })
    return found.measures[#found.measures].games
  end

  it("never takes some duels that were all won for sure", function()
    for _, number in ipairs(duels(10)) do
      assert.is_true(number.low < 1 and number.high <= 1)
      assert.is_true(number.high > number.low)
    end
  end)

  it("says nothing after five duels", function()
    local one, other = table.unpack(duels(5))
    assert.same({}, { one.low, one.high, other.difference.low })
    assert.equal("few", other.difference.told)
  end)

  it("plays matches until there are enough decisions, but a least number",
    function()
      local sweep = require "tenace.study.sweep"
      local usual = sweep.usual
      local function matches(least, decisions)
        sweep.usual = { rounds = 1, matches = 6, duels = 0, least = least,
          match_decisions = decisions, duel_decisions = 0 }
        local found = tenace.sweep("whist", "rounds", { 1, 2 }, { seed = 1 })
        sweep.usual = usual
        return found.matches
      end
      assert.equal(3, matches(3, 1))
      assert.equal(1, matches(1, 1))
      assert.equal(1, matches(1, 150))
      assert.equal(2, matches(1, 200))
      assert.equal(3, matches(1, 400))
      assert.equal(6, matches(1, 10000))
    end)

  it("is a list with nothing but its rows, for all who take lists", function()
    local found, n = tenace.sweep("whist", "rounds", { 1, 2 }, FEW), 0
    for key in pairs(found) do
      n = n + 1
      assert.equal("number", type(key))
    end
    assert.equal(2, n)
  end)

  it("says what is wrong with its words", function()
    local function wrong(message, ...)
      local ok, problem = pcall(tenace.sweep, ...)
      assert.is_false(ok)
      assert.equal(message, tostring(problem))
    end
    wrong("sweep: rounds has one value; name at least two, as in rounds=1,3,5",
      "whist", "rounds=3")
    wrong("sweep: 1..99 has 99 values; name at most 26, as in rounds=1,3,5",
      "whist", "rounds=1..99")
    wrong('sweep: name an option and its values, or house rules: '
      .. 'sweep("GAME", "rounds=1,3,5")', "skat")
    wrong("no house rule 'kontr' for skat, did you mean 'kontra'?", "skat",
      "kontr")
  end)

  it("takes 26 values, and no more, as a list or a row", function()
    local read = require "tenace.study.swept".read
    local list = {}
    for n = 1, 26 do list[n] = n end
    assert.equal(26, #read("whist", "rounds", list))
    assert.equal(26, #read("whist", "rounds=1..26"))
    list[27] = 27
    local much = "sweep: %s has 27 values; name at most 26, as in rounds=1,3,5"
    assert.equal(much:format "rounds",
      helper.error(read, "whist", "rounds", list))
    assert.equal(much:format "2..28", helper.error(read, "whist",
      "rounds=2..28"))
  end)

  it("takes nothing but plain values, and texts for house rules", function()
    local read = require "tenace.study.swept".read
    local usage = 'sweep: name an option and its values, or house rules: '
      .. 'sweep("GAME", "rounds=1,3,5")'
    assert.equal(usage, helper.error(read, "whist", "rounds", { 1, {} }))
    assert.equal(usage, helper.error(read, "whist", { "american" }, { 1, 2 }))
    assert.equal(usage, helper.error(read, "whist", { "american", 2 }))
    assert.equal(usage, helper.error(read, "whist", { "american", true }))
    assert.equal(2, #read("whist", { "american" }))
    assert.equal(2, #read("whist", "rounds", { "1", "2" }))
  end)
end)


describe("tenace compare --sweep", function()
  local WORDS = "skat --sweep kontra --rounds 60 --matches 4 --duels 0 "
    .. "--seed 1 "

  it("prints a table of means, then bars with intervals", function()
    local out, err, status = compare(WORDS)
    assert.equal("", err)
    assert.equal(0, status)
    assert.matches("^skat: what each house rule does\n60 deals and 4 matches "
      .. "of random bots, the same for all; seed 1.\n\nrule +gap +decisions "
      .. "[^\n]+\nskat +%d[^\n]+\nkontra +%d", out)
    assert.matches("\nDecisions in a round\nskat +█[^\n]+\nkontra +█[^\n]+ "
      .. "more\n", out)
    assert.matches("difference from skat, 95 %% interval\n", out)
  end)

  it("prints one JSON document, or a table for spreadsheets", function()
    local result = require "dkjson".decode((compare(WORDS .. "--json")))
    assert.same({ "skat", "kontra" }, result.values)
    assert.equal("gap", result.measures[1].name)
    local out = compare(WORDS .. "--csv")
    assert.matches("^what,house,game,value,low,high,", out)
    assert.matches("\nrounds,kontra,skat%+kontra,12,,,0,,,few,\n", out)
  end)

  it("draws it", function()
    local file = helper.folder() .. "/swept.svg"
    compare(WORDS .. "--svg " .. file)
    local drawn = assert(files.read(file))
    assert.matches(">skat: what each house rule does</text>", drawn)
    assert.equal(12, select(2, drawn:gsub('height="14"', "")))
  end)

  it("says which of its words do not go together", function()
    refuses("skat whist --sweep rounds=1,2", "compare: --sweep takes one game, "
      .. "not 2; for example: tenace compare bid_whist --sweep min_bid=3..5")
    refuses("skat --sweep kontra --duel search", "compare: --duel takes two "
      .. "bots, the better one first, not 'search'; for example: --duel "
      .. "search:5,random")
    refuses("skat --sweep kontra --jobs 2", "compare: a sweep in parts, with "
      .. "several jobs or with --keep needs --matches and --duels; for "
      .. "example: --matches 200 --duels 0")
    refuses("skat skat+kontra --duels 2", "compare: --duels belongs to --sweep")
  end)

  it("fits screens of 60, 80 and 140 columns", function()
    local found = tenace.sweep("whist", "rounds", { 1, 2 }, { rounds = 30,
      matches = 6, duels = 2, seed = 1, better = "search:1" })
    for _, width in ipairs { 60, 80, 140 } do
      local lines = require "tenace.face.compare.swept".lines(found,
        show.style { width = width })
      for _, line in ipairs(lines) do
        assert.is_true(show.width(line) <= width, line)
      end
    end
  end)

  it("is a verb at the prompt, whose value is a list", function()
    local session = require "tenace.face.prompt.session".new()
    local out = session:handle('sweep("whist", "rounds", { 1, 2 }, '
      .. '{ rounds = 9, matches = 3, duels = 0 })')
    assert.matches("^whist: what rounds does\n", out)
    assert.equal("2.0\n", (session:handle "it[2].rounds"))
    assert.equal("sweep what? for example: sweep bid_whist min_bid=3..5\n",
      (session:handle "sweep"))
  end)
end)
