-- Plays random matches by the program's rules and by the plain ones at once,
-- and finds where they part.

local core = require "tenace.core"
local plain = require "rules.whist.plain"
local tenace = require "tenace"

local against = {}


--- Raises where the two part.
local function same(what, ours, theirs, where)
  if ours == theirs then return end
  error(("%s: %s is %s, by the plain rules %s"):format(where, what,
    tostring(ours), tostring(theirs)), 0)
end


--- The card that everyone was shown.
local function turned(view)
  for pile, card in pairs(view.shown) do
    if pile == "hand " .. view.dealer then return card end
  end
end


--- Both begin a round.
local function deal(m, p, where)
  local view = m:view(1)
  local card = turned(view)
  local asked = p.option.first_dealer
  p:deal(m:hands(), asked > 0 and asked or view.dealer, card)
  same("dealer", view.dealer, p.dealer, where)
  same("trump", view.trump, p.trump, where)
  same("a shown card", card ~= nil, p.option.trump == "last_card", where)
  same("round", view.round, p.round, where)
end


local function sorted(list)
  local copy = table.move(list, 1, #list, 1, {})
  table.sort(copy)
  return table.concat(copy, " ")
end


--- The plain rules follow a card that was played; true at the end of a round.
local function follow(p, card, forced, where)
  local legal = p:legal()
  local found = false
  for _, one in ipairs(legal) do found = found or one == card end
  same("whether " .. card .. " may be played", true, found, where)
  same("whether " .. card .. " was forced", forced, #legal == 1, where)
  return p:play(card)
end


--- The plain rules follow what has been played since; true at the end of a
-- round, with the number of decisions by then.
local function catch_up(m, p, n, where)
  local cards, forced = core.moves_made(m.core, n)
  for i, card in ipairs(cards) do
    if follow(p, card, forced[i], where) then return n + i, true end
  end
  return n + #cards, false
end


--- Counts a finished round on both sides; true at the end of the match.
local function count(m, p, where)
  local ended, winner = p:count()
  local over, ours = m:over()
  local scores = m:scores()
  same("the end", over, ended, where)
  if ended then same("the winner", ours, winner, where) end
  for side = 1, 2 do
    same("the score", scores[side], p.totals[side], where)
  end
  return ended
end


--- against.match(spec, options, seed, honours) -> rounds played
-- Plays one random match.
function against.match(spec, options, seed, honours)
  local m = tenace.new(spec, { seed = seed, options = options })
  local all = { honours = honours }
  for name, value in pairs(m.variant.options) do all[name] = value end
  local p = plain.new(all)
  local where = m.variant.spec .. ", seed " .. seed
  local random, n, ended = seed, 0, false
  deal(m, p, where)
  repeat
    local moves = m:moves()
    same("the turn", (m:turn()), p.turn, where)
    same("what is legal", sorted(moves), sorted(p:legal()), where)
    random = core.mix(random, n)
    m:play(moves[random % #moves + 1])
    local round_over
    n, round_over = catch_up(m, p, n, where)
    if round_over then
      same("decisions", n, 52 * p.round, where)
      ended = count(m, p, where)
      if not ended then deal(m, p, where) end
    end
  until ended
  return p.round
end


local trumps = { "last_card", "rotate", "rotate_with_no_trump" }
local targets = { 1, 2, 5, 5, 5, 7, 10, 12 }
local rounds = { 0, 0, 0, 1, 2, 3, 5, 6, 8 }
local houses = { "whist", "whist", "whist+honours", "whist+long_whist",
  "whist+american", "whist+tournament", "whist+rotating_trumps",
  "whist+rotating_trumps_with_no_trump", "whist+long_whist+rotating_trumps",
  "whist+tournament+honours", "whist+american+honours",
  "whist+american+rotating_trumps_with_no_trump",
  "whist+long_whist+rotating_trumps_with_no_trump",
  "whist+tournament+honours+rotating_trumps_with_no_trump" }


--- against.variant(n) -> spec, options, honours: the n-th of many
function against.variant(n)
  local function pick(list, k)
    return list[core.mix(n, k) % #list + 1]
  end
  local spec, options = pick(houses, 1), {}
  if spec == "whist" or spec == "whist+honours" then
    options.trump, options.rounds = pick(trumps, 2), pick(rounds, 3)
    options.target = pick(targets, 4)
  end
  options.first_dealer = pick({ 0, 0, 1, 2, 3, 4 }, 5)
  return spec, options, spec:find "honours" ~= nil
    or spec:find "long_whist" ~= nil
end


--- against.rounds(n, from) -> matches, rounds
-- Plays matches of all sorts until n rounds have been played.
function against.rounds(n, from)
  local played, matches = 0, 0
  while played < n do
    matches = matches + 1
    local spec, options, honours = against.variant(from + matches)
    played = played + against.match(spec, options, from + matches, honours)
  end
  return matches, played
end


return against
