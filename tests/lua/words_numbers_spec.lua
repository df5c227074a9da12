-- Numbers that a player may not say, and words that a choice has not got: they
-- are refused with their reason.

local helper = require "game_helper"
local tenace = require "tenace"

local ASK = [[
  self.bid = self:ask_number(1, "how many?", -1, 3,
    { [0] = "nil is not allowed", [3] = "the bids would add up", [9] = "x" })
]]


describe("a question for a number", function()
  teardown(helper.clean)

  it("leaves numbers out, and says why", function()
    local m = helper.round(ASK, "round = { bid = number },")
    assert.same({ "-1", "1", "2" }, m:moves())
    local ok, why = m:allows "3"
    assert.same({ false, "the bids would add up" }, { ok, why })
    assert.same({ false, "nil is not allowed" }, { m:allows "0" })
    assert.is_false((m:allows "9"))
    assert(m:play "-1")
    assert.equal(-1, m:view(1).bid)
  end)

  it("is answered by bots and on records, and of itself if one is left",
    function()
      for seed = 1, 5 do
        local m = helper.round(ASK, "round = { bid = number },",
          { seed = seed })
        local move = m:choose "random"
        assert.is_truthy(("-1 1 2"):find(move, 1, true))
        m:play(m:choose "search:3")
        local again = assert(tenace.replay(m:record()))
        assert.equal(m:view(1).bid, again:view(1).bid)
      end
      local m = helper.round([[
        self.bid = self:ask_number(1, "how many?", 1, 2, { [2] = "no" })]],
        "round = { bid = number },")
      assert.equal(1, m:view(1).bid)
    end)

  it("needs a number that is left, and a list that is not long", function()
    assert.matches("at least one choice", helper.wrong(
      "self:ask_number(1, 'n?', 1, 1, { 'no' })"))
    assert.matches("at most 1000 numbers", helper.wrong(
      "self:ask_number(1, 'n?', 1, 9999, { 'no' })"))
  end)
end)


describe("a choice", function()
  teardown(helper.clean)

  it("says why a word is not in it", function()
    local m = helper.round [[
      self:choose(1, "which?", { "clubs", "pass",
        refused = { hearts = "hearts were turned down" } })]]
    assert.same({ "clubs", "pass" }, m:moves())
    assert.same({ false, "hearts were turned down" }, { m:allows "Hearts" })
    assert.matches("clubs, pass",
      select(2, m:allows "spades"))
  end)

  it("says so of words that could be a card, too", function()
    local m = helper.round [[
      self:choose(1, "which?", { "7 hearts", "pass",
        refused = { ["6 hearts"] = "a six is too low" } })]]
    assert.same({ false, "a six is too low" }, { m:allows "6 hearts" })
  end)
end)
