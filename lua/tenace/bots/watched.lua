-- A search that somebody looks on at, to learn what its moves come to. It makes
-- the same moves as one that is not watched.
--
-- The watch is an object with the methods begun(self): a world is ready in this
-- core match; ended(self, i, move): the i-th move has been played out in it;
-- counted(n, points, played): that was world n, and these are the results by
-- move, with perfect play of the last tricks and as they were played out. A
-- world that is dropped is never counted.

local alike = require "tenace.bots.alike"
local doubles = require "tenace.bots.doubles"
local trend = require "tenace.bots.trend"

local watched = {}


--- What a move, as on the tape, leads to in the present world. Before more is
-- learnt, the scratch match is at the end of the playout. The watch sees what
-- counts.
local function play(thought, i, tape, counts)
  local won, raised, flow, along = alike.play(thought, i, tape, true)
  if not won then return nil, raised, flow end
  local worth = trend.worth(won, raised)
  if counts then
    thought.watch:ended(thought.match.scratch.core, i, thought.moves[i])
  end
  if along or thought.long or thought.idle[i] then return worth end
  local learnt
  learnt, raised, flow = thought.source:practise(tape, true)
  if not learnt then return nil, raised, flow end
  return worth
end


--- watched.play_all(thought) -> the result of each remaining move in the
-- present world; or nil and the error
function watched.play_all(thought)
  local points = {}
  alike.forget(thought)
  if thought.source:again() then
    thought.watch:begun(thought.match.scratch.core)
  end
  for _, i in ipairs(thought.left) do
    local won, raised, flow = doubles.play(thought, i, play)
    if not won then return nil, raised, flow end
    points[i] = won
  end
  return points
end


return watched
