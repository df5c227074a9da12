-- What must be true of every round of Whist: no card is lost or played twice,
-- everyone plays thirteen, points add up, and the same seed gives the same
-- match.

local core = require "tenace.core"
local tenace = require "tenace"

local invariants = {}


--- Raises that something does not hold.
local function hold(good, what, m)
  if not good then
    error(("%s, seed %d: %s"):format(m.variant.spec, m.seed, what), 0)
  end
end


--- Every 52 decisions are the 52 cards.
local function check_cards(m, rounds)
  local cards = core.moves_made(m.core)
  hold(#cards == 52 * rounds, "a round has 52 cards", m)
  for round = 1, rounds do
    local seen = {}
    for i = 52 * round - 51, 52 * round do
      hold(not seen[cards[i]], cards[i] .. " was played twice", m)
      seen[cards[i]] = true
    end
  end
end


--- One side scores tricks in each round, from 1 to 7; all adds up to the total.
local function check_score(m, rounds)
  local totals, tricks, scored = { 0, 0 }, {}, 0
  for _, line in ipairs(m:score_sheet()) do
    totals[line.side] = totals[line.side] + line.points
    if line.reason == "tricks above six" then
      hold(not tricks[line.round], "both sides score tricks", m)
      hold(line.points >= 1 and line.points <= 7, "1 to 7 points", m)
      tricks[line.round], scored = true, scored + 1
    else
      hold(line.reason == "honours" and (line.points == 2
        or line.points == 4), "2 or 4 for honours", m)
    end
  end
  hold(scored == rounds, "a round without points", m)
  local scores = m:scores()
  hold(scores[1] == totals[1] and scores[2] == totals[2], "the total", m)
end


--- The end: the higher total of 100 rounds has won.
local function check_end(m)
  local over, winner = m:over()
  local scores = m:scores()
  hold(over, "the match is over", m)
  local best = scores[1] == scores[2] and 0
    or scores[1] > scores[2] and 1 or 2
  hold(winner == best, "the winner", m)
end


--- invariants.rounds(game, n, seed) -> n
-- Plays n rounds, matches of 100 or what is left, and looks at each match.
function invariants.rounds(game, n, seed)
  local left, matches = n, 0
  while left > 0 do
    local rounds = math.min(100, left)
    local m = tenace.new(game, { seed = core.mix(seed, matches),
      options = { rounds = rounds } })
    m:run "random"
    check_cards(m, rounds)
    check_score(m, rounds)
    check_end(m)
    if matches % 50 == 0 then
      local again = tenace.new(game, { seed = m.seed,
        options = { rounds = rounds } }):run "random"
      hold(core.tape(m.core) == core.tape(again.core), "the same match", m)
    end
    left, matches = left - rounds, matches + 1
  end
  return n
end


return invariants
