-- Words for the best of the sets of cards that players hold.

local core = require "tenace.core"
local given = require "tenace.words.given"
local language = require "tenace.base.language"
local sentence = require "tenace.base.sentence"


--- Do players of different sides have a part in a list?
local function many_sides(players)
  for _, player in ipairs(players) do
    if player.side ~= players[1].side then return true end
  end
  return false
end


--- The values of a set that say something, as text.
local function said(values)
  local list = {}
  for _, value in ipairs(values) do
    if value ~= "" then list[#list + 1] = sentence.shown(value) end
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
  local told, n = {}, 1
  local left = given.players(self, "best_of", 1, players)
  repeat
    local best, places = math.huge, {}
    for i, player in ipairs(left) do
      local values = { given.to("best_of", 2, core.tell_best, self, player,
        sets, n) }
      places[i] = table.remove(values, 1) or math.huge
      told[player.number] = said(values)
      best = math.min(best, places[i])
    end
    local equal = {}
    for i, player in ipairs(left) do
      if places[i] == best then equal[#equal + 1] = player end
    end
    if best == math.huge then return nil, told, false end
    left, n = equal, n + 1
  until not many_sides(left) or n >= #sets[best]
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
  local any = #core.sets_in(self, player.hand, sets, apart) > 0
  if self:choose(player, prompt, { any and word, "pass" }) == "pass" then
    return nil
  end
  local _, value = given.to("ask_sets", 4, core.tell_best, self, player, sets)
  return value
end

core.words.ask_sets = ask_sets
