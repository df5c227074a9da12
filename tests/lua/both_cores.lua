-- Plays a match and prints its record; with "wide" the core for wide decks
-- plays it.
--
--   tenace run both_cores.lua usual|wide BOTS GAME

local core = require "tenace.core"
local endings = require "tenace.bots.endings"
local kit = require "tenace.match.kit"
local tenace = require "tenace"

-- The cores need different numbers of positions for the same ending, so none
-- may need too many.
endings.most_nodes = 1000000

local which, bots, game = arg[1], arg[2], arg[3]
if which == "wide" then
  kit.core_for = function() return core.wide() end
end
local m, all = tenace.new(game, { seed = 7 }), {}
for seat = 1, 8 do all[seat] = bots end
m:run(all, bots ~= "random" and { rounds = 1 } or nil)
assert((core.kit(m.core).core == core.wide()) == (which == "wide"))
io.write(m:record())
