-- What suits are called in sentences.

local sentence = require "sentence"

local suits = {}

-- By deck: French letters, and Spanish ones, which share the C.
local french = { C = "clubs", D = "diamonds", H = "hearts", S = "spades" }
local spanish = { O = "coins", C = "cups", E = "swords", B = "batons" }


--- suits.name(suit, deck) -> text
-- The word for a suit's letter in a deck, as `clubs`; `trumps` for "trump"; the
-- letter itself where the deck's suits have no usual names.
function suits.name(suit, deck)
  if suit == "trump" then return sentence.of("trumps") end
  local letters = table.concat(deck:suits())
  local names = string.find(letters, "O", 1, true) and spanish or french
  return names[suit] and sentence.of(names[suit]) or tostring(suit)
end


return suits
