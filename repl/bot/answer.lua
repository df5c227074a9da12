-- Answers the lines of other programs: a text of JSON in, a text of JSON out.
-- The calls are those of protocol.json.

local called = require "tenace.face.say.called"
local calls = require "tenace.face.bot.calls"
local clean = require "tenace.face.say.clean"
local data = require "tenace.face.outside.data"
local disk = require "tenace.base.disk"
local json = require "dkjson"
local phrase = require "tenace.face.say.phrase"
local place = require "tenace.base.place"
local problem = require "tenace.base.problem"
local sentence = require "tenace.base.sentence"

local answer = {}

-- What every call may have besides its arguments.
local COMMON = { id = true, call = true, match = true }

-- The first names in an answer.
local KEYS = { "id", "value", "error", "kind", "text" }

local protocol


--- answer.protocol() -> the table of calls, as protocol.json has it
function answer.protocol()
  if not protocol then
    local text = assert(disk.read(place.data .. "/repl/bot/protocol.json"))
    protocol = assert(json.decode(text))
  end
  return protocol
end


--- An error of the call itself.
local function wrong_call(key, parts)
  return { kind = "protocol", text = phrase("bot." .. key, parts) }
end


--- What is wrong with a call; nil if it is as the table has it.
local function fault_of(call)
  if call.match ~= nil and type(call.match) ~= "string" then
    return wrong_call("no_argument", { call = call.call or "",
      name = "match", kind = "text?" })
  end
  local key, parts, word, names =
    called.fault(answer.protocol().calls, call, COMMON)
  if not key then return nil end
  if not word then return wrong_call(key, parts) end
  return { kind = "protocol",
    text = phrase.nearest("bot." .. key, word, names, parts) }
end


--- Is it a message of Lua itself? Then it tells of a defect of ours, not of a
-- call that the library refuses.
local function is_of_lua(text)
  return text:find "^attempt to " ~= nil or text:find "^bad argument #" ~= nil
end


--- answer.error(raised) -> { kind, text, file, line, … } of any error
function answer.error(raised)
  if type(raised) == "table" and raised.refused then return raised.refused end
  if problem.lacks_memory(raised) then
    return { kind = "memory", text = sentence.shown(raised) }
  end
  if problem.is(raised) then
    return { kind = raised.kind, text = raised.text, file = raised.file,
      line = raised.line }
  end
  local text = sentence.shown(raised)
  local misuse = text:match "^repl/bot/calls%.lua:%d+: (.*)"
  if misuse and not is_of_lua(misuse) then
    return { kind = "request", text = misuse }
  end
  local at = text:match "^[%w_/.]+%.lua:%d+: "
  return { kind = at and "defect" or "request", text = text }
end


--- Does what a call that is right asks for.
local function ask(call)
  local done, value = pcall(calls[call.call], call, answer.protocol())
  if done then return { id = call.id, value = data.of(value) } end
  if problem.is_stop(value) then error(value, 0) end
  return { id = call.id, error = answer.error(value) }
end


--- The answer as one line. What JSON cannot hold is a defect of ours.
local function encoded(document)
  local done, text = pcall(json.encode, document,
    { keyorder = data.names(document, KEYS) })
  if done and text then return clean.utf8(text) end
  return json.encode { error = { kind = "defect",
    text = sentence.shown(text) } }
end


--- answer.line(text) -> text
-- @param text a call
-- @return the answer, which is one line
function answer.line(text)
  local read, call, _, wrong = pcall(json.decode, text)
  if not read or type(call) ~= "table" then
    return encoded { error = wrong_call("no_json",
      { problem = not read and call or wrong or text }) }
  end
  local fault = fault_of(call)
  if fault then return encoded { id = call.id, error = fault } end
  return encoded(ask(call))
end


return answer
