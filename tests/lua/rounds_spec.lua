-- A walk through the rounds of a match.

local rounds = require "tenace.study.rounds"
local tenace = require "tenace"


local function played(spec, how)
  return tenace.new(spec, { seed = 4 }):run("random", how)
end


describe("a walk through rounds", function()
  it("comes to where each begins, as go_to does", function()
    for _, spec in ipairs { "bridge+rounds=4", "skat+rounds=3",
      "gin_rummy" } do
      local m = played(spec)
      local at = rounds.walk(m)
      for round = 1, rounds.over(m) do
        local there = m:copy():go_to("round", round)
        assert.equal(there:record(), at(round):record())
      end
    end
  end)

  it("comes to the last free decision of each", function()
    local m = played("whist+rounds=2")
    local at = rounds.walk(m, true)
    assert.equal(1, at(1):view(1).round)
    assert.equal(2, at(1):redo():view(1).round)
    assert.is_false((at(2):over()))
    assert.is_true((at(2):redo():over()))
  end)

  it("leaves the match as it is, also moves that were taken back", function()
    local m = played("whist+rounds=2"):undo(3)
    local before, at = m:record(), rounds.walk(m)
    assert.equal(1, rounds.over(m))
    assert.equal(m:copy():go_to("round", 2):record(), at(2):record())
    assert.equal(before, m:record())
  end)
end)
