-- The cards that a person can name to begin an answer, and those that are no
-- answer alone.

local show = require "tenace.face.say.show"

local marks = {}


--- marks.asks_card(question) -> true if the answer is one card, to play or to
-- discard
function marks.asks_card(question)
  return question.kind == "card" or question.stage == "discard"
end


--- marks.begins_with_cards(question) -> true if one may say cards of the hand,
-- alone or with words behind them
function marks.begins_with_cards(question)
  for _, form in ipairs(question.forms or {}) do
    if form:find "^{cards?}" then return true end
  end
  return false
end


--- marks.first_cards(list [, hand]) -> the cards with which these answers begin
-- With a hand, whose suits do not count, also those of the same ranks.
function marks.first_cards(list, hand)
  local cards, ranks = {}, {}
  for _, move in ipairs(list) do
    for word in move:gmatch "%S+" do
      if not show.is_card(word) then break end
      cards[#cards + 1], ranks[show.split(word) or word] = word, true
    end
  end
  for _, card in ipairs(hand or {}) do
    if ranks[show.split(card) or card] then cards[#cards + 1] = card end
  end
  return cards
end


--- marks.alone(list [, hand]) -> the set of the cards that are answers by
-- themselves
-- With a hand, whose suits do not count, also those of the same ranks.
function marks.alone(list, hand)
  local single, set = {}, {}
  for _, move in ipairs(list) do
    if show.is_card(move) then single[#single + 1] = move end
  end
  for _, card in ipairs(marks.first_cards(single, hand)) do set[card] = true end
  return set
end


--- marks.cards_of(question, list) -> the answers without the word before a
-- card; nil for nil
function marks.cards_of(question, list)
  if question.stage ~= "discard" then return list end
  local cards = {}
  for _, move in ipairs(list) do
    cards[#cards + 1] = move:match "^discard (%S+)$"
  end
  return cards
end


--- The cards in any answer.
local function in_answers(list)
  local cards = {}
  for _, move in ipairs(list) do
    for _, card in ipairs(show.words(move)) do cards[#cards + 1] = card end
  end
  return cards
end


--- The cards that can be picked: those in any legal answer.
local function pickable(question, list, more, hand)
  list = marks.cards_of(question, list)
  if marks.asks_card(question) or not list then return list or hand end
  if question.forms then return marks.first_cards(list, more and hand) end
  return in_answers(list)
end


--- The cards that must be said with others or with words, if some may be said
-- alone; else nil.
local function with_more(question, list, others, hand)
  if not question.forms then return nil end
  local alone, more = marks.alone(list or {}, others and hand), {}
  if not next(alone) then return nil end
  for _, card in ipairs(hand) do more[card] = not alone[card] end
  return more
end


--- marks.of(match, question, hand) -> the cards with which an answer can begin;
-- and the set of those that are said with others or with words, if some may be
-- said alone. Nil for a question whose answers begin with no card.
-- @param hand the cards that the player holds, as text
function marks.of(match, question, hand)
  if not (marks.asks_card(question) or question.kind == "cards"
    or marks.begins_with_cards(question)) then return nil end
  local list, more = match:moves()
  local cards = show.words(hand)
  return pickable(question, list, more, cards),
    with_more(question, list, more, cards)
end


return marks
