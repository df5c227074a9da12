-- Goes to another time in a match: to the beginning of a round or trick, or to
-- a decision, back or forward; and lists the decisions.

local core = require "tenace.core"
local record = require "tenace.match.record"
local sentence = require "tenace.base.sentence"

-- The methods of a match in this file.
local methods = {}


--- m:history() -> list of { player, move, forced, round }
-- Every decision so far, in order, secret answers too: enough to play the match
-- again.
-- @example m:copy():play("9C"):history()[1]
-- --> { forced = false, move = "9C", player = 1, round = 1 }
-- @group matches
function methods:history()
  local told = record.traced(self).core
  local moves, forced = core.moves_made(told)
  local seats, rounds = core.deciders(told)
  local list = {}
  for n, move in ipairs(moves) do
    list[n] = { player = string.byte(seats, n), move = move,
      forced = forced[n] or false, round = rounds[n] }
  end
  return list
end


--- The events of a match in one of its rounds.
local function events_of(m, round)
  local list, now = {}, 0
  for _, event in ipairs(core.events(m.core)) do
    if event.what == "round" then now = event.n end
    if now == round then list[#list + 1] = event end
  end
  return list
end


--- The number of decisions before the n-th trick of a round.
local function before_trick(m, n, round)
  local won, decisions = 0, nil
  for _, event in ipairs(events_of(m, round)) do
    if event.what == "moved" and event.to == core.first_piles.trick then
      decisions = decisions or event.decision - 1
      if won + 1 == n then return decisions end
    elseif event.what == "trick" then
      won, decisions = won + 1, nil
    end
  end
  local here = won + 1 == n and core.state(m.core).round == round
  return here and m:decisions() or nil
end


--- The number of decisions before a round.
local function before_round(m, n)
  for _, event in ipairs(core.events(m.core)) do
    if event.what == "round" and event.n == n then return event.decision end
  end
end


local places = { trick = before_trick, round = before_round }


function places.decision(_, n) return n end


--- Steps back or forward to this number of decisions; forced ones that follow
-- are made too.
local function step_to(self, decisions)
  while self:decisions() < decisions and #self.undone > 0 do self:redo() end
  local history, back = self:history(), 0
  for i = decisions + 1, #history do
    if not history[i].forced then back = back + 1 end
  end
  self:undo(back)
end


--- m:go_to(what, n) -> m
-- Goes back to the start of a trick or round, or to a decision; or forward to
-- it after `m:undo`. Tricks are those of the present round.
-- @param what "trick", "round" or "decision"
-- @param n the trick or round, from 1; or the number of decisions made, from 0
-- @example m:copy():run("random"):go_to("round", 2):view(1).round  --> 2
-- @error the match has not reached it yet
-- @group matches
function methods:go_to(what, n)
  local find = places[what]
  if not find or math.type(n) ~= "integer" then
    error(sentence.of("go_to_what"), 2)
  end
  local latest = record.traced(self:copy():redo(#self.undone))
  local decisions = find(latest, n, core.state(self.core).round)
  if not decisions or decisions < 0 or decisions > latest:decisions() then
    error(sentence.of("go_to_no_" .. what, { n = n }), 2)
  end
  step_to(self, decisions)
  return self
end


return { methods = methods }
