-- Samples that change from run to run take everything in turn.

local turn = require "turn"


describe("a sample", function()
  local soak, number = turn.soak, turn.number
  before_each(function() turn.soak = false end)
  after_each(function() turn.soak, turn.number = soak, number end)

  it("has everything after as many runs as it takes one of", function()
    local taken = {}
    for n = 1, 3 do
      turn.number = n
      local some = turn.some({ "a", "b", "c", "d", "e" }, 3)
      assert.is_true(#some == 1 or #some == 2)
      for _, one in ipairs(some) do
        assert.is_nil(taken[one])
        taken[one] = true
      end
    end
    assert.same({ a = true, b = true, c = true, d = true, e = true }, taken)
  end)

  it("is never empty", function()
    for n = 1, 5 do
      turn.number = n
      assert.same({ "a" }, turn.some({ "a" }, 3))
    end
  end)

  it("is everything in a soak", function()
    turn.soak = true
    assert.same({ "a", "b" }, turn.some({ "a", "b" }, 9))
    assert.is_true(turn.takes(5, 9))
  end)
end)
