-- The cards of a hand in their groups, and the cards among which a player
-- picks: those of the hand or of another pile, and those on the table that
-- answers name.

local hand = require "tenace.face.say.hand"
local orders = require "tenace.face.say.order"
local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"
local tricks = require "tenace.face.say.tricks"

local held = {}


--- Does one of the game's piles say that cards are sorted by suit?  In games of
-- melds they are, since runs are of a suit.
local function by_suits(variant)
  if variant.facts.family == "melds" then return true end
  for _, pile in ipairs(variant.piles or {}) do
    if pile.sorted == "suits" then return true end
  end
  return false
end


--- held.groups(variant, view [, cards]) -> cards in sorted groups
-- Without cards it is the player's hand.
function held.groups(variant, view, cards)
  local melds = variant.facts.melds
  if view.layout and not cards then
    return hand.by_layout(view.layout, orders.of(variant, view))
  end
  cards = cards or view.hand
  if melds and melds.runs then return hand.by_suit(cards) end
  local fields = variant.fields or {}
  local trumps = fields.trump or fields.suit_led
  if not tricks.are_played(variant) and not trumps and not by_suits(variant)
    then
    local climbing = variant.combinations
    return hand.by_rank(cards, melds and melds.wild,
      climbing and climbing.ranks)
  end
  local played_by = orders.of(variant, view)
  local trump = view.trump or played_by and played_by:trump()
  local ok, groups = pcall(hand.by_suit, cards, played_by, trump)
  return ok and groups or hand.by_suit(cards, nil, view.trump)
end


--- The text of the pile from which cards are picked, and its name.
local function pile_of(view, question)
  if question.dummy then return question.dummy_hand, "dummy" end
  local from = question.from
  if from and from ~= "hand" and type(view[from]) == "string" then
    return view[from], from
  end
  return view.hand, "hand"
end


local function counted(list)
  local count = {}
  for _, card in ipairs(list) do count[card] = (count[card] or 0) + 1 end
  return count
end


--- held.of(view, question) -> { order = the cards, at = where, count
-- = how many of each, others = {}, asks = false }; see held.find_others
function held.of(view, question)
  local text, at = pile_of(view, question)
  local order = show.words(text)
  return { order = order, at = at, count = counted(order), others = {},
    asks = false, view = view }
end


--- Does the question take cards, whatever the answers are?
local function takes_cards(question)
  if question.kind == "card" or question.kind == "cards" then return true end
  for _, pattern in ipairs(question.forms or {}) do
    if pattern:find "{cards?}" then return true end
  end
  return false
end


--- held.find_others(now): finds out whether the question is for cards at all,
-- and which cards beside those in the hand the answers name
function held.find_others(now)
  local own, seen = now.held, {}
  own.asks = takes_cards(now.question) or now.way == "free"
  for _, answer in ipairs(now.answers or {}) do
    for _, piece in ipairs(answer.pieces) do
      local card = piece.kind == "card" and piece.text
      own.asks = own.asks or card and own.count[card] ~= nil
      if card and not own.count[card] and not seen[card] then
        own.others[#own.others + 1], seen[card] = card, true
      end
    end
  end
end


--- Is the card among those of a text, or of a list of texts?
local function has_card(value, card)
  if type(value) == "string" then
    return (" " .. value .. " "):find(" " .. card .. " ", 1, true) ~= nil
  end
  if type(value) ~= "table" then return false end
  for _, one in ipairs(value) do
    if has_card(one, card) then return true end
  end
  return false
end


--- held.place(now, card) -> the name of the pile that the player sees with
-- this card; "table" if it is in none
function held.place(now, card)
  local view = now.held.view
  for _, pile in ipairs(now.variant.piles or {}) do
    local top = pile.sees == "top" and view.top == card
    if top or has_card(view[pile.name], card) then return pile.name end
  end
  return "table"
end


--- Does the answer name this card of the table?
local function is_other(now, card)
  for _, other in ipairs(now.held.others) do
    if other == card then return true end
  end
  return false
end


--- held.has(now, card) -> is the card there once more than it was picked?
-- Where all answers are known, they say so themselves.
function held.has(now, card)
  if now.way == "steps" and not now.ranks then return true end
  local n, own = 0, now.held.count[card]
  for _, piece in ipairs(now.picked) do
    n = n + (piece.kind == "card" and piece.text == card and 1 or 0)
  end
  return is_other(now, card) or own ~= nil and n < own
end


--- held.count_text(least, most) -> how many cards are wanted, as a sentence
function held.count_text(least, most)
  if least == most then return phrase("moment.cards", { n = least }) end
  return phrase(least == 0 and "moment.cards_up_to" or "moment.cards_between",
    { least = least, n = most })
end


return held
