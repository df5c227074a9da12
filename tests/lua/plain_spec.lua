-- The library in a plain Lua, without the program.

local LUA = os.getenv "LUA" or "lua5.4"
local BUILD = os.getenv "BUILD" or "build"

local SCRIPT = [[
local tenace = require "tenace"
local m = tenace.new("whist", { seed = 1 }):run "random"
print((m:over()), tenace.replay(m:record()):decisions() == m:decisions())
]]


describe("a plain Lua", function()
  it("plays a match of Whist", function()
    if BUILD:find "sanitize" then return end -- its library needs its program
    local name = os.tmpname()
    local file = assert(io.open(name, "w"))
    file:write(SCRIPT):close()
    local pipe = assert(io.popen(("LUA_PATH='lua/?.lua' "
      .. "LUA_CPATH='%s/plain/?.so' %s %s 2>&1; echo $?"):format(BUILD, LUA,
        name)))
    local out = pipe:read "a"
    pipe:close()
    os.remove(name)
    assert.equal("true\ttrue\n0\n", out)
  end)
end)
