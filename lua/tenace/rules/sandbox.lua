-- The world of a rules file. A file sees a fixed list of names and nothing
-- else: no files, no time, no chance except the match's own, no access to the
-- program around it.

local ordered = require "tenace.base.ordered"
local problem = require "tenace.base.problem"
local safe = require "tenace.rules.safe"
local sentence = require "tenace.base.sentence"
local source = require "tenace.base.source"

local sandbox = {}


--- Raised when a file reads a name that does not exist.
local function refuse_name(names, name)
  if name == "self" then error(problem.here(sentence.of "no_self"), 0) end
  error(problem.here(sentence.missing("no_such_name",
    { name = safe.tostring(name) }, ordered.keys(names))), 0)
end


local Missing = { __index = refuse_name }

for _, library in ipairs { safe.table, safe.math } do
  setmetatable(library, Missing)
end

-- Words of rules files that get a text.
local of_text = { rank = true, suit = true, split = true, copies = true,
  tonumber = true }


-- Words of cards, which have to be made of a text first.
local of_cards = { list = true, of_rank = true, of_suit = true, ranks = true,
  tagged = true, with = true, without = true }


--- Raised when a file reads what a text does not have: `card:rank()`, or its
-- first item, as `ipairs(self:trick())` does.
local function refuse_of_text(names, name)
  if safe.math.type(name) == "integer" then problem.raise "text_is_no_list" end
  name = safe.tostring(name)
  if of_text[name] then problem.raise("word_of_text", { name = name }) end
  if of_cards[name] then problem.raise("cards_of_text", { name = name }) end
  error(problem.here(sentence.missing("no_such_of_text", { name = name },
    ordered.keys(names))), 0)
end

setmetatable(safe.string, { __index = refuse_of_text })


--- The string library while rules run: `("x"):rep(3)` uses it. All texts of a
-- process share one metatable. So whoever runs rules puts this table into its
-- `__index` and takes it out again; sandbox.call does so.
sandbox.string = safe.string

--- The names of Lua's own library that a rules file sees.
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
-- The globals of a file: the basics and these words. To read any other name is
-- an error, and to set any name is one too: a file declares its own names as
-- `local`.
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
-- After a file has run, makes each of its names fast to look up. The
-- environment then no longer notices when a name is set, so nothing in the file
-- may do that.
function sandbox.settle(environment)
  local names = debug.getmetatable(environment).__index
  for name, value in next, names do rawset(environment, name, value) end
end


--- The text without the mark that some editors put at its beginning.
local function without_mark(text)
  return (string.gsub(text, "^\xEF\xBB\xBF", ""))
end


--- sandbox.load(text, file, environment) -> function; or nil, problem
-- Compiles a rules file. Compiled code is refused.
-- @param file the path for error messages
function sandbox.load(text, file, environment)
  if string.find(text, "^\27") then
    return nil, problem.rules(file, nil, sentence.of("not_text"))
  end
  problem.know(file)
  local chunk, message = load(without_mark(text), "@" .. file, "t", environment)
  if chunk then return chunk end
  message = problem.is(message) and message.text or message  -- by xpcall
  if string.find(message, "C stack overflow", 1, true) then
    return nil, problem.rules(file, source.too_deep(text),
      sentence.of("nested_too_deep"))
  end
  local line, rest = string.match(message, ":(%d+): (.*)$")
  line = tonumber(line)
  return nil, problem.rules(file, line,
    line and require "tenace.rules.slips".explain(rest, text, line) or message)
end


--- False if the core itself recognises rules and gives texts the right library.
-- Then nothing must be done after a call of rules, where a spent budget could
-- still stop it.
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
-- Calls a function of a rules file. Meanwhile texts have the library of rules.
function sandbox.call(f, ...)
  return with_library(sandbox.string, f, ...)
end


--- sandbox.outside(f, ...) -> results
-- Calls a function of the host for a rules file. Meanwhile texts have Lua's own
-- library. `core.outside` takes its place where the core counts what rules do.
function sandbox.outside(f, ...)
  local results = table.pack(with_library(string, f, ...))
  if not results[1] then error(results[2], 0) end
  return table.unpack(results, 2, results.n)
end


return sandbox
