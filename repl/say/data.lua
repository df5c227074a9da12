-- Values of the library as plain data for JSON.

local data = {}

-- What is by names and never a list, even if it is empty.
local BY_NAME = { shown = true, known = true, promises = true, options = true,
  slots = true }


--- data.of(value [, name]) -> a copy without functions and what is no data
-- @param name the name under which the value is; an empty table under some
-- names is an object
function data.of(value, name)
  local kind = type(value)
  if kind ~= "table" then
    if kind == "string" or kind == "number" or kind == "boolean" then
      return value
    end
    return nil
  end
  local copy = {}
  for key, item in pairs(value) do
    if type(key) == "string" or math.type(key) == "integer" then
      copy[key] = data.of(item, key)
    end
  end
  if next(copy) ~= nil then return copy end
  local meta = getmetatable(value)
  local kept = type(meta) == "table" and meta.__jsontype
  return setmetatable(copy,
    { __jsontype = kept or BY_NAME[name] and "object" or "array" })
end


--- data.list(list) -> the list, marked so that JSON has a list even if it is
-- empty
function data.list(list)
  return setmetatable(list or {}, { __jsontype = "array" })
end


--- data.object(value) -> the table, marked so that JSON has an object even if
-- it is empty
function data.object(value)
  return setmetatable(value, { __jsontype = "object" })
end


--- Adds all names in the tables of a value to a set.
local function add_names(value, set)
  if type(value) ~= "table" then return end
  for name, one in pairs(value) do
    if type(name) == "string" then set[name] = true end
    add_names(one, set)
  end
end


--- data.names(value, first) -> the order of names in JSON
-- The same value has the same bytes: these names, then all others by alphabet.
function data.names(value, first)
  local set, rest = {}, {}
  add_names(value, set)
  for _, name in ipairs(first) do set[name] = nil end
  for name in pairs(set) do rest[#rest + 1] = name end
  table.sort(rest)
  return table.move(rest, 1, #rest, #first + 1, { table.unpack(first) })
end


return data
