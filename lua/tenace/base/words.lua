-- The words that rules files use: those seen by name, and those on `self`.

local core = require "tenace.core"
local ordered = require "tenace.base.ordered"
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


--- The words of a text, or the items of a list, as a list.
local function items_of(given, word)
  if type(given) == "string" then return split(given) end
  if type(given) == "table" then return given end
  error(sentence.of("items_wanted", { word = word, kind = type(given) }), 3)
end


--- among(x, items) -> flag
-- Is something one of the words of a text, or one of the items of a list?
-- @param x a text or a number; nil is among nothing
-- @param items a text, words with blanks between; or a list, where an item may
-- have blanks in it
-- @return true or false
-- @example local court = among(rank(card), "J Q K")
-- local ouvert = among("null ouvert", { "null", "null ouvert" })
-- @group definitions
function words.among(x, items)
  for _, item in ipairs(items_of(items, "among")) do
    if item == x then return true end
  end
  return false
end


--- The place of a word on a ladder, and the ladder as a list.
local function place_on(ladder, word, step)
  local list = split(ladder)
  for i, each in ipairs(list) do
    if each == word then return i, list end
  end
  error(sentence.of("climb_from", { word = sentence.shown(word),
    step = step }), 3)
end


--- place(ladder, word) -> number
-- The place of a word on a ladder: 1 for the lowest.
-- @param ladder words with blanks between, from low to high
-- @param word one of them
-- @return the place, from 1
-- @error the ladder has no such word
-- @example place("2 3 4 5 6 7 8 9 10 J Q K A", "10")   -- 9
-- @group definitions
function words.place(ladder, word)
  return (place_on(ladder, word, "place"))
end


--- climb(ladder, from, n [, stops…]) -> word, places
-- The word n places higher on a ladder, from low to high: its last, if there
-- are fewer; or the first of the stops that is met on the way.
-- @param ladder words with blanks between
-- @param from the word to begin at; being a stop, it does not hold
-- @param n how many places
-- @param stops words that no climb goes past: one text or several
-- @return the word, and how many places higher it is
-- @error the ladder has no such word
-- @example climb("2 3 4 5 6 7 8 9 10 J Q K A", "4", 3, "5", "A")   -- "5", 1
-- @group definitions
function words.climb(ladder, from, n, ...)
  local first, list = place_on(ladder, from, "climb")
  local at, stop = first, {}
  for i = 1, select("#", ...) do
    for _, word in ipairs(split(select(i, ...) or "")) do stop[word] = true end
  end
  while at < math.min(first + n, #list) do
    at = at + 1
    if stop[list[at]] then break end
  end
  return list[at], at - first
end


--- Does a line count anything? Raises that it is no line at all.
local function counts(line, n, word)
  local points = type(line) == "table" and line[1]
  if not line or type(line) == "table" and not points then return false end
  if not math.tointeger(points) or type(line[2]) ~= "string" then
    error(sentence.of("lines_item", { word = word,
      n = sentence.shown(n) }), 4)
  end
  return points ~= 0
end


--- The lines of a list that count, and are not false or nil. The core finds
-- them unless one is wrong or the list has other keys.
local function counting(given, word)
  if type(given) ~= "table" then
    error(sentence.of("items_wanted", { word = word, kind = type(given) }), 3)
  end
  local list = core.lines_that_count(given)
  if list then return list end
  list = {}
  for n, line in ordered.pairs(given) do
    if counts(line, n, word) then list[#list + 1] = line end
  end
  return list
end


--- lines { { points, reason }, … } -> list
-- Lines of the score: what counts, and why. A line that is false, or whose
-- points are false, nil or 0, is left out.
-- @return the lines that count, for self:score_lines and count_lines
-- @error a line is not { points, "reason" } with a whole number of points
-- @example local sheet = lines {
--   { 10 * side.tricks, "tricks" },
--   { player.hand:has("QS") and 13, "the queen" },
-- }
-- self:score_lines(side, sheet)
-- @group scoring
function words.lines(given)
  return counting(given, "lines")
end


--- count_lines(list) -> number, text
-- Adds up lines of the score, as `lines` gives them, and says how.
-- @param list lines: { points, "reason" }
-- @return the sum, and the text of it
-- @error a line is not { points, "reason" } with a whole number of points
-- @example local sum, says = count_lines { { 13, "queen" }, { -2, "hearts" } }
-- -- 11, "queen 13, hearts -2"
-- @group scoring
function words.count_lines(list)
  local sum, says = 0, {}
  for n, line in ipairs(counting(list, "count_lines")) do
    sum, says[n] = sum + line[1], line[2] .. " " .. line[1]
  end
  return sum, table.concat(says, ", ")
end


--- self:score_lines(side, list)
-- Points for a side (or the side of a player), line by line.
-- @param side a side, its number, or a player
-- @param list lines, as `lines` gives them: { points, "reason" }; those that
-- are false or count 0 are left out
-- @error a line is not { points, "reason" } with a whole number of points
-- @example self:score_lines(1, lines { { 300, "mixed canasta" } })
-- @group scoring
local function score_lines(self, side, list)
  for _, line in ipairs(counting(list, "score_lines")) do
    core.words.score(self, side, line[1], line[2])
  end
end

core.words.score_lines = score_lines


--- copies(n, cards) -> text or list
-- Each of some cards n times, as several packs have them.
-- @param n how many times, up to 64
-- @param cards text, words with blanks between; or a list of such texts
-- @return the text, or a list with the text for each
-- @example copies(2, "LJ")             -- "LJ LJ"
-- local pairs_of_tens = copies(2, { "10C", "10D" })   -- "10C 10C", "10D 10D"
-- @group definitions
function words.copies(n, cards)
  if not math.tointeger(n) or n < 1 or n > 64 then
    error(sentence.of("copies_number"), 2)
  end
  local list = items_of(cards, "copies")
  local made = {}
  for i, card in ipairs(list) do
    local times = {}
    for k = 1, n do times[k] = sentence.shown(card) end
    made[i] = table.concat(times, " ")
  end
  return type(cards) == "table" and made or table.concat(made, " ")
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
  climb = words.climb, among = words.among, place = words.place,
  copies = words.copies, lines = words.lines, count_lines = words.count_lines,
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
