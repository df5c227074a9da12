-- The word that lays a hand open whose melds have stayed in it.

local core = require "tenace.core"
local given = require "tenace.words.given"
local language = require "tenace.base.language"
local sentence = require "tenace.base.sentence"


--- Lists the ways to lay out a hand: their names, the ways by name, and the
-- question with a line for each.
local function named_ways(ways)
  local list, by_name, says = {}, {}, { sentence.of "layout_which" }
  for i, way in ipairs(ways) do
    list[i] = sentence.of("layout_name", { n = i })
    by_name[list[i]] = way
    says[i + 1] = sentence.of("layout_line",
      { name = list[i], melds = language.list(way.melds) })
  end
  return list, by_name, table.concat(says)
end


--- How a hand has been laid out, as text.
local function told_layout(self, way, lying)
  local list = table.move(way.melds, 1, #way.melds, 1, {})
  for i, meld in ipairs(lying or {}) do
    list[#list + 1] = way.added[i] and sentence.of("layout_added",
      { cards = way.added[i], meld = meld }) or nil
  end
  if way.left ~= "" then
    list[#list + 1] = sentence.of("layout_left", { cards = way.left })
  end
  local name = self.facts.melds.in_hand
  return sentence.of("layout_told", { parts = language.list(list),
    name = name and language.spoken(name) or sentence.of "layout_points",
    n = way.points })
end


--- self:lay_open(player [, lying]) -> { melds, left, points, added }
-- Lays a hand open whose melds have stayed in it. Everyone sees it, divided
-- into melds so that the cards left over count least, and what these count. If
-- there are several such divisions, the player is asked which one, unless
-- nothing is left over or `lying` is given.
-- @param player a player or a seat: whose hand it is
-- @param lying melds of others, a list of their cards, to which cards of the
-- hand are added, too
-- @return { melds = list of texts, left = the cards left over, points = what
-- these count, added = for each of the melds in `lying` the cards added to it,
-- or false }
-- @error the game has no fact `melds`
-- @example local mine = self:lay_open(self.dealer)
-- local theirs = self:lay_open(self:left_of(self.dealer), mine.melds)
-- self:score(self.dealer, theirs.points - mine.points, "what was left over")
-- @group melds
local function lay_open(self, player, lying)
  player = given.player(self, "lay_open", 1, player)
  local ways = given.to("lay_open", 2, core.layouts, self, player.hand,
    lying)
  local way = ways[1]
  if #ways > 1 and way.points > 0 and not lying then
    local list, by_name, says = named_ways(ways)
    way = by_name[self:choose(player, says, list)]
  end
  self:show(player, told_layout(self, way, lying))
  return way
end

core.words.lay_open = lay_open
