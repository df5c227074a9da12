-- The card points that each side has taken in tricks, for the view.

local core = require "tenace.core"
local kit = require "tenace.match.kit"
local sentence = require "tenace.base.sentence"

local taken = {}


--- taken.any_tricks(m) -> has a trick been won in this round?
function taken.any_tricks(m)
  for _, n in ipairs(core.tricks(m.core)) do
    if n > 0 then return true end
  end
  return false
end


--- Have the rules counted the cards already? Then that tells it.
local function are_counted(m)
  local name = sentence.of "counted_cards"
  for _, text in ipairs(core.tally(m.core) or {}) do
    if string.find(text, name, 1, true) then return true end
  end
  return false
end


--- Do the cards of the pack count something now?
local function count_now(m, self)
  return self:points_of(tostring(kit.of(m.variant).deck)) ~= 0
end


--- Half as many points, a whole number if it is one.
local function halved(n)
  return n % 2 == 0 and n // 2 or n / 2
end


--- taken.of(m) -> function(self) -> table, for the view: the card points of
-- each side. Nil: cards count nothing in this game, or nobody has taken any.
function taken.of(m)
  if not m.variant.facts.points or not taken.any_tricks(m) then return nil end
  return function(self)
    if are_counted(m) or not count_now(m, self) then return {} end
    local list, halves = {}, m.variant.points.halves
    for side in self:each_side() do
      local n = side.won:points()
      list[side.number] = halves and halved(n) or n
    end
    return { card_points = list }
  end
end


return taken
