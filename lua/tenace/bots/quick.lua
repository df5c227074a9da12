-- The move that a quick bot would make in a turn with melds, where quick bots
-- have a sense for them. A search makes another one only if that is clearly
-- better: results of a round differ far more by chance than by one meld or
-- discard, and the best of many moves has mostly been lucky.

local core = require "tenace.core"
local flow_error = require "tenace.match.flow_error"
local forms = require "tenace.match.forms"
local made = require "tenace.bots.made"
local match = require "tenace.match.match"
local race = require "tenace.bots.race"

local quick = {}


--- quick.add(thought, add)
-- Makes sure that the search thinks about that move, and knows which one it is.
-- @param add a function that adds a list of moves to the thought
function quick.add(thought, add)
  local m = thought.match
  local stage = match.asked(m).stage
  local move = stage and stage ~= "out" and core.quick_move(m.core)
  if not move then return end
  made.keep(thought, move, add)
  thought.quick = made.place(thought.moves, move)
end


--- quick.is_idle(m, move) -> boolean: has it a form that is idle?
function quick.is_idle(m, move)
  local idle = match.asked(m).idle
  return idle ~= nil and idle[m:parts(move).form] == true
end


--- Does a turn with melds end with this move, which throws a wild card away?
local function throws_wild(m, move)
  local melds = match.asked(m).stage and m.variant.facts.melds
  local card = melds and melds.wild and string.match(move, "^discard (%S+)$")
  return card ~= nil
    and string.find(" " .. melds.wild .. " ", " " .. card .. " ", 1, true)
end


--- quick.spares(m) -> a function of a move: is it idle, or does it spend a wild
-- card that a quick bot would keep?
function quick.spares(m)
  local asked = match.asked(m)
  local spared = asked.forms and flow_error.read(m, forms.spared) or {}
  return function(move)
    return spared[move] or quick.is_idle(m, move) or throws_wild(m, move)
  end
end


--- quick.rather(thought, best) -> a move, by its number
-- The best one, or the quick bot's, if the best one is not clearly better.
function quick.rather(thought, best)
  local usual = thought.quick
  for _, i in ipairs(usual and best ~= usual and thought.left or {}) do
    if i == usual and not race.clearly(thought, best, usual) then
      return usual
    end
  end
  return best
end


return quick
