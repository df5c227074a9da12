-- A plain player of Canasta: it takes the pile when it may, melds all it can,
-- and discards its lowest single card. It looks at its own hand alone.

local counts = { BJ = 50, ["2"] = 20, A = 20, K = 10, Q = 10, J = 10,
  ["10"] = 10, ["9"] = 10, ["8"] = 10 }


local function rank(card)
  return card == "BJ" and card or string.match(card, "^(.-).$")
end


--- How much a discard costs: what the card counts. A card of which there are
-- others in the hand, and a wild one, are kept as long as possible.
local function cost(card, held)
  local wild = rank(card) == "2" or card == "BJ"
  local together = wild or held[rank(card)] > 1
  return (counts[rank(card)] or 5) + (together and 100 or 0)
end


--- The number of cards in a move that melds or takes; 0 where it does neither.
local function cards_in(move)
  local kind, cards = string.match(move, "^(%a+)(.*)$")
  if kind == "take" then return 1000 end
  if kind ~= "meld" then return 0 end
  return select(2, string.gsub(string.gsub(cards, " on .*", ""), "%w+", ""))
end


local function worth(move, held)
  local discarded = string.match(move, "^discard (%w+)$")
  return discarded and -cost(discarded, held) or cards_in(move)
end


--- The move of a plain player, of a view and the moves.
return function(view, moves)
  local held, best = {}, moves[1]
  for card in string.gmatch(view.hand, "%w+") do
    held[rank(card)] = (held[rank(card)] or 0) + 1
  end
  for _, move in ipairs(moves) do
    if worth(move, held) > worth(best, held) then best = move end
  end
  return best
end
