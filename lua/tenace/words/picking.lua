-- The word that picks players.

local core = require "tenace.core"
local given = require "tenace.words.given"


--- self:players_who(test) -> list
-- The players, in turn, for whom a test answers yes.
-- @param test a function (`self`, a player); it may also ask the player
-- @return a list of players
-- @example local long = self:players_who(function(_, player)
--   return #player.hand:of_suit "S" > 4
-- end)
-- @group turns
local function players_who(self, test)
  local list = {}
  given.kind("players_who", 1, "function", test)
  for _, player in ipairs { self:in_turn() } do
    if test(self, player) then list[#list + 1] = player end
  end
  return list
end

core.words.players_who = players_who
