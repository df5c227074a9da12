-- Boards of other programs on the command line: import, export, tables, and
-- play --deals.

local commands = require "commands_helper"
local files = require "tenace.face.terminal.files"

local read, refuses, tenace = commands.read, commands.refuses, commands.tenace
local folder

setup(function() folder = commands.begin() end)
teardown(commands.finish)

local HANDS = "SJ973HJ98742D3CK4,SKQT2HATDJ6542C85,SH63DAKQ987CA9732,|"
local OPEN = "qx|o7|md|1" .. HANDS .. "sv|b|mb|2H|mb|p|mb|p|mb|p|pc|SK|mc|7|\n"
local CLOSED = "qx|c7|md|1" .. HANDS .. "sv|b|mb|2H|mb|p|mb|4H|mb|p|mb|p|mb|p|"
  .. "pc|SK|mc|7|\n"


local function put(name, text)
  local path = folder .. "/" .. name
  assert(files.write(path, text, true))
  return path
end


describe("import", function()
  it("writes a record of each table, and tells its boards", function()
    local path = put("teams.lin", OPEN .. CLOSED)
    local record = folder .. "/teams.record"
    local out, err, status =
      tenace(("import %s bridge --record %s"):format(path, record))
    assert.equal("", err)
    assert.equal(0, status)
    assert.matches("teams.record: one board, bridge+first_board=7+rounds=1\n"
      .. "board 7  2♥ by South  7 tricks  -100\nboard 7: the last cards were "
      .. "found to give the result of the file\n", out, 1, true)
    assert.matches("board 7  4♥ by South  7 tricks  -300\n", out, 1, true)
    assert.matches("tenace review " .. folder .. "/teams-2.record\n", out, 1,
      true)
    assert.matches("over", (tenace("replay " .. record .. " --json")))
  end)

  it("writes into the folder where one is", function()
    local path = put("here.lin", OPEN)
    local program = os.getenv "TENACE" or "./tenace"
    if not program:match "^/" then
      program = os.getenv "PWD" .. "/" .. program
    end
    program = files.quote(program)
    os.execute(("cd %s && %s import %s bridge --record here.record >out")
      :format(folder, program, path))
    assert.matches("^tenace record 1", read(folder .. "/here.record"))
  end)

  it("gives its boards as JSON", function()
    local path = put("one.lin", OPEN)
    local out = tenace("import " .. path .. " bridge --json")
    local found = require "dkjson".decode(out)
    assert.equal("Open", found.tables[1].room)
    assert.equal("2H", found.tables[1].boards[1].bid)
    assert.matches("tenace record 1", read(found.tables[1].file))
  end)

  it("refuses what it cannot read", function()
    local path = put("wrong.lin", (OPEN:gsub("2H", "9H")))
    refuses("import", "import: no file named; for example: tenace import "
      .. "evening.pbn bridge")
    refuses("import " .. path, "import: say of which game the deals are, for "
      .. "example: tenace import " .. path .. " bridge")
    refuses("import " .. path .. " bridge", path .. ": deal 7: '9H' is no call "
      .. "of an auction", 1)
    refuses("import no.pbn bridge", "no.pbn: No such file or directory: name "
      .. "a file of deals that can be read")
    local good, there = put("good.lin", OPEN), put("there.record", "x")
    refuses(("import %s bridge --record %s"):format(good, there), "'" .. there
      .. "' is there already and was not touched: name another file, or "
      .. "replace it by --force")
  end)
end)


describe("export", function()
  local record

  setup(function()
    local path = put("exported.lin", OPEN)
    record = folder .. "/exported.record"
    tenace(("import %s bridge --record %s"):format(path, record))
  end)

  it("writes PBN, LIN or text", function()
    assert.matches('[Contract "2H"]\n[Result "7"]\n[Score "NS -100"]',
      tenace("export " .. record), 1, true)
    assert.matches("^qx|o7|md|1SJ973", (tenace("export --as lin " .. record)))
    assert.matches("^deal 7\nhand 1: ", (tenace("export --as text " .. record)))
  end)

  it("writes a file in the format of its name", function()
    local to = folder .. "/to.lin"
    local out, err, status = tenace(("export %s --to %s"):format(record, to))
    assert.same({ "", "", 0 }, { out, err, status })
    assert.matches("^qx|o7|", read(to))
    refuses(("export %s --to %s"):format(record, to), "'" .. to .. "' is there "
      .. "already and was not touched: name another file, or replace it by "
      .. "--force")
  end)

  it("refuses a match of which no round is over", function()
    local game = folder .. "/new.record"
    tenace("play whist --seed 1 --record " .. game, "quit\n")
    refuses("export " .. game, game .. ": no round is over yet, so there is "
      .. "nothing to write", 1)
    assert.matches('[Board "1"]', tenace("export --all " .. game), 1, true)
  end)
end)


describe("tables", function()
  it("compares records of the same deals", function()
    local path, record = put("two.lin", OPEN .. CLOSED), folder .. "/two.record"
    local other = folder .. "/two-2.record"
    tenace(("import %s bridge --record %s"):format(path, record))
    local out, err, status = tenace(("tables %s %s"):format(record, other))
    assert.equal("", err)
    assert.equal(0, status)
    assert.matches("     7     -100    +5  100 %     -300    -5    0 %\n", out,
      1, true)
    local found = require "dkjson".decode((tenace(("tables --json %s %s")
      :format(record, other))))
    assert.equal(7, found.boards[1].board)
    assert.same({ 5, -5 }, found.imps)
  end)

  it("counts no IMPs in a game without boards", function()
    local record = folder .. "/whist.record"
    tenace("play whist+rounds=1 --seed 1 --record " .. record,
      ("1\n"):rep(13) .. "quit\n")
    local out = tenace(("tables %s %s"):format(record, record))
    assert.not_matches("IMP", out)
    assert.matches("50 %%", out)
  end)

  it("refuses tables that do not go together", function()
    local one, other = folder .. "/1.record", folder .. "/2.record"
    tenace("play whist --seed 1 --record " .. one, "quit\n")
    tenace("play hearts --seed 1 --record " .. other, "quit\n")
    refuses("tables " .. one, "tables: name the records of two tables or more; "
      .. "for example: tenace tables open.record closed.record")
    refuses(("tables %s %s"):format(one, other), other
      .. ": played by hearts, the first table by whist", 1)
  end)
end)


describe("play --deals", function()
  it("plays the deals of a file", function()
    local path = put("deals.lin", OPEN)
    local out = tenace("play bridge --seat 3 --deals " .. path, "quit\n")
    assert.matches("You are seat 3", out, 1, true)
    assert.matches("♠ J 9 7 3", out, 1, true)
  end)

  it("goes on with boards whose numbers do not follow one another", function()
    local path = put("far.lin", OPEN .. CLOSED .. OPEN:gsub("qx|o7|md|1",
      "qx|o12|md|2"))
    local record = folder .. "/far.record"
    local turns = ("1\n"):rep(13)
    local out = tenace(("play whist --bots random --deals %s --record %s")
      :format(path, record), turns .. "\n" .. turns .. "quit\n")
    local first, goes_on = out:find("Enter goes on with board 12 of the file",
      1, true)
    assert.is_number(first)
    assert.is_nil(out:find("board 7 of", 1, true))
    assert.is_number(out:find("The match is over. Enter leaves", goes_on, true))
    assert.matches("result 1:", read(folder .. "/far-2.record"), 1, true)
  end)

  it("leaves at the end of a match if the person says so", function()
    local path = put("left.lin", OPEN .. OPEN:gsub("o7", "o12"))
    local out = tenace("play whist --bots random --deals " .. path,
      ("1\n"):rep(13) .. "quit\n1\n")
    assert.matches("Enter goes on with board 12", out, 1, true)
    assert.is_nil(out:find("The match is over. Enter leaves", 1, true))
  end)

  it("begins with the board that is named", function()
    local path = put("some.lin", OPEN .. OPEN:gsub("qx|o7|md|1",
      "qx|o8|md|2"):gsub("sv|b", "sv|o"))
    local out = tenace("play bridge --deals " .. path .. " --board 8", "quit\n")
    assert.matches("Round 1 of 1", out, 1, true)
    refuses("play bridge --board 8",
      "play: --board names a board of a file, say --deals, too")
    refuses("play bridge --deals " .. path .. " --board 99", path
      .. ": there is no board 99 in the text", 1)
  end)
end)
