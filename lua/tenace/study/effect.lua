-- What house rules leave of the rules beneath: options that nothing reads any
-- more, and sentences of which they change a part.

local ordered = require "tenace.base.ordered"
local sayings = require "tenace.rules.sayings"
local source = require "tenace.base.source"
local vocabulary = require "tenace.rules.vocabulary"

local effect = {}

-- The steps that the engine calls.
local ENGINE = {}
for _, step in ipairs(vocabulary.steps) do ENGINE[step.name] = true end

-- Words that read a fact.
local READS = { points = "points", count_cards = "points" }


--- effect.is_shared(path) -> is it a file that several games share?
-- Its functions are no steps, though some have the name of one.
function effect.is_shared(path)
  return string.find(path, "/_[^/]*$") ~= nil
end


--- Of each step with a comment in a file: the set of the names in its braces
-- and conditions; at 1: does it have a number?
local function said_of(file)
  local said, block = {}, nil
  for line in string.gmatch(file.text .. "\n", "([^\n]*)\n") do
    local name = string.match(line, "^function%s+[%w_]+[:.]([%w_]+)")
    if name then said[name] = block end
    if string.find(line, "^%-%-") then
      block = block or {}
      block[1] = block[1] or string.find(line, "%d") ~= nil
      for word in string.gmatch(line, "[{%[]([%a_][%w_]*)") do
        block[word] = true
      end
    else
      block = nil
    end
  end
  return said
end


local function new_region(file, step, said)
  return { file = file.path, step = step, said = said, calls = {}, options = {},
    facts = {} }
end


--- The regions of a file: its steps, and what is outside all. Each has the
-- names that it mentions behind a point or colon, the options and the facts.
local function regions_of(file)
  local at, said = source.functions(file.text), said_of(file)
  if effect.is_shared(file.path) then at = {} end
  local list, by_step, tokens, i = {}, {}, source.tokens(file.text), 1
  while tokens[i] do
    local one, mark, name = tokens[i], tokens[i - 1], nil
    local step = at[one.line] or false
    if not by_step[step] then
      by_step[step] = new_region(file, step, said[step])
      list[#list + 1] = by_step[step]
    end
    local region = by_step[step]
    if mark and (mark.value == "." or mark.value == ":") and one.kind == "name"
      and not (tokens[i - 3] and tokens[i - 3].value == "function") then
      name, region.calls[one.value] = one.value, true
    end
    local owner = name and tokens[i - 2].value
    if owner == "option" then region.options[name] = true end
    if owner == "facts" then region.facts[name] = true end
    if name and READS[name] then region.facts[READS[name]] = true end
    if one.value == "option" and tokens[i + 1]
      and tokens[i + 1].value == "[" then
      region.any_option = true
    end
    i = i + 1
  end
  return list
end


local known = setmetatable({}, { __mode = "k" })


--- The regions of all files of a variant, from the game's up.
local function all_regions(variant)
  if known[variant] then return known[variant] end
  local list = {}
  for _, file in ipairs(variant.files) do
    for _, region in ipairs(regions_of(file)) do list[#list + 1] = region end
  end
  known[variant] = list
  return list
end


--- Marks the regions that can still run: what is outside all steps, steps that
-- the engine calls, and those that others name; but none that was dropped.
local function live_regions(variant)
  local live, named, more = {}, {}, true
  while more do
    more = false
    for _, region in ipairs(all_regions(variant)) do
      local dropped = (variant.dropped[region.file] or {})[region.step]
      local runs = not region.step or ENGINE[region.step]
        or named[region.step] or not variant.steps[region.step]
      if runs and not dropped and not live[region] then
        live[region], more = true, true
        for name in next, region.calls do named[name] = true end
      end
    end
  end
  return live
end


--- The title of a house rule.
local function title_of(variant, name)
  for _, house in ipairs(variant.house) do
    if house.name == name or house.file == name then return house.title end
  end
  return name
end


--- The engine's own step `over` reads options, too. A house rule's step that
-- does not call it drops it, though no file has one.
local function engine_over(variant, live, read, by)
  local at, called = variant.step_at.over, nil
  for region in next, live do
    called = called or region.calls.over and region.step == "over"
  end
  local dropped = at and not called and at.file ~= variant.files[1].path
  for _, name in ipairs { "target", "rounds", "floor" } do
    if dropped then by[name] = at.file else read[name] = true end
  end
end


--- effect.silenced(variant) -> the options that only dropped steps read, by
-- name: the title of the house rule that dropped one
function effect.silenced(variant)
  local read, by = {}, {}
  local live = live_regions(variant)
  engine_over(variant, live, read, by)
  if not next(variant.dropped) and not next(by) then return by end
  for _, region in ipairs(all_regions(variant)) do
    if region.any_option then return {} end
    for name in next, region.options do
      if live[region] then read[name] = true
      else
        by[name] = by[name]
          or (variant.dropped[region.file] or {})[region.step] or false
      end
    end
  end
  local list = {}
  for _, option in ipairs(variant.option_list) do
    local name = option.name
    if by[name] ~= nil and not read[name] and option.path[1] == "options"
      and not (variant.obligations.options or {})[name] then
      local houses = variant.house
      list[name] = title_of(variant, by[name] or houses[#houses].name)
    end
  end
  return list
end


-- Steps whose answer the engine wants.
local ANSWERS = { over = true, value = true, order = true, next_dealer = true,
  standing = true }

-- What may stand before a call whose answer is dropped: the end of something.
local ENDS = { ["then"] = true, ["do"] = true, ["else"] = true, [")"] = true,
  ["end"] = true, [";"] = true, ["}"] = true }


--- effect.lost_answers(file) -> list of { step, line }
-- The calls `base.STEP(…)` that are statements of their own in the step of that
-- name, which answers: the answer is lost.
function effect.lost_answers(file)
  local at, tokens = source.functions(file.text), source.tokens(file.text)
  local list, i = {}, 4
  while tokens[i] do
    local step = tokens[i].value
    if tokens[i - 1].value == "." and tokens[i - 2].value == "base"
      and ANSWERS[step] and at[tokens[i].line] == step
      and ENDS[tokens[i - 3].value] then
      list[#list + 1] = { step = step, line = tokens[i].line }
    end
    i = i + 1
  end
  return list
end


--- effect.touched(variant, name) -> does a house rule change a step of the game
-- that reads the option?
function effect.touched(variant, name)
  for _, region in ipairs(all_regions(variant)) do
    if variant.changed[region.step] and region.options[name]
      and region.file == variant.files[1].path then
      return true
    end
  end
  return false
end


--- effect.rests_on_another(variant, house) -> does a house rule add to a step
-- that another one has put in the place of the game's?
function effect.rests_on_another(variant, house)
  local dropped = variant.dropped[variant.files[1].path] or {}
  for _, file in ipairs(variant.files) do
    local at = file.path == house.file and source.functions(file.text) or {}
    for _, step in next, at do
      local by = dropped[step]
      local gone = (variant.dropped[house.file] or {})[step]
      if by and by ~= house.name and not gone then return true end
    end
  end
  return false
end


--- The files that lie above that one, as a set by path: the house rule's name.
local function above(variant, path)
  local set, found = {}, path == variant.files[1].path
  for _, house in ipairs(variant.house) do
    if found then set[house.file] = house.title end
    found = found or house.file == path
  end
  return set
end


--- What a step does itself, and in steps of its file that have no comment.
local function speaks_of(by_step, step)
  local calls, facts, seen = {}, {}, {}
  local function add(name)
    local region = by_step[name]
    if not region or seen[name] then return end
    seen[name] = true
    for fact in next, region.facts do facts[fact] = true end
    for call in next, region.calls do
      if by_step[call] and not by_step[call].said then
        calls[call] = true
        add(call)
      end
    end
  end
  add(step)
  return calls, facts
end


--- The house rule above that changes a step without a comment, or a fact, of
-- which the step's sentence may speak; and what it is.
local function changed_by(variant, files, by_file, region)
  local calls, facts = speaks_of(by_file[region.file], region.step)
  for _, house in ipairs(variant.house) do
    local title, own = files[house.file], by_file[house.file] or {}
    for call in ordered.pairs(title and calls or {}) do
      if own[call] then return title, call end
    end
    for fact in ordered.pairs(title and region.said[1] and facts or {}) do
      if (variant.gives[house.file] or {})[fact] then return title, fact end
    end
  end
end


--- What the comment above a line says under these options.
local function told_above(variant, file, line)
  local list, lines = {}, sayings.lines_above(file.text, line)
  for _, part in ipairs(sayings.parts(lines)) do
    if sayings.holds(part.when, variant) ~= false then
      list[#list + 1] = table.concat(part.lines, " ")
    end
  end
  return table.concat(list, " ")
end


--- effect.told(variant) -> list of { step, text }
-- What the game's own file says of the steps that are still played, where no
-- house rule restates it.
function effect.told(variant)
  local list, file, steps = {}, variant.files[1], {}
  for region in next, live_regions(variant) do
    local step = region.file == file.path and region.said and region.step
    steps[step or ""] = step and variant.steps[step] and not variant.says[step]
  end
  local number = 0
  for line in string.gmatch(file.text .. "\n", "([^\n]*)\n") do
    local step = string.match(line, "^function%s+[%w_]+[:.]([%w_]+)")
    number = number + 1
    if steps[step] then
      list[#list + 1] = { step = step,
        text = told_above(variant, file, number) }
    end
  end
  return list
end


--- effect.stale(variant) -> list of { step, file, house, what } The steps with
-- a sentence of which a house rule above has changed a part: a step without a
-- comment that it calls, or, if the sentence has a number, a fact that it
-- reads. A sentence that the house rule restates, or that names the fact in
-- braces, is none.
function effect.stale(variant)
  if #variant.house == 0 then return {} end
  local by_file, list = {}, {}
  for _, region in ipairs(all_regions(variant)) do
    by_file[region.file] = by_file[region.file] or {}
    by_file[region.file][region.step or ""] = region
  end
  local live = live_regions(variant)
  for _, region in ipairs(all_regions(variant)) do
    local step = region.step
    if step and region.said and live[region] and variant.steps[step]
      and variant.step_at[step].file == region.file
      and not variant.says[step] then
      local house, what = changed_by(variant, above(variant, region.file),
        by_file, region)
      if house and not region.said[what] then
        list[#list + 1] = { step = step, file = region.file, house = house,
          what = what, line = variant.step_at[step].line }
      end
    end
  end
  return list
end


return effect
