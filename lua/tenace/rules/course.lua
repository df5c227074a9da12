-- A course written by a teacher: lessons in an order that leads from one to the
-- next. Each says what the learner reads, and which questions are asked.

local lesson = require "tenace.rules.lesson"

local course = {}

--- The names in the braces after `course "…"`.
course.fields = {
  { name = "of", kind = "text",
    says = "the game, with house rules if the course is about these: "
      .. "\"GAME+HOUSE_RULE\"" },
  { name = "text", kind = "text",
    says = "what the course is for, which the learner reads first" },
  { name = "lessons", kind = "list", says = "the lessons, in order" },
}

--- The names in a lesson of a course.
course.lesson_fields = {
  { name = "name", kind = "text",
    says = "the word that chooses the lesson: --lesson NAME" },
  { name = "title", kind = "text", says = "the line above the lesson" },
  { name = "text", kind = "text",
    says = "what the learner reads before the questions; not given with "
      .. "`lesson`: what that lesson says" },
  { name = "ask", kind = "text",
    says = "which questions are made, and how many: \"trick 4, voids 2\"" },
  { name = "examples", kind = "list",
    says = "names of worked examples of the rules, which are asked first" },
  { name = "lesson", kind = "text",
    says = "the name of a lesson with steps, or best_card: it comes in place "
      .. "of questions" },
}


--- What `ask` says: list of { topic, n }.
local function asked(self, i, given)
  local list = {}
  for part in string.gmatch(given.ask or "", "[^,]+") do
    local topic, n = string.match(part, "^%s*([%w_]+)%s+(%d%d?)%s*$")
    if not topic then
      lesson.fail(self, { "lessons", i, "ask" }, "course_ask", { text = part })
    end
    list[#list + 1] = { topic = topic, n = math.tointeger(tonumber(n)) }
  end
  return list
end


local function read_lesson(self, i, given)
  local path = { "lessons", i }
  if type(given) ~= "table" then
    lesson.fail(self, path, "lesson_kind", { name = "lessons", kind = "list" })
  end
  lesson.check_fields(self, given, course.lesson_fields, path)
  local asks = given.ask or given.lesson or given.examples
  local reads = given.text or given.lesson
  if not (given.name and given.title and reads and asks) then
    lesson.fail(self, path, "course_lesson", {})
  end
  return { name = given.name, title = given.title, text = given.text,
    ask = asked(self, i, given), examples = given.examples or {},
    lesson = given.lesson }
end


--- The checked contents of the file.
local function read(self, given)
  lesson.check_fields(self, given, course.fields, {})
  self.of, self.text, self.lessons = given.of or self.game, given.text, {}
  if #(given.lessons or {}) == 0 then
    lesson.fail(self, { "lessons" }, "course_lessons", {})
  end
  for i, one in ipairs(given.lessons) do
    self.lessons[i] = read_lesson(self, i, one)
  end
  return self
end


--- course "Whist in ten lessons" { lessons = { … } }
-- A course: lessons in order, each with what the learner reads and with the
-- questions that are asked. The file `lessons/GAME/course.lua` of the rules
-- folders returns it.
-- @example return course "Whist in two lessons" {
--   of = "whist", text = "For people who have never played tricks.",
--   lessons = {
--     { name = "tricks", title = "Who wins the trick",
--       text = "The highest card of the suit led wins.", ask = "trick 4" },
--     { name = "follow_suit", title = "Follow suit",
--       text = "Who has the suit led must play it.",
--       examples = { "only the suit led binds" }, ask = "follow_suit 4" },
--   },
-- }
-- @group lessons
local function constructor(self)
  return lesson.constructor(self, "course", read)
end


course.word = constructor

return course
