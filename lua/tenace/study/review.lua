-- A review of a match: which decisions cost most, by what their player could
-- know; what perfect play with all cards seen makes of them; and what the
-- rounds would have scored with the bot in every seat, from the same cards.

local core = require "tenace.core"
local door = require "tenace.base.door"
local made_move = require "tenace.bots.made"
local raised = require "tenace.base.raised"
local search = require "tenace.bots.search"
local sentence = require "tenace.base.sentence"

local review = {}

--- The deals of the first look at each decision, and the most positions of
-- perfect play.
review.worlds, review.positions = 60, 300000

--- The most mistakes that are told, and for each of them the number of
-- decisions that are looked at with full work.
review.most, review.tries = 5, 3

--- The bot that plays the rounds again.
review.bot = "search:20"

--- The most work of the first looks, and of the rounds that the bot plays
-- again: a minute or two in all. What comes after that is left out, and
-- counted. A decision counts at least a little.
review.work, review.bot_work, review.step = 2000000000, 500000000, 100000

--- The most decisions of a round that bots imagine, if no round of the match
-- has had more: some games of patience go on for ever when they are played at
-- random.
review.longest = 600

--- Half the width of a 95 % interval, in standard errors.
local WIDTH = 1.96

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
  local n, sum, squares = last - first + 1, 0, 0
  if n < 2 then return nil end
  for world = first, last do
    local more = thought.outcomes[i][world - thought.since[i] + 1]
      - thought.outcomes[k][world - thought.since[k] + 1]
    sum, squares = sum + more, squares + more * more
  end
  local mean = sum / n
  local variance = math.max(0, squares / n - mean * mean)
  return mean, WIDTH * (variance / (n - 1)) ^ 0.5
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


--- What f answers; nil if bots find no end of the round. Other errors pass.
local function if_it_ends(f, ...)
  local ok, found, more = pcall(f, ...)
  if ok then return found, more end
  if raised.key(found) ~= "many_decisions" then error(found, 0) end
  return nil
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
      local found = if_it_ends(glance, now, one.move,
        how.worlds or review.worlds)
      if found then tally(of[one.player], found) end
      unseen = unseen + (found and 0 or 1)
      found = found or { work = review.work // 10 }
      found.decision, work = n, work + found.work + review.step
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
  local found = if_it_ends(m.explain, m, { decision = n, names = how.names,
    you = how.you, short = true })
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


--- What each side has scored in a round.
local function scores_of(m, round)
  local scores = {}
  for side in ipairs(m.variant.sides) do scores[side] = 0 end
  for _, line in ipairs(m:score_sheet()) do
    if line.round == round then
      scores[line.side] = scores[line.side] + line.points
    end
  end
  return scores
end


--- Lets the bot play the round in every seat. Answers the work, and whether
-- the round came to its end before that much.
local function played_again(start, round, most)
  local work = 0
  while start:turn() and core.state(start.core).round == round do
    local move = work < most and if_it_ends(start.choose, start, review.bot)
    if not move then return work, false end
    start:play(move)
    work = work + review.step + (start.thought and start.thought.work or 0)
  end
  return work, true
end


--- The finished rounds, each with its score, and with that of bots from the
-- same cards; and how many took the bots too long.
local function rounds(m, starts, count)
  local list, over, now = {}, m:over(), core.state(m.core).round
  local left, unplayed = review.bot_work, 0
  for round = 1, over and now or now - 1 do
    local start = starts[round]
    if start then
      local work, ended = played_again(start, round, left)
      left, unplayed = left - work, unplayed + (ended and 0 or 1)
      if ended then
        list[#list + 1] = { round = round, scores = scores_of(m, round),
          bots = scores_of(start, round) }
      end
      count(ROUND)
    end
  end
  return list, unplayed
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
  local list, unplayed = rounds(copy, starts, count)
  return { match = m, players = tallies, mistakes = worst, rounds = list,
    unseen = unseen, unplayed = unplayed }
end


return review
