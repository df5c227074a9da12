-- The names of bots on the command line: random, search, search:N, or a program
-- with its arguments.

local bots = require "tenace.bots.bots"
local fail = require "tenace.face.say.fail"

local bot_names = {}


--- Is it the name of a program, whose first word is a path?
local function is_program(name)
  return name:match "^%S*/" ~= nil
end


--- bot_names.admit(name) -> true if the name is that of a program, which may
-- play now
-- Fails if there is no such program.
function bot_names.admit(name)
  if not is_program(name) then return false end
  local done, key, parts = require "tenace.face.outside.programs".admit(name)
  if not done then fail.usage(key, parts) end
  return true
end


--- bot_names.own(name) -> the name of one of the bots that are no programs
-- Fails if there is none of that name.
function bot_names.own(name)
  if pcall(bots.check, name) then return name end
  fail.usage("no_bot", { name = name, most = bots.most_worlds })
end


local function check(name)
  return bot_names.admit(name) and name or bot_names.own(name)
end


local function split(text)
  local list = {}
  for name in (text .. ","):gmatch("(.-),") do
    list[#list + 1] = name:match("^%s*(.-)%s*$")
  end
  return list
end


local function checked(text)
  local list = split(text)
  for i, name in ipairs(list) do list[i] = check(name) end
  return list
end


--- bot_names.has_program(text) -> true if one of the names is a program's
function bot_names.has_program(text)
  for _, name in ipairs(split(text)) do
    if is_program(name) then return true end
  end
  return false
end


--- bot_names.list(text) -> the names of bots, checked
bot_names.list = checked


--- bot_names.seats(text, players) -> a bot for each seat.
-- If there are fewer names than seats, they repeat; the number of seats must
-- allow it.
function bot_names.seats(text, players)
  local list, seats = checked(text), {}
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
  local list = checked(text)
  if #list ~= players - #seats or #seats == 0 then
    return bot_names.seats(text, players)
  end
  for _, seat in ipairs(seats) do table.insert(list, seat, "search") end
  return list
end


return bot_names
