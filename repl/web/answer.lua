-- Answers the page's calls: a text of JSON in, a text of JSON out. The calls
-- are those of protocol.json.

local called = require "tenace.face.say.called"
local clean = require "tenace.face.say.clean"
local core = require "tenace.core"
local disk = require "tenace.base.disk"
local json = require "dkjson"
local language = require "tenace.base.language"
local phrase = require "tenace.face.say.phrase"
local place = require "tenace.base.place"
local plain = require "tenace.face.web.plain"
local problem = require "tenace.base.problem"
local sentence = require "tenace.base.sentence"

local answer = {}

-- Which file answers a call; all others are answered by playing.lua.
local FILES = {
  branch = "lines", lines = "lines", timeline = "lines",
  arrange = "placing", solve = "study", files = "files", reload = "files",
  open = "files", rulebook = "files", check = "study", simulate = "study",
  review = "study", compare = "comparing", sweep = "comparing",
  puzzle = "puzzling", guess = "puzzling", hint = "asking",
  against = "asking", made = "asking", settled = "asking", counts = "asking",
  words = "writing", try = "writing", starter = "writing", write = "writing",
  remove = "writing", rename = "writing", bring = "writing", own = "writing",
  choices = "choosing", share = "links", share_view = "links",
  receive = "links",
  book = "book", example = "book", course = "course", say = "course",
}

-- There are no signals that could tell how long an answer takes, so the
-- instructions of rules are always counted.
core.budget { always = true }

-- What engine.c and files.c say where another engine, or more parts of the
-- page, can answer the call.
local NO_WIDE, NOT_HERE = "no core for wide decks", "has come yet"

-- What every call has besides its arguments.
local COMMON = { id = true, call = true }

local protocol


--- answer.protocol() -> the table of calls, as protocol.json has it
function answer.protocol()
  if not protocol then
    local text = assert(disk.read(place.data .. "/repl/web/protocol.json"))
    protocol = assert(json.decode(text))
  end
  return protocol
end


--- A problem of the call itself.
local function wrong_call(key, parts)
  return { kind = "protocol", text = phrase("web." .. key, parts) }
end


--- What is wrong with a call; nil if it is as the table has it.
local function fault_of(call)
  local key, parts = called.fault(answer.protocol().calls, call, COMMON)
  return key and wrong_call(key, parts)
end


--- answer.problem(raised) -> { kind, text, file, line } of any error
function answer.problem(raised)
  if type(raised) == "table" and raised.refused then return raised.refused end
  if problem.lacks_memory(raised) then
    return { kind = "memory", text = sentence.shown(raised) }
  end
  if problem.is(raised) then
    return plain.problem(raised)
  end
  local text = sentence.shown(raised)
  if text:find(NO_WIDE, 1, true) then return { kind = "wide", text = text } end
  if text:find(NOT_HERE, 1, true) then
    return { kind = "missing", text = text }
  end
  local at = text:match "^[%w_/.]+%.lua:%d+: "
  return { kind = at and "defect" or "request", text = text }
end


--- Answers a call that is right, in the words of the game at the table.
local function ask(call, tell)
  local at_table = require "tenace.face.web.desk".match
  if at_table then language.speak_of(at_table.variant.texts) end
  local calls = require("tenace.face.web." .. (FILES[call.call] or "playing"))
  local done, value = xpcall(calls[call.call], function(raised)
    if type(raised) ~= "string" then return raised end
    local is_ours = raised:match "^%a[%w_/.]*%.lua:%d+: "
    return is_ours and debug.traceback(raised, 2) or raised
  end, call, tell)
  if done then return { id = call.id, value = value } end
  return { id = call.id, problem = answer.problem(value) }
end


--- JSON of the answer. What it cannot hold is a defect of ours.
local function encoded(document)
  local done, text = pcall(json.encode, document)
  if done and text then return clean.utf8(text) end
  return json.encode { id = document.id, problem = answer.problem(text) }
end


--- answer.answer(text [, tell]) -> text
-- @param text a call
-- @param tell a function that gets the text of each progress
-- @return the answer
function answer.answer(text, tell)
  local call, _, wrong = json.decode(text)
  if type(call) ~= "table" then
    return encoded { problem = wrong_call("no_json",
      { problem = wrong or text }) }
  end
  local fault = fault_of(call)
  if fault then return encoded { id = call.id, problem = fault } end
  return encoded(ask(call, function(stage, done, all)
    if tell then
      tell(json.encode { id = call.id,
        progress = { stage = stage, done = done, all = all } })
    end
  end))
end


return answer
