-- Files and output at the command line: folders and devices, files that exist
-- already, files that two programs want, and files that cannot be written.

local disk = require "tenace.base.disk"
local files = require "tenace.face.terminal.files"
local RecordFile = require "tenace.face.table.record_file"
local seating = require "tenace.face.table.seating"

local TENACE = assert(os.getenv "TENACE")
local folder

before_each(function()
  folder = os.tmpname()
  os.remove(folder)
  assert(files.make_folder(folder .. "/home"))
end)

after_each(function()
  os.execute("rm -r " .. files.quote(folder))
end)


local function read(path) return (assert(files.read(folder .. "/" .. path))) end


local function write(path, text)
  assert(files.write(folder .. "/" .. path, text, true))
end


--- Runs a line of shell in the folder. $TENACE is the program, and `home` its
-- home. Returns standard output, standard error and the exit status.
local function shell(line, input)
  write("in", input or "")
  local program = TENACE:match "^/" and TENACE
    or os.getenv "PWD" .. "/" .. TENACE
  local _, _, status = os.execute(("cd %s; unset XDG_STATE_HOME "
    .. "XDG_CONFIG_HOME TENACE_RULES; export HOME=$PWD/home TENACE=%s; "
    .. "{ %s; } <in >out 2>err"):format(folder, files.quote(program), line))
  return read "out", read "err", status
end


local function refuses(line, message, status)
  local _, err, code = shell(line)
  assert.equal("tenace: " .. message .. "\n", err)
  assert.equal(status, code)
end


describe("a path that is no file", function()
  it("is refused as rules at once, with the reason", function()
    os.execute(("cd %s; mkfifo fifo.lua; mkdir d.lua; ln -s /dev/zero "
      .. "zero.lua"):format(folder))
    refuses("$TENACE rules ./fifo.lua", "cannot read ./fifo.lua: a device or "
      .. "a pipe, not a file", 2)
    local found, _, status = shell "$TENACE check ./fifo.lua"
    assert.equal("./fifo.lua: cannot read ./fifo.lua: a device or a pipe, not "
      .. "a file\n", found)
    assert.equal(1, status)
    refuses("$TENACE play ./fifo.lua+x", "cannot read ./fifo.lua: a device or "
      .. "a pipe, not a file", 2)
    refuses("$TENACE rules ./zero.lua", "cannot read ./zero.lua: a device or "
      .. "a pipe, not a file", 2)
    refuses("$TENACE rules ./d.lua", "cannot read ./d.lua: a folder, not a "
      .. "file", 2)
  end)

  it("is refused in the user's folder, too, by its name", function()
    assert(files.make_folder(folder .. "/home/.config/tenace/rules"))
    os.execute(("mkfifo %s/home/.config/tenace/rules/mine.lua"):format(folder))
    local _, err, status = shell "$TENACE rules mine"
    assert.matches("^tenace: cannot read %S+/rules/mine.lua: a device or a "
      .. "pipe, not a file", err)
    assert.equal(2, status)
  end)

  it("is refused as a record", function()
    os.execute(("mkfifo %s/fifo"):format(folder))
    refuses("$TENACE replay fifo",
      "fifo: a device or a pipe, not a file: name a record that can be read", 2)
    refuses("$TENACE play --resume fifo", "fifo: a device or a pipe, not a "
      .. "file: name a record that can be read and written, and that nobody "
      .. "plays on", 1)
    refuses("$TENACE play whist --record fifo",
      "fifo: a device or a pipe, not a file: name a file that can be written",
      2)
  end)

  it("is refused if it is too large for rules", function()
    write("big.lua", ("-"):rep(1024 * 1024 + 1))
    refuses("$TENACE rules ./big.lua", "cannot read ./big.lua: larger than 1 "
      .. "MB", 2)
  end)

  it("does not include a link to a file", function()
    os.execute(("cp rules/whist.lua %s/a.lua; ln -s a.lua %s/b.lua"):format(
      folder, folder))
    local out, err, status = shell "$TENACE rules ./b.lua"
    assert.matches("^Whist", out)
    assert.equal("", err)
    assert.equal(0, status)
  end)
end)


describe("a file that exists", function()
  it("is replaced only by --force", function()
    for _, words in ipairs { "rules whist --html", "rules whist --markdown",
      "compare whist whist+american --rounds 2 --svg" } do
      write("a", "mine")
      refuses("$TENACE " .. words .. " a", "'a' is there already and was not "
        .. "touched: name another file, or replace it by --force", 2)
      assert.equal("mine", read "a")
      local _, err, status = shell("$TENACE " .. words .. " a --force")
      assert.equal("", err)
      assert.equal(0, status)
      assert.not_equal("mine", read "a")
    end
  end)

  it("is replaced by a record only with --force", function()
    write("a", "mine")
    refuses("$TENACE play whist --record a", "'a' is there already: go on "
      .. "with it by --resume a, name another file, or replace it by --force",
      2)
    assert.equal("mine", read "a")
    local _, err = shell "$TENACE play whist --record a --force"
    assert.equal("", err)
    assert.matches("^tenace record 1\n", read "a")
  end)

  it("is not touched beside a record, whatever its name", function()
    write("a.new", "mine")
    shell("$TENACE play whist --bots random --record a", "1\nundo\n1\n")
    assert.equal("mine", read "a.new")
    assert.matches("^tenace record 1\n", read "a")
  end)

  it("is replaced by new only with --force", function()
    local path = "home/.config/tenace/rules/mine.lua"
    shell "$TENACE new mine --game"
    write(path, "mine")
    local _, err, status = shell "$TENACE new mine --game"
    assert.matches("is there already and was not touched", err)
    assert.equal(1, status)
    assert.equal("mine", read(path))
    local _, none, fine = shell "$TENACE new mine --game --force"
    assert.equal("", none)
    assert.equal(0, fine)
    assert.matches("game \"Mine\"", read(path))
  end)

  it("keeps its mode, and a link to it stays one", function()
    write("a", "mine")
    os.execute(("chmod 600 %s/a; ln -s a %s/b"):format(folder, folder))
    shell "$TENACE rules whist --html b --force"
    local out = shell "ls -l a b | cut -c1-10; readlink b"
    assert.equal("-rw-------\nlrwxrwxrwx\na\n", out)
    assert.matches("^<!DOCTYPE", read "a")
  end)

  it("can be a device or a pipe, and loses nothing", function()
    local out, err, status = shell
      "$TENACE rules whist --html /dev/stdout | cat"
    assert.matches("^<!DOCTYPE html>.*</html>\nwritten: /dev/stdout\n$", out)
    assert.equal("", err)
    assert.equal(0, status)
    refuses("$TENACE rules whist --html /dev/full", "/dev/full: No space left "
      .. "on device: name a file that can be written", 2)
  end)
end)


describe("a record", function()
  it("is complete before the first question", function()
    shell "$TENACE play whist --seed 2 --bots random --record a"
    local out, err, status = shell "$TENACE replay a"
    assert.matches("^whist, seed 2\n", out)
    assert.equal("", err)
    assert.equal(0, status)
  end)

  it("that is empty says what to do", function()
    write("a", "")
    refuses("$TENACE play --resume a", "a: the record is empty, because the "
      .. "program ended before it wrote anything: begin anew with --record a "
      .. "--force",
      1)
  end)

  it("whose last line was cut off goes on before that line", function()
    shell("$TENACE play whist --seed 2 --bots random --record a", "1\n1\n")
    local whole = read "a"
    local before = whole:gsub("[^\n]+\n$", "")
    for _, cut in ipairs { 1, 2, 8, #whole - #before - 1 } do
      write("a", whole:sub(1, -1 - cut))
      local out, err, status = shell "$TENACE play --resume a"
      local told = out:find("The last line of the record was cut off", 1, true)
      assert.equal("", err)
      assert.equal(0, status)
      assert.equal(cut > 1, told ~= nil)
      assert.equal(before, read("a"):sub(1, #before))
      assert.equal(0, select(3, shell "$TENACE replay a"))
    end
  end)

  it("written by hand needs no end of its last line", function()
    shell("$TENACE play whist --seed 2 --bots random --record a", "1\n")
    local plain = read("a"):gsub(" +~%x%x%x%x\n", "\n"):gsub("\n$", "")
    write("a", plain)
    local out = shell "$TENACE play --resume a"
    assert.is_nil(out:find("cut off", 1, true))
    assert.matches(plain:match "[^\n]+$", read "a", 1, true)
  end)

  it("gets another name if two programs begin at once", function()
    write("taken", "theirs")
    local names, usual = { "/taken", "/free" }, files.new_record
    function files.new_record() return folder .. table.remove(names, 1) end
    local seated, session = pcall(seating.sit, { spec = "whist", seed = 2,
      bots = "random" })
    files.new_record = usual
    assert.is_true(seated, session)
    assert.equal(folder .. "/free", session.record.path)
    assert.is_nil(session.trouble)
    assert.equal("theirs", read "taken")
    assert.equal(session:record_text(), read "free")
  end)

  it("belongs to one program at a time", function()
    shell "$TENACE play whist --bots random --record a"
    local mine = assert(RecordFile.resume(folder .. "/a"))
    refuses("$TENACE play --resume a", "a: another program has it open and "
      .. "writes to it: name a record that can be read and written, and that "
      .. "nobody plays on", 1)
    refuses("$TENACE play whist --record a --force", "a: another program has "
      .. "it open and writes to it: name a file that can be written", 2)
    assert.equal(mine.text, read "a")
    assert(mine:write "anew\n")
    refuses("$TENACE play --resume a", "a: another program has it open and "
      .. "writes to it: name a record that can be read and written, and that "
      .. "nobody plays on", 1)
    assert.equal("anew\n", read "a")
  end)

  it("that another program has changed is left alone", function()
    for name, change in pairs { a = "echo more >>a", b = "cp b c; mv c b" } do
      write(name, "one\n")
      local record = assert(RecordFile.resume(folder .. "/" .. name))
      shell(change)
      local changed = read(name)
      for _, text in ipairs { "one\ntwo\n", "other\n" } do
        local done, problem = record:write(text)
        assert.is_nil(done)
        assert.equal(record.path .. ": changed by another program since",
          problem)
        assert.equal(changed, read(name))
      end
    end
  end)

  it("that somebody has removed is written again", function()
    write("a", "one\n")
    local record = assert(RecordFile.resume(folder .. "/a"))
    os.remove(folder .. "/a")
    local done, problem = record:write "one\ntwo\n"
    assert.is_nil(done)
    assert.matches("/a: No such file or directory$", problem)
    assert(record:write "one\ntwo\n")
    assert.equal("one\ntwo\n", read "a")
  end)

  it("that cannot grow stays as it is, with one message", function()
    shell "$TENACE play whist --seed 2 --bots random --record a"
    local before = read "a"
    local out, err, status = shell(("ulimit -f %d; $TENACE play --resume a")
      :format(#before // 512), "1\n1\n")
    local _, told = out:gsub("\nThe record cannot be written: a: File too "
      .. "large%. Play goes on", "")
    assert.equal(1, told)
    assert.matches("\nThe last moves of the match are not kept: a: File too "
      .. "large%.\n$", out)
    assert.equal("", err)
    assert.equal(0, status)
    assert.equal(before, read "a")
  end)
end)


describe("save at the table", function()
  it("takes any path, but no file that exists", function()
    write("there", "mine")
    local out = shell("cd home; $TENACE play whist --bots random --record a",
      "save ../there\nsave ./b\n")
    assert.matches("\nThere is a file '../there' already: name another%.\n"
      .. "The record is in %./b%.\n", out)
    assert.matches("^tenace record 1\n", read "home/b")
    assert.equal("mine", read "there")
  end)
end)


describe("standard output that is full or closed", function()
  local COMMANDS = { "games", "rules whist", "simulate whist --games 2",
    "simulate whist --games 2 --json", "check whist", "--help", "--version",
    "compare whist whist+american --rounds 2 --csv", "replay a",
    "play whist --bots random", "play --help", "teach whist --list",
    "run print.lua", "run exit.lua" }

  before_each(function()
    shell "$TENACE play whist --record a"
    write("print.lua", "for i = 1, 9999 do print 'a line' end")
    write("exit.lua", "print 'a line'; os.exit(0)")
  end)

  for _, command in ipairs(COMMANDS) do
    it("gives a message and status 1: " .. command, function()
      for _, into in ipairs { ">/dev/full", ">&-" } do
        local _, err, status = shell("$TENACE " .. command .. " " .. into)
        assert.matches("^tenace: standard output cannot be written: [^\n]+\n$",
          err)
        assert.equal(1, status)
      end
    end)
  end

  it("gives a message when only the prompt answers", function()
    local _, err, status = shell("$TENACE >/dev/full", "1 + 1\n")
    assert.matches("^tenace: standard output cannot be written: ", err)
    assert.equal(1, status)
  end)

  it("never goes into a file that the program opens", function()
    shell("$TENACE play whist --record b >&-", "1\n")
    assert.matches("^tenace record 1\n[^\n]*\nrules whist\n", read "b")
    assert.equal(0, select(3, shell "$TENACE replay b"))
  end)

  it("ends quietly if nobody reads on", function()
    local out, err = shell "$TENACE rules canasta | head -n 1"
    assert.matches("^Canasta[^\n]*\n$", out)
    assert.equal("", err)
  end)
end)


describe("a folder that cannot be written to", function()
  it("gives a message, and play goes on without a record", function()
    write("home/.local", "no folder")
    local out, err, status = shell("$TENACE play whist --bots random", "1\n1\n")
    assert.matches("\nThe record cannot be written: %S+/%.local/state/tenace: "
      .. "Not a directory%. Play goes on; ", out)
    assert.matches("\nYou %a+ %S+%.\n.*\nYou %a+ %S+%.\n", out)
    assert.equal("", err)
    assert.equal(0, status)
  end)

  it("gives a message if a file was named", function()
    write("none", "")
    for _, words in ipairs { "play whist --record", "rules whist --html" } do
      refuses("$TENACE " .. words .. " none/a",
        "none/a: Not a directory: name a file that can be written", 2)
      refuses("$TENACE " .. words .. " no/a",
        "no/a: No such file or directory: name a file that can be written", 2)
    end
  end)

  it("gives a message if somebody else owns it", function()
    if shell "id -u" == "0\n" then return pending "root may write anywhere" end
    os.execute(("mkdir -m 500 %s/theirs"):format(folder))
    refuses("$TENACE play whist --record theirs/a",
      "theirs/a: Permission denied: name a file that can be written", 2)
  end)
end)


describe("without a home", function()
  it("the program writes nothing to the present folder, and says so", function()
    local out, err, status = shell("unset HOME; $TENACE play whist --bots "
      .. "random; ls -a", "")
    assert.matches("The record cannot be written: no folder is known: neither "
      .. "XDG_STATE_HOME nor HOME is a full path%. Play goes on", out)
    assert.is_nil(out:find("%.local"))
    assert.equal("", err)
    assert.equal(0, status)
    refuses("unset HOME; $TENACE play --resume", "no folder is known: neither "
      .. "XDG_STATE_HOME nor HOME is a full path: begin one with tenace play "
      .. "GAME", 2)
    refuses("HOME=home; $TENACE new mine --game", "no folder is known: neither "
      .. "XDG_CONFIG_HOME nor HOME is a full path: set one of them", 1)
  end)
end)


describe("the newest file", function()
  it("is the one with that ending that was written last", function()
    for i, name in ipairs { "b.record", "a.record", "c.other" } do
      write(name, "")
      os.execute(("touch -d @%d %s/%s"):format(1000 + i, folder, name))
    end
    os.execute(("mkdir %s/z.record"):format(folder))
    assert.equal(folder .. "/a.record", disk.newest(folder, ".record"))
    assert.equal(folder .. "/b.record", disk.newest(folder, ".record",
      { [folder .. "/a.record"] = true }))
    assert.is_nil(disk.newest(folder, ".none"))
    assert.is_nil(disk.newest(folder .. "/none", ".record"))
  end)
end)
