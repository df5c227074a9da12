-- The template is a real game: it can be played to its end.

local found, tenace = pcall(require, "tenace")

describe("the template", function()
  it("is played to its target", function()
    if not found then return pending "only tenace itself plays" end
    for seed = 1, 20 do
      local m = tenace.new("rules/TEMPLATE.lua", { seed = seed })
      m:run "random"
      local over, winner = m:over()
      assert.is_true(over)
      assert.is_true(winner == 0 or m:scores()[winner] >= 10)
    end
  end)

  it("says how many players and which options it has", function()
    local helper = require "rules_helper"
    local v = helper.shipped():variant "rules/TEMPLATE.lua"
    assert.equal("Five Tricks", v.title)
    assert.equal("Five Tricks: a small game to copy, in which the dealer's "
      .. "left names trump.", v.sentence)
    assert.same({ target = 10, last_trick = 1 }, v.options)
  end)
end)
