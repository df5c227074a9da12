-- The usual end of a match, as a step `over` may vary it.

local helper = require "game_helper"

local FACTS = [[
  keeps = { waits = each_side(false) },
  options = { target = number { 10, from = 1, to = 99 },
              rounds = number { 0, from = 0, to = 9 } }, ]]


--- Whether the match is over after a round with these scores, and who has won.
local function after(how, scores, options, waits)
  local m = helper.match(FACTS, ([[
    function g:round()
      if self.round_number > 1 then return self:ask_yes_no(1, "so?") end
      for side, points in ipairs { %s } do self:score(side, points, "n") end
      %s
    end
    function g:over() return base.over(self, %s) end ]]):format(scores,
      waits and "self:side(" .. waits .. ").waits = true" or "", how),
    { options = options })
  local over, winner = m:over()
  return over and winner
end


describe("the usual end of a match", function()
  teardown(helper.clean)

  it("goes by the option if nothing else is said", function()
    assert.equal(2, after("nil", "9, 10, 0, 0"))
    assert.is_false(after("nil", "9, 9, 0, 0"))
    assert.equal(2, after("{}", "9, 10, 0, 0"))
  end)

  it("may have another target", function()
    assert.equal(2, after("{ target = 12 }", "9, 12, 0, 0"))
    assert.is_false(after("{ target = 12 }", "9, 11, 0, 0"))
  end)

  it("may have none", function()
    assert.is_false(after("{ target = false }", "9, 99, 0, 0"))
  end)

  it("does not come by a side that must wait", function()
    local how = "{ unless = 'waits' }"
    assert.is_false(after(how, "9, 10, 0, 0", nil, 2))
    assert.equal(2, after(how, "9, 10, 0, 0", nil, 1))
    assert.equal(1, after(how, "10, 20, 0, 0", nil, 2))
    assert.is_false(after(how, "10, 20, 10, 0", nil, 2))
  end)

  it("may put one side that has the target before the others", function()
    local how = "{ first = self:side(1) }"
    assert.equal(1, after(how, "10, 20, 0, 0"))
    assert.equal(1, after(how, "10, 10, 0, 0"))
    assert.equal(2, after(how, "9, 20, 0, 0"))
  end)

  it("may put one side there that alone can win by its total", function()
    local how = "{ target = false, first = self:side(1) }"
    assert.equal(1, after(how, "10, 20, 0, 0"))
    assert.is_false(after(how, "9, 20, 0, 0"))
    assert.is_false(after("{ target = false, first = nil }", "10, 20, 0, 0"))
  end)

  it("comes after a number of rounds all the same", function()
    local one = { rounds = 1 }
    assert.equal(2, after("{ target = false }", "3, 4, 0, 0", one))
    assert.equal(2, after("{ first = self:side(1) }", "30, 40, 0, 0", one))
    assert.equal(2, after("{ unless = 'waits' }", "3, 4, 0, 0", one, 2))
  end)

  it("says what it cannot read", function()
    assert.matches("no such target", helper.error(after, "{ target = 0 }",
      "9, 10, 0, 0"))
    assert.matches("'unless' is the name of a field",
      helper.error(after, "{ unless = 3 }", "9, 10, 0, 0"))
  end)
end)
