-- Bots by the names that the measuring scripts here take: random, search,
-- search:N, and
--
--   work:N      a search that does so much work
--   playouts:N  search:N without perfect play in the last tricks
--   plain       follows the simple rules for the game in tests/soak/plain

local endings = require "tenace.bots.endings"
local search = require "tenace.bots.search"

local bots = {}


function bots.random(m)
  return m:choose "random", { worlds = 0, dropped = 0 }
end


function bots.work(m, n)
  local usual = search.work
  search.work = n
  local move, thought = search.move(m)
  search.work = usual
  return move, thought
end


function bots.playouts(m, n)
  local usual = endings.most_tricks
  endings.most_tricks = 0
  local move, thought = search.move(m, n)
  endings.most_tricks = usual
  return move, thought
end


function bots.plain(m)
  local game = string.match(m.variant.name, "^[%a_]+")
  local choose = dofile("tests/soak/plain/" .. game .. ".lua")
  return m:choose(choose), { worlds = 1, dropped = 0 }
end


--- A function of a match: the bot's move and a report as of search.move.
return function(name)
  local kind, number = string.match(name, "^(%a+):?(%d*)$")
  local think = bots[kind] or search.move
  return function(m) return think(m, math.tointeger(tonumber(number))) end
end
