-- The word that deals the whole pack.

local core = require "tenace.core"


--- self:deal_all()
-- Deals all cards of the stock to the players who take part, one at a time,
-- from the dealer's left. Where turns go anticlockwise, it begins on the
-- dealer's right. If the cards do not divide evenly, the players who get the
-- first cards have one more.
-- @example self:deal_all()   -- three players get 18, 17 and 17 of 52 cards
-- @group dealing
local function deal_all(self)
  local players = { self:in_turn() }
  for n = 0, #self.stock - 1 do self:draw(players[n % #players + 1]) end
end

core.words.deal_all = deal_all
