-- The names of suits in sentences.

local core = require "tenace.core"
local language = require "tenace.base.language"
local sentence = require "tenace.base.sentence"
local suit_words = require "tenace.base.suit_words"

local suits = {}

local function words_of(deck)
  return suit_words.by(table.concat(deck:suits()))
end


--- suits.words(deck) -> list of the words for a deck's suits, and of letters
-- A suit without a usual name is its letter.
function suits.words(deck)
  local list, letters, names = {}, deck:suits(), words_of(deck)
  for i, letter in ipairs(letters) do list[i] = names[letter] or letter end
  return list, letters
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
