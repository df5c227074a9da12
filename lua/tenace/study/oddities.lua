-- Oddities of rules that work: obligations that forbid nothing, options that
-- nothing reads, steps that nothing calls, fields that are only set or only
-- read. Each comes with its line and advice.

local answers = require "tenace.study.answers"
local effect = require "tenace.study.effect"
local engine_options = require "tenace.rules.engine_options"
local examples = require "tenace.study.examples"
local games = require "tenace.rules.games"
local kit = require "tenace.match.kit"
local kept = require "tenace.study.kept"
local mentions = require "tenace.study.mentions"
local nearest = require "tenace.base.nearest"
local options = require "tenace.rules.options"
local ordered = require "tenace.base.ordered"
local outdated = require "tenace.study.outdated"
local revealed = require "tenace.study.revealed"
local sayings = require "tenace.rules.sayings"
local sentence = require "tenace.base.sentence"
local shelf = require "tenace.rules.shelf"
local source = require "tenace.base.source"
local unfelt = require "tenace.study.unfelt"
local vocabulary = require "tenace.rules.vocabulary"

local oddities = {}

-- Kinds of a round's fields that need no reader: players see their values, and
-- that may be their only purpose.
local TOLD = { text = true, number = true, player = true, side = true,
  suit = true, card = true, cards = true, choice = true }

-- The steps that the engine calls.
local engine_steps, engine_calls = {}, {}
for i, step in ipairs(vocabulary.steps) do
  engine_steps[i], engine_calls[step.name] = step.name, true
end


--- oddities.concern(variant, file) -> true if what is odd in a file matters
-- With house rules only their own files matter: it is their purpose to leave
-- parts of the game unused.
function oddities.concern(variant, file)
  return #variant.house == 0 or file ~= variant.files[1].path
end


local function is_of_interest(self, file)
  return oddities.concern(self.variant, file)
end


--- Adds a remark with its advice: that of its key, if none is given.
local function add(self, file, line, key, parts, advice)
  if not is_of_interest(self, file) then return end
  advice = advice or sentence.of(key .. "_advice", parts)
  table.insert(self.list, { file = file, line = line,
    text = sentence.of(key, parts), advice = advice })
end


local function look_at_options(self)
  if self.mentions.any_option then return end
  for _, option in ipairs(self.variant.option_list) do
    local name = option.name
    local used = self.mentions.read[name] or engine_options.read[name]
      or self.variant.obligations.options[name]
      or option.path[1] ~= "options"
    if not used then
      local file, line = mentions.line(self.variant.files, option.path)
      add(self, file, line, "odd_option", { name = name })
    end
  end
end


--- The fields that examples give. An example sets them, without a match.
local function example_fields(list)
  local set = {}
  for _, one in ipairs(list) do
    for name in next, one.body do set[name] = true end
    for name in next, type(one.body.fields) == "table" and one.body.fields or {}
    do
      set[name] = true
    end
  end
  return set
end


local function look_at_fields(self)
  local seen, given = self.mentions, example_fields(self.examples)
  if seen.any_field then return end
  for name, field in ordered.pairs(self.variant.fields) do
    local set = seen.set[name] or seen.texts[name] or given[name]
      or field.scope == "keeps" and field.default ~= nil
    local told = field.scope == "round" and TOLD[field.kind] and set
    local read = seen.read[name] or seen.texts[name] or told
    local key = not set and not read and "odd_field"
      or not set and "odd_not_set" or not read and "odd_not_read"
    if key and not field.by_fact then
      local file, line = mentions.line(self.variant.files,
        { field.scope, name })
      add(self, file, line, key, { name = name, scope = field.scope })
    end
  end
end


--- Adds a step that nothing calls. Its name may be a misspelt step of the
-- engine.
local function add_uncalled(self, name, at)
  local near = nearest(name, engine_steps)
  if near then
    add(self, at.file, at.line, "odd_step_near", { name = name, near = near })
  else
    add(self, at.file, at.line, "odd_step", { name = name })
  end
end


--- The steps that examples carry out, as a set.
local function example_steps(list)
  local set = {}
  for _, one in ipairs(list) do set[one.body.step or ""] = true end
  return set
end


--- oddities.uncalled(variant, called, matters) -> list of { name, at }
-- The steps that were never called, with their places.
-- @param called those that were, as a set
-- @param matters a function of a name: is it odd that it was not called?
function oddities.uncalled(variant, called, matters)
  local list = {}
  for name, at in ordered.pairs(variant.step_at) do
    if not called[name] and matters(name)
      and oddities.concern(variant, at.file) then
      list[#list + 1] = { name = name, at = at }
    end
  end
  return list
end


--- Those that neither the engine calls nor an example. A step that is passed as
-- a value may have callers that the text does not show.
local function uncalled(self)
  local seen = self.mentions
  return oddities.uncalled(self.variant, self.coverage.called, function(name)
    local handed = seen.read[name] and not seen.called[name]
      or seen.texts[name] or self.tried[name]
    return not engine_calls[name] and not handed
  end)
end


local function look_at_steps(self)
  for _, step in ipairs(uncalled(self)) do
    local name, at = step.name, step.at
    if self.mentions.called[name] then
      add(self, at.file, at.line, "odd_not_reached",
        { name = name, rounds = self.coverage.rounds })
    else
      add_uncalled(self, name, at)
    end
  end
end


--- The place of an obligation. It is looked up once, since `oddities.waits`
-- asks after each match.
local function place_of(self, one)
  self.named[one] = self.named[one]
    or table.pack(mentions.obligation(self.variant, one))
  return table.unpack(self.named[one])
end


--- The obligations that have forbidden nothing, with their places.
local function unbound(self)
  local list = {}
  for _, one in ipairs(self.variant.obligations) do
    if not self.coverage.bound[one.name] then
      local file, line = place_of(self, one)
      list[#list + 1] = { name = one.name, file = file, line = line }
    end
  end
  return list
end


-- Conditions that do not hold where a player leads.
local FOLLOWING = { "trump led", "trumped", "partner wins", "void" }


--- The condition that cannot hold together with leading, if both must.
local function excluded(o)
  for _, fact in ipairs(ordered.has(o.when, "leading") and FOLLOWING or {}) do
    if ordered.has(o.when, fact) then return fact end
  end
end


--- The names of the obligations before it that choose the cards alone.
local function names_before(self, name)
  local list = {}
  for _, o in ipairs(self.variant.obligations) do
    if o.name == name then return list end
    if not o.narrows then list[#list + 1] = o.name end
  end
end


--- Why an obligation may have forbidden nothing: the key of the advice, and its
-- parts.
local function why_unbound(self, one)
  local obligation
  for _, o in ipairs(self.variant.obligations) do
    if o.name == one.name then obligation = o end
  end
  local other, before = excluded(obligation), names_before(self, one.name)
  if not self.coverage.tricks then return "odd_obligation_no_trick", {} end
  if other then
    return "odd_obligation_excludes", { one = "leading", other = other }
  end
  if #before == 0 then return "odd_obligation", {} end
  return "odd_obligation_behind", { names = sentence.list(before, "and"),
    name = one.name }
end


local function look_at_obligations(self)
  for _, one in ipairs(unbound(self)) do
    local why, parts = why_unbound(self, one)
    add(self, one.file, one.line, "odd_obligation",
      { name = one.name, rounds = self.coverage.rounds },
      sentence.of(why .. "_advice", parts))
  end
end


local function look_at_questions(self)
  if self.coverage.decisions > 0 then return end
  local at = self.variant.step_at.round
  add(self, at.file, at.line, "odd_no_question", {})
end


--- Comparisons that are never true, or always.
local function look_at_comparisons(self)
  for _, at in ipairs(self.mentions.compared) do
    add(self, at.file, at.line, "odd_compared", {})
  end
  for _, at in ipairs(answers.never(self.variant.files)) do
    add(self, at.file, at.line, "odd_answer", at)
  end
  local files, fields = self.variant.files, self.variant.fields
  for _, at in ipairs(answers.none(files, fields)) do
    add(self, at.file, at.line, "odd_none", at)
  end
end


--- The words that a file says by their old names, as a set.
local function old_words(variant)
  local set = {}
  for name in next, variant.gone or {} do set[name] = true end
  for _, file in ipairs(variant.files) do
    for _, use in ipairs(file.aged) do set[use.old] = true end
  end
  return set
end


--- What no match has, in lines that no match has reached: there it would end.
local function look_at_names(self)
  local names, known = kit.names(self.variant), old_words(self.variant)
  for _, name in ipairs(names) do known[name] = true end
  for _, one in ipairs(self.mentions.wanted) do
    if not known[one.name] and is_of_interest(self, one.file) then
      table.insert(self.list, { file = one.file, line = one.line,
        text = sentence.missing("no_such_field", { name = one.name }, names),
        advice = sentence.of "odd_name_advice" })
    end
  end
end


--- Rules that look at hidden cards and tell nobody.
local function look_at_worlds(self)
  local ok, place, percent = pcall(function()
    return revealed.place(self.coverage.revealed or revealed.of(self.variant))
  end)
  if not ok or not place then return end
  local key = place.step and "odd_revealed"
    or place.file and "odd_revealed_here" or "odd_contradicted"
  local files = self.variant.files
  add(self, place.file or files[#files].path, place.line, key,
    { percent = percent, step = place.step })
end


--- Words that have a new name.
local function look_at_words(self)
  for _, file in ipairs(self.variant.files) do
    for _, use in ipairs(file.aged) do
      add(self, file.path, use.line, "odd_word", use)
    end
  end
end


--- The line of the definition of the house rule with that title.
local function house_line(self, title)
  for _, house in ipairs(self.variant.house) do
    if house.title == title then
      local file = source.file(self.variant.files, house.file)
      if file then
        return file.path, source.outline(file.text, 1, "house_rule").line
      end
    end
  end
end


--- House rules that declare a part of an option's values again, which leaves
-- them all as they are.
local function look_at_ranges(self)
  for _, option in ipairs(self.variant.option_list) do
    if option.narrowed then
      local file, line = house_line(self, option.narrowed)
      add(self, file, line, "odd_narrower", { name = option.name })
    end
  end
end


--- Numbers in sentences of the game that are others with the house rules.
local function look_at_numbers(self)
  local ok, list = pcall(outdated.of, self.variant)
  local top = self.variant.house[#self.variant.house]
  for _, one in ipairs(ok and list or {}) do
    local file, line = house_line(self, top.title)
    add(self, file, line, "odd_number", one)
  end
end


--- Sentences of which a house rule changes a part; and conditions of sentences
-- that name nothing.
local function look_at_sentences(self)
  for _, one in ipairs(effect.stale(self.variant)) do
    local file, line = house_line(self, one.house)
    add(self, file, line, "odd_stale", one)
  end
  local function look(line, file, number)
    local when = sayings.condition(line)
    local holds, name = sayings.holds(when ~= "" and when or nil, self.variant)
    if holds == nil then add(self, file, number, "odd_condition",
      { name = name }) end
  end
  for _, file in ipairs(self.variant.files) do
    local number = 0
    for text in string.gmatch(file.text, "([^\n]*)\n") do
      number = number + 1
      look(string.match(text, "^%-%-+%s?(.*)$") or "", file.path, number)
    end
  end
  for _, said in ordered.pairs(self.variant.says) do
    for _, line in ipairs(said.lines) do look(line, said.file) end
  end
end


--- Options that nothing reads any more; and those that have changed nothing
-- with the house rules, though they do without.
local function look_at_effects(self)
  local silenced = effect.silenced(self.variant)
  for name, house in ordered.pairs(silenced) do
    local file, line = house_line(self, house)
    add(self, file, line, "odd_silenced", { name = name, house = house })
  end
  for name in pairs(options.without_effect(self.variant)) do
    silenced[name] = true
  end
  for _, option in ipairs(self.variant.option_list) do
    local name = option.name
    if not engine_options.read[name] and not silenced[name] and not option.house
      and effect.touched(self.variant, name) then
      local rounds = unfelt.rounds(self.variant, option)
      if rounds then
        local top = self.variant.house[#self.variant.house]
        local file, line = house_line(self, top.title)
        add(self, file, line, "odd_unfelt", { name = name, rounds = rounds })
      end
    end
  end
end


--- First sentences that still say what to write there.
local function look_at_openings(self)
  for _, file in ipairs(self.variant.files) do
    if string.find(source.opening(file.text), "… (", 1, true) then
      add(self, file.path, 1, "odd_placeholder", {})
    end
  end
end


--- Steps of house rules that ask the step beneath and drop its answer, though
-- the engine wants one.
local function look_at_answers(self)
  for _, file in ipairs(self.variant.files) do
    for _, lost in ipairs(effect.lost_answers(file)) do
      add(self, file.path, lost.line, "odd_lost", { step = lost.step })
    end
  end
end


--- Does another house rule go on top of it?
local function is_covered(v, house)
  for _, other in ipairs(v.house) do
    if other.beneath[house.name] then return true end
  end
  return false
end


--- Examples of house rules that do not hold together with the others, unless
-- one of these goes on top of them, or has put a step of its own beneath
-- theirs: what they add to that step is then added to another number.
local function look_at_mix(self)
  local v, alone = self.variant, {}
  if #v.house < 2 then return end
  for _, house in ipairs(v.house) do
    alone[v.name .. "+" .. house.name] = not is_covered(v, house)
      and not effect.rests_on_another(v, house)
  end
  for _, one in ipairs(self.examples) do
    if alone[one.home]
      and not examples.holds_among(one, v, games.library) then
      add(self, one.file, one.line, "odd_mix", { name = one.name })
    end
  end
end


--- Files of examples that nothing runs, and kept matches that nothing plays.
local function look_at_files(self)
  for _, one in ipairs(kept.without_rules(self.variant)) do
    add(self, one.folder, nil, "odd_kept", { file = one.name })
  end
  for _, path in ipairs(games.library:without_rules(self.variant)) do
    add(self, path, 1, "odd_examples", { file = shelf.of_examples(path) })
  end
end


local function by_place(a, b)
  if a.file ~= b.file then return tostring(a.file) < tostring(b.file) end
  if a.line ~= b.line then return (a.line or 0) < (b.line or 0) end
  return a.text < b.text
end


-- What the files of a variant mention, as long as it is in use.
local mentioned = setmetatable({}, { __mode = "k" })


local function new(variant, seen, list)
  mentioned[variant] = mentioned[variant] or mentions.of(variant.files)
  list = list or variant.examples
  return { variant = variant, coverage = seen, list = {}, named = {},
    examples = list, tried = example_steps(list),
    mentions = mentioned[variant] }
end


--- oddities.waits(variant, coverage [, list]) -> function() -> true or false
-- Could more matches still reach a step or an obligation?
-- @param list as for oddities.of
function oddities.waits(variant, seen, list)
  local self = new(variant, seen, list)
  return function()
    for _, step in ipairs(uncalled(self)) do
      if self.mentions.called[step.name] then return true end
    end
    for _, one in ipairs(unbound(self)) do
      if is_of_interest(self, one.file) then return true end
    end
    return false
  end
end


--- oddities.of(variant, coverage [, list]) -> list of { file, line, text,
-- advice }
-- @param coverage the observations of random matches; see coverage.new
-- @param list the examples to look at; nil for those of the variant's files
function oddities.of(variant, seen, list)
  local self = new(variant, seen, list)
  look_at_options(self)
  look_at_ranges(self)
  look_at_fields(self)
  look_at_steps(self)
  look_at_obligations(self)
  look_at_questions(self)
  look_at_comparisons(self)
  look_at_names(self)
  look_at_worlds(self)
  look_at_words(self)
  look_at_sentences(self)
  look_at_numbers(self)
  look_at_openings(self)
  look_at_answers(self)
  look_at_effects(self)
  look_at_mix(self)
  look_at_files(self)
  table.sort(self.list, by_place)
  return self.list
end


return oddities
