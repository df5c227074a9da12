-- Plays random matches by the program's rules and by a second statement of them
-- at the same time, and finds where they differ.
--
-- A second statement is an object:
--
--   p:deal(dealt, dealer)  a round begins with these cards (m:dealt()); the
--                          program says who deals
--   p.at_once              the round that was just dealt is over already
--   p.dealer, p.round      who deals by the second statement, and which round
--   p.trump                the suit of trumps, or nil
--   p.shows, p.shown       the seat that shows a card of its hand, and the
--                          card; false: several may, and nobody looks
--   p.turn                 the seat that decides
--   p:legal()              the moves that it may make, a list of texts
--   p:play(move)           makes one; true when the round is over; "again" when
--                          the deal is thrown in, and the cards are dealt again
--                          in the same round
--   p:count()              counts the round: true when the match is over, and
--                          the side that has won, 0 for a draw
--   p.asks_anyway          the next answer is asked for though it may be the
--                          only one: what is put away by a condition
--   p.decisions            how many a round has, if all have as many
--   p.totals               the totals by side
--   p:look(asked)          sees a question before it is answered, if it likes
--   p:worth_trying(moves)  the moves to draw from, if not all: so random
--                          matches get where the rules matter
--   p:allows(move)         may it be said? Where there can be too many to list,
--   p:guess(random)        and a text that may be one or not

local begun = require "rules.begun"
local core = require "tenace.core"
local tenace = require "tenace"
local turn = require "turn"

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


--- The card of a hand that all see, and whose it is.
local function shown_by(view)
  for pile, cards in pairs(view.shown) do
    local seat = pile:match "^hand (%d)$"
    if seat then return tonumber(seat), cards end
  end
end


--- The second statement begins a round in which nobody had a choice: the match
-- is further on.
local function deal_past(m, p, round, where)
  local _, dealer = begun.at(m, round)
  p:deal(begun.deal(m, round), dealer)
  same("the dealer", dealer, p.dealer, where)
  same("the round", round, p.round, where)
end


--- Both begin a round, or a deal in it after one that was thrown in.
-- @param round which it is
local function deal(m, p, round, where)
  local view = m:view(1)
  if round < view.round then return deal_past(m, p, round, where) end
  p:deal(m:dealt(), view.dealer)
  local seat, card = shown_by(view)
  same("the dealer", view.dealer, p.dealer, where)
  same("the round", view.round, p.round, where)
  if p.shows == false then return end
  same("who shows a card", seat, p.shows, where)
  same("the card shown", card, p.shown, where)
end


--- The question in front of both: who is asked, and what may be said.
local function ask(m, p, moves, where)
  same("the turn", (m:turn()), p.turn, where)
  same("trump", rawget(core.fields(m.core), "trump"), p.trump, where)
  same("what may be said", sorted(moves), sorted(p:legal()), where)
end


--- The second statement follows a decision; true at the end of a round.
local function follow(p, move, forced, where)
  if p.allows then
    same("whether " .. move .. " may be said", true, p:allows(move), where)
    return p:play(move)
  end
  local legal = p:legal()
  local found = false
  for _, one in ipairs(legal) do found = found or one == move end
  same("whether " .. move .. " may be said", true, found, where)
  same("whether " .. move .. " was forced", forced,
    #legal == 1 and not p.asks_anyway, where)
  return p:play(move)
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


--- Both count a round and begin the next, as long as rounds end when they are
-- dealt. True at the end of the match.
local function next_round(m, p, told, where)
  repeat
    told.rounds = told.rounds + 1
    if count(m, p, totals(m, told.rounds), where) then return true end
    deal(m, p, told.rounds + 1, where)
  until not p.at_once
end


--- The first round begins. True if the match is over then.
local function begin(m, p, told, where)
  deal(m, p, 1, where)
  return p.at_once and next_round(m, p, told, where)
end


--- The second statement follows all decisions since the n-th. A round that
-- ends is counted, and the next one dealt.
-- @param told { seats = who has decided, by the second statement; rounds =
-- played }
-- @return the number of decisions by then, whether the match is over
local function catch_up(m, p, n, told, where)
  local moves, forced = core.moves_made(m.core, n)
  for i, move in ipairs(moves) do
    told.seats[n + i] = p.turn
    local over = follow(p, move, forced[i], where)
    if over == "again" then
      deal(m, p, told.rounds + 1, where)
    elseif over then
      if p.decisions then
        same("decisions", n + i, p.decisions * (told.rounds + 1), where)
      end
      if next_round(m, p, told, where) then return n + i, true end
    end
  end
  return n + #moves, false
end


--- Was each decision the player's who decided by the second statement?
local function check_seats(m, seats, where)
  for n, made in ipairs(m:history()) do
    same("who says " .. made.move, made.player, seats[n], where)
  end
end


--- A move at random. Words that one seldom says would make rounds very long, so
-- a bot says them.
local function drawn(m, p, moves, random)
  local _, asked = m:turn()
  if p.look then p:look(asked) end
  if p.worth_trying then
    moves = p:worth_trying(moves)
  elseif asked.forms then
    return m:choose "random"
  end
  return moves[random % #moves + 1]
end


--- The moves by the second statement, where the match has too many to list:
-- both have as many, some of them are tried, and one word that is none.
local function unlisted(m, p, random, where)
  local list, _, n = p:legal(), m:moves()
  same("how much may be said", n, #list, where)
  for i = 1, 9 do
    local move = list[(random + i * 7919) % #list + 1]
    same("whether " .. move .. " may be said", (m:allows(move)), true, where)
  end
  same("whether no card may be said", (m:allows "nothing"), false, where)
  return list
end


--- The question in front of both, where the moves cannot be listed: some texts
-- are moves by both or by none.
local function guess(m, p, random, where)
  same("the turn", (m:turn()), p.turn, where)
  for i = 1, 9 do
    local text = p:guess(random + i * 7919)
    same("whether " .. text .. " may be said", (m:allows(text)),
      p:allows(text), where)
  end
end


--- held.match(spec, options, seed, new [, given [, most]]) -> rounds played
-- Plays one random match by both.
-- @param new new(options, spec, m) gives a second statement of that game
-- @param given the deal of each round, as tenace.new takes it
-- @param most after so many rounds the match stops; all if not given
function held.match(spec, options, seed, new, given, most)
  local m = tenace.new(spec, { seed = seed, options = options, deal = given })
  local p = new(m.variant.options, spec, m)
  local where, told = m.variant.spec .. ", seed " .. seed,
    { seats = {}, rounds = 0 }
  local random = seed
  local n, ended = 0, begin(m, p, told, where)
  if not ended then n, ended = catch_up(m, p, 0, told, where) end -- if forced
  while not ended and told.rounds < (most or math.huge) do
    local moves = m:moves()
    if not moves and p.allows then
      guess(m, p, random, where)
    else
      moves = moves or unlisted(m, p, random, where)
      ask(m, p, moves, where)
    end
    random = core.mix(random, n)
    m:play(drawn(m, p, moves, random))
    n, ended = catch_up(m, p, n, told, where)
  end
  same("the end", (m:over()), ended, where)
  check_seats(m, told.seats, where)
  return told.rounds
end


--- held.matches(specs, options, n, new)
-- Plays n matches of each of some specs, each with each of some options. Only a
-- soak plays all: else one in three has its turn.
-- @param options list of tables
function held.matches(specs, options, n, new)
  local pairs_of = {}
  for _, spec in ipairs(specs) do
    for k, one in ipairs(options) do
      pairs_of[#pairs_of + 1] = { spec, one, 100 * k }
    end
  end
  for _, each in ipairs(turn.some(pairs_of, 3)) do
    for seed = 1, n do held.match(each[1], each[2], each[3] + seed, new) end
  end
end


return held
