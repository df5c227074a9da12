-- What a house rule changes, by its file alone: the options that it presets and
-- adds, the house rules that it brings, obligations, facts, and the steps that
-- it replaces or adds to. Nothing is put together for it.

local in_place = require "tenace.rules.in_place"
local kinds = require "tenace.rules.kinds"
local ordered = require "tenace.base.ordered"
local vocabulary = require "tenace.rules.vocabulary"

local changes = {}

-- The steps that the engine calls, and has itself.
local ENGINE = { over = true, next_dealer = true }
for _, step in ipairs(vocabulary.steps) do ENGINE[step.name] = true end

-- What a house rule gives that people do not see as a part of the game, or that
-- is told by itself.
local APART = { of = true, set = true, with = true, on_top_of = true,
  not_with = true, replaces = true, says = true, options = true, round = true,
  obligations = true, match = true, keeps = true, facts = true,
  refuses = true, names_players = true }


--- A value of a house rule as a table: an empty one in place of another value.
local function table_of(value)
  return type(value) == "table" and not kinds.declared(value) and value or {}
end


--- The names in a text or a list.
local function names_in(value)
  local fine = type(value) == "string" or type(value) == "table"
  return fine and not kinds.declared(value) and kinds.name_list(value) or {}
end


--- The names of obligations, as refusals have them: also of those that `unless`
-- and `when` have in a list, and of the game's that are named there.
local function obligation_names(list, names)
  names = names or {}
  for _, one in ipairs(table_of(list)) do
    local given = kinds.declared(one) and kinds.given(one)
    local name = type(given) == "table" and given.name or given
    if type(name) == "string" then
      names[#names + 1] = name
    else
      obligation_names(one, names)
    end
  end
  return names
end


--- The sentence of an option: the last text of what it was given.
local function sentence_of(declaration)
  local says = ""
  local given = kinds.declared(declaration) and kinds.given(declaration)
  for _, one in ipairs(table_of(given)) do
    if type(one) == "string" then says = one end
  end
  return says
end


--- Sorts the steps of a house rule: those that take the place of one beneath,
-- those that add to it, and those that the engine calls and nobody had. Others
-- are helpers of these.
local function steps_of(d, base)
  local found = { replaces = {}, extends = {}, adds = {} }
  for _, step in ipairs(d.step_order) do
    local calls = string.find(d.file.text, "base%." .. step .. "%f[^%w_]")
    local kind = calls and "extends" or base.steps[step] and "replaces"
      or ENGINE[step] and "adds" or nil
    if kind then table.insert(found[kind], step) end
  end
  return found
end


-- What definitions declare: that of a game is asked for each house rule.
local known = setmetatable({}, { __mode = "k" })


--- All options that a definition declares, by name: the declarations.
local function declared(d)
  if known[d] then return known[d] end
  local found = {}
  for _, one in ipairs(in_place.options(d)) do found[one.name] = one.given end
  for name, one in next, table_of(d.given.options) do
    if kinds.declared(one) then found[name] = one end
  end
  known[d] = found
  return found
end


--- The options of its own, and the names of those that its game has, too.
local function options_of(d, base)
  local own, other, has = {}, {}, declared(base)
  for name, one in ordered.pairs(declared(d)) do
    if has[name] == nil then
      own[#own + 1] = { name = name, says = sentence_of(one) }
    else
      other[#other + 1] = name
    end
  end
  return own, other
end


--- The options that it presets; a value that is worked out is left out.
local function presets(d)
  local list = {}
  for name, value in ordered.pairs(table_of(d.given.set)) do
    if type(value) == "function" then value = nil end
    list[#list + 1] = { name = name, value = value }
  end
  return list
end


--- changes.of(d, base) -> { set, brings, options, other_options, without,
-- obligations, facts, replaces, extends, adds }
-- @param d the definition of a house rule
-- @param base that of its game
-- @return `set`: a list of { name, value }, `options`: one of { name, says };
-- all others are lists of names: house rules that it brings, options of the
-- game that it changes or drops, obligations, facts, and steps
function changes.of(d, base)
  local found = steps_of(d, base)
  found.set, found.facts = presets(d), {}
  for name in ordered.pairs(d.given) do
    if not APART[name] then table.insert(found.facts, name) end
  end
  found.brings = names_in(d.given.with)
  found.options, found.other_options = options_of(d, base)
  found.without = names_in(table_of(d.given.options).without)
  found.obligations = obligation_names(d.given.obligations)
  return found
end


return changes
