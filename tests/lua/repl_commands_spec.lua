-- The command line as a shell sees it: output, the line on standard error, and
-- the exit status, for right words and for wrong ones.

local commands = require "commands_helper"
local core = require "tenace.core"
local files = require "tenace.face.terminal.files"
local spec = require "tenace.face.typed.spec"

local read, refuses, tenace = commands.read, commands.refuses, commands.tenace
local folder

setup(function() folder = commands.begin() end)
teardown(commands.finish)


local COMMANDS = { "play", "games", "rules", "check", "new", "replay",
  "review", "import", "export", "tables", "stats", "simulate", "compare",
  "solve", "teach", "puzzle",
  "web", "run" }


describe("help", function()
  it("lists every command, with an example", function()
    local out, err, status = tenace "--help"
    for _, name in ipairs(COMMANDS) do
      assert.matches("\n  " .. name .. " ", out)
    end
    assert.matches("Example: tenace play whist", out, 1, true)
    assert.equal("", err)
    assert.equal(0, status)
  end)

  it("comes for every command, with any other words", function()
    for _, name in ipairs(COMMANDS) do
      local out, err, status = tenace(name .. " --help --no-such")
      assert.matches("^Usage: tenace " .. name, out)
      assert.matches("\nExample: tenace " .. name, out)
      assert.equal("", err)
      assert.equal(0, status)
    end
  end)

  it("comes after the word help, too", function()
    for _, name in ipairs(COMMANDS) do
      assert.equal(tenace(name .. " --help"), (tenace("help " .. name)))
    end
    assert.matches("^Usage: tenace help %[COMMAND%]\n", (tenace "help help"))
    refuses("help pley", "no such command 'pley', did you mean 'play'? "
      .. "See tenace --help")
  end)

  it("begins what it says of options in one column", function()
    for _, name in ipairs(COMMANDS) do
      local text = tenace(name .. " --help")
      assert.not_matches(" \n", text)
      for left in text:gmatch "\n(   %-%-%S[^\n]-  +)%S" do
        assert.equal(24, utf8.len(left), left)
      end
    end
  end)

  it("has no line wider than a terminal", function()
    for _, name in ipairs { "", table.unpack(COMMANDS) } do
      for line in tenace(name .. " --help"):gmatch("[^\n]+") do
        assert.is_true(utf8.len(line) <= 80, line)
      end
    end
  end)

  it("tells the version, and the library that edits lines", function()
    local out, _, status = tenace "--version"
    local editor = require "tenace.terminal".editor()
    assert.matches(
      "^tenace %d+%.%d+%.%d+, rule words %d+, lines edited by (.*)\n$", out)
    assert.equal(editor, out:match "edited by (.*)\n")
    assert.equal(0, status)
  end)
end)


describe("a wrong command line", function()
  it("names an unknown command", function()
    refuses("pley", "no such command 'pley', did you mean 'play'? "
      .. "See tenace --help")
    refuses("frobnicate", "no such command 'frobnicate': see tenace --help")
    refuses("--frob", "no such command '--frob': see tenace --help")
    refuses("whist", "no such command 'whist', but a game: "
      .. "tenace play whist")
  end)

  it("has an unknown option", function()
    refuses("compare --deals 5 whist knaves", "compare: there is no option "
      .. "--deals, did you mean --rounds? See tenace compare --help")
    refuses("check whist --prove --seconds -1", "check: --seconds is a whole "
      .. "number from 1 up, not '-1': see tenace check --help")
    refuses("play whist --sede 5", "play: there is no option --sede, "
      .. "did you mean --seed? See tenace play --help")
    refuses("replay x y",
      "replay: these are too many words: see tenace replay --help")
    refuses("replay", "replay: FILE is missing: see tenace replay --help")
    refuses("play --seed", "play: option --seed needs a word behind it: "
      .. "see tenace play --help")
    for option, value in pairs { cards = "2", deck = "AS", seconds = "3" } do
      refuses(("check whist --%s %s"):format(option, value),
        ("check: --%s is for --prove, say both"):format(option))
    end
    refuses("check --json=3", "check: option --json has no value: "
      .. "see tenace check --help")
    refuses("simulate whist --units 2", "simulate: option --units needs more "
      .. "words behind it: see tenace simulate --help")
  end)

  it("has help and faults in the player's language", function()
    local page = tenace "check --help --lang de"
    assert.matches("\nArgumente:\n", page)
    assert.matches("\n   %-h, %-%-help           Zeigt diesen Text%.\n", page)
    local _, wrong, status = tenace "replay x y --lang zh"
    assert.equal("tenace: replay: 写的词太多：见tenace replay --help\n", wrong)
    assert.equal(2, status)
  end)

  it("tells which languages there are, each in itself", function()
    local page = tenace "--help --lang de"
    for _, code in ipairs(require "tenace.base.language".codes) do
      assert.matches("%f[%w]" .. code .. " "
        .. require("tenace.text." .. code .. ".grammar").name, page)
    end
  end)

  it("has an option without its value, or with a wrong one", function()
    refuses("play whist --seed", "play: option --seed needs a word behind "
      .. "it: see tenace play --help")
    refuses("play whist --seed x", "play: --seed is a whole number from 0 "
      .. "up, not 'x': see tenace play --help")
    refuses("play whist --seat 2.5", "play: --seat takes numbers of seats, "
      .. "such as 1 or 1,3, not '2.5': see tenace play --help")
    refuses("simulate whist --games 0", "simulate: --games is a whole "
      .. "number from 1 up, not '0': see tenace simulate --help")
  end)

  it("names no game", function()
    for _, name in ipairs { "play", "rules", "check", "simulate" } do
      refuses(name, ("%s: no game named; for example: tenace %s whist")
        :format(name, name))
    end
  end)

  it("names an unknown game, house rule or option", function()
    refuses("rules wist", "no game 'wist', did you mean 'whist'?")
    refuses("play xyzzy", "no game 'xyzzy': "
      .. "tenace games lists what there is")
    refuses("rules whist amercan", "no house rule 'amercan' for whist, "
      .. "did you mean 'american'?")
    refuses("rules whist targt=3", "no option 'targt' in whist, "
      .. "did you mean 'target'?")
    refuses("rules whist target=99",
      "option 'target' must be a number from 1 to 50, not '99'")
  end)

  it("says in each language where to look", function()
    refuses("--lang de play xyzzy", "es gibt kein Spiel 'xyzzy': "
      .. "tenace games zählt auf, was es gibt")
    refuses("--lang de rules whist zzz=3", "whist hat keine Option 'zzz': "
      .. "tenace rules whist zählt sie auf")
  end)

  it("names a game whose file is in this folder", function()
    local about = core.disk.about
    core.disk.about = function(path)
      return path == "xyzzy.lua" and "file" or about(path)
    end
    local _, here = pcall(spec.variant, "check", { "xyzzy", "rounds=3" })
    local _, not_here = pcall(spec.variant, "check", { "lady" })
    core.disk.about = about
    assert.equal("no game 'xyzzy', but this folder has xyzzy.lua: "
      .. "write xyzzy.lua", here.message)
    assert.equal("no game 'lady': tenace games lists what there is",
      not_here.message)
  end)

  it("combines options that exclude each other", function()
    refuses("play whist american long_whist", "house rules 'american' and "
      .. "'long_whist' do not go together: they set option 'target' to '7' "
      .. "and to '10'")
  end)

  it("names a seat or bots that do not fit", function()
    refuses("play whist --seat 5",
      "no seat 5 in this game: choose 1 to 4")
    for _, name in ipairs { "clever", "search:0", "search:100001",
      "search:99999999999999999999" } do
      refuses("play whist --bots " .. name, "no such bot '" .. name
        .. "': there are random, search and search:N, N from 1 to 100000")
    end
    refuses("simulate whist --bots random,random,random",
      "3 bots do not fit 4 seats: name 1, or one a seat")
  end)

  it("names a file that does not exist", function()
    refuses("check no/such.lua",
      "no rules file 'no/such.lua': name a file or one of tenace games")
    refuses("run nosuch.lua", "no script 'nosuch.lua': name a Lua file")
    refuses("run", "run: no script named; for example: "
      .. "tenace run deals.lua")
    refuses("replay nosuch.record", "nosuch.record: No such file or "
      .. "directory: name a record that can be read")
    refuses("replay", "replay: FILE is missing: "
      .. "see tenace replay --help")
    refuses("play --resume nosuch", "nosuch: No such file or directory: "
      .. "name a record that can be read")
  end)

  it("names a file that cannot be written", function()
    refuses("rules whist --html /no/such/x", "/no/such/x: No such file or "
      .. "directory: name a file that can be written")
  end)

  it("resumes a match and also begins one", function()
    refuses("play whist --resume x", "play: --resume takes its game from "
      .. "the record, leave 'whist' out")
    refuses("play --resume x --seed 1", "play: --seed does not go with "
      .. "--resume, leave it out")
  end)

  it("gives `new` no kind, or an impossible name", function()
    refuses("new mine", "new: say what 'mine' is to be: --of GAME for a "
      .. "house rule, or --game")
    refuses("new Mine --game", "'Mine' cannot be a name: use small letters, "
      .. "digits and _, a letter first")
    refuses("new", "new: NAME is missing: see tenace new --help")
    refuses("new mine --of wist", "no game 'wist', "
      .. "did you mean 'whist'?")
  end)
end)


describe("a rules file in error", function()
  it("is an error with its line, status 3", function()
    local path = folder .. "/bad.lua"
    assert(files.write(path, '-- A game.\nreturn game "Bad" {\n'
      .. "  playrs = 4,\n}\n"))
    local line = path .. ":3: game 'Bad': unknown field 'playrs', "
      .. "did you mean 'players'?"
    refuses("play " .. path, line, 3)
    refuses("rules " .. path, line, 3)
    refuses("simulate " .. path, line, 3)
  end)

  it("gives check status 1", function()
    local path = folder .. "/bad.lua"
    local out, err, status = tenace("check " .. path)
    assert.equal(path .. ":3: game 'Bad': unknown field 'playrs', "
      .. "did you mean 'players'?\n", out)
    assert.equal("", err)
    assert.equal(1, status)
  end)
end)


describe("games", function()
  it("lists games and house rules, one a line, with a sentence", function()
    local out, err, status = tenace "games"
    assert.matches("whist  +Whist: two partnerships", out)
    assert.matches("\nwhist%+american  +The American game", out)
    assert.equal("", err)
    assert.equal(0, status)
  end)

  it("lists a file that cannot be read, and all others", function()
    local rules = folder .. "/config/tenace/rules"
    assert(files.make_folder(rules .. "/house/whist/odd.lua"))
    assert(files.make_folder(rules .. "/odder.lua"))
    local out, err, status = tenace "games"
    for _, name in ipairs { "odd", "odder" } do
      assert.matches(name .. " +in error: cannot read [^:]*%.lua: a folder, "
        .. "not a file\n", out)
    end
    assert.matches("\nwhist%+american ", out)
    assert.equal("", err)
    assert.equal(0, status)
    os.execute("rm -r " .. files.quote(rules))
  end)
end)


describe("new", function()
  it("writes a house rule that works, and never overwrites", function()
    local path = folder .. "/config/tenace/rules/house/whist/mine.lua"
    local out, err, status = tenace "new mine --of whist"
    assert.equal(path .. "\nEdit it, then: tenace check whist+mine; "
      .. "tenace play whist+mine\n", out)
    assert.equal("", err)
    assert.equal(0, status)
    local _, _, fine = tenace "check whist+mine"
    assert.equal(0, fine)
    refuses("new mine --of whist", "'" .. path .. "' is there already and "
      .. "was not touched: choose another name, or replace it by --force", 1)
  end)

  it("does not hide an existing game or house rule", function()
    refuses("new whist --game", "there is 'whist' already, and the new file "
      .. "would hide it: choose another name", 1)
    refuses("new american --of whist", "there is 'whist+american' already, "
      .. "and the new file would hide it: choose another name", 1)
  end)

  it("prints nothing for a step without a comment", function()
    local path = folder .. "/config/tenace/rules/house/whist/silent.lua"
    assert(files.write(path, '-- All is quiet.\n\nlocal a = '
      .. 'house_rule "Silent" { of = "whist" }\n'
      .. "function a:score_round() end\nreturn a\n"))
    assert.not_matches("\nScoring\n", (tenace "rules whist+silent"))
  end)

  it("writes a house rule whose steps can be uncommented", function()
    tenace "new steps --of whist"
    local path = folder .. "/config/tenace/rules/house/whist/steps.lua"
    local text = read(path):gsub("\n%-%- (function.-\n%-%- end)",
      function(body) return "\n" .. body:gsub("\n%-%- ?", "\n") end)
    assert.matches("\nfunction steps:deal()", text, 1, true)
    assert(files.write(path, text, true))
    local out, _, status = tenace "check whist+steps"
    assert.matches("first sentence still is the one of the new file", out)
    assert.equal(0, status)
    text = text:gsub("^[^\n]*", "-- Nothing differs.")
    assert(files.write(path, text, true))
    assert.equal("whist+steps: nothing wrong found\n",
      (tenace "check whist+steps"))
  end)

  it("tells editors of the words of rules, once", function()
    local path = folder .. "/config/tenace/rules/.luarc.json"
    os.remove(path)
    tenace "new told --of whist"
    local told = assert(require "dkjson".decode(read(path)))
    assert.equal("Lua 5.4", told["runtime.version"])
    assert.equal("disable", told["runtime.builtin"].io)
    local stubs = told["workspace.library"][1]
    assert.truthy(load(read(stubs .. "/rules.lua")))
    assert.truthy(load(read(told["runtime.plugin"])))
    assert(files.write(path, "mine", true))
    tenace "new told_again --of whist"
    assert.equal("mine", read(path))
  end)

  it("writes a game that works", function()
    local out, _, status = tenace "new my_game --game"
    assert.matches("/tenace/rules/my_game.lua\n", out, 1, true)
    assert.equal(0, status)
    local _, _, fine = tenace "check my_game"
    assert.equal(0, fine)
    assert.matches('local my_game = game "My game"',
      read(folder .. "/config/tenace/rules/my_game.lua"), 1, true)
  end)
end)


describe("check", function()
  it("finds nothing wrong with a good game", function()
    local out, err, status = tenace "check whist american"
    assert.equal("whist+american: nothing wrong found\n", out)
    assert.equal("", err)
    assert.equal(0, status)
  end)

  it("takes several games and files", function()
    local out, _, status = tenace "check whist american rules/TEMPLATE.lua"
    assert.equal("whist+american: nothing wrong found\n"
      .. "rules/TEMPLATE.lua: nothing wrong found\n", out)
    assert.equal(0, status)
  end)

  it("names each wrong example, with its line", function()
    local path = folder .. "/config/tenace/rules/house/whist/wrong.lua"
    assert(files.make_folder(path:match "^(.*)/"))
    assert(files.write(path, [[
-- A wrong example.

return house_rule "Wrong" { of = "whist" },
  example "a trump that loses" {
    trump = "H", trick = "10C 2H", winner = 1,
  }
]]))
    local out, _, status = tenace("check " .. path)
    assert.matches("wrong.lua:%d: .*a trump that loses", out)
    assert.equal(1, status)
  end)
end)


describe("play in a pipe", function()
  it("reads lines to the end, and the record goes on from there", function()
    local path = folder .. "/piped.record"
    local out, err, status = tenace("play whist --seed 5 --seat 2 "
      .. "--bots random --record " .. path, "1\n1\nhand\n")
    assert.matches("^Whist: two partnerships", out)
    assert.matches("\nYou are seat 2; Left is seat 3, ", out)
    assert.is_nil(out:find "\27")
    assert.is_nil(out:find "> ")
    assert.matches("\nThe match is kept: tenace play --resume " .. path
      .. " goes on with it.\n", out, 1, true)
    assert.equal("", err)
    assert.equal(0, status)
    local hand = out:match "\n([^\n]+)\nThe match is kept"
    assert.matches("\nThe match is not over: tenace play --resume " .. path
      .. " goes on.\n", (tenace("replay " .. path)), 1, true)
    local record = read(path)
    assert.matches("^tenace record 1\n# seat 2, bots random\n", record)
    local again, _, code = tenace("play --resume " .. path, "hand\n")
    assert.matches("\nYou are seat 2; Left is seat 3, ", again)
    assert.matches("\nBots: random%. Seed: 5%.\n", again)
    assert.equal(hand, again:match "\n([^\n]+)\nThe match is kept")
    assert.equal(0, code)
    assert.equal(record, read(path))
    refuses("play whist --record " .. path, "'" .. path .. "' is there "
      .. "already: go on with it by --resume " .. path
      .. ", name another file, or replace it by --force")
  end)

  it("goes on with a record whose last line was cut off", function()
    local path = folder .. "/cut.record"
    local out = tenace("play whist --seed 5 --bots random --record " .. path,
      "1\n1\nundo\nhand\n")
    local hand = out:match "\n([^\n]+)\nThe match is kept"
    assert(files.write(path, (read(path)) .. "1: ", true))
    local again, err, status = tenace("play --resume " .. path, "hand\n")
    assert.equal(hand, again:match "\n([^\n]+)\nThe match is kept")
    assert.equal("", err)
    assert.equal(0, status)
    local _, _, fine = tenace("replay " .. path)
    assert.equal(0, fine)
  end)

  it("resumes the newest match, and says if there is none", function()
    refuses("play --resume", "no match to resume in " .. folder
      .. "/state/tenace: begin one with tenace play GAME")
    tenace("play whist --seed 6 --bots random", "1\n")
    local out, err, status = tenace "play --resume"
    assert.matches("\nBots: random%. Seed: 6%.\n", out)
    assert.matches("\nThe match is kept: tenace play --resume goes on with "
      .. "it.\n", out, 1, true)
    assert.equal("", err)
    assert.equal(0, status)
  end)

  it("resumes the newest match that no other table plays on", function()
    tenace("play whist --seed 6 --bots random", "1\n")
    tenace("play whist --seed 7 --bots random", "1\n")
    local disk = require "tenace.base.disk"
    local newest = disk.newest(folder .. "/state/tenace", ".record")
    local _, open = disk.resume(newest)
    assert.truthy(open)
    local out, err, status = tenace "play --resume"
    assert.matches("\nBots: random%. Seed: 6%.\n", out)
    assert.equal("", err)
    assert.equal(0, status)
    refuses("play --resume " .. newest, newest .. ": another program has it "
      .. "open and writes to it: name a record that can be read and written, "
      .. "and that nobody plays on", 1)
    assert.truthy(open)
  end)

  it("says which line was not finished", function()
    local begun = "The input ended in the middle of 'max('.\n"
    local out = tenace("play whist --seed 5 --bots random", "max(\nscore\n")
    assert.matches("\n" .. begun .. "The match is kept", out, 1, true)
    assert.equal(begun, (tenace("", "max(\n1")))
  end)

  it("shows letters for suits if signs cannot be printed", function()
    local out = tenace("play whist --seed 5 --bots random", "")
    assert.matches("♠", out)
    out = tenace("play whist --seed 5 --bots random", "", "LC_ALL=C")
    assert.is_nil(out:find "[\x80-\xff]")
    assert.matches("\nHand +S ", out)
  end)
end)


describe("the prompt in a pipe", function()
  it("reads lines to the end, without any noise", function()
    local out, err, status = tenace("", "1 + 1\nfor i = 1, 2 do\n"
      .. "print(i)\nend\nerror 'boom'\n'QS'\n")
    assert.equal("2\n1\n2\nboom\nQ♠\n", out)
    assert.equal("", err)
    assert.equal(0, status)
  end)

  it("ends at quit", function()
    assert.equal("2\n", (tenace("", "2\nquit\n3\n")))
  end)
end)


describe("simulate", function()
  it("prints one JSON document, the same for any number of jobs", function()
    local json = require "dkjson"
    local results = {}
    for _, jobs in ipairs { 1, 2, 7 } do
      local out, err, status = tenace("simulate whist --games 20 --seed 3 "
        .. "--json --jobs " .. jobs)
      assert.equal("", err)
      assert.equal(0, status)
      local result, after = json.decode(out)
      assert.equal("\n", out:sub(after))
      for _, name in ipairs { "seconds", "rounds_per_second" } do
        assert.is_number(result[name])
        result[name] = nil
      end
      results[#results + 1] = result
    end
    assert.same(results[1], results[2])
    assert.same(results[1], results[3])
    assert.equal("whist", results[1].game)
    assert.equal(20, results[1].games)
    assert.equal(20, results[1].wins[1] + results[1].wins[2])
    assert.is_number(results[1].scores[2].deviation)
    assert.equal(52, results[1].round_length)
  end)

  it("counts rounds if told to", function()
    local one = tenace "simulate whist --rounds 700 --seed 3 --json"
    local two = tenace "simulate whist --rounds 700 --seed 3 --json --jobs 2"
    assert.matches('"rounds":700', one, 1, true)
    assert.equal((one:gsub('"seconds".-"wins"', "")),
      (two:gsub('"seconds".-"wins"', "")))
  end)

  it("prints a table for people", function()
    local out, _, status = tenace "simulate whist --games 1000 --seed 3"
    assert.matches("^whist, seed 3, bots random\n1,000 games, [%d,]+ rounds, "
      .. "[%d,]+ decisions\n", out)
    assert.matches("\n1 %(seats 1, 3%) +%d+ +%d+%.%d %% +%d%.%d+ ", out)
    assert.equal(0, status)
  end)

  it("plays games or rounds, not both", function()
    refuses("simulate whist --games 1 --rounds 1", "simulate: options "
      .. "--rounds and --games do not go together: "
      .. "see tenace simulate --help")
  end)
end)
