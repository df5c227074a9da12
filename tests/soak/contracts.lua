-- Two bots in single rounds of a game: which contracts each plays and makes,
-- and how much better one is than the other. Where the lowest total wins, fewer
-- points are better. Each deal is played once for each
-- side: the first bot plays that side and the second bot all others. If both
-- are the same bot, each deal is played once. A game for one is played by each
-- bot alone.
--
--   tenace run tests/soak/contracts.lua [GAME [DEALS [BOT [BOT]]]]
--
-- BOT: see tests/soak/named.lua.

local core = require "tenace.core"
local match = require "tenace.match.match"
local tenace = require "tenace"

local averages = dofile "tests/soak/averages.lua"
local named = dofile "tests/soak/named.lua"

local given = { ... }
local game = given[1] or "skat+rounds=1"
local deals = tonumber(given[2] or 100)
local names = { given[3] or "search:20", given[4] or "random" }


--- Moves that the bots make, and what is noted about them.
local function new_bot(name)
  local bot = { name = name, moves = 0, time = 0, worlds = 0, compared = 0,
    dropped = 0, slowest = 0, seats = 0, declared = 0, made = 0,
    contracts = {}, wins = {}, flags = {} }
  local think = named(name)
  function bot.play(m)
    local before = os.clock()
    local move, thought = think(m)
    local time = thought.seconds or os.clock() - before
    if thought.worlds > 0 then
      bot.moves, bot.time = bot.moves + 1, bot.time + time
      bot.slowest = math.max(bot.slowest, time)
      bot.worlds = bot.worlds + thought.worlds
      bot.dropped = bot.dropped + thought.dropped
      bot.compared = bot.compared + (thought.compared or thought.worlds)
    end
    return m:play(move)
  end
  return bot
end


--- Who has declared what, and whether it was made.
local function note_contract(m, seats, scores)
  local view = m:view(1)
  for _, bot in ipairs(seats) do bot.seats = bot.seats + 1 end
  if not view.declarer then return end
  local bot = seats[view.declarer]
  local contract = view.contract or "?"
  bot.declared = bot.declared + 1
  bot.contracts[contract] = (bot.contracts[contract] or 0) + 1
  bot.wins[contract] = bot.wins[contract] or 0
  for name, field in pairs(m.variant.fields) do
    if field.kind == "flag" and core.fields(m.core)[name] == true then
      bot.flags[name] = (bot.flags[name] or 0) + 1
    end
  end
  for side, members in ipairs(m.variant.sides) do
    for _, seat in ipairs(members) do
      if seat == view.declarer and scores[side] > 0 then
        bot.made = bot.made + 1
        bot.wins[contract] = bot.wins[contract] + 1
      end
    end
  end
end


--- One round: how much better the side has scored than the others on average.
local function play_round(m, seed, side, a, b)
  local seats, sides = {}, m.variant.sides
  for n, members in ipairs(sides) do
    for _, seat in ipairs(members) do seats[seat] = n == side and a or b end
  end
  m:restart(seed)
  core.set_limits(m.core, match.most_decisions, 1)
  while m:turn() do seats[m:turn()].play(m) end
  local scores, others = m:scores(), 0
  for n, score in ipairs(scores) do
    if n ~= side then others = others + score end
  end
  note_contract(m, seats, scores)
  local margin = scores[side] - others / math.max(1, #sides - 1)
  return m.variant.facts.wins.lowest and -margin or margin
end


--- Contracts, or flags of the round, with their shares of what was declared,
-- the most frequent first. With `wins` also how many of them were made.
local function shares(bot, counts, wins)
  local list = {}
  for what, n in pairs(counts) do list[#list + 1] = { what, n } end
  table.sort(list, function(x, y)
    return x[2] > y[2] or x[2] == y[2] and x[1] < y[1]
  end)
  for i, entry in ipairs(list) do
    list[i] = string.format("%s %.0f %%", entry[1],
      entry[2] / bot.declared * 100)
    if wins then
      list[i] = string.format("%s (makes %d of %d)", list[i], wins[entry[1]],
        entry[2])
    end
  end
  return table.concat(list, ", ")
end


local function report(bot)
  if bot.declared > 0 then
    print(string.format("#   %s: declares %.1f %% of the times it sits at the "
      .. "table, makes %.1f %%: %s", bot.name, bot.declared / bot.seats * 100,
      bot.made / bot.declared * 100, shares(bot, bot.contracts, bot.wins)))
    if next(bot.flags) then
      print("#   " .. bot.name .. ": " .. shares(bot, bot.flags))
    end
  end
  if bot.moves > 0 then
    print(string.format("#   %s: %.1f ms a decision, %.0f at most, %.0f worlds,"
      .. " %.2f %% dropped", bot.name, bot.time / bot.moves * 1000,
      bot.slowest * 1000, bot.worlds / bot.moves,
      bot.dropped / math.max(1, bot.compared) * 100))
  end
end


local m = tenace.new(game, { seed = 1, traced = true })
local a = new_bot(names[1])
local b = names[1] == names[2] and a or new_bot(names[2])
local margins = averages()
local sides = a == b and 1 or #m.variant.sides
for seed = 1, deals do
  local margin = 0
  for side = 1, sides do
    margin = margin + play_round(m, seed, side, a, b) / sides
  end
  if #m.variant.sides == 1 and a ~= b then
    margin = margin - play_round(m, seed, 1, b, a)
  end
  margins:add(margin)
  margins:tell()
end
local mean, interval = margins:mean()
print(string.format("%s - %s, %s against %s: %.2f ± %.2f points a round, "
  .. "%d deals of %d rounds", mean + interval >= 0 and "ok" or "not ok", game,
  names[1], names[2], mean, interval, deals, sides))
report(a)
if b ~= a then report(b) end
