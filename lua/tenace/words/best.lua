-- Words for lists of sets of cards that are worth something together, the best
-- first: which of them players hold, and what everyone is told of the best.

local core = require "tenace.core"
local given = require "tenace.words.given"
local language = require "tenace.base.language"
local ordered = require "tenace.base.ordered"
local sentence = require "tenace.base.sentence"

local best = {}

-- The sets of a list, at most.
local MOST_SETS = 512


--- The cards of an entry of a list of sets, as text, and whether they stay as
-- they are.
local function text_of(word, n, set)
  local text = type(set) == "table" and set[1]
  if type(text) ~= "string" and type(text) ~= "number" then
    given.wrong(word, n, "values_expected")
  end
  return text, ordered.behind(set) ~= nil
end


--- What the sets of a list consist of, for the core, and the list itself: the
-- n-th argument of a word. The kit keeps that of a list that cannot change.
local function block_of(self, word, n, list)
  local known = core.kit(self)[core.kit_places.sets]
  local lasting = ordered.behind(given.kind(word, n, "table", list))
  list = lasting or list
  if known[list] then return known[list], list end
  if #list > MOST_SETS then given.wrong(word, n, "too_many_sets") end
  local texts, lasts = {}, lasting
  for i = 1, #list do
    local text, fixed = text_of(word, n, list[i])
    texts[i], lasts = text, lasts and fixed
  end
  local block = given.to(word, n, core.sets, self, texts)
  if lasts then known[list] = block end
  return block, list
end


--- The entries of a list that have these numbers, in place of the numbers.
local function entries(list, numbers)
  for i = 1, #numbers do numbers[i] = list[numbers[i]] end
  return numbers
end


--- best.sets_in(self, word, cards, sets [, apart]) -> list of entries of `sets`
-- Those of some sets of which all cards are there. A set that is part of
-- another one, which comes before it in the list, is left out. With `apart` no
-- card counts in two sets, and the better ones come first.
function best.sets_in(self, word, cards, sets, apart)
  cards = given.cards(self, word, 1, cards)
  local block, list = block_of(self, word, 2, sets)
  return entries(list, core.sets_within(self, block, cards, apart))
end


--- Have two sets of a list the same values, as many as there are to compare?
local function same_values(one, other, values)
  for i = 2, values + 1 do
    if one[i] ~= other[i] then return false end
  end
  return true
end


--- How far the sets with the same values as one go, up or down the list.
local function last_like(sets, at, step, values)
  local found, other = sets[at], sets[at + step]
  local value = found[2]
  while other and (values == 0 or other[2] == value)
    and (values < 2 or same_values(other, found, values)) do
    at = at + step
    other = sets[at + step]
  end
  return at
end


--- The first set of a list that has the same values as the best one which a
-- player has held: its place, and the set. Everyone is told these values: that
-- the player has held one of those sets, and none that comes before them in the
-- list. Nothing if the player has held none, which nobody is told.
local function told_best(self, player, sets, block, values)
  local at = core.sets_within(self, block, player)[1]
  if not at then return end
  local first = last_like(sets, at, -1, values)
  local last = last_like(sets, at, 1, values)
  core.tell_sets(self, player, block, first, last)
  core.tell_sets(self, player, block, 1, first - 1)
  return first, sets[first]
end


--- best.tell_best(self, player, sets, values) -> place, values…
-- The place of the first set that has the values of the best one which a player
-- has held in this round, and these values, of which everyone is told so many.
-- Nothing if the player has held none.
function best.tell_best(self, player, sets, values)
  core.word(self, "tell_best")
  player = given.player(self, "tell_best", 1, player)
  local block, list = block_of(self, "tell_best", 2, sets)
  local first, found = told_best(self, player, list, block, values)
  if first then return first, table.unpack(found, 2, values + 1) end
end


--- The sum of the values of some sets.
local function sum_of_values(list)
  local sum = 0
  for i = 1, #list do
    local value = list[i][2]
    sum = sum + (value and math.tointeger(tonumber(value)) or 0)
  end
  return sum
end


--- Shows the cards of some sets that are still in the hand, each with its value
-- in the reason.
local function show_sets(self, player, list, reason)
  for _, set in ipairs(list) do
    local cards = given.cards(self, "tell_sets", 2, set[1])
    local left = cards:without(cards:without(player.hand))
    local says = string.gsub(reason, "{points}", function()
      return sentence.shown(set[2])
    end)
    self:show(tostring(left), says)
  end
end


--- self:tell_sets(player, sets [, apart [, reason]]) -> list, sum
-- Those of some sets of which the player has held all cards in this round. A
-- set that is part of another one, which comes before it in the list, is left
-- out. Everyone is told that the player has held these, and no others.
-- @param player a player or a seat
-- @param sets a list of { "cards", value, … }, the best first; up to 512
-- @param apart true: no card counts in two sets, and the better ones come first
-- @param reason why the cards of these sets that are still in the hand are
-- shown, as text for the players, in which `{points}` is the value of the set;
-- if left out, they are not shown
-- @return a list of entries of `sets`, and the sum of their values
-- @error the game has several packs
-- @example local _, points = self:tell_sets(player, {
--   { "AH KH QH JH", 50 }, { "AH KH QH", 20 }, { "KH QH JH", 20 },
-- })
-- self:score(player, points, "cards in a row")
-- @group sets
local function tell_sets(self, player, sets, apart, reason)
  core.word(self, "tell_sets")
  player = given.player(self, "tell_sets", 1, player)
  reason = reason and given.text("tell_sets", 4, reason)
  local block, all = block_of(self, "tell_sets", 2, sets)
  local list = entries(all, core.sets_within(self, block, player, apart))
  core.tell_each_set(self, player, block)
  if reason then show_sets(self, player, list, reason) end
  return list, sum_of_values(list)
end

core.words.tell_sets = tell_sets


--- Do players of different sides have a part in a list?
local function many_sides(players)
  for _, player in ipairs(players) do
    if player.side ~= players[1].side then return true end
  end
  return false
end


--- The first values of a set that say something, as text.
local function said(set, values)
  local list = {}
  for i = 2, set and values + 1 or 1 do
    local value = set[i]
    if value ~= nil and value ~= "" then
      list[#list + 1] = sentence.shown(value)
    end
  end
  return language.list(list)
end


--- self:best_of(players, sets) -> player, told, tied
-- Who has held the best of some sets of cards in this round, of several
-- players? Everyone is told the first value of each player's best set. Where
-- that does not tell the sides apart, the next value of the best is told, and
-- so on.
-- @param players a list of players or seats
-- @param sets a list of { "cards", value, … }, the best first; those with the
-- same values are side by side
-- @return the player whose set is best, the first in the list of equal ones;
-- nil if nobody has held any. And by seat the values that were told, as text.
-- And true if a player of another side has an equal one.
-- @error the game has several packs
-- @example local best = self:best_of({ self:in_turn() }, {
--   { "JC JD JH JS", 200 }, { "AH KH QH", 20 }, { "AS KS QS", 20 },
-- })
-- @group sets
local function best_of(self, players, sets)
  core.word(self, "best_of")
  local told, n = {}, 1
  local left = given.players(self, "best_of", 1, players)
  local block, all = block_of(self, "best_of", 2, sets)
  repeat
    local first, places = math.huge, {}
    for i, player in ipairs(left) do
      local place, set = told_best(self, player, all, block, n)
      places[i] = place or math.huge
      told[player.number] = said(set, n)
      first = math.min(first, places[i])
    end
    local equal = {}
    for i, player in ipairs(left) do
      if places[i] == first then equal[#equal + 1] = player end
    end
    if first == math.huge then return nil, told, false end
    left, n = equal, n + 1
  until not many_sides(left) or n >= #all[first]
  return left[1], told, many_sides(left)
end

core.words.best_of = best_of


--- self:ask_sets(player, prompt, word, sets [, apart]) -> value
-- Asks a player who holds some of these sets of cards whether to declare them,
-- or to `pass`. Who holds none passes. If they are declared everyone is told
-- what the best of them counts; the cards stay in the hand.
-- @param player a player or a seat: who is asked
-- @param prompt the question
-- @param word what is said to declare
-- @param sets a list of { "cards", value, … }, the best first
-- @param apart true: no card counts in two sets
-- @return the value of the best set; nil if none was declared
-- @error the game has several packs
-- @example local points = self:ask_sets(player, "four of a kind?", "four",
--   sets_of({ { 200, same = "J" }, { 100, same = "A K Q" } }, "J Q K A"))
-- if points then self:say(player, points .. " points") end
-- @group sets
local function ask_sets(self, player, prompt, word, sets, apart)
  player = given.player(self, "ask_sets", 1, player)
  local block, all = block_of(self, "ask_sets", 4, sets)
  local any = #core.sets_within(self, block, player.hand, apart) > 0
  if self:choose(player, prompt, { any and word, "pass" }) == "pass" then
    return nil
  end
  core.word(self, "ask_sets")
  local _, set = told_best(self, player, all, block, 1)
  return set and set[2]
end

core.words.ask_sets = ask_sets


return best
