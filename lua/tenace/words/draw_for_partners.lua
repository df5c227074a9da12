-- A word that is going: four players draw cards for partners and who is first.

local core = require "tenace.core"
local given = require "tenace.words.given"


--- Each of these players draws a card, and shows it.
local function draw(self, players, name, reason, cards)
  for _, player in ipairs(players) do
    if #self.stock == 0 then
      error(core.message "stock_too_small", 0)
    end
    cards[player.number] = self:draw(player[name])
    self:show(cards[player.number], reason, player[name])
  end
end


--- Who must draw again: who has a joker, or a card that another has, too.
local function who_draws_again(self, cards)
  local deck, times, list = core.kit(self).deck, {}, {}
  for _, card in ipairs(cards) do times[card] = (times[card] or 0) + 1 end
  for n, card in ipairs(cards) do
    if times[card] > 1 or not deck:suit(card) then
      list[#list + 1] = self:player(n)
    end
  end
  return list
end


-- How high the cards of a deck are, by rank and then by suit.
local heights = setmetatable({}, { __mode = "k" })


local function heights_of(deck)
  local high, n = {}, 0
  for _, rank in ipairs(deck:ranks()) do
    for _, suit in ipairs(deck:suits()) do
      n = n + 1
      high[rank .. suit] = n
    end
  end
  return high
end


--- The seats of the highest and the second highest card.
local function best_two(deck, cards)
  local high, seats = heights[deck] or heights_of(deck), { 1, 2, 3, 4 }
  heights[deck] = high
  table.sort(seats, function(a, b) return high[cards[a]] > high[cards[b]] end)
  return seats[1], seats[2]
end


--- The seat that changes places with seat 3, so that two seats sit across from
-- each other. Seat 1 stays.
local function mover_of(best, second)
  if best == 1 then return second end
  if second == 1 then return best end
  return 2 + 3 + 4 - best - second
end


--- self:draw_for_partners(name [, reason]) -> first, one, other
-- The player who plays first, in the new seats; and the two who changed places,
-- if any did.
-- @param name the name of a pile that each player has, for the cards
local function draw_for_partners(self, name, reason)
  local cards, sides = {}, core.kit(self).variant.sides
  if self.facts.players ~= 4 or #sides ~= 2 then
    error(core.message "two_sides", 0)
  end
  given.kind("draw_for_partners", 1, "string", name)
  local players = { self:player(1), self:player(2), self:player(3),
    self:player(4) }
  repeat
    draw(self, players, name, reason, cards)
    players = who_draws_again(self, cards)
  until #players == 0
  local best, second = best_two(core.kit(self).deck, cards)
  local mover = mover_of(best, second)
  core.shuffle(self)
  if mover == 3 then return self:player(best) end
  local first = best == mover and 3 or best == 3 and mover or best
  return self:player(first), self:player(math.min(mover, 3)),
    self:player(math.max(mover, 3))
end

return draw_for_partners
