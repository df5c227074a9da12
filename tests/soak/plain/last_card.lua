-- A plain player of Last Card: it plays what it can, what counts most first and
-- of the colour it holds most, keeps wild cards as long as possible, and names
-- the colour it holds most. It challenges nobody.

local counts = { S = 20, V = 20, D = 20 }


--- The number of cards of each colour in the hand.
local function colours(hand)
  local held = {}
  for colour in string.gmatch(hand, "%w([RYGB])%f[%W]") do
    held[colour] = (held[colour] or 0) + 1
  end
  return held
end


local function worth(move, held)
  local card, colour = string.match(move, "^([^ ]+) ?(%a*)")
  if string.match(card, "^W4?$") then
    local named = string.upper(string.sub(colour, 1, 1))
    return (card == "W" and 20 or 10) + (held[named] or 0)
  end
  local sign, suit = string.match(card, "^(%w)([RYGB])$")
  if sign then
    return 100 + (counts[sign] or tonumber(sign)) + 3 * (held[suit] or 0)
  end
  if move == "accept" then return 1 end
  return held[string.upper(string.sub(move, 1, 1))] or 0
end


--- The move of a plain player, of a view and the moves.
return function(view, moves)
  local held, best = colours(view.hand or ""), moves[1]
  for _, move in ipairs(moves) do
    if worth(move, held) > worth(best, held) then best = move end
  end
  return best
end
