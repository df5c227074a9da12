-- The worked examples of a rulebook, in words.

local phrase = require "phrase"
local show = require "show"

local examples = {}


--- Marks cards for the form that draws them.
local function with_cards(text)
  if not show.is_cards(text) then return text end
  return (text:gsub("%S+", "{%0}"))
end


local function value_text(value)
  if type(value) ~= "table" then return with_cards(tostring(value)) end
  local list = {}
  for i, item in ipairs(value) do list[i] = value_text(item) end
  if #list > 0 then return table.concat(list, "; ") end
  local names = {}
  for name in pairs(value) do names[#names + 1] = tostring(name) end
  table.sort(names)
  for i, name in ipairs(names) do
    list[i] = name .. " " .. value_text(value[name])
  end
  return table.concat(list, "; ")
end


-- Values that are better said than shown.
local say = {}


function say.winner(n, body)
  local plays = show.words(body.trick or "")
  return with_cards(plays[n] or tostring(n))
end


function say.won_by(side)
  if not side then return phrase "rulebook.nobody_yet" end
  if side == 0 then return phrase "rulebook.nobody" end
  return phrase("rulebook.side", { side = side })
end


local function by_side(values)
  local list = {}
  for side, value in ipairs(values) do
    list[side] = phrase("rulebook.of_side", { side = side, value = value })
  end
  return table.concat(list, ", ")
end


say.before, say.scores, say.tricks = by_side, by_side, by_side


function say.by_round(values, _, suits)
  local list = {}
  for _, word in ipairs(show.words(values)) do
    list[#list + 1] = show.suit_name(word, suits) or word
  end
  return table.concat(list, ", ")
end


function say.held(hands)
  local list = {}
  for player, cards in ipairs(hands) do
    list[player] = phrase("rulebook.of_seat", { seat = player,
      cards = cards == "" and phrase "rulebook.nothing" or with_cards(cards) })
  end
  return table.concat(list, ", ")
end


function say.won(piles)
  local list = {}
  for side, cards in ipairs(piles) do
    list[side] = phrase("rulebook.of_side",
      { side = side, value = with_cards(cards) })
  end
  return table.concat(list, ", ")
end


function say.because(rule) return (rule:gsub("_", " ")) end


--- What is given comes first, what is expected of it last; the facts of the
-- round, which have no place in that vocabulary, stand in front.
local function places()
  local vocabulary, place = require "example", {}
  for _, list in ipairs { vocabulary.given, vocabulary.expected } do
    for i, word in ipairs(list) do
      place[word.name] = i + (list == vocabulary.expected and 100 or 0)
    end
  end
  place.hand, place.round_number = place.trick + 0.5, 0.5
  return place
end


local function names_in_order(body)
  local names, place = {}, places()
  for name in pairs(body) do names[#names + 1] = name end
  table.sort(names, function(a, b)
    local x, y = place[a] or 0, place[b] or 0
    if x ~= y then return x < y end
    return a < b
  end)
  return names, place
end


--- Words of the vocabulary have labels; a field or option goes by its name.
local function row_of(name, value, body, known, variant)
  local suits = variant.deck.suits
  local label = known and phrase("rulebook.example." .. name)
    or (name:gsub("_", " "))
  if say[name] and known then
    return { label, say[name](value, body, suits) }
  end
  local field = variant.fields[name]
  if field and field.kind == "suit" then
    return { label, show.suit_name(value, suits) or value }
  end
  return { label, value_text(value) }
end


--- examples.rows(body, variant) -> rows of label and text; cards in braces.
function examples.rows(body, variant)
  local rows = {}
  local names, place = names_in_order(body)
  for i, name in ipairs(names) do
    rows[i] = row_of(name, body[name], body, place[name] ~= nil, variant)
  end
  return rows
end


return examples
