-- Faults in rules and in requests, as values. A problem prints as its message.
-- Kind "rules": a rules file is in error. Kind "request": the file is right,
-- but the request for a game is not.

local raised_text = require "tenace.base.raised"
local sentence = require "tenace.base.sentence"

local problem = {}

local Problem = { __name = "problem", __metatable = false }

function Problem:__tostring()
  return self.message
end


-- What a fault in rules says is made when it is looked at: not while the rules
-- run, which pay for each instruction.
local made = {}

--- What Lua or the core has raised, in the present language.
function made.text(self)
  return raised_text.told(self.raised)
end

function made.message(self)
  local key = not self.file and "in_no_file" or self.line and "at_line"
    or "in_file"
  return sentence.of(key,
    { file = self.file, line = self.line, text = self.text })
end


function Problem:__index(name)
  local make = made[name]
  local text = make and make(self)
  if text then rawset(self, name, text) end
  return text
end


--- problem.rules(file, line, text [, raised]) -> problem
-- A fault in a rules file: prints as `file:line: text`.
-- @param file its path, or nil if it is unknown
-- @param line number of the line, or nil if the fault concerns the whole file
-- @param text a sentence, or what Lua or the core has raised
-- @param raised what Lua or the core has raised, if it is not `text`
function problem.rules(file, line, text, raised)
  return setmetatable({
    kind = "rules", file = file, line = line, text = raised and text,
    raised = raised or text,
  }, Problem)
end


--- problem.request(text [, lost]) -> problem
-- A fault in a request: an option, a name, a combination.
-- @param lost "game" or "option", if there is none of the name that was asked
-- for, and none like it
function problem.request(text, lost)
  return setmetatable({ kind = "request", text = text, message = text,
    lost = lost }, Problem)
end


--- problem.is(value) -> true if the value is a problem
function problem.is(value)
  return type(value) == "table" and debug.getmetatable(value) == Problem
end


-- The rules files loaded so far, by path. They tell lines of rules on the stack
-- from lines of the engine.
local known = {}


--- problem.lacks_memory(raised) -> true if the machine has no more memory
-- That says nothing of rules or of moves. What rules raise has a place, and
-- where they hold too much that is said too.
function problem.lacks_memory(raised)
  if problem.is(raised) and not raised.file then raised = raised.raised end
  return raised == "not enough memory"
end


--- problem.is_stop(raised) -> true if Ctrl-C has stopped what ran
function problem.is_stop(raised)
  local text = problem.is(raised) and raised.raised or raised
  return type(text) == "string"
    and string.find(text, "interrupted!", 1, true) ~= nil
end


--- problem.know(file)
-- Registers the path of a rules file.
function problem.know(file)
  known[file] = true
end


--- problem.place() -> file, line
-- The innermost line of a rules file that is running; nil if there is none (Lua
-- keeps no trace of a function that ends by calling another one).
function problem.place()
  local level = 2
  local at = debug.getinfo(level, "Sl")
  while at do
    local file = string.match(at.source, "^@(.*)")
    if file and known[file] and at.currentline > 0 then
      return file, at.currentline
    end
    level = level + 1
    at = debug.getinfo(level, "Sl")
  end
end


--- problem.here(text) -> problem
-- A fault at the line of the rules that is running.
function problem.here(text)
  local file, line = problem.place()
  return problem.rules(file, line, text)
end


--- problem.raise(key, parts)
-- Raises a sentence as an error at the line of the rules that is running.
function problem.raise(key, parts)
  error(problem.here(sentence.of(key, parts)), 0)
end


--- problem.raise_text(text)
-- Raises a text as an error at the line of the rules that is running.
function problem.raise_text(text)
  error(problem.here(text), 0)
end


--- Is the function of the engine: of the core, or of a word in Lua?
local function is_word(at)
  return at.what == "C" or string.find(at.source, "[/\\]tenace[/\\]words[/\\]")
end


--- What has raised an error, and how the rules have called it: the outermost
-- of the functions of the engine on top of the stack.
local function called(info, level)
  local raiser, outer = info(level), nil
  local at = raiser
  while at and is_word(at) do
    if at.name then outer = at end
    level = level + 1
    at = info(level)
  end
  return raiser, outer
end


--- problem.naming(text, info, level) -> text
-- A raised text in which a word has its name, also where the engine's own
-- functions stand between the rules and what has raised it: as in a match that
-- a bot has made up, and in a word in Lua that hands its arguments on to the
-- core.
-- @param info a function of a level that answers debug.getinfo's "nS" of it
-- @param level the level of the function that has raised the text
function problem.naming(text, info, level)
  local n, name, why = string.match(text,
    "^bad argument #(%d+) to '([^']*)' (%(.*%))$")
  if not n then return text end
  local raiser, at = called(info, level)
  if not at or raiser.what ~= "C" or raiser.namewhat == "method"
    or name ~= (raiser.name or "?") then return text end
  n = at.namewhat == "method" and n - 1 or n
  why = string.gsub(why, "got nil%)$", "got no value)") -- Lua cannot tell
  if n == 0 then return ("calling '%s' on bad self %s"):format(at.name, why) end
  return ("bad argument #%s to '%s' %s"):format(n, at.name, why)
end


--- A level of the stack on which a message handler runs: level 0 is what has
-- raised.
local function raising(level)
  local at = debug.getinfo(level + 5, "nS")
  return at
end


--- problem.handler(raised) -> problem
-- A message handler for xpcall: turns any error of rules into a problem at the
-- innermost line of a rules file.
function problem.handler(raised)
  if problem.is(raised) then return raised end
  local text = sentence.shown(raised)
  text = string.gsub(text, "^[^:\n]+:%d+: ", "")
  local named = problem.naming(text, raising, 0)
  return problem.here(named)
end


--- problem.of(raised) -> problem
-- Turns a raised value into a problem. A text that begins with a place in a
-- rules file keeps that place; places in the engine are left out.
function problem.of(raised)
  if problem.is(raised) then return raised end
  local text = sentence.shown(raised)
  local file, line, rest = string.match(text, "^([^\n]-):(%d+): (.*)$")
  if file and known[file] then
    return problem.rules(file, math.tointeger(tonumber(line)), rest)
  end
  text = rest or text
  return problem.rules(nil, nil,
    string.match(text, "^bad argument #%d+ to '%?' %((.*)%)$") or text)
end


return problem
