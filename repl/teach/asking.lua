-- Puts one question to a learner. The answer is right, wrong or not understood,
-- and the rules say why.

local answer = require "tenace.face.teach.answer"
local cited = require "tenace.face.teach.cited"
local draw = require "tenace.face.teach.draw"
local files = require "tenace.face.terminal.files"
local language = require "tenace.base.language"
local phrase = require "tenace.face.say.phrase"
local posed = require "tenace.face.teach.posed"
local show = require "tenace.face.say.show"

local Asking = {}
Asking.__index = Asking

local asking = {}

-- The most wrong answers of one try that are explained.
local MOST_REASONS = 2


--- asking.new(question, variant, style, say) -> asking; `say` gets items, see
-- course.lua.
function asking.new(question, variant, style, say)
  return setmetatable({ question = question, tries = 0, say = say,
    variant = variant, style = show.usual(style, question.deck) }, Asking)
end


local function text(self, words)
  self.say { what = "sentence", text = draw.sentence(words, self.style) }
end


--- asking:posed() -> the question as plain data, see posed.lua
function Asking:posed() return posed.of(self.question, self.style) end


--- asking:put(): shows the position and the question.
function Asking:put()
  self.say({ what = "question", question = self:posed() }, self.question,
    self.style)
end


--- The place of a rule: `Rule: follow suit, rules/whist.lua line 9.`
local function cite(self, because)
  if not because or not because.file then return end
  local key = because.rule and "teach.cite" or "teach.cite_place"
  local words = phrase(key, { rule = language.rule(because.rule or ""),
    file = files.shown(because.file), line = because.line or 1 })
  self.say { what = "cite", text = draw.sentence(words, self.style),
    rule = because.rule, file = because.file, line = because.line or 1 }
end


local function sentence(words)
  words = show.capital(words)
  if words:find "[.!?]$" or words:find "।$" or words:find "。$" then
    return words
  end
  return phrase("teach.sentence", { text = words })
end


--- asking:because(): shows the rule for the right answer, and its place.
function Asking:because()
  local because, name = self.question.because, self.question.name
  if because and because.says then text(self, sentence(because.says)) end
  if name then text(self, phrase("teach.example_name", { name = name })) end
  cite(self, because)
end


--- Explains why one part of the answer is wrong.
local function explain(self, one)
  local question = self.question
  local reason = question.reasons[one]
  local name = question.items and question.items[one] or one
  name = show.move(tostring(name), self.style)
  if question.form == "one" then return end
  if reason and reason.says then
    text(self, sentence(phrase("teach.too_many",
      { move = name, reason = reason.says })))
  else
    text(self, phrase("teach.too_many_alone", { move = name }))
  end
end


local function wrong(self, verdict)
  self.say { what = "verdict", right = false, missing = #verdict.missing,
    extra = posed.ids(self.question, verdict.extra) }
  text(self, phrase "teach.wrong")
  for i = 1, math.min(#verdict.extra, MOST_REASONS) do
    explain(self, verdict.extra[i])
  end
  local form = self.question.form
  if #verdict.missing > 0 and form ~= "one" then
    text(self, phrase("teach.missing", { n = #verdict.missing }))
  end
  self.say { what = "sentence", text = phrase "teach.try_again",
    typed = true }
end


--- asking:take(line) -> "right", "wrong", or nil if the line is no answer.
function Asking:take(line)
  local verdict, how = answer.read(self.question, line)
  if not verdict then
    text(self, phrase("teach.understood", { text = line, how = how }))
    return nil
  end
  self.tries = self.tries + 1
  if not verdict.right then
    wrong(self, verdict)
    return "wrong"
  end
  self.say { what = "verdict", right = true, missing = 0, extra = {} }
  local all = phrase.list "teach.right"
  text(self, all[(self.tries - 1) % #all + 1])
  self:because()
  return "right"
end


--- asking:show(): shows the right answer, and why.
function Asking:show()
  self.shown = true
  text(self, phrase("teach.shown",
    { answer = answer.text(self.question, self.style) }))
  self:because()
end


--- asking:rule(): shows the general rule for the question, before the answer.
function Asking:rule()
  local because = self.question.because
  local rule = because and because.rule
  local says = rule and cited.general(self.variant, rule)
  if says then
    text(self, phrase("teach.general", { rule = language.rule(rule),
      text = says }))
  end
  if because and because.file then return cite(self, because) end
  if not says then text(self, phrase "teach.no_place") end
end


--- asking:was_right() -> true if the first try was right.
function Asking:was_right()
  return self.tries == 1 and not self.shown
end


return asking
