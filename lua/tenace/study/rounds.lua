-- The rounds of a match, one after the other.

local core = require "tenace.core"

local rounds = {}


--- rounds.over(m) -> how many are over
function rounds.over(m)
  local over, round = m:over(), core.state(m.core).round
  return over and round or round - 1
end


--- rounds.walk(m [, late]) -> a function of a round: the match in it
-- The match is at the first decision of the round that is free, which may be
-- that of a deal that was thrown in; with `late` at the last one. It is led on
-- from round to round, which is much faster than to go to each.
-- @return a function that must be called with rounds in their order; what it
-- has answered is gone with the next call
function rounds.walk(m, late)
  local before = {}
  for n, one in ipairs(m:history()) do
    if not one.forced and (late or not before[one.round]) then
      before[one.round] = n - 1
    end
  end
  local now = m:copy():go_to("decision", 0)
  return function(round)
    if not before[round] then return m:copy():go_to("round", round) end
    while now:decisions() < before[round] do now:redo() end
    return now
  end
end


return rounds
