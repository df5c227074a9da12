-- Words that count sets of cards by a game's fact `patterns`.

local core = require "tenace.core"
local sentence = require "tenace.base.sentence"

local words, split = core.words, core.globals.split


-- By kind, all sets of cards of a pattern among some cards, as a list of texts.
local among = {}

function among.sum(self, cards, n) return words.sums(self, cards, n) end

function among.run(self, cards, n) return words.runs(self, cards, n) end

function among.same(self, cards, n)
  local list = {}
  for _, set in ipairs(words.same_rank(self, cards, n)) do
    if #split(set) == n then list[#list + 1] = set end
  end
  return list
end

function among.suited(_, cards, n)
  local list, suit = split(cards), core.globals.suit
  for _, card in ipairs(list) do
    if suit(card) ~= suit(list[1]) then return {} end
  end
  return { #list >= n and cards or nil }
end


--- The last n cards of a list.
local function last_of(list, n)
  return table.concat(list, " ", #list - n + 1)
end


-- By kind, the cards of a pattern that ends with the last card of a list, as
-- text; or nil.
local at_end = {}

function at_end.sum(self, list, n)
  local cards = table.concat(list, " ")
  return words.points_of(self, cards) == n and cards or nil
end

function at_end.same(_, list, n)
  local rank, size = core.globals.rank, 0
  while size < #list and rank(list[#list - size]) == rank(list[#list]) do
    size = size + 1
  end
  return size == n and last_of(list, n) or nil
end

function at_end.run(self, list, n)
  local size, seen = 0, {}
  local low, high = math.huge, 0
  for i = 1, #list do
    local height = words.height(self, list[#list + 1 - i])
    if not height or seen[height] then break end
    seen[height] = true
    low, high = math.min(low, height), math.max(high, height)
    if high - low == i - 1 then size = i end
  end
  return size >= n and last_of(list, size) or nil
end

function at_end.suited(self, list, n)
  return among.suited(self, table.concat(list, " "), n)[1]
end


--- The patterns of that name; raises if there are none.
local function named(self, name, word)
  local all = self.facts.patterns
  local list = all and type(name) == "string" and all[name]
  if list then return list end
  error(sentence.of("no_patterns", { word = word,
    name = sentence.shown(name) }), 3)
end


--- The cards as one text, in the order given.
local function text_of(cards)
  return type(cards) == "table" and table.concat(cards, " ") or tostring(cards)
end


--- Adds the line of a pattern.
local function add_line(list, pattern, set)
  local points = pattern.points or pattern.each * #split(set)
  list[#list + 1] = { points, sentence.of("pattern_line",
    { name = pattern.name, cards = set }) }
end


--- self:patterns(name, cards) -> list
-- Counts the sets of cards that the game's fact `patterns` names.
-- @param name which patterns, as the fact calls them
-- @param cards text, a list of texts, cards or a pile
-- @return lines of the score: { points, "reason" }, for self:score_lines
-- @error the fact has no patterns of that name
-- @example patterns = { show = {
--   { "fifteen", sum = 15, points = 2 }, { "pair", same = 2, points = 2 },
--   { "run", run = 3, each = 1 },
-- } }
-- @group sets
function words.patterns(self, name, cards)
  local list, text = {}, text_of(cards)
  for _, pattern in ipairs(named(self, name, "patterns")) do
    for _, set in ipairs(among[pattern.kind](self, text, pattern.n)) do
      add_line(list, pattern, set)
    end
  end
  return list
end


--- self:last_patterns(name, cards) -> list
-- Counts the patterns that the last of some cards completes. A pair or a run
-- consists of the last cards, in any order, and the longest one counts; a sum
-- is that of all the cards.
-- @param name which patterns, as the fact `patterns` calls them
-- @param cards text, or a list of texts, in the order in which they were played
-- @return lines of the score: { points, "reason" }, for self:score_lines
-- @error the fact has no patterns of that name
-- @group sets
function words.last_patterns(self, name, cards)
  local list, played = {}, split(text_of(cards))
  for _, pattern in ipairs(named(self, name, "last_patterns")) do
    local set = at_end[pattern.kind](self, played, pattern.n)
    if set then add_line(list, pattern, set) end
  end
  return list
end
