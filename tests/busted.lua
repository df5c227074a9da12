-- Runs specs inside this interpreter: tenace run tests/busted.lua FILE…
-- What it prints is TAP, which tests/run adds up.
arg = {
  [0] = "busted",
  "--output=TAP",
  "--lpath=./tests/lua/?.lua;./tests/?.lua",
  ...
}

require "busted.runner" { standalone = false }
