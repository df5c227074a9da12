-- The calls of those in a class: pupils come, look and answer; the teacher's
-- board goes on, and sends somebody away.

local language = require "tenace.base.language"
local phrase = require "tenace.face.say.phrase"
local results = require "tenace.face.class.results"
local seen = require "tenace.face.class.seen"
local tables = require "tenace.face.host.tables"

local calls = {}


--- Refuses what cannot be done.
local function refuse(kind, key)
  error({ refused = { kind = kind, text = phrase("class." .. key) } }, 0)
end


--- The class and the pupil who asks.
local function pupil(call)
  local class, person = tables.need(call)
  if person.board then refuse("request", "no_pupil") end
  return class, person
end


--- The class, if the teacher asks.
local function teacher(call)
  local class, person = tables.at(call)
  if not person or not person.board then refuse("request", "only_teacher") end
  return class
end


-- Sentences that the page's parts need which other views have, too.
local SHARED = { web = { "bid", "say_it", "not", "question" },
  learn = { "answer", "answer_cards", "answer_none", "number_of", "sign", "yes",
    "no" } }


--- The sentences of the page.
local function texts_of()
  local texts = {}
  for section, names in pairs(SHARED) do
    for _, name in ipairs(names) do
      texts[name] = phrase.list(section .. ".page." .. name)
    end
  end
  for name, text in pairs(phrase.list "class.page") do texts[name] = text end
  return texts
end


function calls.texts(call)
  local class, person = tables.at(call)
  local code = tables.asked_in(call)
  if code and not (person and person.board) then
    class.plan:at(code)
    if person then person.language = code end
  end
  return { code = language.code, texts = texts_of() }
end


function calls.look(call)
  local class, person = tables.at(call)
  if person and person.board then return seen.board(class) end
  return seen.phone(class, person)
end


function calls.come(call)
  local class, person = tables.at(call)
  if not person then
    if class:is_full() then refuse("request", "full") end
    person = class:come { name = tables.name(call.name),
      language = tables.asked_in(call) or class.language, now = tables.now() }
    class.keep(class)
    class:count()
  end
  return { token = person.token, ear = person.ear, name = person.name }
end


function calls.board(call)
  local _, person = teacher(call), tables.of[call.table].people[call.token]
  return { ear = person.ear }
end


function calls.leave(call)
  local class, person = pupil(call)
  class:go(person)
  class.keep(class)
  class:count()
  return true
end


--- Refuses an answer to a question that is closed, or not asked any more.
local function need_open(class, call)
  if class.phase ~= "open" or class.at ~= call.n then
    refuse("late", "closed")
  end
end


function calls.answer(call)
  local class, person = pupil(call)
  need_open(class, call)
  local given, how = class:answer(person, call.text, tables.now())
  if not given then error({ refused = { kind = "request", text = how } }, 0) end
  return { given = given.parts }
end


function calls.picks(call)
  local class, person = pupil(call)
  need_open(class, call)
  return { picks = seen.picks(class, person, call.picked) }
end


--- Twice pressed is pressed once: the teacher says what the board shows.
function calls.step(call)
  local class = teacher(call)
  if class.phase == call.phase and class.at == call.n then
    class:step(tables.now())
  end
  return true
end


function calls.time(call)
  local class = teacher(call)
  if class.phase == "open" and class.at == call.n then
    class:time(call.seconds, tables.now())
  end
  return true
end


function calls.remove(call)
  local class = teacher(call)
  local person = class:of_number(call.n)
  if not person then refuse("request", "nobody") end
  class:go(person)
  class.keep(class)
  class:changed()
  return true
end


function calls.results(call)
  return { text = results.text(teacher(call)) }
end


return calls
