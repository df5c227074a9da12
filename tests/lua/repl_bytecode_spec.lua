-- The program keeps its own files as bytecode. It uses the bytecode only as
-- long as that belongs to the present text.

local commands = require "commands_helper"
local files = require "tenace.face.terminal.files"

local folder

setup(function() folder = commands.begin() end)
teardown(commands.finish)


--- Runs a command of the shell, which must succeed.
local function shell(command)
  assert.is_true((os.execute(command)))
end


--- The folder of a program with its own data beside it; its bytecode goes into
-- build/bytecode.
local function new_program()
  local place, here = os.tmpname(), "$PWD"
  os.remove(place)
  place = folder .. place:match "/[^/]*$"
  shell("mkdir -p " .. place .. "/build/bytecode/lua/tenace/words")
  for _, name in ipairs { "lua", "repl", "rules" } do
    shell(("ln -s \"%s/%s\" %s/%s"):format(here, name, place, name))
  end
  shell(("cp build/help.lua %s/build; cp %s %s/tenace"):format(place,
    files.quote(os.getenv "TENACE" or "./tenace"), place))
  return place
end


--- Bytecode that raises when it runs.
local function put_bytecode(place, name)
  assert(files.write(("%s/build/bytecode/%s.luac"):format(place, name),
    string.dump(assert(load "error('from bytecode', 0)"))))
end


--- What the program prints to standard error for the command `games`, or for
-- another one.
local function run(place, command)
  shell(("%s/tenace %s >%s/out 2>%s/err || true"):format(place,
    command or "games", place, place))
  return commands.read(place .. "/err")
end


describe("bytecode", function()
  local words = "lua/tenace/words/all"

  it("is used as long as its text is not newer", function()
    local place = new_program()
    assert.equal("", run(place))
    put_bytecode(place, words)
    assert.matches("from bytecode", run(place))
    shell(("touch -t 200001010000 %s/build/bytecode/%s.luac"):format(place,
      words))
    assert.equal("", run(place))
  end)

  it("is ignored if it is broken, or of another Lua", function()
    local place = new_program()
    local path = ("%s/build/bytecode/%s.luac"):format(place, words)
    for _, bytes in ipairs { "", "return nil", "\27Lua\x53\0", "\27" } do
      assert(files.write(path, bytes, true))
      assert.equal("", run(place))
    end
  end)

  it("of a library is used only beside the text that was found", function()
    local place, name = new_program(), "argparse"
    local found = assert(package.searchpath(name, package.path))
    local text = place .. "/build/bytecode/" .. name .. ".lua"
    put_bytecode(place, name)
    assert.equal("", run(place, "simulate whist --rounds=1"))
    assert(files.write(text, commands.read(found) .. "\n"))
    assert.equal("", run(place, "simulate whist --rounds=1"))
    assert(files.write(text, commands.read(found), true))
    assert.matches("from bytecode", run(place, "simulate whist --rounds=1"))
  end)
end)
