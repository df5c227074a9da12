-- The world that a rules file runs in. It sees a fixed list of names and
-- nothing else: no files, no time, no chance but the match's own, no way to
-- reach the program around it.

local ordered = require "tenace.base.ordered"
local problem = require "tenace.base.problem"
local safe = require "tenace.rules.safe"
local sentence = require "tenace.base.sentence"
local source = require "tenace.base.source"

local sandbox = {}


--- Raised when a name is read that is not there.
local function refuse_name(names, name)
  if name == "self" then error(problem.here(sentence.of "no_self"), 0) end
  error(problem.here(sentence.missing("no_such_name",
    { name = safe.tostring(name) }, ordered.keys(names))), 0)
end


local Missing = { __index = refuse_name }

for _, library in ipairs { safe.string, safe.table, safe.math } do
  setmetatable(library, Missing)
end


--- The library that texts have while rules run: `("x"):rep(3)` finds it. Text
-- has one metatable in a whole process, so who runs rules puts this table in
-- its `__index` and takes it out again; sandbox.call does.
sandbox.string = safe.string

--- Names of Lua's own that a rules file sees.
sandbox.basics = {
  assert = safe.assert, error = safe.error, ipairs = ipairs,
  math = ordered.seal(safe.math), pairs = safe.pairs, select = select,
  string = ordered.seal(safe.string), table = ordered.seal(safe.table),
  tonumber = tonumber, tostring = safe.tostring, type = type,
}

--- Raised when a file sets a name that is not its own `local`.
local function refuse_setting(names, name)
  local known = type(name) == "string" and rawget(names, name) ~= nil
  problem.raise(known and "name_taken" or "name_not_local",
    { name = safe.tostring(name) })
end


--- sandbox.environment(words) -> environment
-- What a file sees as its globals: the basics and these words. A name that is
-- not among them is an error when it is read, and so is any name when it is
-- set: what a file calls its own is `local`.
-- @param words table of the further names
function sandbox.environment(words)
  local names = {}
  for name, value in next, sandbox.basics do names[name] = value end
  for name, value in next, words do names[name] = value end
  setmetatable(names, Missing)
  return setmetatable({}, {
    __index = names,
    __newindex = function(_, name) refuse_setting(names, name) end,
    __metatable = false,
    __name = "names",
  })
end


--- sandbox.settle(environment)
-- A file that has run finds its names at the first look from now on. Then the
-- environment no longer sees that one of them is set, so nothing in the file
-- may do that.
function sandbox.settle(environment)
  local names = debug.getmetatable(environment).__index
  for name, value in next, names do rawset(environment, name, value) end
end


--- Takes off the mark that some editors put in front of a text.
local function without_mark(text)
  return (string.gsub(text, "^\xEF\xBB\xBF", ""))
end


--- sandbox.load(text, file, environment) -> function; or nil, problem
-- Compiles a rules file. Only text is taken, never compiled code.
-- @param file the path, as it is named in errors
function sandbox.load(text, file, environment)
  if string.find(text, "^\27") then
    return nil, problem.rules(file, nil, sentence.of("not_text"))
  end
  problem.know(file)
  local chunk, message = load(without_mark(text), "@" .. file, "t", environment)
  if chunk then return chunk end
  message = problem.is(message) and message.text or message  -- by a handler
  if string.find(message, "C stack overflow", 1, true) then
    return nil, problem.rules(file, source.too_deep(text),
      sentence.of("nested_too_deep"))
  end
  local line, rest = string.match(message, ":(%d+): (.*)$")
  return nil, problem.rules(file, tonumber(line), rest or message)
end


--- False where the core tells rules from others and gives texts the right
-- library by itself. Then nothing has to be done after a call of rules, where a
-- spent budget would still stop it.
sandbox.exchanges = true


--- Calls a function while texts have that library.
local function with_library(library, f, ...)
  if not sandbox.exchanges then return xpcall(f, problem.handler, ...) end
  local texts = debug.getmetatable("")
  local before = texts.__index
  texts.__index = library
  local results = table.pack(xpcall(f, problem.handler, ...))
  texts.__index = before
  return table.unpack(results, 1, results.n)
end


--- sandbox.call(f, ...) -> true and results; or false and the problem
-- Calls a function of a rules file, with the texts' library exchanged while it
-- runs.
function sandbox.call(f, ...)
  return with_library(sandbox.string, f, ...)
end


--- sandbox.outside(f, ...) -> results
-- Calls a function of the host's for a rules file, with Lua's own library of
-- texts while it runs.
function sandbox.outside(f, ...)
  local results = table.pack(with_library(string, f, ...))
  if not results[1] then error(results[2], 0) end
  return table.unpack(results, 2, results.n)
end


return sandbox
