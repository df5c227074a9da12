-- What a bot would play, or has played, and why, as a paragraph.

local hints = require "tenace.face.moment.hints"
local language = require "tenace.base.language"
local phrase = require "tenace.face.say.phrase"
local sentence = require "tenace.base.sentence"
local show = require "tenace.face.say.show"

local reasons = {}


--- A list of sentences as lines that are not too wide.
local function paragraph(sentences, style)
  local text = language.passage(sentences)
  return show.wrap(show.sentence(text, style), style.width)
end


--- reasons.hint(match, style, names [, bot]) -> lines, the move
-- What the bot would play for the player in turn, and why.
function reasons.hint(match, style, names, bot)
  local found = hints.hint(match, names, bot)
  return paragraph(found.sentences, style), found.move
end


--- reasons.against(match, style, names, move) -> lines
-- What a move comes to against the one that the bot would make.
-- @param move a legal move of the player in turn, as the match takes it
function reasons.against(match, style, names, move)
  return paragraph(hints.against(match, names, move).sentences, style)
end


--- reasons.made(match, style, names, seat [, how]) -> lines
-- Why a player has made its last move.
-- @param seat nil: whoever has made the last move
-- @param how as hints.made takes it
function reasons.made(match, style, names, seat, how)
  local found, closed = hints.made(match, names, seat, how)
  if not found then
    return { phrase("table." .. (closed and "why_closed" or "played_nothing")) }
  end
  return paragraph(found.sentences, style)
end


--- What the player in a seat is called in English.
local function in_english(names, seat)
  local english = language.read("tenace.face.text", "en", "sections").seat
  return sentence.fill(english[names.keys[seat]], { n = seat })
end


--- reasons.seat(names, word) -> the seat of the player with that name, in the
-- present language or in English; nil if there is none
function reasons.seat(names, word)
  word = word:lower()
  for seat, name in ipairs(names.players) do
    if word ~= "" and (word == name:lower()
      or word == in_english(names, seat):lower()) then return seat end
  end
end


return reasons
