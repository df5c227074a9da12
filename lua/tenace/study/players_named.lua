-- Players in findings: by the numbers of their seats, or by names that a face
-- gives for a while.

local players_named = {}

-- The parts of sentences that are seats.
local SEATS <const> = { "player", "asked", "other_asked" }

-- The names by seat, or nil.
local names


--- players_named.parts(parts) -> the parts of a sentence, with names for seats
function players_named.parts(parts)
  if not names then return parts end
  local made = setmetatable({}, { __index = parts })
  for _, key in ipairs(SEATS) do made[key] = names[parts[key]] end
  return made
end


--- players_named.during(list, work, …) -> what work(…) answers
-- @param list the names by seat that players have while it works
function players_named.during(list, work, ...)
  local function done(before, ok, ...)
    names = before
    if not ok then error((...), 0) end
    return ...
  end
  local before = names
  names = list
  return done(before, pcall(work, ...))
end


return players_named
