-- A bot that thinks by playing rounds out does not learn choices to come where
-- rounds are very long: it would take most of the time.

local search = require "tenace.bots.search"
local tenace = require "tenace"


--- The work of one decision.
local function work_of(game)
  local m = tenace.new(game, { seed = 1 })
  m:choose "search:2"
  return m.thought.work
end


--- The same if it learns wherever it can.
local function learning(game)
  local long = search.long
  search.long = math.huge
  local done, work = pcall(work_of, game)
  search.long = long
  return done and work or error(work, 0)
end


describe("a search", function()
  it("learns no choices to come in long rounds", function()
    assert.is_true(3 * work_of "go_fish" < learning "go_fish")
  end)

  it("learns them in all others", function()
    for _, game in ipairs { "skat", "bid_whist", "canasta", "shengji" } do
      work_of(game) -- the rules keep what they have worked out once
      assert.equal(learning(game), work_of(game), game)
    end
  end)
end)
