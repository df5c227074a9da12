-- Studies that end as soon as they tell. One may look at their intervals at any
-- time, so stopping early does not make them wrong.

local comparison = require "tenace.study.comparison"
local sentence = require "tenace.base.sentence"

local sure = {}

--- The units before the first look; the next look is after a part more.
sure.first, sure.part = 100, 4


--- sure.work(study, run) -> tally
-- @param study { units = the most, merge = function(list of tallies) -> tally,
-- is_sure = function(tally) -> boolean }
-- @param run function(first, last) -> tally
function sure.work(study, run)
  local whole, done = nil, 0
  repeat
    local more = math.max(sure.first, done // sure.part)
    local to = math.min(done + more, study.units)
    local tally = run(done + 1, to)
    whole, done = whole and study.merge { whole, tally } or tally, to
  until done == study.units or study.is_sure(whole)
  return whole
end


--- sure.compared(kind, variants, work) -> tally
-- A comparison that ends as soon as it tells.
-- @param kind { run, merge, result }, of deals or of whole matches
-- @param work as its `run` takes it, with `sure`, per cent
-- @error `sure` is no whole number from 1 to 99
function sure.compared(kind, variants, work)
  local share = work.sure
  if math.type(share) ~= "integer" or share < 1 or share > 99 then
    error(sentence.of("sure_number", { given = sentence.shown(share) }), 0)
  end
  return sure.work({ units = work.matches or work.rounds, merge = kind.merge,
    is_sure = function(tally)
      return comparison.is_sure(kind.result(variants, work, tally))
    end,
  }, function(first, last)
    return kind.run(variants, { rounds = work.rounds, matches = work.matches,
      seed = work.seed, bots = work.bots, first = first, last = last,
      progress = work.progress and function(n) work.progress(first - 1 + n) end
    })
  end)
end


return sure
