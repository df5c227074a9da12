-- Studies in parts, at the command line.

local commands = require "commands_helper"
local files = require "tenace.face.terminal.files"

local tenace, refuses = commands.tenace, commands.refuses
local folder

setup(function() folder = commands.begin() end)

teardown(commands.finish)


--- Does each of n parts; the paths of their files.
local function parts_of(words, n)
  local list = {}
  for i = 1, n do
    local out, err, status = tenace(("%s --part %d/%d"):format(words, i, n))
    assert.same({ "", 0 }, { err, status })
    list[i] = ("%s/%d.json"):format(folder, i)
    assert(files.write(list[i], out, true))
  end
  return list
end


local function merged(paths, words)
  local out, err, status =
    tenace(("merge %s %s"):format(table.concat(paths, " "), words or ""))
  assert.same({ "", 0 }, { err, status })
  return out
end


--- What was printed, without times.
local function timeless(text)
  return (text:gsub('"seconds":[%d.e-]+', ""):gsub('_second":[%d.e+-]+', "")
    :gsub("[%d.]+ seconds, [%d,]+ rounds", ""))
end


-- By name, a study.
local STUDIES = {
  matches = "simulate whist --games 7 --seed 3",
  rounds = "simulate whist --rounds 1100 --seed 3",
  games = "compare whist whist+honours --rounds 40 --seed 7",
  wide = "compare ./rules/tarot.lua ./rules/tarot.lua+misere --rounds 6 "
    .. "--seed 7",
  sweep = "compare whist --sweep rounds=1,2 --rounds 20 --matches 5 "
    .. "--duels 2 --duel search:1,random --seed 3",
}


describe("merge", function()
  for name, study in pairs(STUDIES) do
    it("prints what one run prints: " .. name, function()
      local paths = parts_of(study, 3)
      for _, form in ipairs { "", "--json" } do
        assert.equal(timeless((tenace(study .. " " .. form))),
          timeless(merged(paths, form)))
      end
    end)
  end

  it("writes spreadsheets and drawings of comparisons", function()
    local paths = parts_of(STUDIES.sweep, 2)
    assert.equal((tenace(STUDIES.sweep .. " --csv")), merged(paths, "--csv"))
    merged(paths, "--svg " .. folder .. "/drawn.svg")
    assert.matches("^<svg", commands.read(folder .. "/drawn.svg"))
  end)

  it("finds a rules file by its path", function()
    local path = folder .. "/plain.lua"
    assert(files.write(path, (assert(files.read "rules/whist.lua"))))
    local words = ("simulate %s --games 3 --seed 3"):format(path)
    local whole = tenace(words)
    assert.matches("3 games", whole)
    assert.equal(timeless(whole), timeless(merged(parts_of(words, 2))))
  end)

  it("names the parts that are missing", function()
    local paths = parts_of(STUDIES.games, 4)
    refuses(("merge %s %s"):format(paths[1], paths[4]),
      "not merged: of 4 parts, 2 and 3 are missing", 1)
  end)

  it("tells of a damaged part in one sentence", function()
    local whole = {}
    for name, study in pairs { simulate = STUDIES.matches,
      sweep = STUDIES.sweep } do
      whole[name] = assert(files.read(parts_of(study, 1)[1]))
    end
    local json = require "dkjson"
    local function merge(name, change)
      local part = json.decode(whole[name])
      change(part, part.tally)
      local path = folder .. "/damaged.json"
      assert(files.write(path, (json.encode(part)), true))
      local out, err, status = tenace("merge " .. path)
      assert.equal(1, status, out)
      return (err:gsub("^tenace: ", ""):gsub(path, "X", 1))
    end
    for name, changes in pairs {
      simulate = {
        function(_, tally) tally.sum[1] = "x" end,
        function(_, tally) tally.sum = nil end,
        function(_, tally) tally.wins[3] = 1 end,
        function(_, tally) tally.more = 1 end,
        function(_, tally) tally.rounds = 1 << 60 end,
        function(_, tally) tally.seconds = -1 end,
      },
      sweep = {
        function(_, tally) tally.deals.deals = -5 end,
        function(_, tally) tally.deals.apart = { { deal = 1 } } end,
        function(_, tally) tally.deals.apart = { x = 1 } end,
        function(_, tally) tally.rounds.n = 0 end,
      },
    } do
      for i, change in ipairs(changes) do
        assert.equal("not merged: X is damaged: its figures are not those of "
          .. "its study\n", merge(name, change), name .. " " .. i)
      end
    end
    for i, change in ipairs {
      function(part) part.parts = 1 << 60 end,
      function(part) part.part = 0 end,
      function(part) part.first = 2 end,
      function(part) part.done = -1 end,
      function(part) part.tenace = {} end,
      function(part) part.request.seed = "x" end,
      function(part) part.request.rules = { {} } end,
      function(part) part.request.rules = {} end,
      function(part) part.request.bots = { x = "random" } end,
      function(part) part.request.bots = nil end,
      function(part) part.request.more = 1 end,
    } do
      assert.equal("'X' is no part of a simulation or comparison, or it is "
        .. "damaged\n", merge("simulate", change), tostring(i))
    end
  end)

  it("refuses what is no part", function()
    local path = folder .. "/none.json"
    for _, text in ipairs { "", "{}", "[", "7", '{"request":{}}',
      ("["):rep(1000000) } do
      assert(files.write(path, text, true))
      refuses("merge " .. path, ("'%s' is no part of a simulation or "
        .. "comparison, or it is damaged"):format(path), 1)
    end
    refuses("merge /nowhere.json", "/nowhere.json: No such file or directory: "
      .. "name a file that --part or --keep has written")
    refuses("merge", "merge: no parts named; for example: tenace merge "
      .. "part1.json part2.json")
    refuses("merge --svg none.svg " .. parts_of(STUDIES.matches, 1)[1],
      "merge: --svg draws comparisons, and these are parts of another study")
  end)
end)


describe("a part", function()
  it("has a number and the number of parts", function()
    for _, text in ipairs { "0/3", "4/3", "1", "a/b" } do
      refuses("simulate whist --part " .. text, ("simulate: --part takes its "
        .. "number and the number of parts, such as 3/8, not '%s': see "
        .. "tenace simulate --help"):format(text))
    end
  end)

  it("is the same for any number of jobs", function()
    local one = tenace(STUDIES.games .. " --part 2/2")
    local two = tenace(STUDIES.games .. " --part 2/2 --jobs 2")
    assert.equal(one:match '"done":%d+', two:match '"done":%d+')
    local paths = parts_of(STUDIES.games, 2)
    assert(files.write(paths[2], two, true))
    assert.equal((tenace(STUDIES.games)), merged(paths))
  end)

  it("is kept in a file, and gone on with after a stop", function()
    local words = STUDIES.games .. " --part 1/1 --keep " .. folder .. "/kept"
    assert.same({ "", "", 0 }, { tenace(words) })
    local done = commands.read(folder .. "/kept")
    assert.matches('"done":40', done, 1, true)
    assert.equal((tenace(STUDIES.games)), merged { folder .. "/kept" })
    assert.same({ "", "", 0 }, { tenace(words) })
    assert.equal(done, commands.read(folder .. "/kept"))
  end)

  it("is not written over other work", function()
    local kept = folder .. "/other"
    tenace(STUDIES.games .. " --part 1/2 --keep " .. kept)
    refuses(STUDIES.games .. " --part 2/2 --keep " .. kept, ("'%s' holds other "
      .. "work: it is part 1, not 2; name another file"):format(kept), 1)
  end)

  it("of a sweep needs the number of matches and duels", function()
    refuses("compare whist --sweep rounds=1,2 --part 1/2", "compare: a sweep "
      .. "in parts, with several jobs or with --keep needs --matches and "
      .. "--duels; for example: --matches 200 --duels 0")
  end)

  it("is not taken with one deal", function()
    refuses("compare whist whist+honours --deal 3 --part 1/2", "compare: "
      .. "--deal opens one deal: leave --json, --csv, --svg, --part and --keep "
      .. "out")
    refuses("compare whist --sweep rounds=1,2 --deal 3", "compare: --deal "
      .. "opens one deal of two games: leave it out with --sweep")
  end)
end)


describe("work that is kept", function()
  it("prints its result at its end, as always", function()
    local out = tenace(STUDIES.games .. " --keep " .. folder .. "/whole")
    assert.equal((tenace(STUDIES.games)), out)
  end)
end)
