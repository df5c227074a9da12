-- Bids of a ladder: which of them a search thinks about, and which it says.

local ladder = {}

--- The lowest bids of a ladder that are thought about, each; above them about
-- every other, every fourth and so on.
ladder.low_bids = 6


--- ladder.rungs(moves, others) -> list
-- The bids to think about: the lowest, and above them fewer and fewer. The
-- first `others` moves are no bids, and count too.
function ladder.rungs(moves, others)
  local list, n, step = {}, 0, 1
  for i = 1, others do list[i] = moves[i] end
  while others + n < #moves do
    list[#list + 1] = moves[others + n + 1]
    if n >= ladder.low_bids - 1 then step = 2 * step end
    n = n + step
  end
  return list
end


--- ladder.needed(thought, best, others) -> the number of a move
-- Where a bid is a number and nothing else, the lowest that does better than
-- not to bid: a higher one tells more of the hand.
-- @param best the number of the move that did best; any other move stays
function ladder.needed(thought, best, others)
  local most = -math.huge
  local function mean(i)
    return thought.sum[i] / math.max(1, thought.tried[i])
  end
  for i, move in ipairs(thought.moves) do
    if i <= others then
      most = math.max(most, mean(i))
    elseif not string.find(move, "^%d+$") then
      return best
    end
  end
  for i = others + 1, best do
    if mean(i) > most then return i end
  end
  return best
end


return ladder
