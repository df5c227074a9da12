-- Two bots in the play of the cards alone: how many more tricks, or card
-- points, a camp takes with one than with the other. Searches bid and put cards
-- away; from the first card on each deal is played with the first bot in the
-- one camp and the second in the other, and then with the bots changed over.
--
--   tenace run tests/soak/solver.lua [GAME [DEALS [BOT [BOT]]]]
--
-- BOT: see tests/soak/named.lua.

local core = require "tenace.core"
local kit = require "tenace.match.kit"
local match = require "tenace.match.match"
local named = dofile "tests/soak/named.lua"
local solve = require "tenace.match.solve"
local tenace = require "tenace"

local HANDS = core.first_piles.hands

local given = { ... }
local game = given[1] or "whist+rounds=1"
local deals = tonumber(given[2] or 20)
local names = { given[3] or "solver:5", given[4] or "search" }


--- Moves that a bot makes, and the time they take.
local function new_bot(name)
  local bot, think = { name = name, moves = 0, time = 0 }, named(name)
  function bot.play(m)
    local before = os.clock()
    local move, thought = think(m)
    if thought.worlds > 0 then
      bot.moves, bot.time = bot.moves + 1, bot.time + os.clock() - before
    end
    m:play(move)
  end
  return bot
end


--- The seats that play with the player to lead; nil if no card is played, or
-- if somebody tries to win no trick, and so no card points either.
local function deal(m, seed, bidder)
  m:restart(seed)
  core.set_limits(m.core, match.most_decisions, 1)
  while m:turn() do
    if core.ending(m.core) then
      if solve.ends_by_trick(m.core) then return nil end
      local list = core.camp(m.core, solve.alone(m.core, m.variant))
      local camp = {}
      for _, seat in ipairs(list) do camp[seat] = true end
      return camp
    end
    bidder.play(m)
  end
end


--- What the camp has taken less what the others have: card points where the
-- game has them, otherwise tricks.
local function taken(m, camp)
  local points, won, sum = m.variant.facts.points, core.tricks(m.core), 0
  for side, seats in ipairs(m.variant.sides) do
    local sign = camp[seats[1]] and 1 or -1
    local pile = core.piles(m.core)[HANDS + m.variant.players + side]
    for _, seat in ipairs(points and {} or seats) do
      sum = sum + sign * won[seat]
    end
    if points and pile ~= "" then
      sum = sum + sign * kit.of(m.variant).core.words.points_of(m.core, pile)
    end
  end
  return sum
end


--- Plays the cards of a deal.
local function play(m, seed, bidder, a, b)
  local camp = deal(m, seed, bidder)
  if not camp then return nil end
  while m:turn() do
    local bot = camp[m:turn()] and a or b
    bot.play(m)
  end
  return taken(m, camp)
end


local m = tenace.new(game, { seed = 1, traced = true })
local bidder = new_bot "search:20"
local a, b = new_bot(names[1]), new_bot(names[2])
local n, sum, squares, seed = 0, 0, 0, 0
while n < deals do
  seed = seed + 1
  local first = play(m, seed, bidder, a, b)
  if first then
    local margin = (first - play(m, seed, bidder, b, a)) / 2
    n, sum, squares = n + 1, sum + margin, squares + margin * margin
  end
end
local mean = sum / n
local interval = 1.96
  * math.sqrt(math.max(0, squares / n - mean * mean) / math.max(1, n - 1))
print(string.format("ok - %s, %s against %s: %.2f ± %.2f %s a round, %d deals",
  game, a.name, b.name, mean, interval,
  m.variant.facts.points and "card points" or "tricks", n))
for _, bot in ipairs { a, b } do
  print(string.format("#   %s: %.2f ms a decision, %d decisions", bot.name,
    bot.time / math.max(1, bot.moves) * 1000, bot.moves))
end
