-- What a class is asked, each in one language: questions of lessons, steps of
-- an author's lesson, puzzles, and the texts before them.
--
-- One has `title`; `sign`, which is the same in each language; `posed()`, what
-- all may see of it before it is closed; `read(text)` -> { right, parts, text,
-- line }, or nil and a sentence; `told(given)`, sentences about an answer;
-- `shown()`, sentences that give the right one, and `short()`, where these take
-- long, fewer; `right`, its parts. Parts of an answer are cards, letters of
-- items, numbers, or a move. A text has no `read`.

local answer = require "tenace.face.teach.answer"
local asking = require "tenace.face.teach.asking"
local data = require "tenace.face.say.data"
local draw = require "tenace.face.teach.draw"
local language = require "tenace.base.language"
local guided = require "tenace.face.teach.guided"
local phrase = require "tenace.face.say.phrase"
local posed = require "tenace.face.teach.posed"
local Riddle = require "tenace.face.teach.riddle"
local show = require "tenace.face.say.show"

local asked = {}


--- What is the same in each language.
local function sign_of(question)
  local list = { question.form or "move", #(question.items or {}),
    table.concat(question.hand or {}, " ") }
  for _, group in ipairs(question.groups or {}) do
    list[#list + 1] = table.concat(group.cards, " ")
  end
  local right = question.right
  list[#list + 1] = type(right) == "table" and table.concat(right, " ")
    or tostring(right)
  return table.concat(list, "|")
end


--- Sentences of items that a course says, without what names commands. What is
-- told of a match is one text.
local function sentences(items)
  local list, told = {}, false
  for _, item in ipairs(items) do
    if item.what == "told" and told then
      list[#list] = list[#list] .. " " .. item.text
    elseif item.what == "told" or item.what == "sentence"
      and not item.typed then
      list[#list + 1] = item.text
    end
    told = item.what == "told"
  end
  return list
end


--- The sentences that `act` makes somebody say who asks a question.
local function said(question, variant, act)
  local items = {}
  act(asking.new(question, variant, show.plain, function(item)
    items[#items + 1] = item
  end))
  return sentences(items)
end


--- The right parts of a list's answer.
local function right_ids(question)
  local right = question.right
  if type(right) == "boolean" then return { right and "yes" or "no" } end
  if question.form == "numbers" then return { table.concat(right, " ") } end
  return posed.ids(question, right)
end


--- Numbers that were typed, each as all languages write it.
local function numbers_of(text)
  local list = {}
  for word in language.with_digits(text):gmatch "[^%s;:]+" do
    local n = tonumber(language.undecimal(word))
    list[#list + 1] = n and ("%.10g"):format(n) or word
  end
  return table.concat(list, " ")
end


--- The parts of an answer: what is right, without what is missing, and what is
-- too much.
local function parts_of(question, text, verdict)
  local form = question.form
  if form == "numbers" then return { numbers_of(text) } end
  if form == "yes_no" then
    return { verdict.right == question.right and "yes" or "no" }
  end
  local missing, list = {}, {}
  for _, one in ipairs(verdict.missing) do missing[one] = true end
  for _, one in ipairs(question.right) do
    if not missing[one] then list[#list + 1] = one end
  end
  table.move(verdict.extra, 1, #verdict.extra, #list + 1, list)
  return posed.ids(question, list)
end


--- The parts as people read them in a table of results.
local function text_of(question, parts)
  local list = {}
  for i, part in ipairs(parts) do
    local item = question.items and question.items[part:byte() - 96]
    list[i] = item and ("%s (%s)"):format(part, item) or part
  end
  return table.concat(list, " ")
end


--- Reads an answer to a question with a form.
local function read(question, text)
  local verdict, how = answer.read(question, text)
  if not verdict then
    return nil, phrase("teach.understood", { text = text, how = how })
  end
  local parts = parts_of(question, text, verdict)
  return { right = verdict.right, parts = parts, line = text,
    text = text_of(question, parts) }
end


--- asked.text(title, paragraphs, style)
function asked.text(title, paragraphs, style)
  local list = {}
  for i, words in ipairs(paragraphs) do
    list[i] = draw.sentence(words, style)
  end
  return { title = title, sign = "text", posed = function()
    return { form = "text", says = data.list(list), rows = data.list(),
      groups = data.list(), items = data.list() }
  end }
end


--- asked.question(title, question, variant): one of a lesson
function asked.question(title, question, variant)
  local style = show.usual(show.plain, question.deck)
  local one = { title = title, sign = sign_of(question),
    right = right_ids(question) }
  function one.posed() return data.of(posed.of(question, style)) end
  function one.read(text) return read(question, text) end
  function one.told(given)
    return said(question, variant, function(it)
      if it:take(given.line) == "wrong" then it:show() end
    end)
  end
  function one.shown()
    return said(question, variant, function(it) it:show() end)
  end
  return one
end


--- An author's lesson at that step, and what it says from now on.
local function at_step(lesson, n)
  local items = {}
  local now = guided.new(lesson.guided, show.plain, function(item)
    items[#items + 1] = item
  end)
  for _ = 2, n do now:show() end
  return now, function()
    local list = items
    items = {}
    return list
  end
end


--- What is said after a step, up to the next one.
local function after_step(items)
  local list = {}
  for _, item in ipairs(items) do
    if item.what == "heading" then break end
    list[#list + 1] = item
  end
  return sentences(list)
end


--- asked.step(title, lesson, n): step n of an author's lesson
function asked.step(title, lesson, n)
  local step = lesson.guided.steps[n]
  local one = { title = title, sign = "step " .. table.concat(step.expect,
    " ") }
  local now = at_step(lesson, n)
  one.match, one.seat, one.right = now.match, lesson.guided.seat,
    { step.expect[1] }
  function one.posed()
    local question = data.of(now:posed())
    question.says = data.list { step.says and draw.sentence(step.says,
      now.style) }
    return question
  end
  function one.read(text)
    local right, move, why, refused = now:judge(text)
    if refused then return nil, why end
    return { right = right, parts = { move }, text = move, line = text }
  end
  function one.told(given)
    local right, _, why = now:judge(given.line)
    return { right and phrase.list("teach.right")[1] or why }
  end
  function one.shown()
    local shown, items = at_step(lesson, n)
    items()
    shown:show()
    return after_step(items())
  end
  return one
end


--- asked.puzzle(title, found, seed, line): a puzzle
-- @param found as the library finds it, or Riddle.position
function asked.puzzle(title, found, seed, line)
  local riddle = Riddle.new { puzzle = found, seed = seed, line = line }
  local question, style = riddle.question, riddle.style
  local one = { title = title, sign = sign_of(question),
    right = right_ids(question) }
  function one.posed() return data.of(posed.of(question, style)) end
  function one.read(text)
    local given, how = read(question, text)
    if not given then return nil, how end
    local _, move = riddle:take(text)
    given.right = riddle:judge(move) ~= "worse"
    return given
  end
  function one.told(given)
    local right = given.right and phrase.list("teach.right")[1]
      or phrase "teach.wrong"
    return { right, draw.sentence(riddle:answer(), style) }
  end
  function one.short() return { draw.sentence(riddle:answer(), style) } end
  function one.shown()
    return { draw.sentence(riddle:answer(), style),
      draw.sentence(riddle:explained().text, style) }
  end
  return one
end


return asked
