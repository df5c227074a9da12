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
  it("is the lowest that does better than not to bid", function()
    local t = thought({ "pass", "18", "20", "22" }, { 0, -1, 2, 5 })
    assert.equal(3, ladder.said(t, 4, { others = 1 }))
    assert.equal(1, ladder.said(t, 1, { others = 1 }))
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
      assert.is_true(bid == "pass" or tonumber(bid) <= 22, bid)
    end
  end)
end)


describe("the highest trumps of most contracts", function()
  it("are those that contracts name", function()
    assert.equal("JC JD JH JS", contracts.tops(tenace.variant "skat"))
    assert.equal("", contracts.tops(tenace.variant "whist"))
  end)
end)
