-- Which of several moves that do equally well is made. Where two camps play for
-- the points of cards in tricks, it is the card with which the own camp gets
-- most points in this trick, as the trick stands then: players take what they
-- can get, and give what their partner gets. A bot that sees no difference in
-- its worlds had better do so, too: there are others.

local core = require "tenace.core"
local kit = require "tenace.match.kit"
local match = require "tenace.match.match"
local ordered = require "tenace.base.ordered"
local solve = require "tenace.match.solve"

local ties = {}


--- ties.winning(order, trick) -> the play that wins a trick so far; nil: none
-- @param trick a list of plays { cards, … }
function ties.winning(order, trick)
  local best = trick[1]
  for _, play in ipairs(trick) do
    if order:beats(play.cards, best.cards) then best = play end
  end
  return best
end


--- The camp of the player in turn if two camps play for points of cards; nil if
-- they do not, or if a card is not asked for.
local function camp_for_points(m)
  if match.asked(m).kind ~= "card" or not core.ending(m.core)
    or not m.variant.facts.points or solve.ends_by_trick(m.core) then
    return nil
  end
  return (core.camp(m.core, solve.alone(m.core, m.variant)))
end


--- ties.liking(m) -> a function of a card; nil if none is liked better
-- Of cards that do equally well the one is played for which it gives the most.
function ties.liking(m)
  local camp = camp_for_points(m)
  if not camp then return nil end
  local points_of = kit.of(m.variant).core.words.points_of
  local trick, order = core.trick(m.core), kit.of(m.variant).order_of(m.core)
  local best = ties.winning(order, trick)
  local friendly = not best or ordered.has(camp, best.player)
  return function(card)
    local own = friendly or order:beats(card, best.cards)
    return (own and 1 or -1) * points_of(m.core, card)
  end
end


return ties
