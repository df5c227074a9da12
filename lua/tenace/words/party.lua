-- What rules read of a party: players who play together in one round.

local core = require "tenace.core"

local party = {}

-- The fields by name: functions of the match and the party's number.
local fields = {}


function fields.number(_, n) return n end


function fields.name(self, n) return core.party_names(self)[n] end


--- The other party.
function fields.others(self, n) return core.party(self, 3 - n) end


function fields.players(self, n)
  local list, seats = {}, core.party_seats(self, n)
  for i = 1, #seats do list[i] = core.player(self, seats[i]) end
  return list
end


function fields.tricks(self, n)
  local won, sum = core.tricks(self), 0
  for _, seat in ipairs(core.party_seats(self, n)) do sum = sum + won[seat] end
  return sum
end


--- The sides of its players. Partners of a side are in one party, or else what
-- they have won counts for both.
local function sides_of(self, n)
  local list, seen = {}, {}
  for _, seat in ipairs(core.party_seats(self, n)) do
    local side = core.player(self, seat).side
    if not seen[side] then list[#list + 1], seen[side] = side, true end
  end
  return list
end


--- The cards that these sides have won.
function fields.won(self, n)
  local piles = {}
  for i, side in ipairs(sides_of(self, n)) do piles[i] = side.won end
  return core.kit(self).core.words.cards_in(self, piles)
end


--- What these cards count.
function fields.points(self, n)
  local sum = 0
  for _, side in ipairs(sides_of(self, n)) do
    sum = sum + side.won:points()
  end
  return sum
end


--- What these sides have counted in this round.
function fields.count(self, n)
  local sum = 0
  for _, side in ipairs(sides_of(self, n)) do sum = sum + side.count end
  return sum
end


--- party.field(self, n, name) -> what party n of a match has of that name
function party.field(self, n, name)
  local field = fields[name]
  if not field then error(core.message("party_has", nil, name), 0) end
  return field(self, n)
end


return party
