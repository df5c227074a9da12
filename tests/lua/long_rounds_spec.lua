-- A bot that thinks by playing rounds out does not learn choices to come where
-- rounds are very long: it would take most of the time.

local effort = require "tenace.bots.effort"
local search = require "tenace.bots.search"
local tenace = require "tenace"


--- The work of one decision, if nothing bounds it.
local function work_of(game)
  local m, usual = tenace.new(game, { seed = 1 }), effort.world
  effort.world = math.huge
  local done, wrong = pcall(m.choose, m, "search:2")
  effort.world = usual
  return done and m.thought.work or error(wrong, 0)
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
