-- A bot that needs no knowledge of the game: it deals worlds from what the
-- player can know, plays each move out in each of them, and takes the move
-- that comes out best on average.

local core = require "tenace.core"
local kit = require "kit"
local match = require "match"
local question = require "question"

local search = {}

--- Playouts for a decision, where the number of worlds is not said.
search.playouts = 10000

--- Moves that are thought about at the most; of more, so many are drawn.
search.most_moves = 100


--- The scratch match that a match's bots think in, made when first needed.
local function scratch_of(m)
  local scratch = m.scratch
  if not scratch or scratch.variant ~= m.variant then
    scratch = { variant = m.variant, self = kit.match(kit.of(m.variant), 0) }
    core.set_limits(scratch.self, match.most_decisions, true)
    m.scratch = scratch
  end
  return scratch.self
end


--- Worlds for the player that the match asks.
local function worlds_of(m)
  local self, variant = scratch_of(m), m.variant
  local flow = kit.of(variant).flow
  local state = core.state(m.self)
  core.restart(self, m.seed)
  core.start_at(self, state.round, state.dealer, m.self)
  return core.worlds(m.self, self, function()
    kit.restore_keeps(self, m.self, variant)
    return flow(self)
  end)
end


--- A move of several cards in one fixed order.
local function sorted(move)
  local list = {}
  for word in string.gmatch(move, "%S+") do list[#list + 1] = word end
  table.sort(list)
  return table.concat(list, " ")
end


--- So many different moves, drawn as a random bot would.
local function drawn_moves(asked)
  local list, seen = {}, {}
  for n = 0, 4 * search.most_moves do
    local move = question.random(asked, n)
    local key = sorted(move)
    if not seen[key] then
      seen[key], list[#list + 1] = true, move
    end
    if #list == search.most_moves then break end
  end
  return list
end


--- The moves to think about.
local function candidates(m)
  local asked = match.asked(m)
  local moves = question.moves(asked)
  if moves and #moves <= search.most_moves then return moves end
  return drawn_moves(asked)
end


--- Moves as bytes for a tape.
local function on_tape(m, moves)
  local self, asked, list = scratch_of(m), match.asked(m), {}
  for i, move in ipairs(moves) do
    local kept, kind = question.read(asked, move)
    core.restart(self, 0)
    core.answer(self, kind, kept)
    list[i] = core.tape(self)
  end
  return list
end


--- Two values of a field, in two matches.
local function same(a, b)
  if type(a) == "userdata" and type(b) == "userdata" then
    return a.number == b.number
  elseif type(a) ~= "table" or type(b) ~= "table" then
    return a == b
  end
  for i = 1, math.max(#a, #b) do
    if not same(a[i], b[i]) then return false end
  end
  return true
end


--- Have the fields been set to the same in this round?
local function same_notes(truth, scratch)
  local notes = core.notes(scratch) or {}
  local all = core.notes(truth) or {}
  for i, note in ipairs(notes) do
    local other = all[#all - #notes + i]
    if note[1] ~= other[1] or not same(note[2], other[2]) then return false end
  end
  return true
end


--- What each move comes to in the present world; nothing if one could not be
-- played out there.
local function play_all(worlds, tapes)
  local points = {}
  for i, bytes in ipairs(tapes) do
    local won, wrong = worlds:play(bytes)
    if not won then return nil, wrong end
    points[i] = won
  end
  return points
end


--- Thinks in one world; nothing if it has to be dropped.
local function think(m, worlds, tapes)
  local made, wrong = worlds:next()
  if not made then return nil, wrong end
  if not same_notes(m.self, scratch_of(m)) then return nil end
  return play_all(worlds, tapes)
end


--- What is wrong ends the thinking only if it was Ctrl-C.
local function check(wrong)
  if type(wrong) == "string" and string.find(wrong, "interrupted!", 1, true)
  then
    error(wrong, 0)
  end
end


--- Sums of points by move, over so many worlds; dropped worlds are made up for
-- as long as they are not more than those that are not.
local function sums_of(m, tapes, n)
  local worlds, sums = worlds_of(m), {}
  local thought = { worlds = 0, dropped = 0 }
  for i = 1, #tapes do sums[i] = 0 end
  while thought.worlds < n and thought.dropped <= n do
    local points, wrong = think(m, worlds, tapes)
    if points then
      for i, won in ipairs(points) do sums[i] = sums[i] + won end
      thought.worlds = thought.worlds + 1
    else
      check(wrong)
      thought.dropped, thought.wrong = thought.dropped + 1, wrong
    end
  end
  return sums, thought
end


--- search.move(m [, n]) -> move, thought
-- The move of the player to act that comes out best.
-- @param n how many worlds; if it is left out, so many that it is a fixed
-- amount of work
-- @return the move, and { worlds = how many were thought about, dropped = how
-- many were not, points = sums by move, moves }
function search.move(m, n)
  local moves = candidates(m)
  if #moves == 1 then return moves[1], { worlds = 0, dropped = 0 } end
  m:trace()
  n = n or math.max(1, search.playouts // #moves)
  local sums, thought = sums_of(m, on_tape(m, moves), n)
  if thought.worlds == 0 then
    return question.random(match.asked(m)), thought
  end
  local best = 1
  for i, sum in ipairs(sums) do
    if sum > sums[best] then best = i end
  end
  thought.points, thought.moves = sums, moves
  return moves[best], thought
end


return search
