-- The worlds that a search makes one after another: which of them were compared
-- with what the player has seen, and which are dropped.

local core = require "tenace.core"
local flow_error = require "tenace.match.flow_error"
local told = require "tenace.bots.told"

local offered = {}


--- Was the error a decision that the rules do not allow in this world?
local function refused(raised)
  return type(raised) == "table" and raised.kind == "refused"
end


--- Was this the reason of the error?
local function is_for(raised, reason)
  return type(raised) == "string" and string.find(raised, reason, 1, true)
end


--- An error of a playout, as a problem of the rules. Raises Ctrl-C again, and
-- also lack of memory and a limit that rules exceed: they say nothing about
-- the world, and nothing should be tried again.
local function problem_of(m, raised, flow)
  if raised == nil or refused(raised) then return nil end
  if is_for(raised, "the bot has thought enough") then return nil end
  if is_for(raised, "interrupted!") then error(raised, 0) end
  local lacking = core.spent() or is_for(raised, "not enough memory")
  local wrong = flow_error.of(m, raised, flow)
  if lacking then error(wrong, 0) end
  return wrong
end


--- Counts the present world as one that was compared.
local function note_compared(thought)
  if thought.looked then return end
  thought.looked, thought.compared = true, thought.compared + 1
end


--- offered.next(thought) -> made, compared or error, flow
-- Makes another world. Answers what the source does.
function offered.next(thought)
  local made, more, flow = thought.source:next()
  thought.looked = false
  if made and more then note_compared(thought) end
  return made, more, flow
end


--- offered.note(thought, raised, flow)
-- Keeps what is wrong with the rules, if the error of a playout says so.
function offered.note(thought, raised, flow)
  thought.problem = problem_of(thought.match, raised, flow) or thought.problem
end


--- offered.drop(thought, raised, flow)
-- Drops the present world: in it the player would have seen something else, or
-- the rules fail. That is found by comparing, or by playing in it.
function offered.drop(thought, raised, flow)
  if thought.source:left() < 0 then return end
  thought.source:doubt()
  note_compared(thought)
  thought.dropped = thought.dropped + 1
  offered.note(thought, raised, flow)
  if thought.dropped <= told.most and (raised == nil or refused(raised)) then
    local place = told.find(thought, flow)
    if place then told.add(thought.told, place) end
  end
end


--- offered.share(thought) -> number
-- The part of the compared worlds that was dropped, from 0 to 1. Worlds that
-- were not compared say nothing.
function offered.share(thought)
  return thought.dropped / math.max(1, thought.compared)
end


return offered
