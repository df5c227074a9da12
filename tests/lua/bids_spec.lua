-- Which bid a search says, and what it puts away before it names a contract.

local contracts = require "tenace.rules.contracts"
local ladder = require "tenace.bots.ladder"
local tenace = require "tenace"


--- Thoughts with these means.
local function thought(moves, sum)
  local tried = {}
  for i in ipairs(moves) do tried[i] = 1 end
  return { moves = moves, sum = sum, tried = tried }
end


describe("a bid", function()
  it("is the lowest, where bids are only numbers", function()
    local moves = { "pass", "18", "20", "22" }
    assert.same({ "pass", "18" }, ladder.rungs(moves, 1))
    assert.same({ "18" }, ladder.rungs({ "18", "20" }, 0))
  end)

  it("is thought about less often the higher it is", function()
    local moves, heights = { "pass" }, {}
    for n = 1, 20 do moves[n + 1] = n .. " low" end
    for n, bid in ipairs(ladder.rungs(moves, 1)) do
      heights[n] = tonumber(bid:match "%d+")
    end
    assert.same({ nil, 1, 2, 3, 4, 5, 6, 8, 12, 20 }, heights)
  end)

  it("has a ladder of its own for each suit", function()
    local list = ladder.rungs(tenace.new("bridge", { seed = 1 }):moves(), 1)
    local there = {}
    for _, bid in ipairs(list) do there[bid] = true end
    assert.is_true(there["4H"] and there["3NT"] and there["6S"])
  end)

  it("is no higher than one of its kind that does about as well", function()
    local asked = { others = 1, auction = {} }
    for best, gain in next, { [2] = 9, [4] = 3 } do
      local t = thought({ "pass", "1 low", "1 high", "2 low" },
        { 0, 1, 0, 2 })
      t.outcomes = { { 0, 0, 0, 0 }, { 1, 1, 1, 1 }, { 0, 0, 0, 0 },
        { 3, 1 + gain, 3, 4 - gain } }
      assert.equal(best, ladder.said(t, 4, asked))
      assert.equal(3, ladder.said(t, 3, asked))
    end
  end)

  it("is said over another only if it surely gains on a pass", function()
    local asked = { others = 1, auction = { high = "2 low" } }
    local luck, sure = { 9, -9, 9, -9, 9, -12 }, { 9, -9, 9, -9, 9, 6 }
    for most, outcomes in next, { [1] = luck, [2] = sure } do
      local t = thought({ "pass", "3 low" }, { 0, 1 })
      t.outcomes = { { 0, -9, 0, -9, 0, 0 }, outcomes }
      assert.equal(most, ladder.said(t, 2, asked))
      assert.equal(1, ladder.said(t, 1, asked))
      assert.equal(2, ladder.said(t, 2, { others = 1, auction = {} }))
    end
  end)

  it("is no jump at Skat", function()
    for seed = 1, 6 do
      local m = tenace.new("skat+rounds=1", { seed = seed })
      local bid = m:choose "search:5"
      assert.is_true(bid == "pass" or bid == "18", bid)
    end
  end)
end)


describe("the highest trumps of most contracts", function()
  it("are those that contracts name", function()
    assert.equal("JC JD JH JS", contracts.tops(tenace.variant "skat"))
    assert.equal("", contracts.tops(tenace.variant "whist"))
  end)
end)
