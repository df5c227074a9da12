-- Lua typed by a person: expressions first, several lines, results or an error.

local phrase = require "tenace.face.say.phrase"
local told = require "tenace.base.raised".told
local value = require "tenace.face.say.value"

local evaluate = {}

local CHUNK = "=line"


--- load, with its own errors: within a call that adds a traceback to errors,
-- Lua would add one to the parser's errors about deep nesting, too.
local function read(text, env)
  local _, chunk, message = pcall(load, text, CHUNK, "t", env)
  return chunk, message
end


local function ends_early(message)
  return message:match("<eof>$") ~= nil
end


--- evaluate.compile(text, env) -> function, nil, nil, is_value; or nil,
-- message, more, what Lua says of the text as an expression
-- Tries the text as an expression, then as statements; `is_value` is true if it
-- was an expression. `more` is true if further lines must follow. The text gets
-- a blank before it, because Lua takes a text that begins with ESC for
-- bytecode.
function evaluate.compile(text, env)
  local chunk, as_value = read("return " .. text, env)
  if chunk then return chunk, nil, nil, true end
  local statements, message = read(" " .. text, env)
  if statements then return statements end
  return nil, message, ends_early(as_value) or ends_early(message), as_value
end


--- The message without a place in these faces: it is of no use to the person
-- who typed the line.
local function without_own_place(message)
  return (message:gsub("^repl/[^:]+%.lua:%d+: ", ""))
end


--- evaluate.tidy(message) -> the message without the place in a single line.
function evaluate.tidy(message)
  return (without_own_place(message):gsub("^line:1: ", "")
    :gsub(": 0x%x+", ""))
end


local function keep(err)
  return type(err) == "string" and evaluate.tidy(err) or err
end


--- evaluate.try(f, handler) -> as xpcall
-- A terminal puts another function here. If Ctrl-C has stopped the function,
-- what is done about it takes the time that it needs, until Ctrl-C comes again.
evaluate.try = xpcall


--- evaluate.run(chunk) -> true, packed results; or false, the error.
function evaluate.run(chunk)
  local results = table.pack(evaluate.try(chunk, keep))
  if not results[1] then return false, results[2] end
  table.remove(results, 1)
  results.n = results.n - 1
  return true, results
end


--- evaluate.rewind(match, decisions): takes a match back or forward to this
-- number of decisions
function evaluate.rewind(match, decisions)
  for _, step in ipairs { "undo", "redo" } do
    local sign = step == "undo" and 1 or -1
    local now = match:decisions()
    while sign * (now - decisions) > 0 do
      match[step](match, 1)
      if match:decisions() == now then break end
      now = match:decisions()
    end
  end
end


--- evaluate.is_stop(err) -> true if the error is Ctrl-C.
function evaluate.is_stop(err)
  return require "tenace.base.problem".is_stop(err)
end


--- evaluate.raised(err) -> an error's text as it was raised, without an address
-- in it. Ctrl-C has a text of its own.
function evaluate.raised(err)
  if evaluate.is_stop(err) then return phrase "prompt.stopped" end
  if type(err) == "table" and rawget(err, "message") then
    return value.text(err.message)
  end
  return evaluate.tidy(value.text(err))
end


--- evaluate.message(err) -> the same in the present language
function evaluate.message(err)
  return told(evaluate.raised(err))
end


return evaluate
