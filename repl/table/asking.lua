-- The question to the person, and what may be answered, as text.

local briefly = require "tenace.face.table.briefly"
local choices = require "tenace.face.table.choices"
local drawing = require "tenace.face.table.drawing"
local elsewhere = require "tenace.face.table.elsewhere"
local language = require "tenace.base.language"
local marks = require "tenace.face.moment.marks"
local numbered = require "tenace.face.table.numbered"
local phrase = require "tenace.face.say.phrase"
local promises = require "tenace.face.table.promises"
local show = require "tenace.face.say.show"

local asking = {}


--- The answers to a question for cards or words, as text. Single cards have a
-- mark in the hand, so they are left out.
local function said_in_words(self, list, n)
  local words, marked = {}, false
  for _, move in ipairs(list) do
    if show.is_card(move) then marked = true else words[#words + 1] = move end
  end
  if marked and #words == 0 then return phrase "table.marked" end
  local key = marked and "table.marked_or" or "table.choices"
  local text, cut = briefly.listed(words, self.style)
  if cut then
    text = phrase("table.and_cut", { moves = text })
  elseif n and not marked then
    text = phrase("table.and_others", { moves = text })
  end
  return phrase(key, { moves = text })
end


--- Answers that are not numbered; words as people say them.
local function in_words(question, list)
  if not question.bids then return list end
  local shown = {}
  for i, move in ipairs(list) do
    shown[i] = show.said(question, move, show.plain)
  end
  return shown
end


--- Shows answers that say how many cards there are by one of them, which is of
-- the first card of the hand; and those that are words alone.
local function counted(self, question)
  local hand = show.words(self.match:view(self.match:turn()).hand)
  local rank = show.split(hand[1])
  local values = { count = "1", cards = hand[1], rank = rank }
  for name, list in pairs(question.counts.slots) do
    values[name] = values[name] or list[1]
  end
  local text = question.counts.form:gsub("{([%a_]+)}", values)
  local list = { show.move(text, self.style) }
  for _, form in ipairs(question.forms) do
    if not form:find("{", 1, true) then list[#list + 1] = form end
  end
  local moves = briefly.listed(list, self.style)
  return phrase("table.choices_more", { moves = moves })
end


--- Shows the possible answers, if the question is not for one card.
local function answers(self, question)
  if question.counts then return counted(self, question) end
  local list, n = self.match:moves()
  if list and marks.begins_with_cards(question) then
    return said_in_words(self, list, n)
  end
  local moves = list and self.match:parts(list)
  if list and choices.has_cards(moves) then
    return nil, choices.lines(moves, n, self.match.variant, self.style)
  elseif question.kind == "number" and question.min then
    return phrase("table.range", { min = question.min, max = question.max })
  elseif question.kind == "cards" then
    return phrase(question.min == 0 and "table.type_or_none"
      or "table.type_cards", { none = language.spoken "none" })
  elseif not list then
    return n and phrase("table.too_many", { n = show.thousands(n) })
  end
  local with = numbered.of(question, n and {} or moves)
  self.answers = with
  list = with and numbered.shown(question, with, self.style)
    or in_words(question, list)
  local text, cut = briefly.listed(list, self.style)
  if cut then text = phrase("table.and_cut", { moves = text }) end
  return phrase(n and "table.choices_more" or "table.choices",
    { moves = text })
end


--- Other ways to end a turn than a discard.
local function also(self)
  local list = {}
  for _, move in ipairs(self.match:parts(self.match:moves() or {})) do
    if move.form ~= "discard {card}" then list[#list + 1] = move.text end
  end
  if #list > 0 then
    self:say(phrase("melds.also", { moves = language.worded_list(list) }))
  end
end


--- asking.says(session, question): shows the question, and what may be
-- answered
function asking.says(self, question)
  self:say(question.prompt)
  if question.drawing then self:say(drawing.says(question)) end
  if question.kind == "choice" then elsewhere.offer(self) end
  if question.say then
    local words = language.worded_list(question.say)
    self:say(phrase("table.or_say", { words = words }))
  end
  if question.stage == "discard" then return also(self) end
  if marks.asks_card(question) or question.min == 1 and question.max == 1
    and question.kind == "cards" then return end
  local bids = question.promises
    and promises.lines(self.match:moves(), question.promises, self.style)
  if bids then return self:print(bids) end
  local text, lines = answers(self, question)
  if lines then
    self:print(lines)
  elseif text then
    self:print(show.wrap(text, self.style.width, "  "))
  end
end


return asking
