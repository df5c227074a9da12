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

  it("ends a search that has a sure move", function()
    local m = tenace.new("skat", { seed = 3 })
    m:choose "search:60"
    local thought = m.thought
    assert.equal("60", thought.moves[10])
    assert.is_true(thought.tried[10] < 60)
    assert.equal(thought.tried[10], #thought.outcomes[10])
  end)
end)
