-- How sentences about a bot's move name numbers, players and moves.

local language = require "tenace.base.language"
local parts = require "tenace.match.parts"
local sentence = require "tenace.base.sentence"
local words = require "tenace.words.all"

local naming = {}

--- A move of more words than these is not named again.
naming.most_words = 4


--- naming.number(x, apart, unit) -> text: a number with so many digits that a
-- difference of the size `apart` can be seen
function naming.number(x, apart, unit)
  if unit == "chance" then return ("%.0f"):format(x) end
  local digits = apart >= 10 and 0 or apart >= 0.15 and 1 or 2
  local text = ("%." .. digits .. "f"):format(x)
  return language.decimal((string.gsub(text, "^%-(0%.?0*)$", "%1")))
end


--- naming.form(key, teller, player) -> the key of a sentence, in its form for
-- the player of that number
function naming.form(key, teller, player)
  return player == teller.you and key .. "_you" or key
end


--- naming.player(teller, player) -> the name of the player of that number
function naming.player(teller, player)
  return teller.names and teller.names[player]
    or sentence.of("reason_player", { n = player })
end


--- naming.is_long(found) -> boolean: are the moves so many cards that nobody
-- wants to read them again?
function naming.is_long(found)
  return #words.split(found.move) > naming.most_words
end


--- naming.common(m, found) -> the word with which all moves begin, and a blank;
-- or nothing. Who may only discard need not read it with every card.
function naming.common(m, found)
  local first
  for _, one in ipairs(found.alternatives) do
    local pieces = m:parts(one.move).pieces
    local word = #pieces > 1 and not pieces[1].slot and pieces[1].text
    if not word or first and word ~= first then return "" end
    first = word
  end
  return first and first .. " " or ""
end


--- naming.move(found, move) -> the move as a sentence names it. A bid that is a
-- number, or begins with one, is quoted, or it would be read as an amount.
-- Melds are joined: sentences part moves by semicolons.
function naming.move(found, move)
  local text = string.sub(move, #found.common + 1)
  local is_number = found.choice and tonumber(text)
    or found.others and parts.bid(text)
  text = string.gsub(language.worded(text), "; ", " + ")
  return is_number and sentence.of("reason_quoted", { move = text }) or text
end


--- naming.chosen(found) -> the chosen move within a sentence
function naming.chosen(found)
  return naming.is_long(found) and sentence.of "reason_this"
    or naming.move(found, found.move)
end


--- naming.other(found, move) -> another move within a sentence
function naming.other(found, move)
  return naming.is_long(found) and sentence.of "reason_next"
    or naming.move(found, move)
end


return naming
