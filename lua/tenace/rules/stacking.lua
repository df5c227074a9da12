-- How house rules lie on each other: which of them drops a step beneath, which
-- goes above which for that reason, and how the steps of several that hear the
-- same event become one.

local core = require "tenace.core"
local definition = require "tenace.rules.definition"
local kinds = require "tenace.rules.kinds"
local ordered = require "tenace.base.ordered"
local sentence = require "tenace.base.sentence"
local source = require "tenace.base.source"

local stacking = {}

--- How many layers may hear that a trick is over.
stacking.most_hearers = 16


--- All of them hear it, from the lowest up.
local function all(list)
  return function(...)
    for _, step in ipairs(list) do step(...) end
  end
end


--- Is one of them enough? Then those above are not called.
local function enough(list)
  return function(...)
    for _, step in ipairs(list) do
      if step(...) == true then return true end
    end
  end
end


--- What several steps have answered after a trick: true, if one of them has
-- had enough; else what the highest says.
local function both_answers(one, other)
  if one == true or other == nil then return one end
  return other
end


--- After a trick each layer is called, but not one that has said that it need
-- not hear the tricks of the winner's side (self:play_on). Layers may be
-- groups themselves, so the one that ran before runs again afterwards.
-- @param first the number of the first of them, from 0
local function after_trick(list, first)
  return function(self, winner)
    local outer, answer = core.hearer(self), nil
    for i, step in ipairs(list) do
      local n = first + i - 1
      if not core.plays_on(self, n, winner) then
        core.hearer(self, n)
        answer = both_answers(answer, step(self, winner))
      end
    end
    core.hearer(self, outer)
    return answer
  end
end


-- The parts of what a step `will_score` answers.
local CHANGE = { "add", "because", "times" }


--- Raises if a step `will_score` has answered what is no change.
local function check_change(change)
  if type(change) ~= "table" then
    error(sentence.of("change_wanted", { value = sentence.shown(change) }), 0)
  end
  for name in next, change do
    if not ordered.has(CHANGE, name) then
      error(sentence.unknown(sentence.shown(name), CHANGE), 0)
    end
  end
  for _, name in ipairs { "add", "times" } do
    local n = change[name]
    if n ~= nil and math.type(n) ~= "integer" then
      error(sentence.of("change_number",
        { name = name, value = sentence.shown(n) }), 0)
    end
  end
  local kind = type(change.because)
  if kind ~= "string" and kind ~= "table" then
    error(sentence.of "change_because", 0)
  end
end


--- Adds what a layer says of points that are about to be scored.
local function add_change(sum, change)
  check_change(change)
  sum.add = sum.add + (change.add or 0)
  sum.times = sum.times * (change.times or 1)
  sum[#sum + 1] = change
end


--- All layers see the points as they are before any change.
local function will_score(list)
  return function(...)
    local sum = { add = 0, times = 1 }
    for _, step in ipairs(list) do
      local change = step(...)
      if change ~= nil then add_change(sum, change) end
    end
    return sum[1] and sum or nil
  end
end


--- The names of all tables.
local function standing(list)
  return function(self)
    local joined = {}
    for _, step in ipairs(list) do
      for name, value in next, step(self) or {} do joined[name] = value end
    end
    return joined
  end
end


-- The steps for events, by how several become one.
local EVENTS = { after_trick = after_trick, throw_failed = all, said = all,
  before_play = all, before_turn = enough, will_score = will_score,
  scored = all, after_round = all, standing = standing }

-- Those that the first version did not have.
local NEW = { before_play = true, before_turn = true, will_score = true,
  scored = true, after_round = true }


local function nothing() end


--- stacking.is_event(name) -> does each layer with that step hear the event?
function stacking.is_event(name) return EVENTS[name] ~= nil end


--- stacking.events(beneath)
-- Lets `base` have every step for an event, also where nothing beneath has it.
function stacking.events(beneath)
  for name in next, EVENTS do beneath[name] = nothing end
end


--- By line: the step of a definition to which it belongs.
local function lines_of(d)
  local at = {}
  for name, place in next, d.step_at do
    for line = place.line, d.step_end[name] do at[line] = name end
  end
  return at
end


--- The names behind `base`, as in base.deal and base["deal"]: by the step in
-- whose lines they are; under false, those in no step.
local function base_names(d)
  if d.base_names then return d.base_names end
  local names, at = {}, lines_of(d)
  local says_base = string.find(d.file.text, "base", 1, true)
  local tokens, i = source.tokens(d.file.text), 3
  while says_base and tokens[i] do
    local one, mark, name = tokens[i - 2], tokens[i - 1], tokens[i]
    if one.value == "base" and one.kind == "name"
      and (mark.value == "." or mark.value == "[") then
      local step = at[one.line] or false
      names[step] = names[step] or {}
      names[step][string.match(name.value, "[%w_]+") or ""] = true
    end
    i = i + 1
  end
  d.base_names = names
  return names
end


--- stacking.keeps(d, name) -> does the step of that name call the one beneath?
-- The text says so: `base.NAME` in the step, or outside all steps.
function stacking.keeps(d, name)
  local names = base_names(d)
  return (names[name] and names[name][name]
    or names[false] and names[false][name]) or false
end


--- stacking.replaced(d) -> set of the names in `replaces`
function stacking.replaced(d)
  local set = {}
  for _, name in ipairs(kinds.name_list(d.given.replaces or "") or {}) do
    set[name] = true
  end
  return set
end


--- stacking.is_early(d) -> are its layers joined as in the first version of the
-- words, as in a record of that time?
function stacking.is_early(d) return d.file.early end


--- stacking.drops(d, name) -> does the definition leave out the step beneath?
function stacking.drops(d, name)
  if not d.steps[name] or stacking.keeps(d, name) then return false end
  return not EVENTS[name] or stacking.is_early(d)
    or stacking.replaced(d)[name] or false
end


--- stacking.is_new(d, name, beneath) -> would the first version have put the
-- step together otherwise?
-- @param beneath does anything beneath have that step?
function stacking.is_new(d, name, beneath)
  if NEW[name] then return true end
  local hears = name == "after_trick"
    and string.find(d.file.text, "end_trick", 1, true)
  return hears or EVENTS[name] and beneath and not stacking.keeps(d, name)
    and not stacking.drops(d, name) or false
end


--- stacking.above(d, e) -> must `d` lie above `e`, as it adds to what `e`
-- replaces?
function stacking.above(d, e)
  if stacking.is_early(d) then return false end
  for name in next, e.steps do
    if d.steps[name] and stacking.drops(e, name)
      and not stacking.drops(d, name) then
      return true
    end
  end
  local own = stacking.replaced(d)
  for name in next, stacking.replaced(e) do
    if d.given[name] ~= nil and not own[name] then return true end
  end
  return false
end


--- stacking.check_replaced(d, beneath)
-- Refuses a name in `replaces` that nothing beneath has, or a step that the
-- house rule itself does not have. A fact that it does not give is gone.
-- @param beneath function(name) -> "step", "fact" or nil
function stacking.check_replaced(d, beneath)
  for name in next, stacking.replaced(d) do
    local there = beneath(name)
    if not there or there == "step" and not d.steps[name] then
      local key = there and "replaces_not_given" or "replaces_none"
      error(definition.problem(d, { "replaces" },
        sentence.of(key, { name = sentence.shown(name) })), 0)
    end
  end
end


--- stacking.hearers(steps, name, first) -> step
-- The steps for one event in one.
-- @param steps from the lowest layer up
-- @param first the number of the first of them in the variant, from 0
function stacking.hearers(steps, name, first)
  local alone = #steps == 1 and first == 0 and name ~= "will_score"
  return alone and steps[1] or EVENTS[name](steps, first)
end


--- stacking.beneath(steps, name, step) -> step
-- What a layer calls by `base` for an event: each layer beneath runs under its
-- own number, so that self:play_on says which need not hear more tricks.
-- @param steps those beneath, as for stacking.hearers
-- @param step all of them in one; nil: nothing beneath has that step
function stacking.beneath(steps, name, step)
  if name ~= "after_trick" or not steps[1] then return step or nothing end
  return after_trick(steps, steps.first)
end


return stacking
