-- The cards that come from the stock in a round of a match, one after another,
-- for second statements of games that shuffle a new stock: they cannot know its
-- order, but which cards are in it.

local core = require "tenace.core"

local Drawn = {}
Drawn.__index = Drawn

local STOCK = core.first_piles.stock


--- The place of the first event behind the first decision of the last round.
local function begin(events)
  local first = 0
  for i, event in ipairs(events) do
    if event.what == "round" then first = 0 end
    if event.what == "decided" and first == 0 then first = i end
  end
  return first
end


--- drawn.of(m) -> drawn, for the present round of a match
function Drawn.of(m)
  m:trace()
  return setmetatable({ m = m, at = 0 }, Drawn)
end


--- drawn:next() -> the card that came next from the stock after the first
-- decision
function Drawn:next()
  local events = core.events(self.m.core)
  if self.at == 0 then self.at = begin(events) end
  for i = self.at, #events do
    local event = events[i]
    if event.what == "moved" and event.from == STOCK then
      self.at = i + 1
      return event.card
    end
  end
end


return Drawn
