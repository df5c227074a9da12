-- What a match has settled, in the words of an example: the options that are
-- not the usual ones, the fields of the round, the cards of the game's own
-- piles. From this the examples of a trick, of a score and of a whole match are
-- made.

local core = require "tenace.core"
local example = require "tenace.rules.example"
local field_kinds = require "tenace.rules.fields"
local kit = require "tenace.match.kit"
local leave_out = require "tenace.study.leave_out"
local ordered = require "tenace.base.ordered"
local position = require "tenace.match.position"

local scene = {}

-- The words of examples: an option or a field of that name stands in a table.
local is_word = {}
for _, list in ipairs { example.given, example.expected } do
  for _, word in ipairs(list) do is_word[word.name] = true end
end


--- A field's value as an example can have it; nil for any other.
local function as_data(value)
  if type(value) ~= "table" then
    local plain = kit.plain(value)
    return type(plain) ~= "table" and type(plain) ~= "userdata" and plain or nil
  end
  local list = {}
  for i = 1, #value do
    list[i] = as_data(value[i])
    if list[i] == nil then return nil end
  end
  return list
end


--- Puts a value into an example, in a table of that name if the value's own
-- name is a word of examples.
local function put(given, apart, name, value)
  if not is_word[name] then
    given[name] = value
  else
    given[apart] = given[apart] or {}
    given[apart][name] = value
  end
end


--- Adds the options of a match that are not those of a variant.
local function add_options(given, m, home)
  for _, option in ipairs(home.option_list) do
    local name, value = option.name, m.variant.options[option.name]
    if value ~= nil and value ~= home.options[name] then
      put(given, "options", name, value)
    end
  end
end


--- Adds the fields that are neither empty nor have their first value.
local function add_fields(given, c, home)
  local fields = core.fields(c)
  for name, field in next, home.fields do
    local value = as_data(rawget(fields, name))
    if value ~= nil and value ~= field_kinds.first(field, home) then
      put(given, "fields", name, value)
    end
  end
end


--- Adds the cards of the game's own piles that are no option.
local function add_piles(given, c, home)
  local held = position.left(c, home)[position.IN_PILES]
  for _, pile in ipairs(home.facts.piles) do
    local name, cards = pile.name, held[pile.name]
    local full = type(cards) == "table" and table.concat(cards) or cards or ""
    if full ~= "" and not is_word[name] and home.options[name] == nil
      and home.fields[name] == nil then
      given[name] = cards
    end
  end
end


--- scene.given(m, home [, c]) -> table
-- What an example of a match has to give besides cards and moves.
-- @param home the variant in which the example is to be true
-- @param c the core match in the state that is meant, if it is another
function scene.given(m, home, c)
  local given = {}
  add_options(given, m, home)
  add_fields(given, c or m.core, home)
  pcall(add_piles, given, c or m.core, home)
  return given
end


--- The names of what an example gives besides its words, in order: piles and
-- fields, then options.
local function own_names(given, home)
  local names, last = {}, {}
  for name in ordered.pairs(given) do
    if not is_word[name] then
      table.insert(home.options[name] ~= nil and last or names, name)
    end
  end
  return table.move(last, 1, #last, #names + 1, names)
end


--- scene.shorten(given, home, says): leaves out fields, piles and options
-- @param says as for leave_out.words
function scene.shorten(given, home, says)
  for _, name in ipairs(own_names(given, home)) do
    leave_out.key(given, name, says)
  end
  for _, apart in ipairs { "fields", "options" } do
    if not leave_out.key(given, apart, says) then
      for name in ordered.pairs(ordered.copy(given[apart] or {})) do
        leave_out.key(given[apart], name, says)
      end
    end
  end
end


--- Leaves out the values that are lists: they may be none that an example can
-- set.
local function without_lists(given)
  for name, value in next, ordered.copy(given) do
    if not is_word[name] and type(value) == "table" then given[name] = nil end
  end
  for name, value in next, ordered.copy(given.fields or {}) do
    if type(value) == "table" then given.fields[name] = nil end
  end
end


--- scene.based(given, base_of) -> what base_of answers to what is given; tried
-- again without lists if it answers nothing
function scene.based(given, base_of)
  local base = base_of(given)
  if base then return base end
  without_lists(given)
  return base_of(given)
end


--- scene.variant(given, home, library) -> the variant with the options that an
-- example gives; nil if there is none
function scene.variant(given, home, library)
  local options = example.options(given, home)
  if next(options) == nil then return home end
  return (library:variant(home.spec, options))
end


return scene
