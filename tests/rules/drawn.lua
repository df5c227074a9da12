-- The cards that come from the stock in a round of a match, one after another,
-- for second statements of games that shuffle a new stock: they cannot know its
-- order, but which cards are in it.

local begun = require "rules.begun"
local core = require "tenace.core"

local Drawn = {}
Drawn.__index = Drawn

local STOCK = core.first_piles.stock


--- drawn.of(m, round [, pile]) -> drawn, for that round of a match
-- @param pile the number of the pile from which cards come (the stock)
function Drawn.of(m, round, pile)
  return setmetatable({ match = m.core, read_to = begun.at(m, round),
    pile = pile or STOCK, cards = {}, given = 0 }, Drawn)
end


--- Adds the cards that have come since it was asked last: to read the whole log
-- for each card would take most of the time of a long round.
function Drawn:read()
  for _, event in ipairs(core.events(self.match, self.read_to)) do
    self.read_to = self.read_to + 1
    self.begun = self.begun or event.what == "decided"
    if self.begun and event.what == "moved" and event.from == self.pile
      then
      table.insert(self.cards, event.card)
    end
  end
end


--- drawn:next() -> the card that came next from the stock after the first
-- decision
function Drawn:next()
  if self.given == #self.cards then self:read() end
  self.given = self.given + 1
  return self.cards[self.given]
end


return Drawn
