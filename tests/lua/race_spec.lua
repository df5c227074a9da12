-- A search leaves moves behind that are surely worse than the best one.

local race = require "tenace.bots.race"
local tenace = require "tenace"


--- Thoughts in which moves have had these results.
local function thought_of(outcomes)
  local thought = { left = {}, outcomes = outcomes, sum = {}, tried = {} }
  for i, list in ipairs(outcomes) do
    thought.left[i], thought.sum[i], thought.tried[i] = i, 0, #list
    for _, won in ipairs(list) do thought.sum[i] = thought.sum[i] + won end
  end
  return thought
end


--- Results of n worlds: 0 and 10 by turns, and `more` in each.
local function results(n, more)
  local list = {}
  for world = 1, n do list[world] = world % 2 * 10 + more end
  return list
end


describe("a race", function()
  it("leaves a move behind that is worse in each world", function()
    local thought = thought_of { results(12, 0), results(12, 3),
      results(12, 3) }
    race.run(thought)
    assert.same({ 2, 3 }, thought.left)
  end)

  it("keeps a move that may be better", function()
    local other = results(12, 0)
    other[1], other[2] = 0, 10 -- 10 less in one world, 10 more in another
    local thought = thought_of { results(12, 1), other }
    race.run(thought)
    assert.same({ 1, 2 }, thought.left)
  end)

  it("waits until there are results enough", function()
    for n, left in next, { [8] = 2, [11] = 2, [12] = 1, [13] = 2, [16] = 1 } do
      local thought = thought_of { results(n, 0), results(n, 3) }
      race.run(thought)
      assert.equal(left, #thought.left)
    end
  end)

  it("leaves moves of a search behind", function()
    local m = tenace.new("hearts+rounds=1", { seed = 2 })
    m:trace()
    for _ = 1, 24 do m:play(m:choose "random") end
    m:choose "search:60"
    local thought, fewer = m.thought, 0
    for i, tried in ipairs(thought.tried) do
      if tried < 60 then fewer = fewer + 1 end
      assert.equal(tried, #thought.outcomes[i])
    end
    assert.is_true(fewer > 0)
  end)

  it("is not for bids, whose worth is still being learnt", function()
    local m = tenace.new("skat", { seed = 3 })
    m:choose "search:40"
    for _, tried in ipairs(m.thought.tried) do assert.equal(40, tried) end
  end)
end)
