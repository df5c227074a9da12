-- Cards drawn from a stock that is made anew of the discards; and totals that
-- are equal at the target.

local helper = require "game_helper"

local PILES = 'piles = { discard = "top" }, keeps = { told = "" }, '


local function drawn(n)
  return helper.match(PILES, [[
    function g:round()
      self:draw(self.discard, 4)
      local top = self.discard:top()
      self:move(self.stock, self.stock, self:side(1).won)
      local cards = self:draw(self:player(1), ]] .. n .. [[, self.discard)
      self.told = #split(cards) .. " " .. #self.stock .. " "
        .. #self.discard .. " " .. tostring(self.discard:top() == top)
      self:choose(1, "?", { "a", "b" })
    end]], { seed = 1 }):view(1).told
end


local function wrong(call)
  local ok, message = pcall(helper.match, PILES, [[
    function g:round()
      self:draw(self.discard, 4)
      self:move(self.stock, self.stock, self:side(1).won)
      ]] .. call .. " end", { seed = 1 })
  assert.is_false(ok)
  return tostring(message)
end


describe("drawing where the discards make a new stock", function()
  teardown(helper.clean)

  it("leaves the top discard, and draws as many as there are", function()
    assert.equal("1 2 1 true", drawn(1))
    assert.equal("3 0 1 true", drawn(3))
    assert.equal("3 0 1 true", drawn(5))
  end)

  it("refuses an empty stock without discards, and other piles", function()
    for discards, message in pairs {
      ["nil"] = "the stock has fewer cards",
      ["self:player(2)"] = "a hand has no top",
      ["self.stock"] = "another pile",
    } do
      assert.matches(message,
        wrong("self:draw(self:player(1), 1, " .. discards .. ")"), 1, true)
    end
  end)
end)


describe("equal totals at the target", function()
  teardown(helper.clean)

  local STEPS = [[
    function g:round()
      self:score(1, 5, "n")
      self:score(3, 5, "n")
      self:choose(1, "?", { "a", "b" })
    end]]
  local TARGET = "options = { target = number { 5, from = 1, to = 9 } }, "

  local function over(facts)
    return helper.match(TARGET .. facts, STEPS, { seed = 1 }):play "a":over()
  end

  it("are a draw where the fact ties says so", function()
    local ended, winner = over 'ties = "draw",'
    assert.is_true(ended)
    assert.equal(0, winner)
  end)

  it("else are played on", function()
    assert.is_false((over ""))
    assert.is_false((over 'ties = "play on",'))
  end)

  it("are nothing else", function()
    local ok, message = pcall(over, 'ties = "split",')
    assert.is_false(ok)
    assert.matches('it must be "play on" or "draw"', tostring(message), 1, true)
  end)
end)
