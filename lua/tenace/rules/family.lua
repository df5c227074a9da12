-- The family of a game, from what its rules say.

local family = {}

--- The families, in the order of a list of games.
family.all = { "tricks", "bidding", "points", "avoiding", "melds", "shedding",
  "climbing", "fishing", "patience", "others" }


-- Fields and facts of games in which players bid for what is played.
local BID = { "bid", "declarer", "contract" }


local function has_bids(variant)
  if variant.facts.contracts then return true end
  for _, name in ipairs(BID) do
    if variant.fields[name] then return true end
  end
  return false
end


--- The family of a game with tricks.
local function of_tricks(variant)
  if variant.facts.wins.lowest then return "avoiding" end
  if has_bids(variant) then return "bidding" end
  return variant.facts.points and "points" or "tricks"
end


--- family.of(variant) -> one of family.all: what the fact `family` says, or
-- else what the other facts tell
function family.of(variant)
  local facts = variant.facts
  if facts.family then return facts.family end
  if variant.people == 1 then return "patience" end
  if facts.captures then return "fishing" end
  if facts.melds then return "melds" end
  if facts.combinations then return "climbing" end
  if variant.plays or #variant.obligations > 0 then
    return of_tricks(variant)
  end
  return "others"
end


return family
