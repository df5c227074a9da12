-- What a player could have counted in this round: which cards are still out,
-- and who can have none of a suit.

local core = require "tenace.core"
local door = require "tenace.base.door"
local flow_error = require "tenace.match.flow_error"
local kit = require "tenace.match.kit"
local ordered = require "tenace.base.ordered"
local problem = require "tenace.base.problem"
local words = require "tenace.words.all"

-- The methods of a match in this file.
local methods = {}

local STOCK, HANDS = 1, 2


--- How often each card is in these texts, which the player has seen.
local function seen_often(...)
  local n = {}
  for _, list in ipairs { ... } do
    for _, cards in next, list do
      for _, card in ipairs(words.split(cards)) do
        n[card] = (n[card] or 0) + 1
      end
    end
  end
  return n
end


--- The piles in a text such as `1, 4`, and whether cards there can come into
-- play: hands and the stock.
local function piles_in(text, players)
  local piles, live = {}, false
  for word in string.gmatch(text, "%d+") do
    local n = tonumber(word)
    piles[n] = true
    live = live or n == STOCK or n > HANDS and n <= HANDS + players
  end
  return piles, live
end


--- The cards that are out, one by one: { card, piles = set of the piles where
-- it may be }. A card that the player has seen go to a pile out of play, and
-- that can be nowhere else, is not out.
local function out_of(m, player)
  local seen = seen_often(flow_error.read(m, core.shown),
    flow_error.read(m, core.known, player))
  local list, unseen = {}, flow_error.read(m, core.unseen, player)
  for text, cards in ordered.pairs(unseen) do
    local piles, live = piles_in(text, m.variant.players)
    for _, card in ipairs(words.split(cards)) do
      if live or (seen[card] or 0) == 0 then
        list[#list + 1] = { card = card, piles = piles }
      else
        seen[card] = seen[card] - 1
      end
    end
  end
  return list
end


--- The cards as text, in the order of the pack.
local function in_order(m, list)
  local place = {}
  for card in string.gmatch(tostring(kit.of(m.variant).deck), "%S+") do
    place[card] = place[card] or #place + 1
    place[#place + 1] = card
  end
  local cards = {}
  for i, one in ipairs(list) do cards[i] = one.card end
  table.sort(cards, function(a, b) return place[a] < place[b] end)
  return table.concat(cards, " ")
end


--- What f answers under the budgets of rules; nil if the rules cannot say it
-- now, as before trumps are known.
local function asked(m, name, f)
  core.lock(m.core, true, name)
  local ok, one, two = pcall(core.guard, m.core, pcall, f, m.core)
  core.lock(m.core, false)
  local wrong = not ok and one or not one and two
  if wrong and (problem.lacks_memory(wrong) or problem.is_stop(wrong)) then
    error(wrong, 0)
  end
  return ok and one and two or nil
end


--- By the order in which cards play now: how many trumps are out, and which
-- suits that are out each other player can have none of.
local function add_suits(found, m, player, list, trump)
  local order = asked(m, "order", kit.of(m.variant).order_of)
  if not order then return end
  local suits, may = {}, {}
  for _, one in ipairs(list) do
    local suit = order:suit(one.card)
    if suit then
      suits[suit], may[suit] = true, may[suit] or {}
      for pile in next, one.piles do may[suit][pile - HANDS] = true end
      if suit == trump then found.trumps = (found.trumps or 0) + 1 end
    end
  end
  if trump then found.trumps = found.trumps or 0 end
  for seat, n in ipairs(found.held) do
    found.void[seat] = {}
    for suit in ordered.pairs(n > 0 and seat ~= player and suits or {}) do
      if not may[suit][seat] then table.insert(found.void[seat], suit) end
    end
  end
end


--- m:counts(player) -> table
-- What that player could have counted in this round from what was seen.
-- @param player a seat, from 1
-- @return `cards`, those that are still out, as text: they are in others'
-- hands, in the stock, or face down where the player has not seen them go; `n`,
-- how many they are; `held`, the cards in each hand, by player; `void`, by
-- player, a list of the suits that are out and that this player cannot hold,
-- and where the game has them: `trumps` that are out, and `points`, the card
-- points that are out
-- @example tenace.new("whist", { seed = 7 }):counts(1).n  --> 39
-- @group matches
function methods:counts(player)
  door.count("counts", "player", player, 1, self.variant.players)
  if player == nil then error("counts: the number of a player expected", 2) end
  local view, list = self:view(player), out_of(self, player)
  local cards = in_order(self, list)
  local found = { player = player, cards = cards, n = #list,
    held = view.counts, void = {} }
  local facts = self.variant.facts
  local tricks = #self.variant.obligations > 0 or self.variant.plays
  if tricks then add_suits(found, self, player, list, view.trump) end
  if facts.points and (tricks or facts.captures) then
    found.points = asked(self, "standing", function(round)
      return round:points_of(cards)
    end)
  end
  return found
end


return { methods = methods }
