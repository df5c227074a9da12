-- What remains of a rules file after it has run: its functions, and what they
-- hold in their upvalues. It outlives every match, so it must not change any
-- more. Otherwise a step could note there what it has seen in one match, or in
-- a world of a bot's search, and look it up in another.

local core = require "tenace.core"
local definition = require "tenace.rules.definition"
local kinds = require "tenace.rules.kinds"
local lua54 = require "tenace.base.lua54"
local ordered = require "tenace.base.ordered"
local problem = require "tenace.base.problem"
local safe = require "tenace.rules.safe"
local sandbox = require "tenace.rules.sandbox"
local sentence = require "tenace.base.sentence"

local Lasting = {}
Lasting.__index = Lasting

local lasting = {}

local plain = { ["nil"] = true, boolean = true, number = true, string = true }


--- Raised when somebody sets something in a table that a file has left behind.
local function refuse(_, name)
  problem.raise("state_table", { name = safe.tostring(name) })
end


--- Can the functions of this Lua be read? Tries it with one function that sets
-- its only upvalue and one that sets a local of its own.
local function can_read()
  local sets, own = load [[
    local a
    return function()
      local function inner() a = 1 end
      return inner
    end, function() local b = a; return function() b = a end end]] ()
  local found, none = lua54.upvalues_set(sets), lua54.upvalues_set(own)
  return found and none and table.concat(found, " ") == "1 3" and #none == 0
end

local readable = can_read()


--- lasting.new() -> lasting
-- A keeper for the files of one combination of rules.
function lasting.new()
  return setmetatable({
    paths = {}, sets = {}, seen = setmetatable({}, { __mode = "k" }),
  }, Lasting)
end


--- lasting:know(path, environment, words, sets)
-- Announces a file that will run. Its global names are the engine's, and do not
-- count.
-- @param sets does any function in it set an upvalue?
function Lasting:know(path, environment, words, sets)
  self.paths["@" .. path], self.sets[path] = path, sets
  self.seen[environment] = true
  local libraries = { words, sandbox.basics, safe.string, safe.table,
    safe.math }
  for _, names in ipairs(libraries) do
    for _, word in next, names do
      if type(word) == "function" then self.seen[word] = true end
    end
  end
end


--- Notes a fault. Of several faults the first in the file is kept.
local function note(walk, path, line, key, parts)
  if walk.wrong and walk.wrong.line <= line then return end
  walk.wrong = problem.rules(path, line, sentence.of(key, parts))
end


--- Notes that a value must be checked. A table that a function holds is locked
-- in the end; other tables are the engine's, and only their contents are
-- checked.
local function add(walk, value, holder)
  if plain[type(value)] or walk.seen[value] then return end
  walk.seen[value] = true
  walk.todo[#walk.todo + 1] = { value = value, holder = holder }
end


--- Checks that a function sets none of its upvalues.
local function check_sets(walk, f, path)
  local found, work = sandbox.outside(lua54.upvalues_set, f)
  core.spend(work)
  for i = 1, #found, 2 do
    local name = debug.getupvalue(f, found[i])
    note(walk, path, found[i + 1], "state_local", { name = name })
  end
end


--- Notes that a function holds something that can change.
local function note_held(walk, item)
  local holder = item.holder
  note(walk, holder and holder.path or walk.path, holder and holder.line or 1,
    "state_held", { name = holder and holder.name or "return",
      kind = type(item.value) })
end


local look = {}


--- A function of the engine that is not a word may remember something; an
-- iterator does.
look["function"] = function(walk, item)
  local f = item.value
  local at = debug.getinfo(f, "S")
  local path = walk.paths[at.source]
  if not path then return note_held(walk, item) end
  if walk.sets[path] then check_sets(walk, f, path) end
  local i, name, value = 1, debug.getupvalue(f, 1)
  while name do
    add(walk, value, { name = name, path = path, line = at.linedefined })
    i = i + 1
    name, value = debug.getupvalue(f, i)
  end
end


function look.table(walk, item)
  local t = item.value
  if not item.holder and ordered.plain(t) then return end
  if kinds.declared(t) then return add(walk, kinds.given(t)) end
  if definition.of(t) or item.holder and ordered.behind(t) then return end
  t = ordered.behind(t) or t
  if debug.getmetatable(t) then return note_held(walk, item) end
  if item.holder then walk.tables[#walk.tables + 1] = t end
  for key, value in next, t do
    add(walk, key, item.holder)
    add(walk, value, item.holder)
  end
end


--- lasting:settle(…)
-- Makes sure that nothing reachable from these values through functions can
-- change any more. The tables among the values are the engine's own.
-- @error a function sets a local that remains, or holds something that changes
-- when it is used
function Lasting:settle(...)
  if not readable then error(sentence.of("state_unknown"), 0) end
  local walk = { seen = self.seen, paths = self.paths, sets = self.sets,
    todo = {}, tables = {} }
  for i = 1, select("#", ...) do add(walk, (select(i, ...))) end
  while #walk.todo > 0 do
    local item = table.remove(walk.todo)
    local see = look[type(item.value)] or note_held
    see(walk, item)
  end
  if walk.wrong then error(walk.wrong, 0) end
  for _, t in ipairs(walk.tables) do ordered.lock(t, refuse) end
end


return lasting
