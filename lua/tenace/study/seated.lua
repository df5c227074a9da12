-- Matches between bots, for studies.

local bots = require "tenace.bots.bots"
local core = require "tenace.core"
local match = require "tenace.match.match"
local run = require "tenace.bots.run"

local seated = {}


--- seated.of(variant, names [, seed]) -> { match, seats }
-- A match of these bots, with a pause after each round.
-- @param names one name for all seats, or a list by seat
-- @param seed of the match (1)
function seated.of(variant, names, seed)
  local seats, native = bots.by_seat(names, variant.people), true
  for _, bot in next, seats do native = native and bot == "random" end
  local m = match.made(variant, { seed = seed or 1, traced = not native })
  run.set_natives(m, seats, true, true)
  core.set_limits(m.core, match.most_decisions, 1)
  return { match = m, seats = seats }
end


return seated
