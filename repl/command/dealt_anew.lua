-- Two deals that a player cannot tell apart, as `tenace check` prints them.

local files = require "tenace.face.terminal.files"
local ordered = require "tenace.base.ordered"
local phrase = require "tenace.face.say.phrase"

local dealt_anew = {}


--- The piles of a deal that are otherwise in the other: `hand 2: QS 3D`.
local function piles_of(deal, other)
  local list = {}
  for name, cards in ordered.pairs(deal) do
    if other[name] ~= cards then list[#list + 1] = name .. ": " .. cards end
  end
  return table.concat(list, "; ")
end


--- dealt_anew.add(lines, finding)
-- Adds the lines for the two deals of a finding, if it has any: what lies
-- elsewhere in each, and the record of the other.
function dealt_anew.add(lines, finding)
  if not finding.deals then return end
  local here, there = finding.deals.here, finding.deals.there
  lines[#lines + 1] = phrase("check.deal_here",
    { piles = piles_of(here, there) })
  lines[#lines + 1] = phrase("check.deal_there",
    { piles = piles_of(there, here) })
  if finding.other then
    lines[#lines + 1] = phrase("check.record",
      { file = files.shown(finding.other) })
  end
end


return dealt_anew
