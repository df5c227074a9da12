-- Ladders of words: whose turn it is, how high one stands, who climbs them.

local core = require "tenace.core"
local given = require "tenace.words.given"
local sentence = require "tenace.base.sentence"

local ladders = {}

local split = core.globals.split


-- The text that `cycle` has met last, and its words: rules ask for the same one
-- in each round.
local last_cycle, last_words


--- cycle(text, n) -> word
-- The n-th word of a text. After the last word it begins again; `none` gives
-- nil.
-- @example self.trump = cycle("H D S C none", self.round_number)
-- @group lists
function ladders.cycle(text, n)
  if math.type(n) ~= "integer" or n < 1 then
    error(sentence.of("cycle_number"), 2)
  end
  if text ~= last_cycle then last_words, last_cycle = split(text), text end
  local list = last_words
  if #list == 0 then error(sentence.of("cycle_words"), 2) end
  local word = list[(n - 1) % #list + 1]
  if word ~= "none" then return word end
end


-- Rules look at one ladder many times: the places of its words.
local last_ladder, last_places


--- The place of each word of a ladder.
local function places_of(ladder)
  local places = {}
  for n, word in ipairs(split(ladder)) do
    places[word] = places[word] or n
  end
  return places
end


--- place(ladder, word) -> number
-- The place of a word on a ladder: 1 for the lowest.
-- @param ladder words with blanks between, from low to high
-- @param word one of them
-- @return the place, from 1
-- @error the ladder has no such word
-- @example place("2 3 4 5 6 7 8 9 10 J Q K A", "10")   -- 9
-- @group lists
function ladders.place(ladder, word)
  if ladder ~= last_ladder then
    last_places, last_ladder = places_of(ladder), ladder
  end
  return last_places[word]
    or error(sentence.of("place_of", { word = sentence.shown(word) }), 2)
end


--- The fact `levels`; raises if the game has none.
local function levels_of(self)
  return self.facts.levels or error(sentence.of("no_levels"), 3)
end


--- Does each climb end at that level?
local function is_stop(levels, word)
  return levels.stops[word] ~= nil or word == levels.last
end


--- core.climb_levels(self, side, n, reason, score)
-- The word `climb`, with the function that scores for the side.
local function climb_and_score(self, side, n, reason, score)
  local levels = levels_of(self)
  if side.level == levels.last then
    self:end_match(side, true)
    return score(self, side, 1, sentence.of("climbed_out", { reason = reason }))
  end
  local from, list = levels.place[side.level], levels.words
  local to = from
  repeat
    to = to + 1
  until to == from + n or is_stop(levels, list[to]) or to == #list
  side.level = list[to]
  score(self, side, to - from,
    sentence.of("climbed", { reason = reason, level = side.level }))
end

core.climb_levels = climb_and_score


--- self:climb(side, n, reason)
-- A side climbs n levels, by the fact `levels`, but no farther than to the next
-- stop or the last level. It scores a point for each. A side that climbs from
-- the last level has won the match.
-- @param side a side, its number, or a player
-- @param n the number of levels; with 0 nothing happens
-- @param reason why, as text or a sentence with values
-- @error the game has no fact `levels`
-- @example self:climb(player.side, 2, "all tricks")
-- @group scoring
local function climb(self, side, n, reason)
  levels_of(self)
  side, n = given.side(self, "climb", 1, side), given.integer("climb", 2, n)
  if n < 1 then return end
  given.kind("climb", 3, "string", reason)
  climb_and_score(self, side, n, reason, self.score)
end

core.words.climb = climb


return ladders
