-- Bids of a ladder: which of them a search thinks about, and which it says.

local parts = require "tenace.match.parts"
local race = require "tenace.bots.race"

local ladder = {}

--- The lowest bids of a ladder that are thought about, each; above them about
-- every other, every fourth and so on.
ladder.low_bids = 6

--- Whoever made the highest bid so far had a reason, of which a search sees a
-- part. And of bids of several kinds the best one has mostly been lucky. So a
-- bid over another one, or a double, must gain on a pass by more than this many
-- standard errors.
ladder.sure = 1


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


--- ladder.rungs(moves, others) -> list
-- The bids to think about: the lowest, and above them fewer and fewer. Where
-- bids are only numbers, the lowest alone: a higher one promises more, tells
-- more of the hand, and gains nothing as long as the others pass.
-- @param moves the first `others` of them are no bids, and stay in the list
function ladder.rungs(moves, others)
  local list, step, next_bid = {}, 1, others + 1
  table.move(moves, 1, others, 1, list)
  local last = only_numbers(moves, others) and next_bid or #moves
  while next_bid <= last do
    list[#list + 1] = moves[next_bid]
    if next_bid - others >= ladder.low_bids then step = 2 * step end
    next_bid = next_bid + step
  end
  return list
end


--- ladder.said(thought, best, asked) -> the number of a move
-- The best move. But where there are bids of several kinds, a bid over another
-- one is said only if it surely does better than a pass, which is the first
-- move.
-- @param best the number of the move that did best
-- @param asked the question, for which thought.moves are answers
function ladder.said(thought, best, asked)
  local over = asked.auction and asked.auction.high
  local doubtful = over and best > 1
    and ladder.has_kinds(thought.moves, asked.others)
    and not race.gains(thought, best, 1, ladder.sure)
  return doubtful and 1 or best
end


return ladder
