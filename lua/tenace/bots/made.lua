-- A move that somebody has made, among the moves that a search thinks about.

local match = require "tenace.match.match"
local words = require "tenace.words.all"

local made = {}


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


--- made.keep(thought, move, add)
-- Makes sure that the search thinks about this move, too, from its next world
-- on.
-- @param add a function that adds a list of moves to the thought
function made.keep(thought, move, add)
  local i = made.place(thought.moves, move)
  if not i then
    return is_said(thought.match, move) or add(thought, { move })
  end
  for _, one in ipairs(thought.left) do
    if one == i then return end
  end
  thought.left[#thought.left + 1] = i
  thought.sum[i], thought.tried[i], thought.outcomes[i] = 0, 0, {}
end


--- made.ask(thought, move, add)
-- The same of a move that somebody asks about: it is never left behind, so that
-- its cost is told from as many worlds as the best move.
function made.ask(thought, move, add)
  made.keep(thought, move, add)
  thought.asked_about = made.place(thought.moves, move)
end


return made
