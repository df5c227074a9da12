-- Programs of others play seats: what they get, what they may answer, and that
-- nothing they do wrong ends a match.
-- In 6 parts.

local commands = require "commands_helper"
local files = require "tenace.face.terminal.files"
local json = require "dkjson"

local tenace = commands.tenace
local folder

setup(function() folder = commands.begin() end)

teardown(commands.finish)


--- The path of a program: a Lua script that answers each document `d`. `n` is
-- the number of the question.
local function program(name, answers)
  local path = ("%s/%s"):format(folder, name)
  assert(files.write(path, ([[
#!/usr/bin/env -S %s run
local json = require "dkjson"
io.stdout:setvbuf "line"
local n = 0
for line in io.lines() do
  local d = json.decode(line)
  n = n + 1
%s
end
]]):format(os.getenv "TENACE" or io.popen("pwd"):read "l" .. "/tenace",
    answers), true))
  os.execute("chmod +x " .. files.quote(path))
  return path
end


local FIRST = [[print(json.encode { move = d.moves[1] })]]

local SLOW = " --bot-time 300"


--- Plays with bots; what is told, and the record of what was played.
local function played(bots, game, more)
  local out, err, status = tenace(("simulate %s --games 1 --seed 3 --json "
    .. "--bots %s %s"):format(game, files.quote(bots), more or SLOW))
  assert.equal(0, status)
  return err, json.decode(out)
end


describe("a program in a seat", function()
  it("plays a whole match, and nothing is told", function()
    local err, result = played(program("first", FIRST), "whist+rounds=1")
    assert.same({ "", 52 }, { err, result.decisions })
  end)

  it("gets what its seat may see, and no more", function()
    local log = folder .. "/moments"
    played(program("log", ([[
      local f = io.open(%q, "a")
      f:write(line, "\n")
      f:close()
    ]]):format(log) .. FIRST) .. ",random,random", "skat+rounds=2")
    local seen = 0
    for line in io.lines(log) do
      local d = json.decode(line)
      seen = seen + 1
      local names = {}
      for name in pairs(d) do names[#names + 1] = name end
      table.sort(names)
      local list = table.concat(names, " ")
      assert.is_true(list == "game moves player protocol question view"
        or list == "game more moves player protocol question view", list)
      assert.equal(1, d.protocol)
      assert.equal(d.player, d.view.player)
      assert.is_nil(d.view.seed)
      assert.is_nil(d.view.hands)
    end
    assert.is_true(seen > 10)
  end)

  it("is one process for all its decisions", function()
    local log = folder .. "/starts_log"
    local path = program("starts", FIRST)
    local text = commands.read(path):gsub("\nlocal n = 0",
      ("\nlocal f = io.open(%q, 'a') f:write 'x' f:close()%%0"):format(log))
    assert(files.write(path, text, true))
    played(path .. ",random", "whist+rounds=3")
    assert.equal("xx", commands.read(log))
  end)

  it("gets its arguments", function()
    local path = program("words", [[
      print(json.encode { move = arg[1] == "last" and d.moves[#d.moves] })]])
    assert.equal("", (played(path .. " last", "whist+rounds=1")))
  end)

  it("gets some moves where there are too many to list", function()
    local path = program("some", [[
      local f = io.open(arg[1], "a")
      if d.more then f:write(#d.moves, "\n") f:close() end
    ]] .. FIRST)
    local log = folder .. "/some_log"
    assert.equal("", (played(path .. " " .. log, "bid_whist+rounds=2")))
    local n = tonumber(commands.read(log):match "%d+")
    assert.is_true(n >= 2 and n <= 20)
  end)

  it("gives the same figures again", function()
    local path = program("odd", FIRST)
    local one = tenace(("simulate whist --rounds 6 --seed 1 --json --bots %s%s")
      :format(path, SLOW))
    local two = tenace(("simulate whist --rounds 6 --seed 1 --json --bots %s%s")
      :format(path, SLOW))
    local function timeless(text)
      return (text:gsub('"seconds":[^,}]*', "")
        :gsub('"rounds_per_second":[^,}]*', ""))
    end
    assert.equal(timeless(one), timeless(two))
  end)
end)


describe("a fault of a program", function()
  --- What is told of a program that does this at its second question.
  local function told(name, deed)
    local path = program(name, ("if n == 2 then %s else %s end"):format(deed,
      FIRST))
    local err, result = played(path .. ",random", "whist+rounds=1",
      name == "silent" and "--bot-time 3" or SLOW)
    assert.equal(52, result.decisions)
    return (err:gsub("[^\n]*/", ""))
  end

  -- What is told, by what a program does. Seat 1 or 3 may come first.
  local FAULTS = {
    no_json = { [[print "hello"]],
      "has answered with what is no JSON: hello" },
    no_move = { [[print "{}"]], "has answered without a move: {}" },
    wrong = { [[print '{"move":"XX"}']], "has answered with 'XX', which is not "
      .. "allowed: 'XX' is no card of this deck" },
    hidden = { [[print "\27[31m"]],
      "has answered with what is no JSON: ␛[31m" },
    ends = { "os.exit(3)", "has ended, with status 3" },
    long = { [[print(("x"):rep(1200000))]],
      "has answered with more than a million letters" },
    list = { [[print "[1]"]], "has answered without a move: [1]" },
  }

  for name, one in pairs(FAULTS) do
    it("is told, and the match goes on: " .. name, function()
      local text = told(name, one[1])
      for _, seat in ipairs { 1, 3 } do
        local line = ("%s in seat %d %s\n"):format(name, seat, one[2])
        assert.is_truthy(text:find(line, 1, true), text)
      end
      assert.is_truthy(text:find(name .. " in seat 1: random moves were made",
        1, true), text)
    end)
  end

  it("is told when it says nothing, and it is not asked for ever", function()
    local path = program("mute", "while true do end")
    local err = played(path .. ",random", "whist+rounds=1", "--bot-time 0.2")
    assert.is_truthy(err:find("has not answered within 0.2 s", 1, true))
    assert.is_truthy(err:find("was started 3 times and is not asked any more",
      1, true))
    local n, all = err:match "random moves were made in (%d+) of its (%d+) "
    assert.equal(n, all)
  end)

  it("is told when it reads nothing", function()
    local path = folder .. "/deaf"
    assert(files.write(path, "#!/bin/sh\nexec 0<&-\nsleep 1000\n", true))
    os.execute("chmod +x " .. path)
    local err = played(path .. ",random", "whist+rounds=1", "--bot-time 0.2")
    assert.is_truthy(err:find("/deaf in seat 1 ", 1, true), err)
  end)

  it("is told when it closes its output, and is then ended", function()
    local path = folder .. "/closed"
    assert(files.write(path, "#!/bin/sh\nexec 1>&-\nsleep 1000\n", true))
    os.execute("chmod +x " .. path)
    local err = played(path .. ",random", "whist+rounds=1")
    assert.is_truthy(err:find("/closed in seat 1 has closed its input or "
      .. "output\n", 1, true), err)
  end)

  it("is told when it cannot be started", function()
    local path = folder .. "/none"
    assert(files.write(path, "\0\1\2", true))
    os.execute("chmod +x " .. path)
    local err = played(path .. ",random", "whist+rounds=1")
    assert.is_truthy(err:find("/none in seat 1 does not start: ", 1, true), err)
  end)

  --- Has a process ended? Nobody may have asked yet how.
  local function has_ended(pid)
    local pipe = io.popen("ps -o stat= -p " .. pid)
    local state = pipe:read "a"
    pipe:close()
    return state:match "%S" == nil or state:match "%S" == "Z"
  end

  it("leaves nothing running", function()
    local path = folder .. "/child"
    local pid = folder .. "/pid"
    assert(files.write(path, ("#!/bin/sh\nsleep 1000 &\necho $! >%s\nwait\n")
      :format(pid), true))
    os.execute("chmod +x " .. path)
    played(path .. ",random,random,random", "whist+rounds=1", "--bot-time 1")
    local ended
    for _ = 1, 1000 do
      ended = ended or has_ended(commands.read(pid):match "%d+")
    end
    assert.is_true(ended)
  end)
end)


describe("the faults of a program", function()
  --- Lines without times.
  local function timeless(text)
    return (text:gsub('"seconds":[%d.e-]+', ""))
  end

  it("stand beside its rating, in JSON and in a table", function()
    local path = program("wrong", "print(json.encode { move = 'x' })")
    local words = ("tournament whist+rounds=1 --bots %s,random --seed 1 "
      .. "--rounds 2 "):format(files.quote(path)) .. SLOW
    local out = tenace(words)
    assert.matches("faults\n", out)
    assert.matches(": 84 of 84 decisions were faults, and made at random:",
      (out:gsub("%s+", " ")))
    local found = json.decode((tenace(words .. " --json")))
    assert.same({ bot = path, asked = 84, illegal = 84, late = 0, dead = 0 },
      found.faults[1])
    assert.matches("\nillegal,,[^\n]+,84,,\n", (tenace(words .. " --csv")))
  end)

  it("are the same in parts, merged, and with several jobs", function()
    local path = program("ends", "os.exit(3)")
    local words = ("compare skat skat+kontra --bots %s --seed 1 --rounds 2 "
      .. "--json "):format(files.quote(path)) .. SLOW
    local one = tenace(words)
    assert.matches('"dead":%d%d', one)
    assert.equal(timeless(one), timeless((tenace(words .. " --jobs 2"))))
    for i = 1, 2 do
      tenace(("%s --part %d/2 --keep %s/%d"):format(words, i, folder, i))
    end
    assert.equal(timeless(one), timeless((tenace(("merge %s/1 %s/2 --json")
      :format(folder, folder)))))
  end)

  it("are told of simulations and sweeps", function()
    local path = program("closes", "os.exit(0)")
    local bots = " --seed 1 --bots " .. files.quote(path) .. SLOW
    local out = tenace("simulate skat+rounds=1 --games 1" .. bots)
    assert.matches("without a program%.", (out:gsub("%s+", " ")))
    out = tenace("compare skat --sweep kontra --rounds 2 --matches 0 "
      .. "--duels 0 --csv" .. bots)
    assert.matches("\ndead,,[^\n]+,%d%d", out)
  end)
end)


describe("only the command line", function()
  it("names a program that is there and can be run", function()
    commands.refuses("simulate whist --bots ./nothing", "'./nothing' is no "
      .. "program that can be run: a bot with a '/' in its name is the path of "
      .. "one")
    commands.refuses("simulate whist --bots " .. folder, ("'%s' is no program "
      .. "that can be run: a bot with a '/' in its name is the path of one")
      :format(folder))
  end)

  it("gives a time that makes sense", function()
    for _, text in ipairs { "0", "x", "3601", "nan" } do
      commands.refuses("simulate whist --bot-time " .. text,
        ("simulate: --bot-time takes seconds, up to 3600, not '%s': see tenace "
        .. "simulate --help"):format(text))
    end
  end)

  it("starts programs: a library's caller cannot name one", function()
    local library = require "tenace"
    local m = library.new("whist", { seed = 1 })
    assert.error(function() m:choose(program("first", FIRST)) end)
    assert.error(function() m:run(program("first", FIRST)) end)
  end)

  it("starts programs: a part that is merged starts none", function()
    local log = folder .. "/merged"
    local path = program("merged_bot", ([[
      local f = io.open(%q, "a") f:write "x" f:close()
    ]]):format(log) .. FIRST)
    local parts = {}
    for i = 1, 2 do
      parts[i] = ("%s/part%d.json"):format(folder, i)
      assert(files.write(parts[i], (tenace(("simulate whist+rounds=1 --games 2 "
        .. "--seed 1 --bots %s --part %d/2%s"):format(path, i, SLOW))), true))
    end
    local before = commands.read(log)
    local out, err, status = tenace("merge " .. table.concat(parts, " "))
    assert.same({ "", 0 }, { err, status })
    assert.is_truthy(out:find("2 games", 1, true))
    assert.equal(before, commands.read(log))
  end)

  it("starts programs: a record starts none", function()
    local path, record = program("kept", FIRST), folder .. "/match"
    local _, _, status = tenace(("play whist+rounds=1 --seed 1 --record %s "
      .. "--bots %s%s"):format(record, path, SLOW), "quit\n")
    assert.equal(0, status)
    commands.refuses("play --resume " .. record, ("this record was played with "
      .. "a program, %s: a record starts none, so name the bots with --bots")
      :format(path))
    local out, err = tenace(("play --resume %s --bots random"):format(record),
      "quit\n")
    assert.equal("", err)
    assert.is_truthy(out:find("Bots: random", 1, true), out)
  end)
end)


describe("at the table", function()
  it("a fault is told, and the record can be replayed", function()
    local path, record = program("wrong", [[print "no"]]), folder .. "/wrongs"
    local _, err, status = tenace(("play whist+rounds=1 --seed 1 --record %s "
      .. "--bots %s%s"):format(record, path, SLOW),
      ("1\n"):rep(13) .. "quit\n")
    assert.equal(0, status)
    assert.is_truthy(err:find("has answered with what is no JSON: no", 1, true))
    local _, wrong, code = tenace("replay " .. record)
    assert.same({ "", 0 }, { wrong, code })
  end)
end)
