-- What the table tells of a round: what was settled, and nothing that a player
-- cannot use.

local tenace = require "tenace"


describe("a round of Doppelkopf", function()
  it("tells no sums of its own, and not that the last trick begins", function()
    local told = {}
    for seed = 1, 5 do
      local m = tenace.new("doppelkopf", { seed = seed,
        options = { rounds = 1 } }):run "random"
      for _, entry in ipairs(m:story(1)) do
        if entry.what == "settled" then
          told[entry.name] = true
          assert.is_not_false(entry.value, entry.name)
        end
      end
    end
    assert.is_true(told.contract)
    assert.same({}, { told.points, told.tricks, told.alone,
      told.last_trick })
  end)
end)
