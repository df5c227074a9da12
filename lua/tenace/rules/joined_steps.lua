-- The steps of a variant: those of the game, with those of its house rules on
-- top; and the sentences that house rules put in the place of others.

local definition = require "tenace.rules.definition"
local making = require "tenace.rules.making"
local nearest = require "tenace.base.nearest"
local ordered = require "tenace.base.ordered"
local sentence = require "tenace.base.sentence"
local stacking = require "tenace.rules.stacking"

local joined_steps = {}


--- Refuses a house rule's step whose name is nearly that of a step beneath.
local function check_step_name(v, d, name)
  if v.self_words[name] then
    local text = sentence.of("step_is_word", { name = name })
    making.fail(definition.step_problem(d, name, text))
  end
  if d == v.base or rawget(d.file.beneath, name) then return end
  local known = ordered.keys(v.steps)
  for name_of in next, v.defaults do known[#known + 1] = name_of end
  local near = nearest(name, known, 1)
  if not near then return end
  local text = sentence.of("no_step_beneath", { name = name, game = v.name })
  making.fail(definition.step_problem(d, name,
    sentence.of("suggestion", { text = text, near = near })))
end


--- Notes which steps of the files beneath a house rule drops.
local function note_dropped(v, d)
  for _, e in ipairs(v.definitions) do
    if e == d then break end
    for name in next, d.steps do
      if e.steps[name] and stacking.drops(d, name) then
        v.dropped[e.file.path] = v.dropped[e.file.path] or {}
        v.dropped[e.file.path][name] = d.name
      end
    end
  end
end


--- Claims the steps of a house rule, and notes which it drops of those beneath.
local function claim_steps(v, d)
  for _, name in ipairs(d.step_order) do
    making.claim(v, "step", name, d, nil, not stacking.drops(d, name))
  end
  note_dropped(v, d)
end


--- The steps for an event, from the lowest layer up, that are called when a
-- definition has been put on those beneath: its own beside them, or alone if it
-- calls them itself or drops them.
local function hear(v, d, name)
  local heard = v.heard[name]
  if not heard or stacking.drops(d, name) then heard = { first = 0, n = 0 } end
  if d ~= v.base and stacking.keeps(d, name) then
    d.file.beneath[name] = stacking.beneath(heard, name, v.steps[name])
    heard = { first = heard.n, n = 0 }
  end
  local list = table.move(heard, 1, #heard, 1, { first = heard.first })
  list[#list + 1], v.heard[name] = d.steps[name], list
  list.n = list.first + #list
  if list.n > stacking.most_hearers then
    making.fail(definition.step_problem(d, name, sentence.of("many_hearers",
      { name = name, most = stacking.most_hearers })))
  end
  return stacking.hearers(list, name, list.first)
end


--- Puts one step on those beneath.
local function add_step(v, d, name)
  local there = v.steps[name] ~= nil
  local events = stacking.is_event(name) and not stacking.is_early(d)
  v.stacked = v.stacked or stacking.is_new(d, name, there)
  v.steps[name] = events and hear(v, d, name) or d.steps[name]
  v.step_at[name], v.step_from[name] = d.step_at[name], d
  if there and d ~= v.base then v.changed[name] = true end
end


--- joined_steps.add(v, d)
-- Puts the steps of a definition on those beneath, which become its `base`.
function joined_steps.add(v, d)
  local beneath = d.file.beneath
  if not stacking.is_early(d) then stacking.events(beneath) end
  for name, step in next, v.defaults do beneath[name] = step end
  for name, step in next, v.steps do beneath[name] = step end
  for _, name in ipairs(d.step_order) do check_step_name(v, d, name) end
  if d ~= v.base then claim_steps(v, d) end
  for _, name in ipairs(d.step_order) do add_step(v, d, name) end
end


-- What can be restated besides steps.
local RESTATED = { opening = true, turn = true }


--- A sentence of a house rule, a text or a list of texts, as a list.
local function lines_of(d, name)
  local given = d.given.says[name]
  local lines = type(given) == "table" and given or { given }
  for i = 1, math.max(#lines, 1) do
    if type(lines[i]) ~= "string" or lines[i] == "" then
      making.fail_at(d, { "says", name }, "says_text", { name = name })
    end
  end
  return lines
end


--- joined_steps.restate(v, d)
-- Notes the sentences with which a house rule restates those of steps, also of
-- the engine's own, and of the game.
function joined_steps.restate(v, d)
  for _, name in ipairs(ordered.keys(making.table_in(d, "says"))) do
    local lines = lines_of(d, name)
    if not RESTATED[name] and not v.steps[name] and not v.defaults[name] then
      making.fail(definition.problem(d, { "says", name },
        sentence.missing("says_step", { name = name }, ordered.keys(v.steps))))
    end
    making.claim(v, "fact", "says." .. name, d)
    v.says[name] = { lines = lines, house = d.name, file = d.file.path }
  end
end


return joined_steps
