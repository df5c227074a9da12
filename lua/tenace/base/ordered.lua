-- Tables with a fixed order of keys, and tables that cannot be changed.

local sentence = require "tenace.base.sentence"

local ordered = {}

-- The table behind each frozen one.
local behind = setmetatable({}, { __mode = "k" })

-- The most levels of tables inside tables.
local DEEPEST = 50
local TOO_DEEP = { most = DEEPEST }

-- Tables that were locked in place, without a copy.
local locked = setmetatable({}, { __mode = "k" })

local kept = { number = true, string = true, boolean = true }


--- ordered.spend(n)
-- Charges n instructions for a call's work. The library replaces this function
-- by one that charges them to the rules that call.
function ordered.spend() end


--- ordered.plain(value) -> true for text, a number, a flag, or a table of these
-- ordered.copy_plain(table) -> a copy of a plain table; nil if it is not plain
-- ordered.few_keys(t) -> the keys in order; nil if they are many or not alike
-- The library replaces these by fast functions of the core. Without them, and
-- for large tables, the answer is false or nil.
function ordered.plain() return false end
function ordered.copy_plain() end
function ordered.few_keys() end


--- Sorts the keys of a table into lists by their type.
local function sort_out(t)
  local numbers, texts, flags = {}, {}, {}
  for key in next, t do
    local kind = type(key)
    if not kept[kind] then
      error(sentence.of("key_without_order", { kind = kind }), 0)
    end
    local list = kind == "number" and numbers or kind == "string" and texts
      or flags
    list[#list + 1] = key
  end
  return numbers, texts, flags
end


--- ordered.keys(t) -> list
-- The keys of a table: numbers ascending, text sorted, false, true.
-- @error a key of any other type
function ordered.keys(t)
  local few = ordered.few_keys(t)
  if few then
    ordered.spend(16 * #few)
    return few
  end
  local numbers, texts, flags = sort_out(t)
  ordered.spend(16 * (#numbers + #texts))
  table.sort(numbers)
  table.sort(texts)
  table.move(texts, 1, #texts, #numbers + 1, numbers)
  if #flags == 2 then flags[1], flags[2] = false, true end
  return table.move(flags, 1, #flags, #numbers + 1, numbers)
end


--- ordered.pairs(t) -> iterator over keys and values in the order of the keys
-- Skips keys whose values become nil during the loop.
function ordered.pairs(t)
  t = behind[t] or t
  local keys, i = ordered.keys(t), 0
  return function()
    local value
    repeat
      i = i + 1
      if keys[i] == nil then return nil end
      value = t[keys[i]]
    until value ~= nil
    return keys[i], value
  end
end


--- ordered.has(list, value) -> is the value one of the list's?
function ordered.has(list, value)
  for _, one in ipairs(list) do
    if one == value then return true end
  end
  return false
end


local Frozen = {}

function Frozen.__newindex(_, name)
  local key = math.type(name) == "integer" and "frozen_item" or "frozen"
  error(sentence.of(key, { name = sentence.shown(name) }), 2)
end


--- Raises that a value is not plain data. Passes on every other error, such as
-- lack of memory.
local function check_plain(plain, key, parts)
  if not plain then error({ reason = sentence.of(key, parts) }, 0) end
end


local freeze_value


--- A frozen copy of a table. `above` holds the tables around it, `deep` their
-- number.
local function freeze_table(t, functions, above)
  if behind[t] then return t end
  check_plain(not debug.getmetatable(t) and not above[t], "not_plain")
  above[t], above.deep = true, above.deep + 1
  check_plain(above.deep <= DEEPEST, "too_deep", TOO_DEEP)
  local copy = {}
  for key, value in next, t do
    check_plain(kept[type(key)], "not_plain")
    copy[key] = freeze_value(value, functions, above)
  end
  above[t], above.deep = nil, above.deep - 1
  return ordered.seal(copy)
end


function freeze_value(value, functions, above)
  local kind = type(value)
  if kind == "table" then return freeze_table(value, functions, above) end
  check_plain(kept[kind] or kind == "nil"
    or functions and kind == "function", "not_plain")
  return value
end


local function length(sealed) return #behind[sealed] end
local function each_pair(sealed) return ordered.pairs(behind[sealed]) end


--- ordered.seal(t) -> a table that shows the contents of `t` and cannot be set
function ordered.seal(t)
  local sealed = setmetatable({}, {
    t,  -- the core's words read this
    __index = t,
    __newindex = Frozen.__newindex,
    __len = length,
    __pairs = each_pair,
    __metatable = false,
    __name = "list",
  })
  behind[sealed] = t
  return sealed
end


--- A frozen copy of a table that holds only texts, numbers and flags; nil for
-- any other table or value.
local function freeze_flat(t)
  if type(t) ~= "table" or debug.getmetatable(t) then return nil end
  local copy = {}
  for key, value in next, t do
    if not (kept[type(key)] and kept[type(value)]) then return nil end
    copy[key] = value
  end
  return ordered.seal(copy)
end


--- ordered.freeze(value [, functions]) -> frozen value; or nil, message
-- A copy of plain data (text, numbers, booleans and tables of them) that cannot
-- be changed.
-- @param functions true if the data may hold functions too
function ordered.freeze(value, functions)
  if kept[type(value)] then return value end
  local flat = freeze_flat(value)
  if flat then return flat end
  local ok, frozen = pcall(freeze_value, value, functions, { deep = 0 })
  if ok then return frozen end
  local reason = type(frozen) == "table" and frozen.reason
  if not reason then error(frozen, 0) end
  return nil, reason
end


--- ordered.lock(t, refuse)
-- Locks the table itself, for everybody who holds it. Its contents move to a
-- table behind it.
-- @param refuse function(table, key), called when somebody sets something
function ordered.lock(t, refuse)
  local contents = {}
  for key, value in next, t do contents[key] = value end
  for key in next, contents do t[key] = nil end
  behind[t], locked[t] = contents, true
  setmetatable(t, {
    contents, __index = contents, __newindex = refuse, __len = length,
    __pairs = each_pair, __metatable = false, __name = "list",
  })
end


--- ordered.locked(t) -> true if the table has been locked
function ordered.locked(t)
  return locked[t]
end


--- A copy of a value and of the tables in it. `made` holds the copies made so
-- far.
local function copy(value, frozen, made)
  if type(value) ~= "table" then return value end
  if made[value] then return made[value] end
  local shown = frozen and behind[value] or value
  if debug.getmetatable(shown) then return value end
  made[value] = {}
  local doubled = made[value]
  for key, item in next, shown do
    if type(key) == "table" then key = copy(key, frozen, made) end
    if type(item) == "table" then item = copy(item, frozen, made) end
    doubled[key] = item
  end
  return doubled
end


--- ordered.count(value, most) -> number
-- Counts the values in a table and in the tables inside it. A table that is
-- reached twice counts twice, so a table that contains itself has no end;
-- counting stops at `most` + 1.
function ordered.count(value, most)
  if type(value) ~= "table" then return 0 end
  local todo, n = { value }, 0
  while n <= most and #todo > 0 do
    local t = table.remove(todo)
    for _, item in next, behind[t] or t do
      n = n + 1
      if n > most then break end
      if type(item) == "table" then todo[#todo + 1] = item end
    end
  end
  return n
end


--- ordered.copy(value [, frozen]) -> a copy with tables of its own
-- Values that are not plain tables are shared, not copied.
-- @param frozen true to copy the contents of frozen tables too
function ordered.copy(value, frozen)
  return ordered.copy_plain(value) or copy(value, frozen, {})
end


--- ordered.behind(t) -> the contents of a frozen table; nil if `t` is not
-- frozen
function ordered.behind(t)
  return behind[t]
end


return ordered
