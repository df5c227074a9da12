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


--- The cards with which these answers begin. With a hand, whose suits do not
-- count, also those of the same ranks.
local function first_cards(list, hand)
  local cards, ranks = {}, {}
  for _, move in ipairs(list) do
    for _, piece in ipairs(move.pieces) do
      if not piece.cards then break end
      for _, card in ipairs(piece.cards) do
        cards[#cards + 1], ranks[show.split(card) or card] = card, true
      end
    end
  end
  for _, card in ipairs(hand or {}) do
    if ranks[show.split(card) or card] then cards[#cards + 1] = card end
  end
  return cards
end


--- The set of the cards that are answers by themselves. With a hand, likewise.
local function alone(list, hand)
  local single, set = {}, {}
  for _, move in ipairs(list) do
    if show.is_card(move.text) then single[#single + 1] = move end
  end
  for _, card in ipairs(first_cards(single, hand)) do set[card] = true end
  return set
end


--- The cards that answers of one card take, and words that are said in their
-- place; or those that are discarded.
local function single_cards(question, list)
  local cards = {}
  for _, move in ipairs(list) do
    if question.stage ~= "discard" or move.form == "discard {card}" then
      cards[#cards + 1] = move.slots.card or move.text
    end
  end
  return cards
end


--- The cards that can be picked: those in any legal answer.
local function pickable(question, list, more, hand)
  if not list then return hand end
  if marks.asks_card(question) then return single_cards(question, list) end
  return first_cards(list, question.forms and more and hand)
end


--- The cards that must be said with others or with words, if some may be said
-- alone; else nil.
local function with_more(question, list, others, hand)
  if not question.forms then return nil end
  local single, more = alone(list or {}, others and hand), {}
  if not next(single) then return nil end
  for _, card in ipairs(hand) do more[card] = not single[card] end
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
  list = list and match:parts(list)
  local cards = show.words(hand)
  return pickable(question, list, more, cards),
    with_more(question, list, more, cards)
end


return marks
