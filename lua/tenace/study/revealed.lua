-- Finds rules that look at hidden cards and tell nobody. Bots then imagine
-- deals in which the round would have gone otherwise, and have to drop them.

local match = require "tenace.match.match"
local question = require "tenace.match.question"
local search = require "tenace.bots.search"
local told = require "tenace.bots.told"

local revealed = {}

--- The amount of thought: rounds, positions looked at in each, worlds in each;
-- and the share of dropped worlds that is worth a remark.
revealed.amount = { rounds = 10, positions = 5, worlds = 8, share = 0.05 }


--- Plays a round at random. Calls `look(m, n)` before the n-th decision.
-- Answers the number of decisions.
local function play(variant, seed, look)
  local m, n = match.new(variant, { seed = seed, traced = look ~= nil }), 0
  local round = m:turn() and match.round(m)
  while m:turn() and match.round(m) == round do
    n = n + 1
    if look then look(m, n) end
    m:play(question.random(match.asked(m)))
  end
  return n
end


--- revealed.of(variant) -> { worlds, dropped, told }
-- Worlds that bots would make at some places of random rounds, how many of them
-- they would drop, and where the rules told too much: a list of { file, line,
-- step, worlds }.
function revealed.of(variant)
  local amount, sum = revealed.amount, { worlds = 0, dropped = 0, told = {} }
  for seed = 1, amount.rounds do
    local step = math.max(1, play(variant, seed) // amount.positions)
    play(variant, seed, function(m, n)
      if n % step > 0 then return end
      local thought = search.look(m, amount.worlds)
      sum.worlds = sum.worlds + thought.worlds
      sum.dropped = sum.dropped + thought.dropped
      for _, place in ipairs(thought.told) do
        told.add(sum.told, place, place.worlds)
      end
    end)
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
