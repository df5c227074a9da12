-- What a class is asked, and in which order: texts and questions of lessons,
-- positions, a quiz, puzzles. The same plan is made in each language.

local asked = require "tenace.face.class.asked"
local catalogue = require "tenace.face.teach.catalogue"
local language = require "tenace.base.language"
local lessons = require "tenace.face.teach.lessons"
local phrase = require "tenace.face.say.phrase"
local Riddle = require "tenace.face.teach.riddle"
local show = require "tenace.face.say.show"
local tenace = require "tenace"

local plan = {}


--- A puzzle, without what belongs to a language.
local function kept(found, seed)
  return { record = found.match:record(), player = found.player, seed = seed,
    move = found.move, moves = found.moves, grade = found.grade,
    missed = found.missed, good = found.good }
end


--- The puzzles that are wanted: each is looked for once.
local function find(how)
  local list = {}
  if how.line then
    list[1] = kept(Riddle.position(tenace.new(how.line))
      or error(phrase("fail.line_wide", { line = how.line }), 0))
  end
  for seed = how.seed, how.seed + (how.puzzle or 0) - 1 do
    local found = tenace.puzzle(tenace.variant(how.spec), { seed = seed })
    if found then list[#list + 1] = kept(found, seed) end
  end
  return list
end


--- Adds a puzzle in the present language. What its moves come to takes a second
-- to find out: for the board that is done at once.
local function add_puzzle(list, found, line, is_first)
  local match = assert(tenace.replay(found.record))
  local there = {}
  for name, value in pairs(found) do there[name] = value end
  there.match = match
  local one = asked.puzzle(phrase "class.puzzle", there, found.seed, line)
  if is_first then one.shown() end
  list[#list + 1] = one
end


--- The lessons with those of their questions that `fits` chooses.
local function only(all, fits)
  local list = {}
  for _, lesson in ipairs(all) do
    local some = {}
    for _, question in ipairs(lesson.questions or {}) do
      if fits(question) then some[#some + 1] = question end
    end
    if #some > 0 then list[#list + 1] = { questions = some } end
  end
  return list
end


local function is_play(question) return question.form == "cards" end


local function is_worth(question)
  return question.topic == "count" and question.form == "numbers"
end


local function add_some(list, title, variant, from, how, n)
  for _, question in ipairs(lessons.quiz(from, n or 0, how.seed)) do
    list[#list + 1] = asked.question(title, question, variant)
  end
end


local function add_lesson(list, lesson, variant)
  local title = lesson.title
  list[#list + 1] = asked.text(title, lesson.text or {},
    show.usual(show.plain, variant.deck))
  for n = 1, lesson.guided and #lesson.guided.steps or 0 do
    list[#list + 1] = asked.step(title, lesson, n)
  end
  for _, question in ipairs(lesson.guided and {} or lessons.ask(lesson)) do
    list[#list + 1] = asked.question(title, question, variant)
  end
end


--- Adds what is asked of lessons.
local function add_taught(list, variant, how)
  local all = catalogue.of(variant, how.seed)
  for _, name in ipairs(how.lessons or {}) do
    add_lesson(list, all[catalogue.find(all, name)], variant)
  end
  add_some(list, phrase "class.play", variant, only(all, is_play), how,
    how.play)
  add_some(list, phrase "class.worth", variant, only(all, is_worth), how,
    how.worth)
  add_some(list, phrase "class.quiz", variant, all, how, how.quiz)
end


local Plan = {}
Plan.__index = Plan


--- plan.new(how) -> a plan
-- @param how { spec = the game, seed, lessons = list of names, play, worth,
-- quiz, puzzle = how many, line = a position }
function plan.new(how)
  return setmetatable({ how = how, found = find(how), of = {} }, Plan)
end


--- The whole plan in the present language.
local function made(self)
  local how, list = self.how, {}
  local variant = tenace.variant(how.spec)
  language.speak_of(variant.texts)
  if how.lessons or how.play or how.worth or how.quiz then
    add_taught(list, variant, how)
  end
  for _, found in ipairs(self.found) do
    add_puzzle(list, found, how.line, next(self.of) == nil)
  end
  return { list = list, variant = variant }
end


--- plan:at(code) -> { list, variant } in that language, which is spoken from
-- now on
function Plan:at(code)
  language.use(code)
  if not self.of[code] then self.of[code] = made(self) end
  language.speak_of(self.of[code].variant.texts)
  return self.of[code]
end


--- plan:one(n, code, usual) -> what is asked n-th, in that language; where the
-- rules there ask something else, in the usual one. The second value is what it
-- belongs to, as `at` gives it.
function Plan:one(n, code, usual)
  local first = self:at(usual)
  local own = code == usual and first or self:at(code)
  if own ~= first then
    local one = own.list[n]
    if not one or one.sign ~= first.list[n].sign then own = self:at(usual) end
  end
  return own.list[n], own
end


--- plan:signs(code) -> the signs of all that is asked, as one text
function Plan:signs(code)
  local list = {}
  for i, one in ipairs(self:at(code).list) do list[i] = one.sign end
  return table.concat(list, "\n")
end


return plan
