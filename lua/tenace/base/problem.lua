-- What goes wrong with rules and with what was asked for, as values.
-- A problem prints as its message. Kind "rules": a rules file is in error;
-- kind "request": the file is in order, what was asked for is not.

local sentence = require "tenace.base.sentence"

local problem = {}

local Problem = { __name = "problem", __metatable = false }

function Problem:__tostring()
  return self.message
end


--- problem.rules(file, line, text) -> problem
-- Something wrong in a rules file: prints as `file:line: text`.
-- @param file its path, or nil if it cannot be told
-- @param line number of the line, or nil if it is about the whole file
function problem.rules(file, line, text)
  local key = not file and "in_no_file" or line and "at_line" or "in_file"
  return setmetatable({
    kind = "rules", file = file, line = line, text = text,
    message = sentence.of(key, { file = file, line = line, text = text }),
  }, Problem)
end


--- problem.request(text) -> problem
-- Something wrong with what was asked for: an option, a name, a combination.
function problem.request(text)
  return setmetatable({ kind = "request", text = text, message = text },
    Problem)
end


--- problem.is(value) -> true if the value is a problem
function problem.is(value)
  return type(value) == "table" and debug.getmetatable(value) == Problem
end


-- The rules files loaded so far, by path: how their lines on the stack are
-- told from those of the engine.
local known = {}


--- problem.know(file)
-- Says that a file of this path holds rules.
function problem.know(file)
  known[file] = true
end


--- problem.place() -> file, line
-- The innermost line of a rules file that is being run; nil if there is none
-- (a function called at the very end of another one leaves no trace).
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
-- Something wrong at the line of the rules that is being run.
function problem.here(text)
  local file, line = problem.place()
  return problem.rules(file, line, text)
end


--- problem.raise(key, parts)
-- Raises a sentence as an error at the line of the rules that is being run.
function problem.raise(key, parts)
  error(problem.here(sentence.of(key, parts)), 0)
end


--- problem.raise_text(text)
-- Raises a text as an error at the line of the rules that is being run.
function problem.raise_text(text)
  error(problem.here(text), 0)
end


--- problem.handler(raised) -> problem
-- A message handler for xpcall: whatever rules raise becomes a problem at the
-- innermost line of a rules file.
function problem.handler(raised)
  if problem.is(raised) then return raised end
  local text = type(raised) == "string" and raised or tostring(raised)
  return problem.here((string.gsub(text, "^[^:\n]+:%d+: ", "")))
end


--- problem.of(raised) -> problem
-- What was raised as a problem: a text that begins with a place in a rules file
-- keeps it, the engine's own places are left out.
function problem.of(raised)
  if problem.is(raised) then return raised end
  local text = tostring(raised)
  local file, line, rest = string.match(text, "^([^\n]-):(%d+): (.*)$")
  if file and known[file] then
    return problem.rules(file, math.tointeger(tonumber(line)), rest)
  end
  text = rest or text
  return problem.rules(nil, nil,
    string.match(text, "^bad argument #%d+ to '%?' %((.*)%)$") or text)
end


return problem
