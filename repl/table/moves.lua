-- What a person types at the table, read as a move.

local show = require "show"

local moves = {}


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


--- moves.read(text, question, cards) -> the move it stands for.
-- Or nil and the number, where the text is a number that no card has.
function moves.read(text, question, cards)
  local kind = question.kind
  if (kind == "card" or kind == "cards") and is_numbers(text) then
    return by_number(text, cards)
  end
  return kind == "yes_no" and SHORT[text:lower()] or text
end


--- moves.proper(text, deck) -> cards as the library writes them, `7C` for
-- `c7`; other text as it is.
function moves.proper(text, deck)
  local tenace = require "tenace"
  return (text:gsub("[^%s;]+", function(word)
    local known, card = pcall(tenace.cards, word, deck)
    return known and tostring(card) or nil
  end))
end


--- moves.names_cards(text, deck) -> true if every word names a card of it.
function moves.names_cards(text, deck)
  local tenace, any = require "tenace", false
  for word in text:gmatch("[^%s;]+") do
    if not pcall(tenace.cards, word, deck) then return false end
    any = true
  end
  return any
end


--- moves.meant(text, deck) -> true if this was meant as a move, right or
-- wrong: cards or a number, and not a word that may be a command.
function moves.meant(text, deck)
  return is_numbers(text) or moves.names_cards(text, deck)
end


--- moves.listed(list [, first]) -> moves as text; those in `first` come first,
-- in its order.
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
