-- Bots at tables: they play for empty seats, for who is away, and once for who
-- has not answered for long. One looks after all tables again and again; what
-- takes long, a bot's thought, is done elsewhere meanwhile.

local agreeing = require "tenace.face.host.agreeing"
local output = require "tenace.face.terminal.output"
local phrase = require "tenace.face.say.phrase"

local bots = {}

-- Seconds from one move to a bot's, and after which a person is told to be
-- idle, and a bot plays.
bots.PACE, bots.TOLD, bots.IDLE = 0.7, 60, 120

-- How many bots may think at once.
bots.MOST = 2


--- bots.now(match, bot) -> a thought: a function that gives the move, or nil as
-- long as the bot thinks. This one thinks at once.
function bots.now(match, bot)
  local move = match:choose(bot)
  return function() return move end
end


-- How bots think; a server sets another way.
bots.think = bots.now

local thinking = 0


--- Gives up what the bot of a table thinks.
local function drop(one)
  if not one.thought then return end
  if one.thought.stop then one.thought.stop() end
  one.thought, thinking = nil, thinking - 1
end


--- Begins to think, if not too many do.
local function begin(one)
  if thinking >= bots.MOST then return end
  thinking = thinking + 1
  local ask, stop = bots.think(one.match, one.bots)
  one.thought = { about = one:question(), ask = ask, stop = stop }
end


--- The bot of a table thinks on, and plays if it has a move.
local function think(one, now)
  if one.thought and one.thought.about ~= one:question() then drop(one) end
  if not one.thought then begin(one) end
  local move = one.thought and one.thought.ask()
  if not move then return end
  drop(one)
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


--- Looks after one table.
local function turn(one, now)
  one:miss(now)
  agreeing.gone(one)
  local player, person = one:decides()
  if not player then return drop(one) end
  if person and not is_idle(one, player, person, now) then return drop(one) end
  if now - one.moved < bots.PACE then return end
  if not person or one.idle then think(one, now) end
  if one.idle and one.moved == now then one.idle = nil end
end


--- bots.turn(tables, now) -> seconds until it should be called again
-- A table whose rules fail stops; the others go on.
function bots.turn(list, now)
  for _, one in ipairs(list) do
    local done, wrong = pcall(turn, one, now)
    if not done and not one.failed then
      one.failed = true
      drop(one)
      output.complain(phrase("host.failed", { problem = tostring(wrong) }))
    end
  end
  return thinking > 0 and 0.02 or 0.25
end


return bots
