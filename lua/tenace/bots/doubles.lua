-- What others may answer to a bid: they double it. In playouts they pass, so a
-- hopeless bid would look cheap: all would rather bid on than stay doubled.
--
-- So where bids may be doubled, each is tried twice in each world, once doubled
-- by the next player, who does it if that was better for him in the worlds
-- before.

local core = require "tenace.core"
local match = require "tenace.match.match"

local doubles = {}


--- doubles.leaves(asked, moves) -> list of moves to think about
-- Whoever bids again when a bid of the own side is doubled distrusts a partner
-- who had a reason for it, and the partner then does the same. Both ran up to
-- the highest bid there is. So they leave it, or redouble.
function doubles.leaves(asked, moves)
  local auction = asked.auction
  if auction and auction.doubles and moves[2] == auction.redouble then
    return { moves[1], moves[2] }
  end
  return moves
end


--- The word with which the next player may double the bid; nil if he may not.
local function word_after(m, bid)
  local copy = m:copy()
  copy:play(bid)
  local asked = match.asked(copy)
  local others = asked and asked.others or 0
  return others > 1 and copy:moves()[2] or nil
end


--- The word as bytes for a tape.
local function on_tape(scratch, word)
  core.restart(scratch, 0)
  core.answer(scratch, "text", word)
  return core.tape(scratch)
end


--- doubles.add(thought, others)
-- Finds out whether bids may be doubled, if this is an auction.
-- @param others how many of the first moves are no bids; nil: it is no auction
function doubles.add(thought, others)
  local bid = others and thought.moves[others + 1]
  local word = bid and word_after(thought.match, bid)
  if word then
    thought.doubles = { others = others, gains = {},
      tape = on_tape(thought.match.scratch.core, word) }
  end
end


--- doubles.play(thought, i, play) -> points; or nil and the error
-- What a move leads to in the present world, with the answer of the next player
-- if it is a bid.
-- @param play a function of the thought, the number of the move, a tape, and
-- whether the result counts: what the move on the tape leads to
function doubles.play(thought, i, play)
  local may, tape = thought.doubles, thought.tapes[i]
  if not may or i <= may.others then return play(thought, i, tape, true) end
  local gain, doubled = may.gains[i] or 0, tape .. may.tape
  local doubles_it = gain > 0
  local other, raised, flow = play(thought, i, doubles_it and tape or doubled)
  if not other then return nil, raised, flow end
  local points
  points, raised, flow = play(thought, i, doubles_it and doubled or tape, true)
  if not points then return nil, raised, flow end
  may.gains[i] = gain + (doubles_it and other - points or points - other)
  return points
end


return doubles
