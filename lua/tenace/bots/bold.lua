-- Moves that are bold to say, such as to play without the help of cards or of a
-- partner. In playouts the others are quick bots, so a search says such a word
-- only if it gains in most worlds, and not for a few great results.

local match = require "tenace.match.match"

local bold = {}

--- What is bold must gain on what is usual by this part of the spread of the
-- gains: 0.6 is about four worlds of five, where it wins as much as it loses.
bold.prudence = 0.6

--- Or it gains in this part of the worlds in which it matters, and by more than
-- so many standard errors: a rare great loss is no reason against what nearly
-- always gains.
bold.share, bold.errors = 0.8, 1.96

--- The most moves of a question that has a usual one.
bold.most = 8


--- bold.usual(m, moves) -> the number of the only move that is not bold; or nil
function bold.usual(m, moves)
  local asked, found = match.asked(m), nil
  if not asked.bold or #moves > bold.most then return nil end
  for i, move in ipairs(moves) do
    if not asked.bold[m:parts(move).form] then
      if found then return nil end
      found = i
    end
  end
  return found ~= nil and #moves > 1 and found or nil
end


--- bold.begin(thought, i)
-- What move i gains is counted from now on.
function bold.begin(thought, i)
  thought.squares[i], thought.gained[i], thought.lost[i] = 0, 0, 0
end


--- bold.count(thought, points)
-- Adds by how much each move does better than the usual one, squared, and
-- whether it does better or worse.
function bold.count(thought, points)
  for i, won in next, points do
    local more = won - points[thought.usual]
    thought.squares[i] = thought.squares[i] + more * more
    thought.gained[i] = thought.gained[i] + (more > 0 and 1 or 0)
    thought.lost[i] = thought.lost[i] + (more < 0 and 1 or 0)
  end
end


--- bold.gains(thought, i) -> boolean
-- Does a move surely do better than the usual one?
function bold.gains(thought, i)
  local n, squares = thought.worlds, thought.squares[i]
  local more = thought.sum[i] - thought.sum[thought.usual]
  if more > bold.prudence * (n * squares) ^ 0.5 then return true end
  local gained, lost = thought.gained[i], thought.lost[i]
  if n < 2 or gained < bold.share * (gained + lost) then return false end
  local spread = math.max(0, squares - more * more / n)
  return more > bold.errors * (n * spread / (n - 1)) ^ 0.5
end


--- bold.best(thought) -> the number of the best of the moves that surely do
-- better than the usual one; else that
function bold.best(thought)
  local best = thought.usual
  for i = 1, #thought.moves do
    if bold.gains(thought, i) and thought.sum[i] > thought.sum[best] then
      best = i
    end
  end
  return best
end


return bold
