-- The calls for learners: a course of lessons or a quiz, as at the terminal.
-- The page keeps the progress; here it is only text.

local Course = require "tenace.face.teach.course"
local again = require "tenace.face.teach.again"
local catalogue = require "tenace.face.teach.catalogue"
local desk = require "tenace.face.web.desk"
local language = require "tenace.base.language"
local moment = require "tenace.face.moment.moment"
local phrase = require "tenace.face.say.phrase"
local plain = require "tenace.face.web.plain"
local problem = require "tenace.base.problem"
local progress = require "tenace.face.teach.progress"
local show = require "tenace.face.say.show"

local course = {}

-- The course, what it has said since the last answer, and the texts to keep.
local now


--- A function that keeps a text under that name for the next answer.
local function keeper(name)
  return function(text)
    now[name] = text
    return true
  end
end


--- An item of the course as the page gets it.
local function item_of(item)
  local copy = plain.value(item)
  copy.file, copy.question = plain.path(item.file), nil
  return copy
end


--- The answer: what was said, and what is asked now.
local function state(picked)
  local question, match, seat = now.course:question()
  local items = now.items
  if not picked then now.last = items end
  now.items = {}
  local seen = match and moment.of(match, seat, { picked = picked })
  return { items = plain.list(items), question = plain.value(question),
    picks = seen and seen.picks, over = now.course.over,
    waiting = now.course.waiting ~= nil, progress = now.progress,
    again = now.again, title = now.course.variant.title,
    pack = now.course.variant.deck.suits,
    deck = moment.deck({ variant = now.course.variant }, now.course.style) }
end


--- The number of the lesson of that name; nil if none is named.
local function only(list, call)
  if not call.lesson then return nil end
  return catalogue.find(list, call.lesson)
    or error(problem.request(phrase "web.no_lesson"), 0)
end


--- Begins what the call asks for.
local function begin(call, variant, list)
  now = { items = {}, progress = call.progress or "", again = call.again or "",
    code = language.code, call = call, said = {} }
  now.course = Course.new { variant = variant, lessons = list,
    seed = call.seed or 1, style = show.plain, only = only(list, call),
    quiz = call.quiz, progress = progress.from(now.progress, keeper "progress"),
    again = again.from(now.again, keeper "again"),
    others = function(other) return catalogue.of(variant, other) end,
    say = function(item) now.items[#now.items + 1] = item_of(item) end }
  if call.list then now.course:list() else now.course:start() end
end


function course.course(call)
  local variant = desk.variant(call.game)
  local list = catalogue.of(variant, call.seed or 1)
  if #list == 0 then
    error(problem.request(phrase("learn.no_lessons",
      { game = variant.title })), 0)
  end
  begin(call, variant, list)
  return state()
end


--- Says a text, of which only the last one's items are kept.
local function say(text)
  now.items = {}
  now.said[#now.said + 1] = text
  now.course:handle(text)
end


--- After a change of language, all is said again in the new one.
local function again_in_language()
  local said, variant = now.said, desk.variant(now.call.game)
  begin(now.call, variant, catalogue.of(variant, now.call.seed or 1))
  for _, text in ipairs(said) do say(text) end
end


function course.say(call)
  if not now then error(problem.request(phrase "learn.no_course"), 0) end
  if now.code ~= language.code then again_in_language() end
  if call.text then say(call.text) end
  local only_looks = not call.text and not call.picked
  if only_looks and #now.items == 0 then now.items = now.last end
  return state(call.picked)
end


return course
