-- A learner's question as plain data, without the answer.

local answer = require "tenace.face.teach.answer"
local draw = require "tenace.face.teach.draw"
local language = require "tenace.base.language"
local show = require "tenace.face.say.show"

local posed = {}


--- posed.letter(n) -> the letter of the n-th item
function posed.letter(n) return string.char(96 + n) end


--- posed.ids(question, list) -> parts of an answer as a learner names them: the
-- letters of items; cards and numbers as they are
function posed.ids(question, list)
  local ids = {}
  for i, one in ipairs(list) do
    ids[i] = question.items and posed.letter(one) or tostring(one)
  end
  return ids
end


--- Groups of cards under their labels.
local function groups_of(groups)
  local list = {}
  for i, group in ipairs(groups or {}) do
    list[i] = { label = group.label, suit = group.suit,
      cards = table.move(group.cards, 1, #group.cards, 1, {}) }
  end
  return list
end


--- Rows of a label and a text, or of texts or cards.
local function rows_of(rows, style)
  local list = {}
  for i, row in ipairs(rows or {}) do
    list[i] = { label = row[1], texts = row.texts,
      text = row[2] ~= "" and draw.sentence(row[2], style) or nil,
      groups = row.groups and groups_of(row.groups) }
  end
  return list
end


--- The items to choose from.
local function items_of(question, style)
  local list = {}
  for i, item in ipairs(question.items or {}) do
    list[i] = { id = posed.letter(i), cards = show.is_cards(item)
      and show.words(item) or nil, text = show.play(item, style) }
  end
  return list
end


--- posed.of(question, style) -> { form = "cards", "items", "one", "numbers",
-- "yes_no" or, in an author's lesson, "move"; text, rows = list of { label,
-- text or texts or groups }, groups = list of { label, cards }, asks = the
-- question, how = how to answer, hand = the cards to choose from, items = list
-- of { id = a letter, text, cards }, lettered = the items are in the groups, n
-- = how many numbers are wanted, signed = they may be less than nothing }
-- The answer is a line, as it is typed: letters, cards or `none`, numbers,
-- `yes` or `no`.
function posed.of(question, style)
  local form = question.form
  return { form = form or "move", rows = rows_of(question.rows, style),
    text = question.text and draw.sentence(question.text, style),
    groups = groups_of(question.groups),
    asks = draw.sentence(question.asks, style),
    how = form and language.passage { answer.how(question) },
    hand = question.hand and table.move(question.hand, 1, #question.hand, 1,
      {}), items = items_of(question, style), lettered = question.lettered,
    n = form == "numbers" and #question.right or nil,
    signed = form == "numbers" and question.topic == "count" or nil }
end


return posed
