-- The move that a bot would make.

local bots = require "tenace.bots.bots"
local match = require "tenace.match.match"
local sentence = require "tenace.base.sentence"

-- The methods of a match in this file.
local methods = {}


--- m:choose(bot) -> move
-- The move that a bot would make for the player to act. `search` leaves its
-- report in `m.thought`: { moves, points = the mean result of each, outcomes =
-- a list of results for each, one for each deal, worlds = the number of deals,
-- dropped = deals that did not fit what the player has seen, told = the lines
-- of the rules that told so }.
-- @param bot "random", "search", "search:50" (thinks in 50 worlds), or a
-- function of a view and the list of moves
-- @example m:play(m:choose("search"))
-- @group matches
function methods:choose(bot)
  bots.check(bot)
  if not match.asked(self) then error(sentence.of("match_over"), 2) end
  return (bots.move(self, bot))
end


return { methods = methods }
