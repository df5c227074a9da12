-- A lesson of one position in which the obvious card loses: a puzzle. It is
-- looked for when the lesson begins, for that takes a second or two.

local Names = require "tenace.face.moment.names"
local phrase = require "tenace.face.say.phrase"
local riddle = require "tenace.face.teach.riddle"

local tempting = {}

-- The work after which no more positions are looked at: about two seconds.
local MOST_WORK = 40000000


--- The question of a puzzle; the reason is what the other cards come to.
local function question_of(found)
  local variant = found.match.variant
  local names = Names.of(variant.sides, variant.players, found.player)
  local explained = found.match:explain { names = names:inside(),
    you = found.player }
  local question = riddle.question(found)
  question.topic, question.alone = "best_card", true
  question.because = { says = names:told(explained).text }
  return question
end


--- The questions of the lesson: one, or none if no position was found.
local function questions_of(variant, seed)
  local found = require "tenace.study.puzzle".of(variant, seed, nil, MOST_WORK)
  return found and { question_of(found) } or {}
end


--- tempting.lesson(variant, seed) -> a lesson in the form of lessons.of; its
-- `find` gives the questions
function tempting.lesson(variant, seed)
  return { id = "best card", title = phrase "teach.topic.best_card",
    text = { phrase "teach.text.best_card" }, questions = {},
    slow = true, n = 1,
    find = function() return questions_of(variant, seed) end }
end


--- tempting.fits(variant, list) -> true if such a position is likely to be
-- found soon: in tricks of single cards
-- @param list the lessons made from the rules
function tempting.fits(variant, list)
  for _, lesson in ipairs(list) do
    if lesson.id == "trick" then return not variant.plays end
  end
  return false
end


return tempting
