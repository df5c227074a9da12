-- A move that somebody has made, among the moves that a search thinks about.

local effort = require "tenace.bots.effort"
local match = require "tenace.match.match"
local words = require "tenace.words.all"

local made = {}

--- The worlds in which a move that somebody asks about is tried at least, if
-- the caller does not set their number.
made.enough = 100


--- made.place(moves, move) -> its number in the list; nil if it is not there
-- The same cards in another order are the same move.
function made.place(moves, move)
  local key = words.sorted(move)
  for i, one in ipairs(moves) do
    if words.sorted(one) == key then return i end
  end
end


--- Is it a word that is said before a card? Those have a search of their own.
local function is_said(m, move)
  for _, word in ipairs(match.asked(m).say or {}) do
    if word == move then return true end
  end
  return false
end


--- Is move i not left behind?
local function is_left(thought, i)
  for _, one in ipairs(thought.left) do
    if one == i then return true end
  end
  return false
end


--- made.keep(thought, move, add)
-- Makes sure that the search thinks about this move, too, from its next world
-- on.
-- @param add a function that adds a list of moves to the thought
function made.keep(thought, move, add)
  local i = made.place(thought.moves, move)
  if not i then
    return is_said(thought.match, move) or add(thought, { move })
  end
  if is_left(thought, i) then return end
  thought.left[#thought.left + 1] = i
  thought.sum[i], thought.tried[i], thought.outcomes[i] = 0, 0, {}
end


--- Is enough known of the move?
local function is_known(thought, move, n)
  local i = made.place(thought.moves, move)
  return i ~= nil and (is_left(thought, i)
    or thought.tried[i] >= (n or made.enough))
end


--- made.compare(thought, best, move, n, work, add)
-- Compares a move that somebody asks about with the best one, if it was left
-- behind early, or not thought about. The best one stays the best: what a bot
-- would do must not depend on what it is asked.
-- @param best the best move, by its number
-- @param n the number of worlds to compare in; nil: as many as `work` allows
-- @param add a function that adds a list of moves to the thought
function made.compare(thought, best, move, n, work, add)
  if is_known(thought, move, n) then return end
  local usual = thought.usual
  thought.left = { best, usual ~= best and usual or nil }
  made.keep(thought, move, add)
  if thought.watch then thought.watch:go_on() end
  if n then return effort.more_worlds(thought, n) end
  effort.more_work(thought, work * thought.share // 1)
end


return made
