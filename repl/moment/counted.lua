-- What a player could have counted: the cards that are still out.

local held = require "tenace.face.moment.held"
local phrase = require "tenace.face.say.phrase"

local counted = {}


--- The cards held by each player, in the order of the seats from the person on.
local function held_text(found, names)
  local parts, players = {}, #found.held
  for steps = 0, players - 1 do
    local seat = (found.player - 1 + steps) % players + 1
    local name = names.players[seat]
    parts[#parts + 1] = phrase("side.value", { value = found.held[seat],
      side = seat == names.seat and name:lower() or name })
  end
  return table.concat(parts, phrase "side.join")
end


-- The suit of the trumps, and that of those of a tarot pack.
local TRUMPS = { trump = true, T = true }


--- Who can have none of a suit, a sentence for each player.
local function voids(found, narrator)
  local list = {}
  for seat, suits in pairs(found.void) do
    local names = {}
    for i, suit in ipairs(suits) do
      names[i] = TRUMPS[suit] and phrase "counts.trump"
        or narrator:suit(suit)
    end
    if #names > 0 then
      list[#list + 1] = phrase("counts.void", {
        player = narrator.names.players[seat],
        suits = table.concat(names, phrase "counts.or") })
    end
  end
  return list
end


--- How many cards are out, and what they count.
local function left(found)
  local list = { phrase("counts.left", { n = found.n }) }
  for _, name in ipairs { "trumps", "points" } do
    if found.n > 0 and found[name] then
      list[#list + 1] = phrase("counts." .. name, { n = found[name] })
    end
  end
  return list
end


--- counted.groups(match, view) -> the cards that are out, in groups as in a
-- hand; nil if there are none
function counted.groups(match, view)
  local found = match:counts(view.player)
  if found.n == 0 then return nil end
  return held.groups(match.variant, view, found.cards)
end


--- counted.of(match, narrator, seat) -> { n = cards that are out, groups,
-- held = how many each player holds, as a sentence, left = sentences on those
-- out, voids = a sentence for each player who can have none of a suit }
function counted.of(match, narrator, seat)
  local found = match:counts(seat)
  return { n = found.n, groups = counted.groups(match, match:view(seat)),
    held = phrase("counts.held", { held = held_text(found, narrator.names) }),
    left = left(found), voids = voids(found, narrator) }
end


return counted
