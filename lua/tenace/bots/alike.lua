-- Bids that are alike but for their numbers, such as "4 downtown" and
-- "5 downtown". What follows them may be the same, so the lowest of them is
-- played out, and the others are scored as if the round had gone on alike. That
-- is less work; and chance does not make one of them seem better than another.
-- Where all bids are only numbers, it is not so: a contract that suits the bid
-- is still to be named.

local ladder = require "tenace.bots.ladder"

local alike = {}


--- alike.add(thought, others)
-- Finds out which bids are alike, if this is an auction. A pass and a double
-- are not left behind then: bids are compared with a pass at the end.
-- @param others how many of the first moves are no bids; nil: it is no auction
function alike.add(thought, others)
  if not others or not ladder.has_kinds(thought.moves, others) then return end
  thought.spared = others
  local first, by_kind = {}, {}
  for i = others + 1, #thought.moves do
    local kind = ladder.kind(thought.moves[i])
    local lowest = by_kind[kind] or i
    by_kind[kind] = lowest
    if lowest < i then first[lowest], first[i] = lowest, lowest end
  end
  thought.alike = { first = first, courses = {} }
end


--- alike.forget(thought)
-- Another world begins.
function alike.forget(thought)
  if thought.alike then thought.alike.courses = {} end
end


--- alike.leads(thought, i) -> boolean: is the move played out by itself?
function alike.leads(thought, i)
  local first = thought.alike and thought.alike.first[i]
  return not first or first == i
end


--- The key of what follows the move on this tape; nil if no move is like it.
local function key_of(thought, i, tape)
  local first = thought.alike and thought.alike.first[i]
  return first and first .. string.sub(tape, #thought.tapes[i] + 1)
end


--- What a move leads to if the round goes on as after another bid of its kind;
-- nil if that is not known.
local function play_along(thought, i, tape)
  local key = key_of(thought, i, tape)
  local course = key and thought.alike.courses[key]
  return course and thought.source:along(tape .. course[1], course[2]) or nil
end


--- Keeps what followed a move that was just played out, for others like it.
local function keep_course(thought, i, tape)
  local key = key_of(thought, i, tape)
  if key then thought.alike.courses[key] = { thought.source:course() } end
end


--- alike.play(thought, i, tape, alone) -> points, trend, nil, along; or false
-- [, error, flow]
-- What a move leads to in the present world, as worlds:play tells it.
-- @param tape the move, and what the next player answers
-- @param alone true: nothing is learnt of choices to come
-- @return `along`: the round went on as after another bid of its kind, and
-- there is nothing to learn from it
function alike.play(thought, i, tape, alone)
  local points = play_along(thought, i, tape)
  if points then return points, nil, nil, true end
  local won, raised, flow = thought.source:play(tape, alone, thought.idle[i])
  if won then keep_course(thought, i, tape) end
  return won, raised, flow
end


return alike
