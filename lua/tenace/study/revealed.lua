-- Finds rules that look at hidden cards and tell nobody. Bots then imagine
-- deals in which the round would have gone otherwise, and have to drop them.

local flow_error = require "tenace.match.flow_error"
local knowledge = require "tenace.study.knowledge"
local leaks = require "tenace.study.leaks"
local match = require "tenace.match.match"
local overtold = require "tenace.study.overtold"
local problem = require "tenace.base.problem"
local question = require "tenace.match.question"
local search = require "tenace.bots.search"
local sentence = require "tenace.base.sentence"
local told = require "tenace.bots.told"

local revealed = {}

--- The amount of thought: rounds, positions looked at in each, at least, and of
-- each kind of question in all; worlds in each; and the share of dropped worlds
-- that is worth a remark.
revealed.amount = { rounds = 10, positions = 5, of_a_kind = 3, worlds = 8,
  share = 0.05 }


--- Plays a round at random. Calls `look(m, n)` before the n-th decision.
-- Answers the number of decisions, and the kind of question at each.
local function play(variant, seed, look)
  local m, kinds = match.new(variant, { seed = seed, traced = look ~= nil }), {}
  local round = m:turn() and match.round(m)
  while m:turn() and match.round(m) == round do
    local asked = match.asked(m)
    kinds[#kinds + 1] = asked.kind .. " " .. tostring(asked.prompt)
    if look then look(m, #kinds) end
    m:play(question.random(asked))
  end
  return #kinds, kinds, m
end


--- The decisions to look at in a round: some, as far from each other, and those
-- of a kind that has not been looked at often. These and the last are looked at
-- as a whole.
local function places(n, kinds, seen)
  local amount, at, last = revealed.amount, {}, nil
  local step = math.max(1, n // amount.positions)
  for i, kind in ipairs(kinds) do
    local rare = (seen[kind] or 0) < amount.of_a_kind
    if rare or i % step == 0 then
      seen[kind] = (seen[kind] or 0) + 1
      at[i], last = rare and "whole" or "part", i
    end
  end
  if last then at[last] = "whole" end
  return at
end


--- Adds a finding, unless there is one of that kind at that place.
local function add_leak(sum, found)
  for _, other in ipairs(sum.leaks) do
    if other.key == found.key and other.file == found.file
      and other.line == found.line then
      return
    end
  end
  table.insert(sum.leaks, found)
end


--- What a player knows when asked. Where the rules fail, as in a reason for a
-- refusal, that is raised with the place of the question.
local function known_of(m, whole)
  local ok, known = pcall(function()
    local known = knowledge.of(m, match.seat_asked(m), whole)
    known.whole, known.samples = whole, knowledge.samples(m)
    return known
  end)
  if ok then return known end
  local wrong = problem.of(known)
  local file, line = wrong.file, wrong.line
  if not file then file, line = flow_error.waits_at(m) end
  error(problem.rules(file, line, wrong.text or sentence.shown(known)), 0)
end


--- What a player learns at a position in a world of cards that the player does
-- not see, or nil. The world is of no use to a match whose rules fail in it.
local function leak_at(self, source, made, same)
  if not made then
    local ok, found = pcall(leaks.parting, self.m, source)
    return ok and found or nil
  end
  local whole = self.whole or not same
  if not self.known or whole and not self.known.whole then
    self.known = known_of(self.m, whole)
  end
  self.whole = false
  local ok, found = pcall(leaks.compare, self.m, self.known, whole)
  return ok and found or nil
end


--- Looks at a position in several worlds: adds what it finds to the sum.
-- @param whole compares all that the player knows, in the first world
local function look_at(sum, m, whole)
  local self, found = { m = m, whole = whole }, nil
  local function look(...)
    found = found or leak_at(self, ...)
  end
  local thought = search.look(m, revealed.amount.worlds, look)
  sum.worlds = sum.worlds + thought.worlds
  sum.dropped = sum.dropped + thought.dropped
  sum.positions = sum.positions + 1
  for _, place in ipairs(thought.told) do
    told.add(sum.told, place, place.worlds)
  end
  if not found then return end
  local set = found.key == "leak_view" and thought.told[1]
  if set then found.file, found.line = set.file, set.line end
  add_leak(sum, found)
end


--- revealed.of(variant [, done]) -> { positions, worlds, dropped, told, leaks }
-- Worlds that bots would make at some places of random rounds, how many of them
-- they would drop, where the rules told too much: a list of { file, line, step,
-- worlds }; and what players learn of cards that they do not see: a list of
-- findings, see leaks.lua. Ends with the first round in which there is one.
-- @param done a function that is told how many rounds are done, and of how many
function revealed.of(variant, done)
  local sum = { positions = 0, worlds = 0, dropped = 0, told = {},
    leaks = {} }
  local seen, facts = {}, {}
  for seed = 1, revealed.amount.rounds do
    local n, kinds = play(variant, seed)
    local at = places(n, kinds, seen)
    local _, _, m = play(variant, seed, function(now, i)
      if at[i] then look_at(sum, now, at[i] == "whole") end
    end)
    sum.leaks[#sum.leaks + 1] = overtold.look(m, facts)
    if done then done(seed, revealed.amount.rounds) end
    if #sum.leaks > 0 then break end
  end
  return sum
end


--- revealed.place(sum) -> { file, line, step }, percent; or nil
-- The line that tells too much, if so many worlds are dropped that it matters.
function revealed.place(sum)
  local all = sum.worlds + sum.dropped
  if all == 0 or sum.dropped <= revealed.amount.share * all then return nil end
  return sum.told[1] or {}, (100 * sum.dropped + all // 2) // all
end


return revealed
