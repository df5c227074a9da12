-- House rules of Big Two that real tables play: the penny count.

local helper = require "forty_helper"
local options = require "tenace.rules.options"
local tenace = require "tenace"

local COUNT = "big_two+penny_count"


--- What comes of a round that seat 2 has won, with these cards left.
local function came(spec, held, before)
  return tenace.step(spec, {}, { step = "score_round", with = { "player 2" },
    held = held, scores = before or {} })
end


describe("a penny count", function()
  it("counts the cards against their holders, twos twice", function()
    local now = came(COUNT, { "3C 4C 5C 2C", "", "3D", "3S 4S" })
    assert.same({ 8, 0, 1, 2 }, now.scores)
    assert.is_false(now.over)
  end)

  it("ends when somebody has fifty: the fewest win", function()
    local ten = "3C 4C 5C 6C 7C 8C 9C 10C 2C 2D"
    local now = came(COUNT, { ten, "", "3D", "3S" })
    assert.same({ 80, 0, 1, 1 }, now.scores)
    assert.same({ true, 2 }, { now.over, now.winner })
    now = came(COUNT, { "3C", "", "3D", "3S" }, { 48, 9, 12, 11 })
    assert.same({ 49, 9, 13, 12 }, now.scores)
    assert.is_false(now.over)
    now = came(COUNT, { "3C 4C", "", "3D", "3S" }, { 48, 30, 12, 13 })
    assert.same({ true, 3 }, { now.over, now.winner })
  end)

  it("goes on to the left", function()
    local m = tenace.new(COUNT .. "+first_dealer=4", { seed = 1,
      deal = { hands = { "3D 3C *", "*", "*", "*" } } })
    assert.equal(2, m:play "3D":turn())
  end)

  it("protects the next player, too", function()
    helper.same_in_any_order("big_two", "penny_count protect", function(spec)
      local held = { "4H 6H JH 2H", "2C", "4D 5D", "3D 9C KC" }
      local first = tenace.step(spec, {}, { step = "must_be_highest",
        with = { "player 1" }, held = held })
      assert.equal("2H", first.gives)
      assert.same({ 8, 0, 2, 3 }, came(spec, { held[1], "", held[3],
        held[4] }).scores)
    end)
  end)

  it("is printed", function()
    local book = helper.book(COUNT)
    assert.no.matches("is paid for the cards", book)
    assert.matches("reaches 50; the lowest total wins", book)
    local told = helper.told(COUNT)
    assert.equal("The others count their cards against themselves.",
      told["score round"])
    assert.matches("Each two in the hand doubles what the cards cost%.$",
      told.cost)
    assert.equal("The others pay the winner for their cards.",
      helper.told "big_two"["score round"])
  end)

  it("leaves the target its effect, which a number of rounds takes", function()
    local function silenced(spec)
      return options.silenced(helper.variant(spec))
    end
    assert.same({}, silenced(COUNT))
    assert.same({ target = "rounds" }, silenced(COUNT .. "+rounds=12"))
    assert.same({}, silenced "big_two")
  end)

  it("is nothing that check finds wrong", function()
    helper.fine(COUNT)
    helper.fine(COUNT .. "+protect+poker_straights")
  end)
end)
