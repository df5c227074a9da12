-- Two bots in the play of the cards alone: how many more tricks, or card
-- points, a camp takes with one than with the other, and how much more it
-- scores. Searches bid and put cards away; from the first card on each deal is
-- played with the first bot in the camp of the player who leads, or of the
-- declarer, and the second in the other, and then with the bots changed over.
--
--   tenace run tests/soak/solver.lua [GAME [DEALS [BOT [BOT]]]]
--
-- BOT: see tests/soak/named.lua.

local averages = dofile "tests/soak/averages.lua"
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
  local bot = { name = name, moves = 0, time = 0, won = 0 }
  local think = named(name)
  function bot.play(m)
    local before = os.clock()
    local move, thought = think(m)
    if thought.worlds > 0 then
      bot.moves = bot.moves + 1
      bot.time = bot.time + (thought.seconds or os.clock() - before)
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


--- The mean score of the camp's sides less that of the others.
local function scored(m, camp)
  local scores, sum, sides = m:scores(), { 0, 0 }, { 0, 0 }
  for side, seats in ipairs(m.variant.sides) do
    local of = camp[seats[1]] and 1 or 2
    sum[of], sides[of] = sum[of] + scores[side], sides[of] + 1
  end
  return sum[1] / sides[1] - sum[2] / math.max(1, sides[2])
end


--- Plays the cards of a deal: what the first bot's camp takes, and scores.
local function play(m, seed, bidder, a, b)
  local camp = deal(m, seed, bidder)
  if not camp then return nil end
  while m:turn() do
    local bot = camp[m:turn()] and a or b
    bot.play(m)
  end
  local score = scored(m, camp)
  if score > 0 then a.won = a.won + 1 end
  return taken(m, camp), score
end


local m = tenace.new(game, { seed = 1, traced = true })
local bidder = new_bot "search:20"
local a, b = new_bot(names[1]), new_bot(names[2])
local margins, scores, seed = averages(), averages(), 0
while margins.n < deals do
  seed = seed + 1
  local first, score = play(m, seed, bidder, a, b)
  if first then
    local second, other = play(m, seed, bidder, b, a)
    margins:add((first - second) / 2)
    scores:add((score - other) / 2)
    margins:tell()
  end
end
print(string.format("ok - %s, %s against %s: %.2f ± %.2f %s a round, "
  .. "%.2f ± %.2f points scored, %d deals", game, a.name, b.name,
  margins:mean(), select(2, margins:mean()),
  m.variant.facts.points and "card points" or "tricks", scores:mean(),
  select(2, scores:mean()), margins.n))
for _, bot in ipairs { a, b } do
  print(string.format("#   %s: its camp scores more in %.1f %% of the deals; "
    .. "%.2f ms a decision, %d decisions", bot.name,
    bot.won / margins.n * 100, bot.time / math.max(1, bot.moves) * 1000,
    bot.moves))
end
