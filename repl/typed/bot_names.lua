-- The names of bots on the command line: random, search, search:N.

local fail = require "tenace.face.say.fail"

local bot_names = {}


-- The most deals for which a person would wait.
local MOST_WORLDS = 100000


local function check(name)
  if name == "random" or name == "search" then return name end
  local worlds = name:match("^search:(%d+)$")
  local n = tonumber(worlds)
  if n and n >= 1 and n <= MOST_WORLDS then return name end
  fail.usage("no_bot", { name = name, most = MOST_WORLDS })
end


local function split(text)
  local list = {}
  for name in (text .. ","):gmatch("(.-),") do
    list[#list + 1] = check(name:match("^%s*(.-)%s*$"))
  end
  return list
end


--- bot_names.seats(text, players) -> a bot for each seat.
-- If there are fewer names than seats, they repeat; the number of seats must
-- allow it.
function bot_names.seats(text, players)
  local list, seats = split(text), {}
  if players % #list ~= 0 then
    fail.usage("bots_seats", { n = #list, players = players })
  end
  for player = 1, players do
    seats[player] = list[(player - 1) % #list + 1]
  end
  return seats
end


--- bot_names.others(text, players, seats) -> a bot for each seat
-- The seats of people have bots too, which are never asked. If there are just
-- names for the other seats, people's seats are left out.
-- @param seats list of people's seats, in order
function bot_names.others(text, players, seats)
  local list = split(text)
  if #list ~= players - #seats or #seats == 0 then
    return bot_names.seats(text, players)
  end
  for _, seat in ipairs(seats) do table.insert(list, seat, "search") end
  return list
end


return bot_names
