-- An author's lesson on the screen: the deal is fixed; each step tells
-- something and waits for the right move.

local draw = require "tenace.face.teach.draw"
local guide = require "tenace.study.guide"
local moves = require "tenace.face.table.moves"
local Names = require "tenace.face.moment.names"
local Narrator = require "tenace.face.moment.narrator"
local language = require "tenace.base.language"
local phrase = require "tenace.face.say.phrase"
local pose = require "tenace.face.teach.pose"
local posed = require "tenace.face.teach.posed"
local show = require "tenace.face.say.show"
local telling = require "tenace.face.moment.telling"

local Guided = {}
Guided.__index = Guided

local guided = {}


--- Does a lesson fit a game with these house rules?
local function fits(one, variant)
  local has, first = { [variant.name] = true }, true
  for _, house in ipairs(variant.house) do has[house.name] = true end
  for word in one.of:gmatch "[^+]+" do
    local option = word:find("=", 1, true)
    if not option and not has[word] or first and word ~= variant.name then
      return false
    end
    first = false
  end
  return true
end


--- guided.lessons(variant) -> list of { id, title, text, guided }
-- The lessons that authors wrote for a game, in the form of lessons.of.
-- @error a lesson's file is in error
function guided.lessons(variant)
  local list = {}
  for _, one in ipairs(require "tenace".lessons(variant.name)) do
    if one.problem then error(one.problem, 0) end
    if fits(one, variant) then
      list[#list + 1] = { id = "lesson " .. one.name, title = one.title,
        text = { one.text }, guided = one }
    end
  end
  return list
end


--- guided.new(one, style, say) -> a lesson in progress; `say` gets items, see
-- course.lua
-- @error the right moves of the lesson cannot be played
function guided.new(one, style, say)
  local ok, wrong = guide.check(one)
  if not ok then error(wrong, 0) end
  local match = guide.reply(one, guide.match(one), 0, 0)
  local self = setmetatable({ lesson = one, match = match, at = 1, say = say,
    style = show.usual(style, match.variant.deck) }, Guided)
  self.heard = #match:story(one.seat)
  return self
end


local function text(self, words)
  self.say { what = "sentence", text = draw.sentence(words, self.style) }
end


--- What has happened, told by the narrator.
local function told(self, words)
  self.say { what = "told", text = words }
end


--- Tells what has happened since the last call.
local function tell(self)
  local variant = self.match.variant
  local names = Names.of(variant.sides, variant.players, self.lesson.seat)
  local narrator = Narrator.new(names, variant, self.style)
  local story = self.match:story(self.lesson.seat, 0)
  local list, rest = telling.behind(narrator, story, self.heard)
  for _, words in ipairs(list) do told(self, (words:gsub("^\n+", ""))) end
  if rest then told(self, rest) end
  self.heard = #story
end


--- The position and what is asked.
local function question_of(self)
  local question = pose.of(self.match, self.lesson.seat)
  local _, asked = self.match:turn()
  question.asks = asked.prompt
  return question
end


--- guided:posed() -> the question as plain data, see posed.lua
function Guided:posed() return posed.of(question_of(self), self.style) end


--- guided:put(): shows the step's text, and the position.
function Guided:put()
  local step, question = self.lesson.steps[self.at], question_of(self)
  self.say { what = "gap" }
  self.say { what = "heading", text = phrase("teach.number",
    { n = self.at, all = #self.lesson.steps }) }
  if step.says then text(self, step.says) end
  self.say({ what = "question", question = posed.of(question, self.style) },
    question, self.style)
end


--- Makes the move and the others' moves. Then the next step begins, or the
-- lesson is over.
local function go_on(self, move)
  local step, before = self.lesson.steps[self.at], self.match:decisions()
  self.match:play(move)
  guide.reply(self.lesson, self.match, self.at, before)
  tell(self)
  if step.right then text(self, step.right) end
  if self.at == #self.lesson.steps then
    if self.lesson.done then text(self, self.lesson.done) end
    return "right"
  end
  self.at = self.at + 1
  self:put()
  return "again"
end


--- A move in one form: cards in upper case, sorted.
local function plain(self, move)
  local words = show.words(moves.proper(move, self.match.variant.deck):lower())
  table.sort(words)
  return table.concat(words, " ")
end


--- Is the move in the list? Answers the value beside it.
local function among(self, move, list)
  for name, item in pairs(list) do
    local other = type(name) == "string" and name or item
    if plain(self, other) == plain(self, move) then return item end
  end
end


--- A move as the learner reads it.
local function shown(self, move)
  return show.is_cards(move) and show.cards(move, self.style)
    or show.move(move, self.style)
end


--- guided:judge(line) -> is the move right here; the move; and of another one
-- the sentence that says why not, and whether the rules forbid it
function Guided:judge(line)
  local step = self.lesson.steps[self.at]
  local move = moves.proper(moves.in_letters(language.unworded(line)),
    self.match.variant.deck)
  local allowed, reason = self.match:allows(move)
  if not allowed then
    return false, move, phrase("teach.guided.refused", { reason = reason }),
      true
  end
  if among(self, move, step.expect) ~= nil then return true, move end
  local name = shown(self, move)
  local why = among(self, move, step.blocked)
  return false, move, why
    and phrase("teach.guided.blocked", { move = name, why = why })
    or step.otherwise or phrase("teach.guided.not_this", { move = name }), false
end


--- guided:take(line) -> "right" at the end of the lesson; "again" after any
-- other right move; "wrong" after a wrong one
function Guided:take(line)
  local right, move, why, refused = self:judge(line)
  self.say { what = "verdict", right = right, missing = 0, extra = {} }
  if right then return go_on(self, move) end
  text(self, why)
  if refused then self.refused = move end
  self.say { what = "sentence", text = phrase "teach.try_again",
    typed = true }
  return "wrong"
end


--- guided:show(): makes the right move.
function Guided:show()
  local move = self.lesson.steps[self.at].expect[1]
  text(self, phrase("teach.shown", { answer = shown(self, move) }))
  return go_on(self, move)
end


--- guided:rule(): shows the rules' answer about the last refused move, or about
-- the right one
function Guided:rule()
  local move = self.refused or self.lesson.steps[self.at].expect[1]
  local explain = require "tenace.face.table.explain"
  for _, line in ipairs(explain.lines(self.match:why(move))) do
    text(self, line)
  end
end


--- guided:hint(): shows what the step says about other moves, which leads to
-- the right one; without it, the rule
function Guided:hint()
  local step = self.lesson.steps[self.at]
  if step.otherwise then return text(self, step.otherwise) end
  self:rule()
end


--- guided:was_right() -> true: to reach the end is what counts.
function Guided.was_right() return true end


return guided
