-- Tables gone through in a fixed order, and tables that cannot be changed.

local sentence = require "tenace.base.sentence"

local ordered = {}

-- The table behind each frozen one.
local behind = setmetatable({}, { __mode = "k" })

-- Tables that lie in each other, at most.
local DEEPEST = 50
local TOO_DEEP = { most = DEEPEST }

-- Those that were locked where they are.
local locked = setmetatable({}, { __mode = "k" })

local kept = { number = true, string = true, boolean = true }


--- ordered.spend(n)
-- Told how much work a call is, in instructions. The library counts that for
-- the rules that call.
function ordered.spend() end


--- ordered.plain(value) -> is it text, a number, a flag, or a table of such?
-- ordered.copy_plain(table) -> a copy of a plain table; nil if it is not plain
-- The library puts functions of the core here, which are fast. Without them,
-- and where there is much to look at, nothing is known to be plain.
function ordered.plain() return false end
function ordered.copy_plain() end


--- Puts the keys of a table into lists by their type.
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
  local numbers, texts, flags = sort_out(t)
  ordered.spend(16 * (#numbers + #texts))
  table.sort(numbers)
  table.sort(texts)
  table.move(texts, 1, #texts, #numbers + 1, numbers)
  if #flags == 2 then flags[1], flags[2] = false, true end
  return table.move(flags, 1, #flags, #numbers + 1, numbers)
end


--- ordered.pairs(t) -> iterator over keys and values in the order of the keys
-- Values set to nil on the way are left out.
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


local Frozen = {}

function Frozen.__newindex(_, name)
  error(sentence.of("frozen", { name = sentence.shown(name) }), 2)
end


--- Raises that something is no plain data, unless it is. What else is raised,
-- a want of memory, is no such reason.
local function check_plain(plain, key, parts)
  if not plain then error({ reason = sentence.of(key, parts) }, 0) end
end


local freeze_value


--- A table's frozen double; `above` are the tables it lies in, and in `deep`
-- how many.
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


--- ordered.seal(t) -> a table through which `t` is read and cannot be changed
function ordered.seal(t)
  local sealed = setmetatable({}, {
    t,  -- the core's words read what lies behind
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


--- A frozen copy of a table that holds nothing but texts, numbers and flags;
-- nil if it holds more, or is none.
local function freeze_flat(t)
  if type(t) ~= "table" or debug.getmetatable(t) then return nil end
  local copy = {}
  for key, value in next, t do
    if not (kept[type(key)] and kept[type(value)]) then return nil end
    copy[key] = value
  end
  return ordered.seal(copy)
end


--- ordered.freeze(value [, functions]) -> the value, which cannot be changed
-- A copy is made of plain data: text, numbers, booleans and tables of them.
-- @param functions true if functions may be in it too
-- @return the frozen value; or nil and a message if it is not plain data
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
-- The table itself can only be read from now on, whoever has it: what was in it
-- lies behind it.
-- @param refuse is called with the table and the key when something is set
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


--- ordered.locked(t) -> has this table been locked?
function ordered.locked(t)
  return locked[t]
end


--- A copy of a value, of tables in it too; `made` has those made so far.
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
-- How many values are in a table and in the tables in it, each as often as it
-- is reached: so a table in itself has any number. It counts no further than to
-- `most` + 1.
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


--- ordered.copy(value [, frozen]) -> the same in tables of its own
-- What is no table with nothing but its contents stays as it is.
-- @param frozen true if what a frozen table shows is copied too
function ordered.copy(value, frozen)
  return ordered.copy_plain(value) or copy(value, frozen, {})
end


--- ordered.behind(t) -> the table that a frozen one shows; nil if it is none
function ordered.behind(t)
  return behind[t]
end


return ordered
