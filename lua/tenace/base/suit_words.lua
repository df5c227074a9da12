-- The English words for the suits of packs: the keys of their sentences, too.

local suit_words = {}

-- By deck: French letters, Spanish ones, which share the C, and colours.
local french = { C = "clubs", D = "diamonds", H = "hearts", S = "spades" }
local spanish = { O = "coins", C = "cups", E = "swords", B = "batons" }
local colours = { R = "red", Y = "yellow", G = "green", B = "blue" }


--- suit_words.by(letters) -> the words, by letter
-- Colours have their words only in a deck of all four.
-- @param letters of all suits of the deck, as text
function suit_words.by(letters)
  if letters == "RYGB" then return colours end
  return string.find(letters, "O", 1, true) and spanish or french
end


--- suit_words.letter(word, letters) -> the letter of a suit by its word,
-- "hearts" or "Heart"; nil if none of these suits has that word
-- @param letters of all suits of the deck, with blanks between
function suit_words.letter(word, letters)
  word = string.lower(word)
  local words = suit_words.by((string.gsub(letters, " ", "")))
  for letter, name in next, words do
    local is_there = string.find(letters, letter, 1, true)
    if is_there and (word == name or word .. "s" == name) then return letter end
  end
end


return suit_words
