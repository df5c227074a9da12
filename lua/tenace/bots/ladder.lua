-- Bids of a ladder: which of them a search thinks about, and which it says.

local parts = require "tenace.match.parts"
local race = require "tenace.bots.race"

local ladder = {}

--- The lowest bids of a ladder that are thought about, each; above them about
-- every other, every fourth and so on. Each suit has a ladder of its own.
ladder.low_bids = 6

--- Whoever made the highest bid so far had a reason, of which a search sees a
-- part. And of bids of several kinds the best one has mostly been lucky. So a
-- bid over another one, or a double, must gain on a pass by more than this many
-- standard errors.
ladder.sure = 1

--- A higher bid of the same kind promises more, and the best of many has mostly
-- been lucky: it must gain on a lower one by more than this many standard
-- errors.
ladder.promise = 2


--- ladder.has_kinds(moves, others) -> boolean
-- Are bids a number and something more, such as a suit? Then there are bids of
-- several kinds at each height, and the contract is known with the bid. The
-- first `others` moves are no bids.
function ladder.has_kinds(moves, others)
  for i = others + 1, #moves do
    local number, name = parts.bid(moves[i])
    if number and name ~= "" then return true end
  end
  return false
end


--- Is each bid a number and nothing else?
local function only_numbers(moves, others)
  for i = others + 1, #moves do
    local number, name = parts.bid(moves[i])
    if not number or name ~= "" then return false end
  end
  return true
end


--- ladder.kind(bid) -> a bid without its number
function ladder.kind(bid)
  local number, name = parts.bid(bid)
  return number and "#" .. name or bid
end


--- Is the n-th bid of a ladder thought about?
local function is_rung(n)
  local rung, step = ladder.low_bids, 2
  while rung < n do rung, step = rung + step, 2 * step end
  return n <= ladder.low_bids or n == rung
end


--- ladder.rungs(moves, others) -> list
-- The bids to think about: of each kind the lowest, and above them fewer and
-- fewer. Where bids are only numbers, the lowest alone: a higher one promises
-- more, tells more of the hand, and gains nothing as long as the others pass.
-- @param moves the first `others` of them are no bids, and stay in the list
function ladder.rungs(moves, others)
  local last = only_numbers(moves, others) and others + 1 or #moves
  local list, height = table.move(moves, 1, others, 1, {}), {}
  for i = others + 1, math.min(last, #moves) do
    local kind = ladder.kind(moves[i])
    height[kind] = (height[kind] or 0) + 1
    if is_rung(height[kind]) then list[#list + 1] = moves[i] end
  end
  return list
end


--- The lowest bid of the same kind on which a bid does not surely gain.
local function lowest_as_good(thought, best, others)
  local kind = ladder.kind(thought.moves[best])
  for i = others + 1, best - 1 do
    local alike = ladder.kind(thought.moves[i]) == kind
    if alike and not race.gains(thought, best, i, ladder.promise) then
      return i
    end
  end
  return best
end


--- ladder.said(thought, best, asked) -> the number of a move
-- The best move; of bids of its kind the lowest that is as good. But where
-- there are bids of several kinds, a bid over another one is said only if it
-- surely does better than a pass, which is the first move.
-- @param best the number of the move that did best
-- @param asked the question, for which thought.moves are answers
function ladder.said(thought, best, asked)
  if best > asked.others then
    best = lowest_as_good(thought, best, asked.others)
  end
  local over = asked.auction and asked.auction.high
  local doubtful = over and best > 1
    and ladder.has_kinds(thought.moves, asked.others)
    and not race.gains(thought, best, 1, ladder.sure)
  return doubtful and 1 or best
end


return ladder
