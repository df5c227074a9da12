-- Prints what a bot answers in all seats of a round, and a hash of the points
-- that each move has got in each world:
--
--   tenace run tests/lua/same_answer.lua BOT DECISIONS GAME ...

local tenace = require "tenace"

local bot, decisions = arg[1], tonumber(arg[2])


--- A number that other points would change.
local function hash(thought)
  local sum = 0
  for _, outcomes in ipairs(thought.outcomes or {}) do
    for _, points in ipairs(outcomes) do
      sum = (sum * 31 + math.floor(points * 1000)) % 1000000007
    end
  end
  return sum
end


for i = 3, #arg do
  local m = tenace.new(arg[i], { seed = 4 })
  m:keep_log()
  for n = 1, decisions do
    if not m:turn() or m:view(1).round > 1 then break end
    local move = m:choose(bot)
    local thought = m.thought or {}
    print(arg[i], n, move, thought.worlds, thought.dropped, thought.work,
      hash(thought))
    m:play(move)
  end
end
