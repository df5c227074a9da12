-- Options in place of a part of a fact: `melds = { naturals = choice
-- { 2, 3, "…" } }` makes both the part of the melds and the option of that
-- name. What the players choose takes its place.

local facts = require "tenace.rules.facts"
local kinds = require "tenace.rules.kinds"
local ordered = require "tenace.base.ordered"

local in_place = {}

-- Declarations that are options.
local makes_option = { number = true, choice = true, flag = true, text = true }

-- Tables that lie in each other, at most, where options are looked for.
local DEEPEST = 4


--- What lies in a value of a fact: a plain table, or what a deck's word was
-- given.
local function inside(value)
  if type(value) ~= "table" then return nil end
  if kinds.declared(value) == "deck" then return kinds.given(value).how end
  return not kinds.declared(value) and value or nil
end


--- The name of the option that a declaration makes at a place.
local function name_of(declaration, key)
  local given = kinds.given(declaration)
  return type(given) == "table" and given.name or key
end


local function look(list, value, path)
  if makes_option[kinds.declared(value) or ""] then
    local name = name_of(value, path[#path])
    if type(name) ~= "string" then return end
    list[#list + 1] = { name = name, given = value, path = path }
    return
  end
  local table_in = inside(value)
  if type(table_in) ~= "table" or #path >= DEEPEST then return end
  for key, item in ordered.pairs(table_in) do
    local longer = table.move(path, 1, #path, 1, {})
    longer[#longer + 1] = key
    look(list, item, longer)
  end
end


--- in_place.options(d) -> list of { name, given = declaration, path }
-- The options inside the facts of a definition, in no certain order.
function in_place.options(d)
  local list = {}
  for _, fact in ipairs(facts.list) do
    local value = d.given[fact.name]
    if value ~= nil and type(value) ~= "function" then
      look(list, value, { fact.name })
    end
  end
  return list
end


--- in_place.filled(value, options, name) -> value
-- A fact with values in place of the options inside it. A fact without options
-- stays as it is.
-- @param options the values by name
-- @param name what an option that has no name of its own is called
function in_place.filled(value, options, name)
  if makes_option[kinds.declared(value) or ""] then
    local chosen = options[name_of(value, name)]
    if chosen == nil then return value end
    return chosen
  end
  local table_in = inside(value)
  if type(table_in) ~= "table" then return value end
  local copy, changed = {}, false
  for key, item in next, table_in do
    copy[key] = in_place.filled(item, options, key)
    changed = changed or copy[key] ~= item
  end
  if not changed then return value end
  if table_in == value then return copy end
  local given = ordered.copy(kinds.given(value))
  given.how = copy
  return kinds.declare("deck", given)
end


return in_place
