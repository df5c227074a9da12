-- A review of a match: which decisions cost most, by what their player could
-- know; what perfect play with all cards seen makes of them; and what the
-- rounds would have scored with the bot in every seat, from the same cards.

local compared = require "tenace.bots.compared"
local door = require "tenace.base.door"
local made_move = require "tenace.bots.made"
local replays = require "tenace.study.replays"
local search = require "tenace.bots.search"
local sentence = require "tenace.base.sentence"

local review = {}

--- The deals of the first look at each decision, and the most positions of
-- perfect play.
review.worlds, review.positions = 60, 300000

--- The most mistakes that are told, and for each of them the number of
-- decisions that are looked at with full work.
review.most, review.tries = 5, 3

--- The most work of the first looks: a minute or two in all. What comes after
-- that is left out, and counted. A decision counts at least a little, as in
-- replays.
review.work = 2000000000

--- The most decisions of a round that bots imagine, if no round of the match
-- has had more: some games of patience go on for ever when they are played at
-- random.
review.longest = 600

--- What a round, and a look with full work, count in the progress. A decision
-- counts 1.
local ROUND, LOOK = 6, 10

--- The worlds in which both moves were tried: the first and the last, by
-- number.
local function shared(thought, i, k)
  local since, tried = thought.since, thought.tried
  return math.max(since[i], since[k]),
    math.min(since[i] + tried[i], since[k] + tried[k]) - 1
end


--- By how much move i does better than move k on average, and half the width of
-- the 95 % interval; nil if they were not compared.
local function gain(thought, i, k)
  local first, last = shared(thought, i, k)
  local list = {}
  for world = first, last do
    list[#list + 1] = thought.outcomes[i][world - thought.since[i] + 1]
      - thought.outcomes[k][world - thought.since[k] + 1]
  end
  if #list < 2 then return nil end
  return compared.mean(list)
end


--- What a first look at a decision tells: whether the bot would have made the
-- same move, and what the other one costs.
local function glance(m, made, worlds)
  local move, thought = search.move(m, worlds, nil, false, made)
  local moves = thought.moves or {}
  local best, place = made_move.place(moves, move),
    made_move.place(moves, made)
  local work = thought.work or 0
  if not best or not place then
    return { same = not thought.moves, work = work }
  end
  if best == place then return { same = true, work = work } end
  local cost, interval = gain(thought, best, place)
  if thought.guess or not cost then return { work = work } end
  return { cost = cost, interval = interval, clear = cost > interval,
    work = work }
end


--- The match in which to look, whose bots imagine no endless rounds.
local function limited(m, history)
  local most, longest, in_round = review.longest, 0, {}
  for _, one in ipairs(history) do
    in_round[one.round] = (in_round[one.round] or 0) + 1
    longest = math.max(longest, in_round[one.round])
  end
  local copy, how = m:copy(), {}
  for name, value in next, m.how do how[name] = value end
  how.most_decisions = math.min(how.most_decisions or math.huge,
    math.max(most, 2 * longest))
  copy.how = how
  return copy
end


--- Is the decision to be looked at?
local function is_wanted(one, how)
  return not one.forced and (not how.player or one.player == how.player)
    and (not how.round or one.round == how.round)
end


--- A counter of the work done, for the progress.
local function counter(how, all)
  local done = 0
  return function(n)
    done = done + n
    if how.told then how.told(math.min(done, all), all) end
  end
end


--- The tallies by player, in which the first looks are counted.
local function tallies_of(m, how)
  local list, of = {}, {}
  for player = how.player or 1, how.player or m.variant.people do
    of[player] = { player = player, decisions = 0, same = 0, alike = 0 }
    list[#list + 1] = of[player]
  end
  return list, of
end


local function tally(one, found)
  one.decisions = one.decisions + 1
  if found.same then one.same = one.same + 1
  elseif not found.clear then one.alike = one.alike + 1 end
end


--- Goes through the match, a decision at a time. Answers the decisions that
-- seem to cost something, the tallies, the matches at the beginnings of rounds,
-- by round, and how many decisions were too many to be looked at.
local function walk(m, how, history, count)
  local now, doubts, starts = m:copy():go_to("decision", 0), {}, {}
  local tallies, of = tallies_of(m, how)
  local work, unseen = 0, 0
  for n, one in ipairs(history) do
    local begins = not starts[one.round] and not one.forced
      and (not how.round or one.round == how.round)
    if begins then starts[one.round] = now:copy() end
    if is_wanted(one, how) and work >= review.work then
      unseen = unseen + 1
    elseif is_wanted(one, how) then
      local found = replays.if_it_ends(glance, now, one.move,
        how.worlds or review.worlds)
      if found then tally(of[one.player], found) end
      unseen = unseen + (found and 0 or 1)
      found = found or { work = review.work // 10 }
      found.decision, work = n, work + found.work + replays.step
      if found.clear then doubts[#doubts + 1] = found end
    end
    if is_wanted(one, how) then count(1) end
    if not one.forced then now:redo(1) end
  end
  return doubts, tallies, starts, unseen
end


--- What perfect play gets with a move and with a better one, all cards seen;
-- nil where that is not known, would take long, or few tricks are wanted.
local function perfect(m, n, made, better)
  local before = m:copy():go_to("decision", n - 1)
  local solved = before:solve { most = review.positions }
  if not solved or solved.fewest then return nil end
  local value = {}
  for _, one in ipairs(solved.moves) do value[one.move] = one.value end
  if not value[made] or not value[better] then return nil end
  return { made = value[made], better = value[better],
    ["for"] = solved["for"] }
end


--- A mistake, looked at with full work; nil if it is none.
local function mistake(m, doubt, history, how)
  local n = doubt.decision
  local found = replays.if_it_ends(m.explain, m, { decision = n,
    names = how.names, you = how.you, short = true })
  local cost = found and found.cost
  if not cost or found.guess or not cost.clear
    or found.made == found.move then
    return nil
  end
  return { decision = n, round = history[n].round, player = history[n].player,
    made = found.made, better = found.move, cost = cost.value,
    interval = cost.interval, explained = found,
    perfect = perfect(m, n, found.made, found.move) }
end


--- Those that cost most first.
local function sort(list)
  table.sort(list, function(a, b)
    if a.cost ~= b.cost then return a.cost > b.cost end
    return a.decision < b.decision
  end)
end


--- Is the same mistake already there? Who should have passed, and bids several
-- times, makes one mistake.
local function is_known(list, found)
  for _, one in ipairs(list) do
    if found.explained.choice and one.explained.choice
      and one.round == found.round and one.player == found.player
      and one.better == found.better then
      return true
    end
  end
  return false
end


--- The mistakes that cost most, the worst first.
local function mistakes(m, doubts, history, how, count)
  local list, most = {}, how.most or review.most
  sort(doubts)
  for i = 1, math.min(#doubts, review.tries * most) do
    if #list == most then break end
    local found = mistake(m, doubts[i], history, how)
    if found and not is_known(list, found) then list[#list + 1] = found end
    count(LOOK)
  end
  sort(list)
  return list
end


--- The amount of work: a number of steps for the progress.
local function steps_of(history, how)
  local all, last = 0, 0
  for _, one in ipairs(history) do
    if is_wanted(one, how) then
      all = all + 1
      if one.round ~= last then all, last = all + ROUND, one.round end
    end
  end
  return all + LOOK * review.tries * (how.most or review.most)
end


local function check(m, how)
  if type(m) ~= "table" or m.history == nil then
    error(sentence.of("review_match"), 0)
  end
  door.count("review", "player", how.player, 1, m.variant.people)
  door.count("review", "you", how.you, 1, m.variant.people)
  door.count("review", "round", how.round, 1)
  door.count("review", "most", how.most, 1)
  door.count("review", "worlds", how.worlds, 2)
end


--- review.of(m, how) -> see tenace.review
function review.of(m, how)
  check(m, how)
  local history = m:history()
  local count = counter(how, steps_of(history, how))
  local copy = limited(m, history)
  local doubts, tallies, starts, unseen = walk(copy, how, history, count)
  local worst = mistakes(copy, doubts, history, how, count)
  local list, unplayed = replays.of(copy, starts, function() count(ROUND) end)
  return { match = m, players = tallies, mistakes = worst, rounds = list,
    unseen = unseen, unplayed = unplayed }
end


return review
