-- Plays random matches by the program's rules and by a second statement of them
-- at once, and finds where the two part.
--
-- A second statement is an object:
--
--   p:deal(dealt, dealer)  a round begins with these cards (m:dealt())
--   p.turn                 the seat that decides
--   p:legal()              the moves that it may make, a list of texts
--   p:play(move)           makes one; true when the round is over
--   p:count()              counts the round: true when the match is over, and
--                          the side that has won, 0 for a draw
--   p.totals               the totals by side

local core = require "tenace.core"
local tenace = require "tenace"

local held = {}


--- Raises where the two part.
local function same(what, ours, theirs, where)
  if ours == theirs then return end
  error(("%s: %s is %s, by the second statement %s"):format(where, what,
    tostring(ours), tostring(theirs)), 0)
end


local function sorted(list)
  local copy = table.move(list, 1, #list, 1, {})
  table.sort(copy)
  return table.concat(copy, ", ")
end


--- The second statement follows a decision; true at the end of a round.
local function follow(p, made, where)
  local legal = p:legal()
  local found = false
  for _, one in ipairs(legal) do found = found or one == made.move end
  same("whether " .. made.move .. " may be said", true, found, where)
  same("whether " .. made.move .. " was forced", made.forced, #legal == 1,
    where)
  same("who says " .. made.move, made.player, p.turn, where)
  return p:play(made.move)
end


--- Counts a finished round on both sides; true at the end of the match.
local function count(m, p, scores, where)
  local ended, winner = p:count()
  local over, ours = m:over()
  same("the scores", table.concat(scores, " "), table.concat(p.totals, " "),
    where)
  if over or ended then same("the winner", ours, winner, where) end
  return ended
end


local function deal(m, p)
  p:deal(m:dealt(), m:view(1).dealer)
end


--- Totals after each of the rounds that are over.
local function totals(m, rounds)
  local sums = {}
  for side = 1, #m:scores() do sums[side] = 0 end
  for _, line in ipairs(m:score_sheet()) do
    if line.round <= rounds then
      sums[line.side] = sums[line.side] + line.points
    end
  end
  return sums
end


--- held.match(spec, options, seed, new) -> rounds played
-- Plays one random match by both.
-- @param new new(options) gives a second statement of that game
function held.match(spec, options, seed, new)
  local m = tenace.new(spec, { seed = seed, options = options })
  local p = new(m.variant.options)
  local where, n, rounds = m.variant.spec .. ", seed " .. seed, 0, 0
  local random, ended = seed, false
  deal(m, p)
  while not ended do
    local moves = m:moves()
    same("the turn", (m:turn()), p.turn, where)
    same("what may be said", sorted(moves), sorted(p:legal()), where)
    random = core.mix(random, n)
    m:play(moves[random % #moves + 1])
    local history = m:history()
    while n < #history and not ended do
      n = n + 1
      if follow(p, history[n], where) then
        rounds = rounds + 1
        ended = count(m, p, totals(m, rounds), where)
        if not ended then deal(m, p) end
      end
    end
  end
  same("the end", (m:over()), true, where)
  return rounds
end


--- held.matches(specs, options, n, new)
-- Plays n matches of each of some specs, each with each of some options.
-- @param options list of tables
function held.matches(specs, options, n, new)
  for _, spec in ipairs(specs) do
    for k, one in ipairs(options) do
      for seed = 1, n do held.match(spec, one, 100 * k + seed, new) end
    end
  end
end


return held
