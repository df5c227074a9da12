-- Reads what a person types at the table as a move.

local card_names = require "tenace.base.card_names"
local language = require "tenace.base.language"
local marks = require "tenace.face.moment.marks"
local show = require "tenace.face.say.show"

local moves = {}


--- Is the text numbers, with blanks or commas between?
local function is_numbers(text)
  return text:match("^%d[%d%s,]*$") ~= nil
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

-- What people say for the number 0.
local NOTHING = { ["nil"] = "0", none = "0", zero = "0" }

-- The usual action with cards at each stage of a turn.
local VERB = { draw = "take", meld = "meld", discard = "discard" }

-- The other words at each stage.
local SAID = {}
for word in ("draw take pass meld join done out? discard knock"):gmatch "%S+" do
  SAID[word] = true
end


--- Reads the numbers before the words of an answer as cards: `3 spades`. A
-- card's name, `4 de oros`, begins with no such number.
local function by_first_numbers(text, cards, deck)
  if deck and card_names.letters(text, deck) ~= text then return text end
  local numbers, rest = text:match "^(%d[%d%s]*)(.*)$"
  if not numbers or not (rest == "" or numbers:find "%s$") then return text end
  local card, wrong = by_number(numbers, cards)
  if not card then return nil, wrong end
  return rest == "" and card or card .. " " .. rest
end


--- Reads numbers behind a word of the turn as cards: `discard 3`.
local function by_last_numbers(text, cards)
  local word, numbers = text:match "^(%l[%l?]*)%s+(.+)$"
  if not SAID[word] or not is_numbers(numbers) then return nil end
  local list, wrong = by_number(numbers, cards)
  return list and word .. " " .. list, wrong
end


local SIGNS = { ["♣"] = "C", ["♦"] = "D", ["♥"] = "H", ["♠"] = "S" }


--- moves.in_letters(text) -> the text with letters in place of suit signs: 1♠,
-- which is a bid and no card, becomes 1S
function moves.in_letters(text)
  return (text:gsub("\xE2\x99[\xA0-\xAF]", SIGNS))
end


--- moves.read(text, question, cards, deck) -> move; or nil, number
-- The second result is a number that no card has.
function moves.read(text, question, cards, deck)
  local kind, verb = question.kind, VERB[question.stage]
  if kind == "number" then return NOTHING[text:lower()] or text end
  if question.stage then
    local move, wrong = by_last_numbers(text, cards)
    if move or wrong then return move, wrong end
  end
  if (marks.asks_card(question) or kind == "cards") and is_numbers(text) then
    local card, wrong = by_number(text, cards)
    return card and (verb and verb .. " " .. card or card), wrong
  end
  if marks.begins_with_cards(question) then
    return by_first_numbers(text, cards, deck)
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


--- moves.as_said(text, question, deck) -> the text as a refusal names it: cards
-- in the library's spelling; but an answer in words, such as a bid `5 spades`,
-- stays as it is
function moves.as_said(text, question, deck)
  if question.kind == "choice" and with_letters(text, deck) ~= text then
    return text
  end
  return moves.proper(text, deck)
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


--- Has the text all words of a pattern, whatever is in its slots?
local function has_words_of(text, pattern)
  local any = false
  for word in pattern:gmatch "%S+" do
    if not word:find "^{" then
      any = true
      if not (" " .. text .. " "):find(" " .. word:lower() .. " ", 1, true) then
        return false
      end
    end
  end
  return any
end


--- moves.begins(text, list) -> true if the text has several words and the first
-- is that of an answer of several words
function moves.begins(text, list)
  local first = text:lower():match "^%a+%s"
  for _, move in ipairs(first and list or {}) do
    if move:sub(1, #first):lower() == first then return true end
  end
  return false
end


--- moves.meant(text, deck [, question [, command]]) -> true if the person meant
-- a move, right or wrong: cards or a number, not a word that may be a command
-- @param command true: it begins with a command's name, as `why draw` does
function moves.meant(text, deck, question, command)
  local first = text:match "^%S*":lower()
  if question and question.stage and SAID[first] then return true end
  for _, word in ipairs(question and question.words or {}) do
    if word:lower() == first then return true end
    if is_numbers(word) and is_numbers(first) then return true end
  end
  if question and question.forms and moves.names_cards(first, deck) then
    return true
  end
  for _, name in ipairs(command and {} or { "forms", "closed" }) do
    for _, pattern in ipairs(question and question[name] or {}) do
      if has_words_of(text:lower(), pattern) then return true end
    end
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
  for i, move in ipairs(out) do out[i] = show.play(move, show.plain) end
  return language.list(out)
end


return moves
