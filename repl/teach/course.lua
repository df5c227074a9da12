-- Lessons, one after the other, or a quiz, for any face. A course takes answers
-- as they are typed, and commands, and says items: plain data that a face shows
-- in its way.
--
-- An item has `what` it is:
--   heading { text }, above a question or a lesson; gap, before one of these
--   sentence { text, typed = it names commands to be typed }; help { text }
--   text { text }, of which a lesson consists
--   told { text }, what has happened in an author's lesson
--   question { question }, see posed.of
--   verdict { right, missing = how many are missing, extra = what is too much }
--   cite { text, rule, file, line }, the place of a rule
--   lessons { lessons = list of { n, name, title, result, done } }

local asking = require "tenace.face.teach.asking"
local catalogue = require "tenace.face.teach.catalogue"
local draw = require "tenace.face.teach.draw"
local guided = require "tenace.face.teach.guided"
local language = require "tenace.base.language"
local lessons = require "tenace.face.teach.lessons"
local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"
local verbs = require "tenace.face.typed.verbs"

local Course = {}
Course.__index = Course


--- Course.new(facts) -> a course. Facts: `say`, a function that gets each item
-- and, for a question, what it is made of and its style; `variant`, `lessons`,
-- `progress`, `style`, `seed`; `again`, the questions that were wrong, and
-- `others`, which makes the lessons of another seed; `only`, the number of a
-- lesson; or `quiz`, a number of questions.
function Course.new(facts)
  local self = setmetatable({ over = false, at = 0 }, Course)
  for name, fact in pairs(facts) do self[name] = fact end
  self.style = show.usual(self.style, self.variant.deck)
  return self
end


local function text(self, words)
  self.say { what = "sentence", text = draw.sentence(words, self.style) }
end


--- A line above what follows.
local function heading(self, words)
  self.say { what = "gap" }
  self.say { what = "heading", text = words }
end


--- The result of a lesson, for the list.
local function result_text(self, lesson)
  local result = self.progress:result(lesson.id)
  if lesson.guided then
    return phrase(result and "teach.done_by_teacher" or "teach.by_teacher")
  end
  if not result then
    return phrase("teach.not_begun",
      { n = lesson.find and lesson.n or #lesson.questions })
  end
  return phrase("teach.done", { right = result.right, n = result.all })
end


--- Shows the list of lessons and their results.
local function list(self)
  local rows = {}
  for i, lesson in ipairs(self.lessons) do
    rows[i] = { n = i, name = lesson.name, title = lesson.title,
      result = result_text(self, lesson),
      done = self.progress:result(lesson.id) ~= nil }
  end
  self.say { what = "lessons", lessons = rows }
end


--- The number of the first lesson that is not done, from a number on; or nil.
local function first_left(self, from)
  for i = from, #self.lessons do
    if not self.progress:result(self.lessons[i].id) then return i end
  end
end


--- The questions in the order in which they are asked; none has come yet.
local function queue_of(self, questions)
  self.questions = questions
  self.queue, self.at, self.asked = {}, 0, 0
  self.right, self.failed = 0, {}
  for i, question in ipairs(questions) do
    self.queue[i] = { question = question }
  end
end


--- The line above a question.
local function number_text(self, item)
  if item.again then return phrase "teach.once_more" end
  return phrase("teach.number", { n = self.asked, all = #self.questions })
end


--- Puts the next question; nil if there is none.
local function ask_next(self)
  self.at = self.at + 1
  local item = self.queue[self.at]
  if not item then return false end
  if not item.again then self.asked = self.asked + 1 end
  self.asking = asking.new(item.question, self.variant, self.style, self.say)
  heading(self, number_text(self, item))
  self.asking:put()
  return true
end


-- The other questions that come before a wrong one comes again.
local BETWEEN = 2


--- A question was wrong: it comes again later, and in later sessions. One that
-- was right there comes again later still.
local function remember(self, item, was_right)
  local question = item.question
  if was_right then
    if self.again and not item.again then self.again:right(question) end
  elseif not item.again and not self.skipped and not question.alone then
    if self.again then
      self.again:add(question, question.seed or self.seed or 1)
    end
    local place = self.at + BETWEEN + 1
    if not self.quiz and place <= #self.queue + 1 then
      table.insert(self.queue, place, { question = question, again = true })
    end
  end
end


local function keep(self, lesson, right, all)
  local done, problem = self.progress:keep(lesson.id, right, all)
  if done or self.warned then return end
  self.warned = true
  text(self, phrase("teach.not_kept", { problem = problem }))
end


--- Leaves a lesson for which this seed has no question.
local function give_up(self)
  self.over = true
  text(self, phrase("teach.none_found", { seed = self.seed or 1 }))
end


--- Begins lesson n: its text, and the first question or move.
local function begin(self, n)
  local lesson = self.lessons[n]
  self.lesson, self.number, self.waiting = lesson, n, nil
  heading(self, phrase("teach.begin",
    { n = n, all = #self.lessons, title = lesson.title }))
  for _, words in ipairs(lesson.text or {}) do
    self.say { what = "text", text = draw.sentence(words, self.style) }
  end
  if lesson.guided then
    self.asking = guided.new(lesson.guided, self.style, self.say)
    queue_of(self, {})
    return self.asking:put()
  end
  queue_of(self, lessons.ask(lesson))
  if not ask_next(self) then give_up(self) end
end


--- Begins with the first lesson that is left, or says that there is none.
local function begin_first(self)
  local n = self.only or first_left(self, 1)
  if n then return begin(self, n) end
  self.over = true
  text(self, phrase "teach.all_done")
end


--- Begins with what was wrong in earlier sessions; false if nothing was.
local function begin_review(self)
  if self.only or not self.again then return false end
  local due = self.again:due(self.seed or 1, self.lessons, self.others)
  if #due == 0 then return false end
  self.reviewing = true
  text(self, phrase("teach.review", { n = #due }))
  queue_of(self, due)
  return ask_next(self)
end


--- Continues after a lesson: with another one, or to the end.
local function go_on(self)
  local n = not self.only and first_left(self, self.number + 1)
  if n then
    self.waiting = n
    return text(self, phrase("teach.next",
      { n = n, title = self.lessons[n].title }))
  end
  self.over = true
  if not self.only then text(self, phrase "teach.finished") end
end


-- Topics whose rules are facts and steps of the file, such as `ranks`: a
-- learner reads the name of the topic.
local FACTS = { rank = true, trick = true, count = true }

-- The topics of drills, by which name a learner reads them.
local DRILLS = { trumps_out = "counting", suit_out = "counting",
  highest = "counting", rank_out = "counting", points = "count",
  melds = "meld" }


local function look_at(self)
  if #self.failed == 0 then return text(self, phrase "teach.perfect") end
  local names, seen = {}, {}
  for _, question in ipairs(self.failed) do
    local rule = question.because and question.because.rule
    local name = rule and not FACTS[question.topic] and language.rule(rule)
      or phrase("teach.topic." .. (DRILLS[question.topic] or question.topic))
    if not seen[name] then names[#names + 1], seen[name] = name, true end
  end
  text(self, phrase("teach.look_at", { names = language.list(names) }))
end


--- The summary of a lesson, a quiz, or the questions that came again.
local function finish(self)
  self.say { what = "gap" }
  if self.reviewing then
    self.reviewing = nil
    text(self, phrase("teach.review_summary",
      { right = self.right, n = #self.questions }))
    return begin_first(self)
  end
  if self.quiz then
    text(self, phrase("teach.quiz_summary",
      { right = self.right, n = #self.questions }))
    look_at(self)
    self.over = true
    return
  end
  if self.lesson.guided then
    keep(self, self.lesson, 1, 1)
  else
    text(self, phrase("teach.summary", { n = self.number, right = self.right,
      all = #self.questions }))
    look_at(self)
    keep(self, self.lesson, self.right, #self.questions)
  end
  go_on(self)
end


--- Counts the question as answered, shown or skipped, and puts the next one.
local function done_with(self)
  if self.lesson and self.lesson.guided then return finish(self) end
  local item, was_right = self.queue[self.at], self.asking:was_right()
  remember(self, item, was_right)
  self.skipped = nil
  if was_right and not item.again then
    self.right = self.right + 1
  elseif not item.again then
    table.insert(self.failed, item.question)
  end
  if not ask_next(self) then finish(self) end
end


local commands = {}


function commands.show(self)
  if self.asking:show() ~= "again" then done_with(self) end
end


function commands.skip(self)
  text(self, phrase "teach.skipped")
  if self.lesson and self.lesson.guided then return go_on(self) end
  self.asking.shown, self.skipped = true, true
  done_with(self)
end


function commands.why(self) self.asking:rule() end
function commands.again(self) self.asking:put() end


function commands.lessons(self)
  if self.quiz then return text(self, phrase "teach.no_lessons_now") end
  list(self)
end


function commands.help(self)
  self.say { what = "help", text = phrase "teach.help" }
end


--- Leaves, and says so if the lesson is not finished.
function commands.stop(self)
  self.over = true
  if self.waiting then return end
  if self.quiz then
    return text(self, phrase("teach.stopped_quiz",
      { n = self.asked - 1, all = #self.questions }))
  end
  if self.reviewing then return text(self, phrase "teach.stopped_review") end
  text(self, phrase("teach.stopped", { name = self.lesson.name }))
end


--- At the table that word asks for help with a move; here the rule is the help,
-- or what an author says.
function commands.hint(self)
  if self.asking.hint then return self.asking:hint() end
  self.asking:rule()
end


commands.quit, commands.q, commands.exit = commands.stop, commands.stop,
  commands.stop


--- course:start(): says the first items.
function Course:start()
  local title = show.bold(self.variant.title, self.style)
  if self.quiz then
    queue_of(self, lessons.quiz(self.lessons, self.quiz, self.seed))
    text(self, phrase("teach.quiz",
      { title = title, n = #self.questions, seed = self.seed }))
    ask_next(self)
    return
  end
  text(self, phrase("teach.title", { title = title, n = #self.lessons,
    played = phrase("teach.played_as", { spec = self.variant.spec }) }))
  list(self)
  self.say { what = "sentence", text = phrase "teach.how_it_goes",
    typed = true }
  if not begin_review(self) then begin_first(self) end
end


--- course:list(): says the lessons and their results.
function Course:list()
  list(self)
end


--- Between lessons: Enter begins the next, a name or number another one.
local function between(self, line)
  local n = line ~= "" and catalogue.find(self.lessons, line)
  if line == "" then
    begin(self, self.waiting)
  elseif n then
    begin(self, n)
  else
    text(self, phrase("teach.next", { n = self.waiting,
      title = self.lessons[self.waiting].title }))
  end
end


--- course:handle(line): an answer, or a command, as it is typed. An empty line
-- puts the question again, or begins the next lesson.
function Course:handle(line)
  local command = commands[verbs.of_lesson(line):lower()]
  if command and not (self.waiting and (command == commands.show
    or command == commands.skip or command == commands.why
    or command == commands.hint)) then
    command(self)
  elseif self.waiting then
    between(self, line)
  elseif line == "" then
    self.asking:put()
  elseif self.asking:take(line) == "right" then
    done_with(self)
  end
end


--- course:close(): the learner leaves.
function Course:close() commands.stop(self) end


--- course:question() -> the present question as plain data, see posed.of; in an
-- author's lesson also the match and the learner's seat. Nil between lessons.
function Course:question()
  local now = self.asking
  if self.over or self.waiting or not now then return nil end
  if now.match then return now:posed(), now.match, now.lesson.seat end
  return now:posed()
end


return Course
