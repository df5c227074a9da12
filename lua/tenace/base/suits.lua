-- The names of suits in sentences.

local core = require "tenace.core"
local language = require "tenace.base.language"
local sentence = require "tenace.base.sentence"

local suits = {}

-- By deck: French letters, Spanish ones, which share the C, and colours.
local french = { C = "clubs", D = "diamonds", H = "hearts", S = "spades" }
local spanish = { O = "coins", C = "cups", E = "swords", B = "batons" }
local colours = { R = "red", Y = "yellow", G = "green", B = "blue" }


--- The words for suits, by letter. Colours have their words only where all four
-- are.
-- @param letters of all suits of the deck, as text
local function words_by(letters)
  if letters == "RYGB" then return colours end
  return string.find(letters, "O", 1, true) and spanish or french
end


local function words_of(deck) return words_by(table.concat(deck:suits())) end


--- suits.words(deck) -> list of the words for a deck's suits, and of letters
-- A suit without a usual name is its letter.
function suits.words(deck)
  local list, letters, names = {}, deck:suits(), words_of(deck)
  for i, letter in ipairs(letters) do list[i] = names[letter] or letter end
  return list, letters
end


--- suits.letter(word, letters) -> the letter of a suit by its English word,
-- "hearts" or "Heart"; nil if none of these suits has that word
-- @param letters of all suits of the deck, with blanks between
function suits.letter(word, letters)
  word = string.lower(word)
  for letter, name in next, words_by((string.gsub(letters, " ", ""))) do
    local is_there = string.find(letters, letter, 1, true)
    if is_there and (word == name or word .. "s" == name) then return letter end
  end
end


--- suits.name(suit, deck) -> text
-- The word for a suit's letter in a deck, as `clubs`; `trumps` for "trump"; the
-- letter itself if the deck's suits have no usual names.
function suits.name(suit, deck)
  if suit == "trump" then return sentence.of("trumps") end
  local names = words_of(deck)
  return names[suit] and sentence.of(names[suit]) or tostring(suit)
end


--- suits.field(self, name) -> the words of a sentence for a field of the match
-- A suit by its word, nil for an empty field, any other value as it is.
function suits.field(self, name)
  local value, kit = self[name], core.kit(self)
  local field = kit.variant.fields[name]
  if value == nil then return "" end
  if field and field.kind == "suit" then return suits.name(value, kit.deck) end
  return type(value) == "string" and language.worded(value) or value
end


return suits
