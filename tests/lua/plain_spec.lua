-- The library in a plain Lua interpreter, without the program.

local LUA = os.getenv "LUA" or "lua5.4"
local BUILD = os.getenv "BUILD" or "build"

local SCRIPT = [[
local tenace = require "tenace"
local m = tenace.new("whist", { seed = 1 }):run "random"
print((m:over()), tenace.replay(m:record()):decisions() == m:decisions())
]]


local function output(command, ...)
  local pipe = assert(io.popen(command:format(...)))
  local out = pipe:read "a"
  pipe:close()
  return out
end


--- What the script prints in a plain Lua that searches these places; `cd` goes
-- to another folder first.
local function run(cd, path, cpath)
  local name = os.tmpname()
  local file = assert(io.open(name, "w"))
  file:write(SCRIPT):close()
  local out = output("cd %s; LUA_PATH='%s' LUA_CPATH='%s' %s %s 2>&1; echo $?",
    cd, path, cpath, LUA, name)
  os.remove(name)
  return out
end


-- A library with sanitizers needs a program with them.
local test = BUILD:find "sanitize" and pending or it


describe("a plain Lua", function()
  test("plays a match of Whist with a checkout", function()
    local out = run(".", "lua/?.lua", BUILD .. "/plain/?.so")
    assert.equal("true\ttrue\n0\n", out)
  end)

  test("plays one with an installed library, from any folder", function()
    local to = output "mktemp -d":gsub("\n", "")
    local made = output("env -u MAKEFLAGS -u MAKELEVEL make BUILD=%s -o "
      .. "%s/settings -o %s/plain/tenace/core.so PREFIX=%s install-lua 2>&1",
      BUILD, BUILD, BUILD, to)
    local out = run("/", to .. "/share/lua/5.4/?.lua",
      to .. "/lib/lua/5.4/?.so")
    os.execute("rm -r " .. to)
    assert.equal("true\ttrue\n0\n", out, made)
  end)
end)


describe("the rockspec", function()
  local path = output "ls doc/*.rockspec":gsub("\n", "")
  local rock = {}
  assert(loadfile(path, "t", rock))()

  it("has the version of the library, and its name says so", function()
    local version = require "tenace".version
    assert.equal(version, rock.version:match "^(.*)%-%d+$")
    assert.equal(("doc/tenace-%s.rockspec"):format(rock.version), path)
  end)

  it("names goals and settings of the Makefile", function()
    local file = assert(io.open "Makefile")
    local text = "\n" .. file:read "a"
    file:close()
    for _, goal in ipairs { rock.build.build_target,
      rock.build.install_target } do
      assert.truthy(text:find("\n" .. goal .. ":", 1, true), goal)
    end
    for name in pairs(rock.build.install_variables) do
      assert.truthy(text:find("\n" .. name .. " *:?="), name)
    end
  end)
end)
