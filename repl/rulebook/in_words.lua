-- Values of worked examples, in words.

local language = require "tenace.base.language"
local parts = require "tenace.face.rulebook.parts"
local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"

local in_words = {}


--- Is the text a list of cards of the pack, each in the pack's spelling? False
-- without a pack.
local function is_cards(text, deck)
  local words = show.words(text)
  for _, word in ipairs(words) do
    if not (deck and deck.counts[word]) then return false end
  end
  return #words > 0
end


--- in_words.with_cards(text, deck) -> text
-- The text, with cards marked for the form that draws them.
function in_words.with_cards(text, deck)
  if not is_cards(text, deck) then return language.worded(text) end
  return (text:gsub("%S+", "{%0}"))
end


--- in_words.names(list) -> the names in a table, by alphabet
function in_words.names(list)
  local names = {}
  for name in pairs(list) do names[#names + 1] = tostring(name) end
  table.sort(names)
  return names
end


--- A list that is an item of another one, as one that each player has.
local function item_text(items, deck)
  local list = {}
  for i, item in ipairs(items) do list[i] = in_words.text(item, deck) end
  if #list > 0 then return language.list(list) end
  return next(items) and in_words.text(items, deck) or phrase "rulebook.nothing"
end


--- in_words.text(value, deck) -> text
-- A value of an example in words: cards in braces, as the form that draws them
-- wants them.
function in_words.text(value, deck)
  if value == "" then return phrase "rulebook.nothing" end
  if type(value) ~= "table" then
    return parts.flag(value) or in_words.with_cards(tostring(value), deck)
  end
  local list = {}
  for i, item in ipairs(value) do
    list[i] = type(item) == "table" and item_text(item, deck)
      or in_words.text(item, deck)
  end
  if #list > 0 then return language.groups(list) end
  for i, name in ipairs(in_words.names(value)) do
    list[i] = phrase("rulebook.own_fact", { name = language.spoken(name),
      value = in_words.text(value[name], deck) })
  end
  return language.groups(list)
end


return in_words
