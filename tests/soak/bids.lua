-- Are a bot's bids too high or too low? Each deal is played, and then again,
-- twice at most: once the last bidder passes instead of bidding, and once the
-- last who passed before another side's contract makes the lowest bid instead.
-- The bot goes on in all seats. And where the game can be solved: how many
-- contracts are made if nobody makes a mistake from the first card on, with all
-- cards seen?
--
--   tenace run tests/soak/bids.lua [GAME [DEALS [BOT]]]
--
-- BOT: see tests/soak/named.lua.

local averages = dofile "tests/soak/averages.lua"
local core = require "tenace.core"
local match = require "tenace.match.match"
local named = dofile "tests/soak/named.lua"
local solve = require "tenace.match.solve"
local tenace = require "tenace"

local given = { ... }
local game = given[1] or "bid_whist+rounds=1"
local deals = tonumber(given[2] or 60)
local bot = named(given[3] or "search:20")

--- The most positions that perfect play looks at in a deal.
local most = 20000000


--- The side of a seat.
local function side_of(m, seat)
  for side, seats in ipairs(m.variant.sides) do
    for _, other in ipairs(seats) do
      if other == seat then return side end
    end
  end
end


--- The score of the seat's side, less the mean of the others.
local function margin(m, seat)
  local scores, own, others = m:scores(), side_of(m, seat), 0
  for side, score in ipairs(scores) do
    if side ~= own then others = others + score end
  end
  return scores[own] - others / (#scores - 1)
end


--- Deals, and plays these moves.
local function start(m, seed, moves)
  m:restart(seed)
  core.set_limits(m.core, match.most_decisions, 1)
  for _, move in ipairs(moves) do m:play(move) end
end


--- Lets the bot play to the end of the round, and answers the margin.
local function finish(m, seat)
  while m:turn() do m:play((bot(m))) end
  return margin(m, seat)
end


--- What can be said instead of a pass, or of a bid: the lowest bid, or a pass;
-- nil where there is no choice between the two.
local function instead(m, move)
  local bid, pass
  for _, other in ipairs(m:moves()) do
    if other == "pass" then pass = other else bid = bid or other end
  end
  if not pass then return nil end
  return move == "pass" and bid or pass
end


--- Holds the auction. The last bid and the last pass: { seat, moves = those
-- before it, instead }.
local function hold_auction(m, seed)
  local last, moves = {}, {}
  start(m, seed, moves)
  while m:turn() and not m:view(1).declarer and not core.ending(m.core) do
    local seat, move = m:turn(), bot(m)
    last[move == "pass" and "pass" or "bid"] = { seat = seat,
      moves = table.move(moves, 1, #moves, 1, {}), instead = instead(m, move) }
    moves[#moves + 1] = move
    m:play(move)
  end
  return last
end


--- What the declarer's side scores if nobody makes a mistake from the first
-- card on, with all cards seen; nil if it is not known.
local function perfect(m, seat)
  while m:turn() and not core.ending(m.core) do m:play((bot(m))) end
  if not m:turn() then return nil end
  local scratch = m:copy()
  while scratch:turn() do
    local solved = solve.core_match(scratch.core, scratch.variant,
      { most = most })
    if not solved then return nil end
    scratch:play(solved.moves[1].move)
  end
  return margin(scratch, seat)
end


--- Plays the deal again with the other choice.
local function otherwise(m, seed, choice)
  start(m, seed, choice.moves)
  m:play(choice.instead)
  return finish(m, choice.seat)
end


local sums = { bid = averages(), pass = averages(), made = averages(),
  perfect = averages() }


--- Adds a deal to the sums.
local function measure(m, seed)
  local last = hold_auction(m, seed)
  local seat = m:view(1).declarer
  if not seat then return end
  local solved = perfect(m, seat)
  local score = finish(m, seat)
  if solved then
    sums.made:add(score > 0 and 1 or 0)
    sums.perfect:add(solved > 0 and 1 or 0)
  end
  local bid, pass = last.bid, last.pass
  if bid and bid.seat == seat and bid.instead then
    sums.bid:add(score - otherwise(m, seed, bid))
  end
  if pass and pass.instead and side_of(m, pass.seat) ~= side_of(m, seat) then
    start(m, seed, pass.moves)
    m:play "pass"
    sums.pass:add(finish(m, pass.seat) - otherwise(m, seed, pass))
  end
end


local function report(seed)
  print(string.format("ok - %s, %s, %d deals", game, given[3] or "search:20",
    seed))
  print(string.format("#   the last bid gains on a pass %.2f ± %.2f (%d deals)",
    sums.bid:mean(), select(2, sums.bid:mean()), sums.bid.n))
  print(string.format("#   the last pass gains on the lowest bid %.2f ± %.2f "
    .. "(%d deals)", sums.pass:mean(), select(2, sums.pass:mean()),
    sums.pass.n))
  print(string.format("#   contracts made: %.0f %%, with perfect play %.0f %% "
    .. "(%d deals)", sums.made:mean() * 100, sums.perfect:mean() * 100,
    sums.made.n))
  io.stdout:flush()
end


local m = tenace.new(game, { seed = 1, traced = true })
for seed = 1, deals do
  measure(m, seed)
  if seed % 20 == 0 or seed == deals then report(seed) end
end
