-- Answers the calls of other programs: a text of JSON in, a text of JSON out.
-- The page's worker does so, and `tenace bot`. Each has a table of its calls,
-- protocol.json in its room.

local clean = require "tenace.face.say.clean"
local data = require "tenace.face.say.data"
local disk = require "tenace.base.disk"
local json = require "dkjson"
local phrase = require "tenace.face.say.phrase"
local place = require "tenace.base.place"
local problem = require "tenace.base.problem"
local sentence = require "tenace.base.sentence"

local called = {}

local Face = {}
Face.__index = Face


--- Changes nothing.
local function same(value) return value end

Face.encode = json.encode
Face.before, Face.caught, Face.told, Face.value = same, same, same, same


--- called.new(face) -> the face, which has `protocol` and `answer` now
-- @param face {
--   room: the folder below repl, with its table and the modules that answer;
--   by: the module that answers where the table names none in `by`;
--   common: the kinds of what every call may have besides its arguments;
--   wrong: the name of an error in an answer;
--   before: called before each call that is right;
--   caught, told, value: functions that change what was raised, as it is
--     caught; an error, { kind, text, file, line }; and the value of an answer;
--   keys: the first names in an answer, if its names are in order;
--   encode: what makes the text of an answer in place of dkjson
-- }
function called.new(face)
  return setmetatable(face, Face)
end


--- face:protocol() -> the table of calls, as protocol.json has it
function Face:protocol()
  if not self.read then
    local path = ("%s/repl/%s/protocol.json"):format(place.data, self.room)
    self.read = assert(json.decode(assert(disk.read(path))))
  end
  return self.read
end


-- The types of Lua that a kind of value may have, by its name; with `?` a value
-- may be left out.
local TYPES = { text = "string", number = "integer", flag = "boolean",
  list = "table", table = "table" }

-- The types that each kind of the tables allows.
local allowed = {}


--- The types that a kind allows, as a set: `text or number?`.
local function types_of(kind)
  local set = { any = kind:find "%f[%a]any%f[%A]" ~= nil,
    ["nil"] = kind:sub(-1) == "?" }
  for word in kind:gmatch "%a+" do
    if TYPES[word] then set[TYPES[word]] = true end
  end
  allowed[kind] = set
  return set
end


--- Is the value of that kind?
local function is_of(kind, value)
  local set = allowed[kind] or types_of(kind)
  return set.any or set[math.type(value) or type(value)] or false
end


--- The names of a table, by alphabet.
local function names_of(set)
  local list = {}
  for name in pairs(set) do list[#list + 1] = name end
  table.sort(list)
  return list
end


--- What is wrong with the call itself.
local function fault(key, parts)
  return { kind = "protocol", text = phrase("bot." .. key, parts) }
end


--- A fault: among the names of `set` there is no `name`.
local function fault_near(key, name, set, parts)
  return { kind = "protocol",
    text = phrase.nearest("bot." .. key, name, names_of(set), parts) }
end


--- A fault: an argument is not of its kind. Nil if all are.
local function wrong_kind(kinds, call, name)
  for key, kind in pairs(kinds) do
    if not is_of(kind, call[key]) then
      return fault("no_argument", { call = name, name = key, kind = kind })
    end
  end
end


--- What is wrong with a call; nil if it is as the table has it.
function Face:fault(call)
  local calls, name = self:protocol().calls, call.call
  local about = type(name) == "string" and calls[name]
  name = sentence.shown(name or "")
  local wrong = wrong_kind(self.common, call, name)
    or not about and fault_near("no_call", name, calls, { call = name })
    or wrong_kind(about.takes, call, name)
  if wrong then return wrong end
  for key in pairs(call) do
    if not self.common[key] and not about.takes[key] then
      key = sentence.shown(key)
      return fault_near("odd_argument", key, about.takes,
        { call = name, name = key })
    end
  end
end


--- Any error as { kind, text, file, line, … }.
local function error_of(raised)
  if type(raised) == "table" and raised.refused then return raised.refused end
  local text = sentence.shown(raised)
  if problem.lacks_memory(raised) then
    return { kind = "memory", text = text }
  end
  if problem.is(raised) then
    return { kind = raised.kind, text = raised.text, file = raised.file,
      line = raised.line }
  end
  local is_ours = text:find "^[%w_/.]+%.lua:%d+: "
  return { kind = is_ours and "defect" or "request", text = text }
end


--- Does what a call that is right asks for.
function Face:ask(call, tell)
  self.before()
  local done, value = xpcall(function()
    local by = self:protocol().calls[call.call].by or self.by
    local calls = require(("tenace.face.%s.%s"):format(self.room, by))
    return calls[call.call](call, tell)
  end, self.caught)
  if done then return { id = call.id, value = self.value(value) } end
  if problem.is_stop(value) then error(value, 0) end
  return { id = call.id, [self.wrong] = self.told(error_of(value)) }
end


--- The answer as JSON. What it cannot hold is a defect of ours.
function Face:encoded(document)
  local done, text = pcall(self.encode, document,
    { keyorder = self.keys and data.names(document, self.keys) })
  if done and text then return clean.utf8(text) end
  return json.encode { id = document.id,
    [self.wrong] = { kind = "defect", text = sentence.shown(text) } }
end


--- face:answer(text [, tell]) -> text
-- @param text a call
-- @param tell a function that gets the text of each progress
-- @return the answer, on one line
function Face:answer(text, tell)
  local read, call, _, wrong = pcall(json.decode, text)
  if not read or type(call) ~= "table" then
    return self:encoded { [self.wrong] = fault("no_json",
      { problem = not read and call or wrong or text }) }
  end
  local faulty = self:fault(call)
  if faulty then return self:encoded { id = call.id, [self.wrong] = faulty } end
  return self:encoded(self:ask(call, function(stage, done, all)
    local progress = { stage = stage, done = done, all = all }
    if tell then tell(json.encode { id = call.id, progress = progress }) end
  end))
end


return called
