-- Bots at the same decisions: how many more tricks, or card points, are left to
-- a camp after the card of one bot than after that of another, if from then on
-- all play perfectly with all cards seen. Far fewer deals tell bots apart so
-- than whole rounds do. The second bot's cards are played.
--
--   tenace run tests/soak/decisions.lua [GAME [DEALS [BOT [BOT]]]]
--
-- BOT: see tests/soak/named.lua.

local averages = dofile "tests/soak/averages.lua"
local core = require "tenace.core"
local match = require "tenace.match.match"
local named = dofile "tests/soak/named.lua"
local solve = require "tenace.match.solve"
local tenace = require "tenace"

local given = { ... }
local game = given[1] or "skat+rounds=1"
local deals = tonumber(given[2] or 20)
local names = { given[3] or "work:400000", given[4] or "hasty:400000" }
local bidder = named "search:20"


--- A bot, and what is noted about it.
local function new_bot(name)
  local bot = { name = name, moves = 0, time = 0, worlds = 0, solved = 0 }
  local think = named(name)
  function bot.choose(m)
    local before = os.clock()
    local move, thought = think(m)
    bot.moves = bot.moves + 1
    bot.time = bot.time + (thought.seconds or os.clock() - before)
    bot.worlds = bot.worlds + thought.worlds
    bot.solved = bot.solved + (thought.solved or 0)
    return move
  end
  return bot
end


--- What is left to the camp after each card, by card; nil if it is not known.
local function worths(m)
  local solved = solve.core_match(m.core, m.variant, {})
  if not solved then return nil end
  local by_card, sign = {}, solved.fewest and -1 or 1
  for _, found in ipairs(solved.moves) do
    by_card[found.move] = sign * found.value
  end
  return by_card
end


--- Lets both choose; what the first gains on the second, and the second's card.
local function compare(m, a, b)
  local one, other = a.choose(m), b.choose(m)
  local by_card = one ~= other and worths(m)
  return by_card and by_card[one] - by_card[other] or 0, other
end


--- Plays a deal; the sum of what the first bot gains at its decisions.
local function play(m, seed, a, b)
  local sum = 0
  m:restart(seed)
  core.set_limits(m.core, match.most_decisions, 1)
  while m:turn() do
    local tricks = core.ending(m.core)
    local move, gain
    if tricks and tricks > 1 and #m:moves() > 1 then
      gain, move = compare(m, a, b)
      sum = sum + gain
    else
      move = bidder(m)
    end
    m:play(move)
  end
  return sum
end


local m = tenace.new(game, { seed = 1, traced = true })
local a, b = new_bot(names[1]), new_bot(names[2])
local gains = averages()
for seed = 1, deals do
  gains:add(play(m, seed, a, b))
  gains:tell()
end
local mean, interval = gains:mean()
print(string.format("%s - %s, %s against %s: %.2f ± %.2f %s a round, "
  .. "%d deals", mean + interval >= 0 and "ok" or "not ok", game, a.name,
  b.name, mean, interval, m.variant.facts.points and "card points" or "tricks",
  deals))
for _, bot in ipairs { a, b } do
  print(string.format("#   %s: %.1f ms a decision, %.0f worlds, %.0f %% solved",
    bot.name, bot.time / math.max(1, bot.moves) * 1000,
    bot.worlds / math.max(1, bot.moves),
    bot.solved / math.max(1, bot.worlds) * 100))
end
