-- A search leaves moves behind that are surely worse than the best one.

local helper = require "game_helper"
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
    m:keep_log()
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


--- Player 1 may hold or go; each wins a point if another player has a certain
-- card. To hold may win more.
local function hold_or_go(idle, more, seed)
  return helper.match("", ([[
function g:round()
  self:deal_each(5)
  local said = self:ask(1, "hold or go?", { { "hold"%s }, { "go" } })
  local other = self:player(2).hand
  local won = other:has(said == "hold" and "AS" or "KS") and 10 or 0
  self:score(self:player(1).side, won + (said == "hold" and %d or 0), "luck")
end]]):format(idle and ", idle = true" or "", more), { seed = seed })
end


--- How often a search in 12 worlds would hold in twenty deals.
local function holds(idle, more)
  local n = 0
  for seed = 1, 20 do
    local m = hold_or_go(idle, more, seed)
    n = n + (m:choose "search:12" == "hold" and 1 or 0)
  end
  return n
end


describe("what is idle to say", function()
  teardown(helper.clean)

  it("is not said where it does better by chance only", function()
    assert.is_true(holds(false, 0) > 5)
    assert.is_true(holds(true, 0) < 3)
  end)

  it("is said where it clearly does better", function()
    assert.equal(20, holds(true, 9))
  end)

  it("needs no plan for what the player is asked next", function()
    local works = {}
    for n, idle in ipairs { "", ", idle = true" } do
      local m = helper.match("", ([[
function g:round()
  self:deal_each(5)
  for _ = 1, 9 do
    self:ask(1, "hold or go?", { { "hold"%s }, { "go"%s } })
  end
  self:score(1, 1, "luck")
end]]):format(idle, idle))
      m:choose "search:12"
      works[n] = m.thought.work
    end
    assert.is_true(works[2] * 2 < works[1])
  end)
end)
