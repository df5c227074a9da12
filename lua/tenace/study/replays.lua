-- What the cards of a round were worth: bots play it again in every seat, many
-- times, from the same cards. The mean of what they score is luck, and the rest
-- of the result is play.

local compared = require "tenace.bots.compared"
local core = require "tenace.core"
local raised = require "tenace.base.raised"
local rounds = require "tenace.study.rounds"
local tally = require "tenace.study.tally"

local replays = {}

--- The bot that plays the rounds again, and how often.
replays.bot, replays.times = "search:8", 8

--- The most work for all rounds; each has an equal part of what is left, and is
-- played once at least. A decision counts at least a little.
replays.work, replays.step = 600000000, 100000


--- replays.if_it_ends(f, …) -> what f answers; nil if bots find no end of the
-- round. Other errors pass.
function replays.if_it_ends(f, ...)
  local ok, found, more = pcall(f, ...)
  if ok then return found, more end
  if raised.key(found) ~= "many_decisions" then error(found, 0) end
  return nil
end


--- Lets the bot play the round in every seat. Answers the work, and whether
-- the round came to its end before that much.
-- @param n the number of the replay: in each the bot imagines other deals
local function play(start, round, n, most)
  local work = 0
  start.series = 2 * n
  while start:turn() and core.state(start.core).round == round do
    local move = work < most
      and replays.if_it_ends(start.choose, start, replays.bot)
    if not move then return work, false end
    start:play(move)
    work = work + replays.step + (start.thought and start.thought.work or 0)
  end
  return work, true
end


--- The mean of a side's scores, and half the width of its 95 % interval; nil of
-- one.
local function mean_of(list, side)
  local own = {}
  for i, scores in ipairs(list) do own[i] = scores[side] end
  local mean, interval = compared.mean(own)
  return mean, #own > 1 and interval or nil
end


--- The scores of a round as bots play it again, and the work.
-- @param share the work that it may take, if it is played once
-- @param left the most work
local function scores_again(start, round, share, left)
  local list, work = {}, 0
  while #list < replays.times and (#list == 0 or work < share) do
    local copy = start:copy()
    local more, ended = play(copy, round, #list, left - work)
    work = work + more
    if not ended then break end
    list[#list + 1] = tally.scores(copy, round, round)
  end
  return list, work
end


--- A round with its scores, and what bots score on average.
local function summary(m, round, list)
  local one = { round = round, scores = tally.scores(m, round, round),
    bots = {}, intervals = {}, replays = #list }
  for side in ipairs(m.variant.sides) do
    one.bots[side], one.intervals[side] = mean_of(list, side)
  end
  return one
end


--- replays.of(m, starts, count) -> list, unplayed
-- The finished rounds, each { round, scores, bots, intervals, replays }: its
-- score by side, the mean of what bots score from the same cards, half the
-- width of its 95 % interval, and how often they played; and how many rounds
-- took the bots too long.
-- @param starts the matches at the beginnings of the rounds, by round
-- @param count a function that is called after each round
function replays.of(m, starts, count)
  local list, left, unplayed = {}, replays.work, 0
  local last = rounds.over(m)
  for round = 1, last do
    if starts[round] then
      local again, work = scores_again(starts[round], round,
        left / (last - round + 1), left)
      left = left - work
      if #again > 0 then list[#list + 1] = summary(m, round, again)
      else unplayed = unplayed + 1 end
      count()
    end
  end
  return list, unplayed
end


return replays
