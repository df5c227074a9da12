-- Answers in fewer or other words than the game has for them: `p` for pass, `1
-- down` for 1 downtown, `one club` for 1C.

local shortened = {}

-- The fewest letters of a word that is not typed to its end.
local LEAST = 3

local NUMBERS = { one = "1", two = "2", three = "3", four = "4", five = "5",
  six = "6", seven = "7" }

local LETTERS = { club = "c", diamond = "d", heart = "h", spade = "s",
  notrump = "nt", ["no trump"] = "nt" }


--- A bid of a number and a suit in words, in signs: `1c`; nil if it is none.
local function in_signs(text)
  local first, rest = text:match "^(%w+)%s+(.+)$"
  local number = NUMBERS[first] or first and first:match "^%d$"
  local letters = rest and LETTERS[rest:gsub("s$", "")]
  return number and letters and number .. letters
end


--- Does each typed word begin the word of the answer at its place? The answer
-- has no further words: whoever types a card may still mean several things.
local function begins(text, answer)
  local words = answer:gmatch "%S+"
  for typed in text:gmatch "%S+" do
    local word = words()
    local short = word and #typed >= LEAST and word:sub(1, #typed) == typed
    if not short and word ~= typed then return false end
  end
  return words() == nil
end


--- shortened.answer(text, list) -> the one answer of the list that the text
-- means; nil if there is none, or if there are several
-- @param text what was typed, in English
function shortened.answer(text, list)
  text = text:lower()
  local signs, found = in_signs(text), nil
  for _, answer in ipairs(list) do
    local lower = answer:lower()
    if lower == signs or text == "p" and lower == "pass" then return answer end
    if begins(text, lower) then
      if found then return nil end
      found = answer
    end
  end
  return found
end


return shortened
