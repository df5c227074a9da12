-- Lessons, one after the other, or a quiz. The session takes lines and answers
-- with text; it knows nothing of terminals.

local asking = require "tenace.face.teach.asking"
local catalogue = require "tenace.face.teach.catalogue"
local draw = require "tenace.face.teach.draw"
local guided = require "tenace.face.teach.guided"
local language = require "tenace.base.language"
local lessons = require "tenace.face.teach.lessons"
local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"

local Session = {}
Session.__index = Session


--- Session.new(facts) -> a session. Facts: `variant`, `lessons`, `progress`,
-- `style`, `seed`; `again`, the questions that were wrong, and `others`, which
-- makes the lessons of another seed; `only`, the number of a lesson; or `quiz`,
-- a number of questions.
function Session.new(facts)
  local self = setmetatable({ over = false, written = {}, at = 0 }, Session)
  for name, fact in pairs(facts) do self[name] = fact end
  self.style = show.usual(self.style, self.variant.deck)
  self.say = function(lines)
    for _, line in ipairs(lines) do
      self.written[#self.written + 1] = line .. "\n"
    end
  end
  return self
end


local function text(self, words) self.say(draw.text(words, self.style)) end


local function said(self)
  local all = table.concat(self.written)
  self.written = {}
  return all
end


--- The result of a lesson, for the list.
local function result_text(self, lesson)
  local result = self.progress:result(lesson.id)
  if lesson.guided then
    return phrase(result and "teach.done_by_teacher" or "teach.by_teacher")
  end
  if not result then
    return phrase("teach.not_begun",
      { n = lesson.find and 1 or #lesson.questions })
  end
  return phrase("teach.done", { right = result.right, n = result.all })
end


--- Rows of number, name, title and result as lines; without the titles if these
-- make a line too long for the screen.
local function fitting(rows, room)
  local lines, wide = show.columns(rows, { true }), false
  for i, line in ipairs(lines) do
    lines[i] = "  " .. line
    wide = wide or show.width(lines[i]) > room
  end
  if not wide or #rows[1] < 4 then return lines end
  for _, row in ipairs(rows) do table.remove(row, 3) end
  return fitting(rows, room)
end


--- Shows the list of lessons and their results.
local function list(self)
  local rows = {}
  for i, lesson in ipairs(self.lessons) do
    rows[i] = { tostring(i), lesson.name, lesson.title,
      result_text(self, lesson) }
  end
  self.say(fitting(rows, self.style.width))
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
  self.say { "", show.bold(number_text(self, item), self.style) }
  self.asking:put()
  return true
end


-- The other questions that come before a wrong one comes again.
local BETWEEN = 2


--- A question was wrong: it comes again later, and in the next session. One
-- that was right is not asked in the next session any more.
local function remember(self, item, was_right)
  local question = item.question
  if was_right then
    if self.again and not item.again then self.again:remove(question) end
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
  self.say { "", show.bold(phrase("teach.begin",
    { n = n, all = #self.lessons, title = lesson.title }), self.style) }
  for _, words in ipairs(lesson.text or {}) do
    self.say(draw.text(words, self.style, "  "))
  end
  if lesson.guided then
    self.asking = guided.new(lesson.guided, self.style, self.say)
    queue_of(self, {})
    return self.asking:put()
  end
  if lesson.find then lesson.questions = lesson.find() end
  queue_of(self, lesson.questions)
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


local function look_at(self)
  if #self.failed == 0 then return text(self, phrase "teach.perfect") end
  local names, seen = {}, {}
  for _, question in ipairs(self.failed) do
    local rule = question.because and question.because.rule
    local name = rule and language.spoken(rule)
      or phrase("teach.topic." .. question.topic)
    if not seen[name] then names[#names + 1], seen[name] = name, true end
  end
  text(self, phrase("teach.look_at", { names = language.list(names) }))
end


--- The summary of a lesson, a quiz, or the questions that came again.
local function finish(self)
  self.say { "" }
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
  self.say(show.lines(phrase "teach.help"))
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


commands.quit, commands.q, commands.exit = commands.stop, commands.stop,
  commands.stop


--- session:start() -> the first text for the learner.
function Session:start()
  local title = show.bold(self.variant.title, self.style)
  if self.quiz then
    queue_of(self, lessons.quiz(self.lessons, self.quiz, self.seed))
    text(self, phrase("teach.quiz",
      { title = title, n = #self.questions, seed = self.seed }))
    ask_next(self)
    return said(self)
  end
  text(self, phrase("teach.title", { title = title, n = #self.lessons,
    played = phrase("teach.played_as", { spec = self.variant.spec }) }))
  list(self)
  text(self, phrase "teach.how_it_goes")
  if not begin_review(self) then begin_first(self) end
  return said(self)
end


--- session:list() -> the lessons and their results.
function Session:list()
  list(self)
  return said(self)
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


--- session:handle(line) -> text. Repeats a remark, so that the output for a
-- file of answers shows which answer belongs to which question.
function Session:handle(line)
  line = line:match "^%s*(.-)%s*$"
  if line:find "^#" then return line .. "\n" end
  local command = commands[line:lower()]
  if command and not (self.waiting and (command == commands.show
    or command == commands.skip or command == commands.why)) then
    command(self)
  elseif self.waiting then
    between(self, line)
  elseif line == "" then
    self.asking:put()
  elseif self.asking:take(line) == "right" then
    done_with(self)
  end
  return said(self)
end


--- session:label() -> the text before the line to be typed.
function Session:label() return phrase "prompt.ready" end


--- session:close() -> the last text, at the end of the input.
function Session:close()
  commands.stop(self)
  return said(self)
end


function Session:break_off() end


return Session
