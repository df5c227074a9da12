-- Runs specs inside this interpreter: tenace run tests/busted.lua FILE…
-- What it prints is TAP, which tests/run adds up.

-- busted itself does not say why a file cannot be read
for _, file in ipairs { ... } do assert(loadfile(file)) end

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
  ...
}

require "busted.runner" { standalone = false }
