-- Bids of a ladder: which of them a search thinks about, and which it says.

local race = require "tenace.bots.race"

local ladder = {}

--- The lowest bids of a ladder that are thought about, each; above them about
-- every other, every fourth and so on.
ladder.low_bids = 6

--- Whoever made the highest bid so far had a reason, which a search does not
-- see. And of bids of several kinds the best one has mostly been lucky. So a
-- bid over another one, or a double, must gain on a pass by more than this many
-- standard errors.
ladder.sure = 1


--- ladder.has_kinds(moves, others) -> boolean
-- Are bids a number and something more, such as a suit? Then there are bids of
-- several kinds at each height, and the contract is known with the bid. The
-- first `others` moves are no bids.
function ladder.has_kinds(moves, others)
  for i = others + 1, #moves do
    local bid = moves[i]
    if string.find(bid, "%d") and string.find(bid, "%D") then return true end
  end
  return false
end


--- Is each bid a number and nothing else?
local function only_numbers(moves, others)
  for i = others + 1, #moves do
    if string.find(moves[i], "%D") then return false end
  end
  return true
end


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


--- The lowest bid that does better than not to bid: a higher one tells more of
-- the hand. Any move that is no bid stays.
local function needed(thought, best, others)
  local most = -math.huge
  local function mean(i)
    return thought.sum[i] / math.max(1, thought.tried[i])
  end
  for i = 1, others do most = math.max(most, mean(i)) end
  for i = others + 1, best do
    if mean(i) > most then return i end
  end
  return best
end


--- ladder.said(thought, best, asked) -> the number of a move
-- Where all bids are only numbers, the lowest that does better than not to bid.
-- Where there are bids of several kinds, the best one; but over another bid
-- only if it surely does better than a pass, which is the first move.
-- @param best the number of the move that did best
-- @param asked the question, for which thought.moves are answers
function ladder.said(thought, best, asked)
  local moves, others = thought.moves, asked.others
  if only_numbers(moves, others) then return needed(thought, best, others) end
  local over = asked.auction and asked.auction.high
  local doubtful = over and best > 1 and ladder.has_kinds(moves, others)
    and not race.gains(thought, best, 1, ladder.sure)
  return doubtful and 1 or best
end


return ladder
