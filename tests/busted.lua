-- Runs specs inside this interpreter: tenace run tests/busted.lua FILE…
-- What it prints is TAP, which tests/run adds up. FILE:3/12 is a part of one,
-- see tests/part.lua.

local part = dofile "tests/part.lua"

-- busted itself does not say why a file cannot be read
local files = {}
for i, name in ipairs { ... } do
  files[i] = part.split(name)
  assert(loadfile(files[i]))
end

-- Ubuntu 22.04 has parts of busted for Lua 5.3 only
package.path = package.path
  .. ";/usr/share/lua/5.3/?.lua;/usr/share/lua/5.3/?/init.lua"
if not pcall(require, "system") then
  package.loaded.system = { gettime = os.time, monotime = os.clock }
end

arg = {
  [0] = "busted",
  "--output=TAP",
  "--lpath=./tests/lua/?.lua;./tests/?.lua",
  table.unpack(files)
}

--- Lets busted note where each test stands without a look through all modules:
-- Lua seeks the name of each function of a traceback in everything that is
-- loaded, which takes longer than most tests.
local function trace_quickly(busted)
  local trace, registry = busted.getTrace, debug.getregistry()
  function busted.getTrace(element, level, message)
    local loaded = registry._LOADED
    registry._LOADED = {}
    local info = trace(element, (level or 3) + 1, message)
    registry._LOADED = loaded
    return info
  end
end


--- Lets luassert find who asserts without a list of all lines of each function
-- on the way, which it makes at every assertion.
local function level_quickly()
  local function source_at(level)
    local info = debug.getinfo(level + 1, "S")
    return info and info.source
  end
  require "luassert.util".errorlevel = function(level)
    level = (level or 1) + 1
    local file = source_at(level)
    repeat level = level + 1 until not file or source_at(level) ~= file
    return level - 1
  end
end


-- The runner makes the instance that it uses, so this waits until it does.
local make = require "busted.core"
local name = ...
package.loaded["busted.core"] = function()
  local busted = make()
  part.choose(busted, name)
  trace_quickly(busted)
  level_quickly()
  return busted
end

require "busted.runner" { standalone = false }
