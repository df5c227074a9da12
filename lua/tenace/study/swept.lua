-- The result of a sweep: a list of rows, one for each value, which also answers
-- for the whole: its measures with their intervals, and what was played.

local games = require "tenace.rules.games"
local problem = require "tenace.base.problem"
local sentence = require "tenace.base.sentence"
local settings = require "tenace.study.settings"

local Swept = { __name = "sweep" }

local swept = {}

--- So many values are too many to read, and to wait for.
swept.most = 26

-- What each sweep knows besides its rows. So nothing but the rows is in the
-- table, and it is a list for all who take lists.
local facts_of = setmetatable({}, { __mode = "k" })


function Swept:__index(name)
  return facts_of[self][name]
end


--- swept.of(facts) -> sweep
-- @param facts { game, option, values, games, measures, … }
function swept.of(facts)
  local self = {}
  for k, value in ipairs(facts.values) do
    self[k] = { value = value }
    for _, measure in ipairs(facts.measures) do
      self[k][measure.name] = measure.games[k].value
    end
  end
  facts_of[self] = facts
  return setmetatable(self, Swept)
end


--- swept.is(value) -> true if the value is a sweep
function swept.is(value)
  return type(value) == "table" and getmetatable(value) == Swept
end


--- swept.facts(sweep) -> what it knows as a whole, as a plain table
function swept.facts(self)
  return facts_of[self]
end


local function fail(key, parts)
  error(problem.request(sentence.of(key, parts)), 0)
end


--- Checks the number of values.
local function check_number(list, what)
  if #list < 2 then fail("sweep_two", { what = what }) end
  if #list > swept.most then
    fail("sweep_many", { n = #list, most = swept.most, what = what })
  end
  return list
end


--- The whole numbers from one to the other.
local function numbers(from, to, what)
  local list = {}
  if to - from >= swept.most then
    fail("sweep_many", { n = to - from + 1, most = swept.most, what = what })
  end
  for n = from, to do list[#list + 1] = n end
  return list
end


--- A value as it was typed: a number, if it is one.
local function typed(text)
  return math.tointeger(tonumber(text)) or text
end


--- The values that a text names: `3..7`, or `1,3,5`.
local function values_in(text)
  local from, to = text:match "^(%-?%d+)%.%.(%-?%d+)$"
  if from then
    return numbers(math.tointeger(tonumber(from)),
      math.tointeger(tonumber(to)), text)
  end
  local list = {}
  for word in text:gmatch "[^,]+" do list[#list + 1] = typed(word) end
  return list
end


--- The option of a variant with that name, or nil.
local function option_of(variant, name)
  for _, option in ipairs(variant.option_list) do
    if option.name == name then return option end
  end
end


--- All values of an option, if they are few; else its ends.
local function all_values(option)
  if option.kind == "number" and option.to - option.from < swept.most then
    return numbers(option.from, option.to, option.name)
  end
  return settings.values(option)
end


--- The variants of an option with each of these values.
local function by_option(variant, name, values)
  local labels, variants = {}, {}
  for k, value in ipairs(check_number(values, name)) do
    labels[k] = type(value) == "number" and value or tostring(value)
    variants[k] = games.need(variant.spec, { [name] = value })
  end
  return variants, labels, { game = variant.spec, option = name }
end


--- The game alone, and with each of these house rules.
local function by_house(variant, names)
  local labels, variants = { variant.spec }, { variant }
  for _, name in ipairs(names) do
    variants[#variants + 1] = games.need(variant.spec .. "+" .. name)
    labels[#labels + 1] = name
  end
  check_number(labels, variant.spec)
  return variants, labels, { game = variant.spec }
end


--- Raises unless all these are plain: texts, and for values numbers and flags.
local function check_plain(list, texts_only)
  for _, value in ipairs(list) do
    local kind = type(value)
    if kind ~= "string" and (texts_only or kind ~= "number"
      and kind ~= "boolean") then
      fail("sweep_what", {})
    end
  end
end


--- swept.read(game, what [, values]) -> variants, labels, what
-- @param what an option: `min_bid=3..7`, `rounds=1,3,5`, or `min_bid` alone for
-- all its values; or house rules: `american,kingless`
-- @param values a list of values of the option `what`
function swept.read(game, what, values)
  local variant = games.need(game)
  if values and type(what) ~= "string" then fail("sweep_what", {}) end
  if values then check_plain(values) end
  if type(what) == "table" then check_plain(what, true) end
  if values then return by_option(variant, what, values) end
  if type(what) == "table" then return by_house(variant, what) end
  local name, text = what:match "^([%w_]+)=(.+)$"
  if name then return by_option(variant, name, values_in(text)) end
  local option = option_of(variant, what)
  if option then return by_option(variant, what, all_values(option)) end
  local names = {}
  for word in what:gmatch "[^,]+" do names[#names + 1] = word end
  return by_house(variant, names)
end


return swept
