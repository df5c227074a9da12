-- A teacher's course of a game as a list of lessons: its texts, its worked
-- examples, questions of the topics that it asks for, drills, and lessons with
-- steps, in its order.

local alike = require "tenace.face.teach.alike"
local Chance = require "tenace.face.teach.chance"
local drills = require "tenace.face.teach.drills"
local lessons = require "tenace.face.teach.lessons"
local problem = require "tenace.base.problem"
local sentence = require "tenace.base.sentence"
local worked = require "tenace.face.teach.worked"

local planned = {}


--- planned.course(variant) -> the course that is for exactly these rules; nil
-- if there is none
-- @error its file is in error
function planned.course(variant)
  for _, one in ipairs(require "tenace".courses(variant.name)) do
    if one.problem then error(one.problem, 0) end
    if one.of == variant.spec then return one end
  end
end


--- The error that a course asks for something that is not there.
local function fail(self, word)
  error(problem.rules(self.course.file, nil,
    sentence.of("course_none", { text = word })), 0)
end


--- The worked examples that a lesson names.
local function examples_of(self, one)
  local list = {}
  for _, name in ipairs(one.examples) do
    local found
    for _, each in ipairs(self.variant.examples) do
      local own = each.written or each.name
      if own == name then
        found = worked.of(each, self.variant, self.chance)[1]
      end
    end
    if not found then fail(self, name) end
    list[#list + 1] = found
  end
  return list
end


-- Topics that every game may be asked about, and how many seeds beyond the
-- first one are looked at where that has no question of a topic.
local TOPICS = { rank = true, say = true, meld = true, step = true,
  cards = true, play = true, trick = true, count = true, hard = true }
local MORE_SEEDS = 2


--- May a course ask for that topic?
local function is_topic(self, name)
  if TOPICS[name] or name:find "^say_" then return true end
  for _, one in ipairs(self.variant.obligations) do
    if one.name:gsub("%s", "_") == name then return true end
  end
  return false
end


--- The questions of a topic: those of the first seed that has some.
local function pool_of(self, name)
  if not is_topic(self, name) then fail(self, name) end
  for i = 0, MORE_SEEDS do
    self.pools[i] = self.pools[i] or lessons.pools(self.variant, self.seed + i)
    if self.pools[i][name] then return self.pools[i][name] end
  end
  return {}
end


--- Adds the next n questions of a topic that are not alike to any before.
local function add_topic(self, list, ask)
  local pool, n = pool_of(self, ask.topic), 0
  for _, question in ipairs(pool) do
    if n == ask.n then return end
    if not self.taken[question] and alike.add(self.asked, question) then
      self.taken[question], n = true, n + 1
      list[#list + 1] = question
    end
  end
end


--- The drills of a lesson, which are made when it begins.
-- @param most how many of a kind, if not as many as the lesson asks
local function add_drills(self, list, asks, seed, most)
  for i, ask in ipairs(asks) do
    local found = drills.questions(self.variant, seed * 10 + i, ask.topic,
      math.min(ask.n, most or ask.n))
    for _, question in ipairs(found) do
      if alike.add(self.asked, question) then list[#list + 1] = question end
    end
  end
  return list
end


--- The questions of the examples that lessons name, by lesson: no topic asks
-- them, too.
local function named_examples(self)
  local by_lesson = {}
  for i, one in ipairs(self.course.lessons) do
    by_lesson[i] = {}
    for _, question in ipairs(examples_of(self, one)) do
      if alike.add(self.asked, question) then
        table.insert(by_lesson[i], question)
      end
    end
  end
  return by_lesson
end


--- A lesson with questions: those of examples, then others. Drills come last,
-- and are made late.
local function asking(self, one, list, seed)
  local late, n = {}, 0
  for _, ask in ipairs(one.ask) do
    if drills.is(ask.topic) then
      late[#late + 1], n = ask, n + ask.n
    else
      add_topic(self, list, ask)
    end
  end
  local made = { questions = list }
  if n > 0 then
    made.n = #list + n
    made.find = function(most)
      return add_drills(self, table.move(list, 1, #list, 1, {}), late, seed,
        most)
    end
  end
  return made
end


--- The lesson with steps, or the puzzle, that a course names.
local function named(self, one)
  for _, other in ipairs(self.others) do
    if lessons.short_name(other) == one.lesson then
      local copy = {}
      for key, value in pairs(other) do copy[key] = value end
      return copy
    end
  end
  fail(self, one.lesson)
end


--- planned.lessons(course, variant, others, seed) -> list of lessons as
-- lessons.of has them
-- @param others lessons with steps, and the puzzle
-- @error play fails, or the course asks for what is not there
function planned.lessons(course, variant, others, seed)
  local self = { course = course, variant = variant, seed = seed, pools = {},
    others = others, asked = {}, taken = {}, chance = Chance.of(seed) }
  local list, examples = {}, named_examples(self)
  for i, one in ipairs(course.lessons) do
    local made = one.lesson and named(self, one) or asking(self, one,
      examples[i], seed * 100 + i)
    made.id, made.name = "course " .. one.name, one.name
    made.title = one.title
    made.text = one.text and { one.text } or made.text
    list[i] = made
  end
  return list
end


return planned
