-- Letters that name one card in records and another in the person's language:
-- `7c` is a seven of clubs, and in French a seven of cœur. What the person
-- holds tells which is meant.

local card_names = require "tenace.base.card_names"
local ordered = require "tenace.base.ordered"
local phrase = require "tenace.face.say.phrase"
local show = require "tenace.face.say.show"

local two_ways = {}


--- The card that a word means; nil if it names none in two ways. If both are
-- held, the second result is the question which of them.
local function card_of(session, word, hand)
  local card, other = card_names.two_ways(word, session.deck)
  if not other or not ordered.has(hand, other) then return card end
  if not ordered.has(hand, card) then return other end
  return nil, phrase("table.which_of_two", { word = word,
    one = show.card(card, session.style),
    other = show.card(other, session.style) })
end


--- two_ways.read(session, line) -> line; or nil, the question which is meant
-- The line with the letters of records for cards that the person holds.
function two_ways.read(session, line)
  if not line:find "[cC]" then return line end
  local hand, asks = show.words(session.match:view(session.seat).hand), nil
  local read = line:gsub("[%w\x80-\xFF]+", function(word)
    local card, question = card_of(session, word, hand)
    asks = asks or question
    return card
  end)
  if asks then return nil, asks end
  return read
end


return two_ways
