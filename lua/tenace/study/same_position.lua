-- A key for where a match stands in its round: where two moments have the same
-- one, all that follows is the same. It is made of what the core knows, of the
-- fields, and of what the steps under way hold in their variables.

local core = require "tenace.core"
local ordered = require "tenace.base.ordered"

local same_position = {}

-- Deeper values, and so many in all, have no key.
local DEEP, MANY = 8, 4000

-- The two halves of a key are digests that begin so.
local FIRST <const>, SECOND <const> = 2166136261, 0x2545F491


--- What has no key.
local UNKNOWN = {}


local write


--- Adds the values that a function holds.
local function write_upvalues(self, f, deep)
  local at = debug.getinfo(f, "Su")
  self:add(at.what == "C" and "C" or at.source .. at.linedefined)
  for i = 1, at.nups do
    local _, value = debug.getupvalue(f, i)
    write(self, value, deep + 1)
  end
end


--- Are all keys of a table texts, numbers or flags?
local function has_plain_keys(t)
  for key in next, t do
    local kind = type(key)
    if kind ~= "string" and kind ~= "number" and kind ~= "boolean" then
      return false
    end
  end
  return true
end


local function write_table(self, t, deep)
  if self.seen[t] then return self:add("@" .. self.seen[t]) end
  t = ordered.behind(t) or t
  if not has_plain_keys(t) then error(UNKNOWN, 0) end
  self.n = self.n + 1
  self.seen[t] = self.n
  self:add "{"
  for key, value in ordered.pairs(t) do
    write(self, key, deep + 1)
    write(self, value, deep + 1)
  end
  self:add "}"
end


--- Values of the engine that read the same whenever they are the same. A block
-- of memory without a type is filled from what lies beside it.
local function write_userdata(self, value)
  local text = tostring(value)
  if value == self.match then return self:add "self" end
  if not debug.getmetatable(value) then return self:add "block" end
  if string.find(text, ": 0x", 1, true) then error(UNKNOWN, 0) end
  self:add(text)
end


local writers = { ["table"] = write_table, ["function"] = write_upvalues,
  userdata = write_userdata }


function write(self, value, deep)
  local kind = type(value)
  if deep > DEEP or #self.list > MANY then error(UNKNOWN, 0) end
  local writer = writers[kind]
  if not writer then return self:add(tostring(value)) end
  if self.constant[value] then return self:add(tostring(value)) end
  writer(self, value, deep)
end


--- Adds the variables of one level of a stack.
local function write_level(self, thread, level)
  local at = debug.getinfo(thread, level, "Slf")
  self:add(at.source .. at.linedefined .. ":" .. at.currentline)
  if not self.constant[at.func] then write_upvalues(self, at.func, 1) end
  local i = 1
  local name, value = debug.getlocal(thread, level, i)
  while name do
    write(self, value, 1)
    i = i + 1
    name, value = debug.getlocal(thread, level, i)
  end
end


local function write_all(self, m, stands)
  self:add(string.pack("j", stands))
  local fields = core.fields(m.core)
  for name, field in ordered.pairs(m.variant.fields) do
    self:add(name)
    if field then write(self, rawget(fields, name), 1) end
  end
  local tally = core.tally(m.core)
  write(self, tally, 1)
  local thread, level = core.flow_of(m.core), 0
  while debug.getinfo(thread, level, "l") do
    write_level(self, thread, level)
    level = level + 1
  end
end


local function add(self, text) self.list[#self.list + 1] = text end


--- same_position.constant(roots, but) -> set
-- All tables, functions and values of the engine that are reached from a list
-- of them: these stay what they are.
-- @param but a list of those that are left out, with what is behind them
function same_position.constant(roots, but)
  local set, left = {}, table.move(roots, 1, #roots, 1, {})
  for _, value in ipairs(but) do set[value] = true end
  local function note(value)
    local kind = type(value)
    if (kind == "table" or kind == "function" or kind == "userdata")
      and not set[value] then
      set[value] = true
      left[#left + 1] = value
    end
  end
  while #left > 0 do
    local value = table.remove(left)
    if type(value) == "table" then
      for key, item in next, value do
        note(key)
        note(item)
      end
    elseif type(value) == "function" then
      for i = 1, debug.getinfo(value, "u").nups do
        note(select(2, debug.getupvalue(value, i)))
      end
    end
    note(debug.getmetatable(value))
  end
  for _, value in ipairs(but) do set[value] = nil end
  return set
end


--- same_position.key(m, constant, stands) -> number; nil if there is none
-- @param constant see same_position.constant
-- @param stands a number for what the core knows
function same_position.key(m, constant, stands)
  local self = { add = add, list = {}, seen = {}, n = 0, match = m.core,
    constant = constant }
  local ok, wrong = pcall(write_all, self, m, stands)
  if ok then
    local text = table.concat(self.list, "\0")
    return core.digest(text, FIRST) << 32 | core.digest(text, SECOND)
  end
  if wrong ~= UNKNOWN then error(wrong, 0) end
end


return same_position
