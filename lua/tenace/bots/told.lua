-- Which line of the rules tells a player too much: in a world that a bot has
-- imagined it would have gone otherwise, although the bot knew of nothing that
-- forbids that world.

local core = require "tenace.core"
local flow_error = require "tenace.match.flow_error"

local told = {}

--- The most worlds of one search that are looked at.
told.most = 5


--- told.same(a, b) -> true or false
-- Are two values of a field, in two matches, the same?
function told.same(a, b)
  if type(a) == "userdata" and type(b) == "userdata" then
    return a.number == b.number
  elseif type(a) ~= "table" or type(b) ~= "table" then
    return a == b
  end
  for i = 1, math.max(#a, #b) do
    if not told.same(a[i], b[i]) then return false end
  end
  return true
end


--- told.same_notes(truth, scratch) -> true or false
-- Do these fields have the same values in this round of both matches? Notes
-- that are no tables tell of no fields.
function told.same_notes(truth, scratch)
  local all = core.notes(truth) or {}
  local notes, at = core.notes(scratch) or {}, #all
  for i = #notes, 1, -1 do
    local note = notes[i]
    if type(note) == "table" then
      while all[at] and type(all[at]) ~= "table" do at = at - 1 end
      local other = all[at]
      if note[1] ~= other[1] or not told.same(note[2], other[2]) then
        return false
      end
      at = at - 1
    end
  end
  return true
end


--- The files of a variant, by the names that Lua gives them.
local function sources_of(variant)
  local list = {}
  for _, one in ipairs(variant.files) do list["@" .. one.path] = one.path end
  return list
end


--- The innermost place in the rules that runs now; nil if no rules run.
local function place_now(sources)
  for level = 3, 12 do
    local at = debug.getinfo(level, "Sl")
    if not at then return nil end
    if sources[at.source] and at.currentline > 0 then
      return { file = sources[at.source], line = at.currentline }
    end
  end
end


--- told.tracer(self, variant, events) -> function, place
-- A function to be called where the rules of a core match begin to run. From
-- then on `place()` is the line that has written the event of that number.
local function tracer(self, variant, events)
  local sources, place = sources_of(variant), nil
  local function look()
    if place and core.log_size(self) > events then return debug.sethook() end
    place = place_now(sources) or place
  end
  return function() debug.sethook(look, "l") end, function() return place end
end


--- The notes of the present round, as lists { event = its number, name, value
-- }.
local function notes_of(self)
  local list, notes = {}, core.notes(self) or {}
  local _, first = core.log_size(self)
  for i, event in ipairs(core.events(self, first)) do
    local note = event.what == "noted" and notes[event.n]
    if note and note[1] then
      list[#list + 1] = { event = first + i - 1, note[1], note[2] }
    end
  end
  return list
end


--- The number of the event by which a core match gives a field another value
-- than another match did; nil if there is none.
local function other_note(truth, self)
  local all = notes_of(truth)
  for i, note in ipairs(notes_of(self)) do
    local other = all[i] or {}
    if note[1] ~= other[1] or not told.same(note[2], other[2]) then
      return note.event
    end
  end
end


--- The step whose line it is: the last that begins before it.
local function step_at(variant, place)
  local step, line
  for name, at in next, variant.step_at do
    if at.file == place.file and at.line <= place.line
      and (not line or at.line > line) then
      step, line = name, at.line
    end
  end
  return step
end


--- told.find(thought, flow) -> { file, line, step }, or nil
-- Where the world that has just been dropped differs from what the player has
-- seen: the line that gives a field another value, or does something else.
-- @param flow the flow in which the rules have failed, or nil
function told.find(thought, flow)
  local m = thought.match
  local self, variant = m.scratch.core, m.variant
  local file, line, place
  if flow then file, line = flow_error.place_in(variant, flow) end
  local events = thought.source:again()
  if not events then return nil end
  local note = other_note(m.core, self)
  if file and not note then
    place = { file = file, line = line }
  else
    local begin, found = tracer(self, variant, math.min(events,
      note or events))
    thought.begins.trace = begin
    thought.source:again()
    thought.begins.trace = nil
    place = found()
  end
  if place then place.step = step_at(variant, place) end
  return place
end


--- told.add(list, place [, n])
-- Counts n worlds (1) more for a place in the list of { file, line, step,
-- worlds }, the most frequent first.
function told.add(list, place, n)
  local one
  for _, other in ipairs(list) do
    if other.file == place.file and other.line == place.line then
      one = other
    end
  end
  if not one then
    one = { file = place.file, line = place.line, step = place.step,
      worlds = 0 }
    list[#list + 1] = one
  end
  one.worlds = one.worlds + (n or 1)
  table.sort(list, function(a, b) return a.worlds > b.worlds end)
end


return told
