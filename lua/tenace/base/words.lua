-- The words that rules files use: those seen by name, and those on `self`.

local core = require "tenace.core"
local sentence = require "tenace.base.sentence"

local words = {}


local split = core.globals.split
words.split = split


--- words(text)
-- Goes through the words of a text, one after the other.
-- @example for name in words "A K Q J" do
--   if rank(card) == name then self:score(player, 1, "an honour") end
-- end
-- @group definitions
function words.words(text)
  local list, i = split(text), 0
  return function()
    i = i + 1
    return list[i]
  end
end


--- cycle(text, n) -> word
-- The n-th word of a text, beginning again after the last; nil for `none`.
-- @example self.trump = cycle("H D S C none", self.round_number)
-- @group definitions
function words.cycle(text, n)
  if math.type(n) ~= "integer" or n < 1 then
    error(sentence.of("cycle_number"), 2)
  end
  local list = split(text)
  if #list == 0 then error(sentence.of("cycle_words"), 2) end
  local word = list[(n - 1) % #list + 1]
  if word ~= "none" then return word end
end


--- climb(ladder, from, n [, stops]) -> word, places
-- The word n places higher on a ladder, from low to high: its last, if there
-- are not so many; or the first of the stops that is met on the way.
-- @param ladder words with blanks between
-- @param from the word to begin at; being a stop, it does not hold
-- @param n how many places
-- @param stops words that no climb goes past
-- @return the word, and how many places higher it is
-- @error the ladder has no such word
-- @example climb("2 3 4 5 6 7 8 9 10 J Q K A", "4", 3, "5")   -- "5", 1
-- @group definitions
function words.climb(ladder, from, n, stops)
  local list, at, stop = split(ladder), nil, {}
  for i, word in ipairs(list) do
    if word == from then at = i end
  end
  if not at then
    error(sentence.of("climb_from", { word = sentence.shown(from) }), 2)
  end
  for _, word in ipairs(split(stops or "")) do stop[word] = true end
  local first = at
  while at < math.min(first + n, #list) do
    at = at + 1
    if stop[list[at]] then break end
  end
  return list[at], at - first
end


--- words.sorted(text) -> the words of a text in one fixed order
function words.sorted(text)
  local list = split(text)
  table.sort(list)
  return table.concat(list, " ")
end


--- words.globals: what every rules file sees by name, besides what defines.
words.globals = {
  suit = core.globals.suit, rank = core.globals.rank, split = words.split,
  words = words.words, cycle = words.cycle, count_on = core.globals.count_on,
  count_times = core.globals.count_times, combine = core.globals.combine,
  climb = words.climb,
}

--- words.on_self: the set of words that steps find on `self`.
words.on_self = {
  option = true, facts = true, dealer = true, round_number = true,
  stock = true,
}
for name in next, core.words do words.on_self[name] = true end


--- words.list_folder(path) -> names of the files in a folder, or nil
function words.list_folder(path)
  return core.list_folder(path)
end


return words
