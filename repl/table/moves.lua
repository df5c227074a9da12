-- Reads what a person types at the table as a move.

local card_names = require "tenace.base.card_names"
local show = require "tenace.face.say.show"

local moves = {}


local function is_numbers(text)
  return text:match("^%d[%d%s]*$") ~= nil
end


--- Reads numbers under the hand as cards; nil, n for a wrong number.
local function by_number(text, cards)
  local list = {}
  for word in text:gmatch("%d+") do
    local card = cards[tonumber(word)]
    if not card then return nil, word end
    list[#list + 1] = card
  end
  return table.concat(list, " ")
end


local SHORT = { y = "yes", n = "no" }

-- The usual action with cards at each stage of a turn.
local VERB = { draw = "take", meld = "meld", discard = "discard" }

-- The other words at each stage.
local SAID = {}
for word in ("draw take pass meld done out? discard"):gmatch "%S+" do
  SAID[word] = true
end


--- moves.asks_card(question) -> true if the answer is one card, to play or to
-- discard
function moves.asks_card(question)
  return question.kind == "card" or question.stage == "discard"
end


--- moves.cards_of(question, list) -> the answers without the word before a
-- card; nil for nil
function moves.cards_of(question, list)
  if question.stage ~= "discard" then return list end
  local cards = {}
  for i, move in ipairs(list) do cards[i] = move:match "%S+$" end
  return cards
end


--- moves.read(text, question, cards, deck) -> move; or nil, number
-- The second result is a number that no card has.
function moves.read(text, question, cards, deck)
  local kind, verb = question.kind, VERB[question.stage]
  if (moves.asks_card(question) or kind == "cards") and is_numbers(text) then
    local card, wrong = by_number(text, cards)
    return card and (verb and verb .. " " .. card or card), wrong
  end
  if verb and moves.names_cards(text:gsub("%f[%w]on%s+%S+", ""), deck) then
    return verb .. " " .. text
  end
  return kind == "yes_no" and SHORT[text:lower()] or text
end


--- The letters of cards in place of their names.
local function with_letters(text, deck)
  if type(deck) ~= "userdata" then deck = require "tenace".deck(deck) end
  return card_names.letters(text, deck)
end


--- moves.proper(text, deck) -> cards in the library's spelling, `7C` for `c7`;
-- other text unchanged
function moves.proper(text, deck)
  local tenace = require "tenace"
  text = with_letters(text, deck)
  return (text:gsub("[^%s;]+", function(word)
    local known, card = pcall(tenace.cards, word, deck)
    return known and tostring(card) or nil
  end))
end


--- moves.names_cards(text, deck) -> true if every word names a card of the
-- deck.
function moves.names_cards(text, deck)
  local tenace, any = require "tenace", false
  text = with_letters(text, deck)
  for word in text:gmatch("[^%s;]+") do
    if not pcall(tenace.cards, word, deck) then return false end
    any = true
  end
  return any
end


--- moves.meant(text, deck [, question]) -> true if the person meant a move,
-- right or wrong: cards or a number, not a word that may be a command
function moves.meant(text, deck, question)
  if question and question.stage and SAID[text:match "^%S*":lower()] then
    return true
  end
  return is_numbers(text) or moves.names_cards(text, deck)
end


--- moves.listed(list [, first]) -> moves as text, those in `first` first, in
-- its order
function moves.listed(list, first)
  local out, left = {}, {}
  for _, move in ipairs(list) do left[move] = true end
  for _, source in ipairs { first or {}, list } do
    for _, move in ipairs(source) do
      if left[move] then out[#out + 1], left[move] = move, nil end
    end
  end
  for i, move in ipairs(out) do
    if show.is_cards(move) then out[i] = show.cards(move, show.plain) end
  end
  return table.concat(out, ", ")
end


return moves
