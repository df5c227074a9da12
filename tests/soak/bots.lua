-- How much better a search plays than a random bot: pairs of matches with the
-- same deals, in which the sides change over.
--
--   tenace run tests/soak/bots.lua [PAIRS [GAME [N …]]]
--
-- N is the number of worlds; 0 is the default, a fixed amount of work.

local tenace = require "tenace"

local given = { ... }
local pairs_of = tonumber(given[1] or 1000)
local game = given[2] or "whist"
local numbers = { table.unpack(given, 3) }
if #numbers == 0 then numbers = { 1, 4, 16, 64, 200 } end


--- The margin of seats 1 and 3, and whether they have won.
local function play(m, seed, seats)
  m:restart(seed):run(seats)
  local _, winner = m:over()
  local scores = m:scores()
  return scores[1] - scores[2], winner
end


--- Sums over all pairs: margins, their squares, matches won.
local function play_pairs(bot)
  local m = tenace.new(game, { seed = 1, traced = true })
  local sum, squares, won = 0, 0, 0
  for seed = 1, pairs_of do
    local first, winner = play(m, seed, { bot, "random", bot, "random" })
    local second, other = play(m, seed, { "random", bot, "random", bot })
    local margin = (first - second) / 2
    sum, squares = sum + margin, squares + margin * margin
    won = won + (winner == 1 and 1 or 0) + (other == 2 and 1 or 0)
  end
  return sum, squares, won
end


for _, n in ipairs(numbers) do
  n = tonumber(n)
  local bot = n == 0 and "search" or "search:" .. n
  local before = os.clock()
  local sum, squares, won = play_pairs(bot)
  local mean = sum / pairs_of
  local error = math.sqrt((squares / pairs_of - mean * mean) / pairs_of)
  print(string.format("%s - %s, %s against random: %.2f ± %.2f points "
    .. "a match, %.1f %% won, %d pairs, %.0f s",
    mean > 1.96 * error and "ok" or "not ok", game, bot, mean, 1.96 * error,
    won / pairs_of * 50, pairs_of, os.clock() - before))
end
