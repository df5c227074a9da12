-- Calls of other programs, checked by a table of all calls: the page's worker
-- has one, and so has `tenace bot`.

local sentence = require "tenace.base.sentence"

local called = {}


--- Is the value of that kind? Kinds are text, number, flag, list, table, with
-- `?` where it may be left out.
local function is_of(kind, value)
  for word in kind:gsub("%?$", ""):gmatch "%a+" do
    local type_of = type(value)
    if word == "text" and type_of == "string"
      or word == "number" and math.type(value) == "integer"
      or word == "flag" and type_of == "boolean"
      or (word == "list" or word == "table") and type_of == "table" then
      return true
    end
  end
  return value == nil and kind:sub(-1) == "?"
end


--- The names of a table, by alphabet.
local function names_of(set)
  local list = {}
  for name in pairs(set) do list[#list + 1] = name end
  table.sort(list)
  return list
end


--- called.fault(calls, call, common) -> key, parts, word, names
-- What is wrong with a call; nil if it is as the table has it.
-- @param calls { takes = kinds by the name of an argument } by the name of a
-- call
-- @param common the names that every call may have besides, as a set
-- @return `no_call`, `no_argument` or `odd_argument`, with the parts of a
-- sentence; a name that is not known, and those that are
function called.fault(calls, call, common)
  local name = call.call
  local about = type(name) == "string" and calls[name]
  if not about then
    name = sentence.shown(name or "")
    return "no_call", { call = name }, name, names_of(calls)
  end
  for key, kind in pairs(about.takes) do
    if not is_of(kind, call[key]) then
      return "no_argument", { call = name, name = key, kind = kind }
    end
  end
  for key in pairs(call) do
    if not common[key] and not about.takes[key] then
      key = sentence.shown(key)
      return "odd_argument", { call = name, name = key }, key,
        names_of(about.takes)
    end
  end
end


return called
