-- What both camps of a round have taken in card points, by the fact `camps`.

local core = require "tenace.core"
local kit = require "tenace.match.kit"
local language = require "tenace.base.language"
local sentence = require "tenace.base.sentence"
local taken = require "tenace.match.taken"

local camps = {}


--- Do all know who plays with whom? They do where no parties are formed.
local function all_know(m)
  for seat = 1, m.variant.players do
    for _, party in ipairs(core.parties(m.core, seat) or {}) do
      if not party then return false end
    end
  end
  return true
end


--- The card points of the first camp, and of all players.
local function won_by(self, first)
  local own, all = 0, 0
  for side in self:each_side() do
    local points = side.won:points()
    local player = side.players[1]
    if player == first or first.party and player.party == first.party then
      own = own + points
    end
    all = all + points
  end
  return own, all
end


--- The points of one camp as text, and of how many.
local function text_of(points, needs, with)
  local key = "camp_points"
  if needs and points >= needs then
    key = with and "camp_reached_with" or "camp_reached"
  elseif needs then
    key = with and "camp_with" or "camp_needs"
  end
  return sentence.of(key, { points = points, needs = needs,
    pile = with and language.spoken(with) })
end


--- Is there a first camp, and has its play begun?
local function are_playing(m, fact)
  return rawget(core.fields(m.core), fact.first) ~= nil
    and (core.trick(m.core) ~= nil or taken.any_tricks(m))
end


--- camps.of(m) -> function(self) -> table, for the view: what both camps have
-- taken. Nil: the game has no camps, not all know them, or play has not begun.
function camps.of(m)
  local fact = m.variant.facts.camps
  if not fact or not all_know(m) or not are_playing(m, fact) then return nil end
  return function(self)
    local first = self[fact.first]
    local contract = m.variant.fields.contract and self.contract
    if contract and fact.unless[contract] then return {} end
    local announced = fact.announced and self.announced
    local needs = announced and fact.announced or fact.needs
    local own, all = won_by(self, first)
    local total = self:points_of(tostring(kit.of(m.variant).deck))
    return {
      [fact.first .. "_took"] = text_of(own, needs, fact.with),
      [fact.others .. "_took"] = text_of(all - own,
        needs and total + 1 - needs),
    }
  end
end


return camps
