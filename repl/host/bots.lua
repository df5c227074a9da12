-- Bots at tables: they play for empty seats, for who is away, and once for who
-- has not answered for long. One looks after all tables again and again; what
-- takes long, a bot's thought, is done elsewhere meanwhile.

local agreeing = require "tenace.face.host.agreeing"
local output = require "tenace.face.terminal.output"
local phrase = require "tenace.face.say.phrase"
local Table = require "tenace.face.host.table"
local tables = require "tenace.face.host.tables"

local bots = {}

-- Seconds from one move to a bot's, and after which a person is told to be
-- idle, and a bot plays.
bots.PACE, bots.TOLD, bots.IDLE = 0.7, 60, 120

-- How many bots may think at once, seconds between two looks whether one has
-- ended, and the most between two looks at a table where nothing happens.
bots.MOST, bots.SOON, bots.REST = 2, 0.02, 1


--- bots.now(match, bot) -> a thought: a function that gives the move, or nil as
-- long as the bot thinks. This one thinks at once.
function bots.now(match, bot)
  local move = match:choose(bot)
  return function() return move end
end


-- How bots think; a server sets another way.
bots.think = bots.now

-- How many think, and the tables whose bots wait for that: who came first is
-- first, so none waits longer than the others.
local thinking, line = 0, {}

-- When the next table is due, as far as it is known.
local due = 0


--- bots.drop(table)
-- Gives up what the bot of a table thinks.
function bots.drop(one)
  one.waits = nil
  if not one.thought then return end
  if one.thought.stop then one.thought.stop() end
  one.thought, thinking = nil, thinking - 1
end


local function begin(one)
  local ask, stop = bots.think(one.match, one.bots)
  thinking = thinking + 1
  one.thought = { about = one:question(), ask = ask, stop = stop }
  one.due, due = 0, 0
end


--- A table whose rules fail stops until something changes there.
local function fail(one, problem)
  bots.drop(one)
  one.due = math.huge
  if one.failed then return end
  one.failed = true
  output.complain(phrase(one.nth and "host.nth_failed" or "host.failed",
    { n = one.nth, problem = tostring(problem) }))
end


--- Stands in the line, once for each question.
local function wait(one)
  if one.waits == one:question() then return end
  one.waits = one:question()
  line[#line + 1] = { table = one, about = one.waits }
end


--- Lets those who are first in the line think.
local function admit()
  while thinking < bots.MOST and line[1] do
    local first = table.remove(line, 1)
    local one = first.table
    if one.waits == first.about and first.about == one:question() then
      one.waits = nil
      local done, problem = pcall(begin, one)
      if not done then fail(one, problem) end
    end
  end
end


--- The bot of a table thinks on, and plays if it has a move.
local function think(one, now)
  if one.thought and one.thought.about ~= one:question() then bots.drop(one) end
  if not one.thought then
    wait(one)
    admit()
  end
  local move = one.thought and one.thought.ask()
  if not move then return end
  bots.drop(one)
  one:play(move, now)
end


--- Tells who is idle; answers whether a bot must play for them.
local function is_idle(one, player, person, now)
  local since = now - one.moved
  local idle = since >= bots.TOLD and player or nil
  if (one.idle and one.idle.seat) ~= idle then
    one.idle = idle and { seat = idle, name = person.name,
      seconds = bots.IDLE - bots.TOLD }
    one:changed()
  end
  return since >= bots.IDLE
end


-- How many times as rarely quiet tables are looked at as few tables are.
local rarer, FEW = 1, 100


--- Seconds to the next look at a quiet table: not all are looked at at once.
local function rest()
  return bots.REST * rarer * (0.5 + math.random() / 2)
end


--- Does a bot decide at this table now?
local function is_bots(one, now)
  local player, person = one:decides()
  return player and (not person or is_idle(one, player, person, now))
end


--- Looks after one table; seconds until it must be looked at again.
local function turn(one, now)
  one:miss(now)
  agreeing.gone(one)
  if not is_bots(one, now) then
    bots.drop(one)
    return rest()
  end
  local early = one.moved + bots.PACE - now
  if early > 0 then return early end
  think(one, now)
  if one.idle and one.moved == now then one.idle = nil end
  return one.thought and bots.SOON or rest()
end


--- Looks after one table, if nobody has looked since it was due. A table whose
-- rules fail stops; the others go on.
local function look(one, now)
  if one.due > now then return end
  one.due = 0
  local done, seconds = pcall(turn, one, now)
  if not done then fail(one, seconds)
  elseif one.due == 0 then one.due = now + math.max(seconds, bots.SOON / 2) end
  due = math.min(due, one.due)
end


--- bots.turn(tables, now) -> seconds until it should be called again
-- A table is looked at when something has changed there, and when it is due.
function bots.turn(list, now)
  rarer = math.max(1, #list / FEW)
  local stirred = Table.stirred
  Table.stirred = {}
  for _, one in ipairs(stirred) do
    if tables.of[one.id] == one then look(one, now) end
  end
  if now >= due then
    due = math.huge
    for _, one in ipairs(list) do
      look(one, now)
      due = math.min(due, one.due)
    end
    -- a server of many tables does other things, too
    due = math.max(due, now + bots.SOON)
  end
  admit()
  return math.max(math.min(due, now + bots.REST) - now, 0)
end


return bots
