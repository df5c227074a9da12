-- Runs specs inside this interpreter: tenace run tests/busted.lua FILE…
-- What it prints is TAP, which tests/run adds up.

-- busted itself does not say why a file cannot be read
for _, file in ipairs { ... } do assert(loadfile(file)) end

arg = {
  [0] = "busted",
  "--output=TAP",
  "--lpath=./tests/lua/?.lua;./tests/?.lua",
  ...
}

require "busted.runner" { standalone = false }
