-- What a person types at the table, read as a move.

local show = require "show"

local moves = {}


--- `c7` for `7c`; both readings, as typed first.
local function turned(word)
  local suit, rank = word:match("^(%a)(%w+)$")
  if not suit then return word end
  return (rank .. suit):upper()
end


--- Each card with its suit in front, put the usual way round.
local function turn_all(text)
  return (text:gsub("[^%s;]+", turned))
end


local function is_numbers(text)
  return text:match("^%d[%d%s]*$") ~= nil
end


--- Numbers of the list below the hand, as cards; nil, n for a wrong one.
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


--- Does a word name a card, in whatever way it is written?
local function names_card(word)
  local tenace = require "tenace"
  for _, spelt in ipairs { word, turned(word) } do
    local ok, cards = pcall(tenace.cards, spelt)
    if ok and cards then return true end
  end
  return false
end


--- moves.names_cards(text) -> true if every word of it is a card.
function moves.names_cards(text)
  for word in text:gmatch("[^%s;]+") do
    if not names_card(word) then return false end
  end
  return text:match("%S") ~= nil
end


--- moves.readings(text, question, cards) -> list of moves it may stand for.
-- Also nil and the number, where the text is a number that no card has.
function moves.readings(text, question, cards)
  local kind = question.kind
  if (kind == "card" or kind == "cards") and is_numbers(text) then
    local move, wrong = by_number(text, cards)
    if not move then return nil, wrong end
    return { move }
  end
  if kind == "yes_no" and SHORT[text:lower()] then
    return { SHORT[text:lower()] }
  end
  return { text, turn_all(text) }
end


--- moves.meant(text) -> true if this was meant as a move, right or wrong:
-- cards or a number, and not a word that may be a command.
function moves.meant(text)
  return is_numbers(text) or moves.names_cards(text)
end


--- moves.listed(list, style) -> moves as text, cards with their signs.
function moves.listed(list, style)
  local out = {}
  for i, move in ipairs(list) do
    out[i] = show.is_cards(move) and show.cards(move, style) or move
  end
  return table.concat(out, ", ")
end


return moves
