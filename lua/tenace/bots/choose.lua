-- What a bot would do.

local bots = require "tenace.bots.bots"
local match = require "tenace.match.match"
local sentence = require "tenace.base.sentence"

-- What a match can do with this file.
local methods = {}


--- m:choose(bot) -> move
-- The move that a bot would make for the player to act. What `search` thought
-- stays in `m.thought`: { moves, points = what each came to, worlds = in how
-- many deals, dropped = deals that did not fit what the player has seen }.
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
