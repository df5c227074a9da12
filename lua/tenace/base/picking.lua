-- The word that picks players.

local core = require "tenace.core"


--- self:players_who(test) -> list
-- The players, in turn, for whom a test answers yes.
-- @param test a function (`self`, a player), which may also ask the player; or
-- the name of a field of players
-- @return a list of players
-- @example local long = self:players_who(function(_, player)
--   return #player.hand:of_suit "S" > 4
-- end)
-- @group turns
local function players_who(self, test)
  local list, by_field = {}, type(test) == "string"
  for _, player in ipairs { self:in_turn() } do
    local yes
    if by_field then yes = player[test] else yes = test(self, player) end
    if yes then list[#list + 1] = player end
  end
  return list
end

core.words.players_who = players_who
