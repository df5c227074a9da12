-- The calls for learners: lessons, their questions and answers.

local Asking = require "tenace.face.teach.asking"
local answer = require "tenace.face.teach.answer"
local lessons = require "tenace.face.teach.lessons"
local named = require "tenace.face.say.named"
local phrase = require "tenace.face.say.phrase"
local plain = require "tenace.face.web.plain"
local problem = require "tenace.base.problem"
local show = require "tenace.face.say.show"
local tenace = require "tenace"

local each = plain.each

local learning = {}

local SEED = 1

-- The lessons that were made last: making them plays random matches.
local last = {}


--- The lessons of a game by a seed, and its variant.
local function lessons_of(call)
  local variant, wrong = tenace.variant(call.game)
  if not variant then error(wrong, 0) end
  local seed = call.seed or SEED
  if last.variant ~= variant or last.seed ~= seed then
    last = { variant = variant, seed = seed,
      list = lessons.of(variant, seed) }
  end
  return last.list, variant
end


local function style_of(variant)
  local style = show.style(show.plain)
  style.cards = named.fitting(variant.deck.suits)[1]
  return show.for_deck(style, variant.deck)
end


--- A text with its cards as people read them.
local function written(text, style)
  return show.sentence(text:gsub("{(%w+)}", function(card)
    return show.card(card, style)
  end), style)
end


local function row_of(row, style)
  local text = row.layout and table.concat(row.layout(60), "\n")
    or written(row[2], style)
  return { label = row[1], text = text }
end


local function question_of(question, style)
  return { form = question.form, asks = written(question.asks, style),
    text = question.text and written(question.text, style) or nil,
    how = question.form and answer.how(question) or nil,
    rows = each(question.rows, function(row) return row_of(row, style) end),
    groups = each(question.groups, function(group)
      return { label = group.label, cards = each(group.cards, function(card)
        return { card = card, text = show.card(card, style) }
      end) }
    end),
    items = question.items and each(question.items, function(item)
      return show.is_cards(item) and show.cards(item, style)
        or show.move(item, style)
    end) or nil }
end


--- The lesson of that number, or the problem that there is none.
local function need(list, n)
  return list[n] or error(problem.request(phrase "web.no_lesson"), 0)
end


function learning.lessons(call)
  local list, variant = lessons_of(call)
  if not call.lesson then
    return each(list, function(lesson)
      return { id = lesson.id, title = lesson.title,
        n = #(lesson.questions or {}) }
    end)
  end
  local lesson, style = need(list, call.lesson), style_of(variant)
  return { id = lesson.id, title = lesson.title,
    texts = each(lesson.text, function(text) return written(text, style) end),
    questions = each(lesson.questions, function(question)
      return question_of(question, style)
    end) }
end


function learning.answer(call)
  local list, variant = lessons_of(call)
  local lesson, said = need(list, call.lesson), {}
  local question = need(lesson.questions or {}, call.question)
  local asking = Asking.new(question, variant, style_of(variant),
    function(item) said[#said + 1] = item.text end)
  local result = asking:take(call.text)
  return { result = result or "not understood", said = plain.list(said) }
end


return learning
