-- Bots by the names that the measuring scripts here take: random, search,
-- search:N, and
--
--   work:N      a search that does so much work
--   hasty:N     the same, but it gives up perfect play as early as search:N
--   playouts:N  search:N without perfect play in the last tricks
--   boundless:N search:N that leaves no moves behind to do less work
--   indifferent:N search:N that plays the first of cards that do equally well
--   cautious:P  work:1000000 that bids only what gains in at least P % of its
--               worlds, and otherwise passes, if it may
--   plain       follows the simple rules for the game in tests/soak/plain
--   simple      a beginner there, weaker than plain; at Shengji only
--   solver:N    deals N worlds and plays each perfectly, as if all cards were
--               seen, where the solver can; elsewhere it is search:20
--   PATH BOT    random, search or search:N of the program at PATH, such as an
--               older version: "../old/tenace search:30"; see program.lua

local effort = require "tenace.bots.effort"
local endings = require "tenace.bots.endings"
local match = require "tenace.match.match"
local question = require "tenace.match.question"
local program = dofile "tests/soak/program.lua"
local search = require "tenace.bots.search"
local solve = require "tenace.match.solve"
local ties = require "tenace.bots.ties"

local bots = {}


function bots.random(m)
  return m:choose "random", { worlds = 0, dropped = 0 }
end


function bots.work(m, n)
  local usual = search.work
  search.work = n
  local move, thought = search.move(m)
  search.work = usual
  return move, thought
end


function bots.boundless(m, n)
  local usual = effort.world
  effort.world = math.huge
  local move, thought = search.move(m, n)
  effort.world = usual
  return move, thought
end


function bots.indifferent(m, n)
  local usual = ties.liking
  ties.liking = function() return nil end
  local move, thought = search.move(m, n)
  ties.liking = usual
  return move, thought
end


function bots.hasty(m, n)
  local nodes, one_in = endings.nodes_at_length, endings.one_in_at_length
  endings.nodes_at_length = endings.most_nodes
  endings.one_in_at_length = endings.one_in
  local move, thought = bots.work(m, n)
  endings.nodes_at_length, endings.one_in_at_length = nodes, one_in
  return move, thought
end


function bots.playouts(m, n)
  local usual = endings.most_tricks
  endings.most_tricks = 0
  local move, thought = search.move(m, n)
  endings.most_tricks = usual
  return move, thought
end


--- In which part of its worlds a move gained.
local function share_gained(outcomes)
  local gained = 0
  for _, won in ipairs(outcomes) do gained = gained + (won > 0 and 1 or 0) end
  return gained / math.max(1, #outcomes)
end


--- The place of the best move that gains often enough; nil if none does.
local function surest(thought, share)
  local best
  for i, points in ipairs(thought.points) do
    local sure = thought.moves[i] ~= "pass"
      and share_gained(thought.outcomes[i]) >= share
    if sure and (not best or points > thought.points[best]) then best = i end
  end
  return best
end


function bots.cautious(m, percent)
  local move, thought = bots.work(m, 1000000)
  local may_pass = false
  for _, other in ipairs(thought.moves or {}) do
    may_pass = may_pass or other == "pass"
  end
  if move == "pass" or not may_pass then return move, thought end
  local sure = surest(thought, percent / 100)
  return sure and thought.moves[sure] or "pass", thought
end


--- A hundred plays of very many, as a random bot draws them; nil where no
-- plays are asked for.
local function drawn_plays(m)
  local asked, list = match.asked(m), {}
  if not asked.plays then return nil end
  for n = 1, 100 do list[n] = question.random(asked, n) end
  return list
end


--- The move of a player in tests/soak/plain, the game's name with `ending`.
local function follow(m, ending)
  local game = string.match(m.variant.name, "^[%a_]+")
  local choose = dofile("tests/soak/plain/" .. game .. ending .. ".lua")
  local function among(view, moves)
    return choose(view, moves or drawn_plays(m))
  end
  return m:choose(among), { worlds = 1, dropped = 0 }
end


function bots.plain(m)
  return follow(m, "")
end


function bots.simple(m)
  return follow(m, "_simple")
end


--- Adds what each card is worth in a world to the sums, by card.
local function add(sums, solved)
  for _, found in ipairs(solved.moves) do
    local value = solved.fewest and -found.value or found.value
    sums[found.move] = (sums[found.move] or 0) + value
  end
end


--- The sums of what each card is worth in n worlds, and the number of worlds.
local function solve_worlds(m, n)
  local source, sums, worlds = search.worlds(m, nil, true), {}, 0
  for _ = 1, n do
    if source:next() and source:reach() then
      local solved = solve.core_match(m.scratch.core, m.variant, {})
      if solved then
        worlds = worlds + 1
        add(sums, solved)
      end
    end
  end
  return sums, worlds
end


function bots.solver(m, n)
  local _, asked = m:turn()
  if asked.kind ~= "card" then
    return search.move(m, 20)
  end
  local sums, worlds = solve_worlds(m, n)
  if worlds == 0 then return search.move(m, 20) end
  local best
  for _, move in ipairs(m:moves()) do
    if sums[move] and (not best or sums[move] > sums[best]) then best = move end
  end
  return best, { worlds = worlds, dropped = n - worlds }
end


--- A function of a match: the bot's move and a report as of search.move. The
-- report of another program's bot has the seconds it thought, too.
return function(name)
  local path, bot = string.match(name, "^(%S+) (%S+)$")
  if path then return program(path, bot) end
  local kind, number = string.match(name, "^(%a+):?(%d*)$")
  local think = bots[kind] or search.move
  return function(m) return think(m, math.tointeger(tonumber(number))) end
end
