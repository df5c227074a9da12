-- A house rule of Gin Rummy that real tables play: the doubling cube.

local helper = require "forty_helper"
local tenace = require "tenace"

local CUBE = "gin_rummy+cube"


--- The totals after a round that player 1 ends by a knock, with these hands.
local function scored(spec, facts, mine, theirs)
  return tenace.step(spec, facts, { step = "score_round", with = { "player 1" },
    held = { mine, theirs } }).scores
end


local GIN = "5D 6D 7D 2S 2H 2C 9S 9H 9C 9D"
local EIGHTEEN = "JS JH JC QS QH QC KS 5H 2D AH"


describe("the cube", function()
  it("multiplies what the round scores", function()
    assert.same({ 86, 0 }, scored(CUBE, { cube = 2 }, GIN, EIGHTEEN))
    assert.same({ 43, 0 }, scored(CUBE, { cube = 1 }, GIN, EIGHTEEN))
    helper.same_in_any_order("gin_rummy", "cube oklahoma", function(spec)
      helper.fine(spec)
      assert.same({ 172, 0 }, scored(spec, { cube = 2, upcard = "4S" }, GIN,
        EIGHTEEN))
      assert.same({ 86, 0 }, scored(spec, { cube = 2, upcard = "4H" }, GIN,
        EIGHTEEN))
    end)
    helper.same_in_any_order("gin_rummy", "cube big_gin", function(spec)
      helper.fine(spec)
      -- (18 + 31) x 4
      assert.same({ 196, 0 }, scored(spec, { cube = 4 },
        "5D 6D 7D 8D 2S 2H 2C 9S 9H 9C 9D", EIGHTEEN))
    end)
  end)

  it("ends a round whose player does not take it", function()
    local m = tenace.new(CUBE .. "+first_dealer=2", { seed = 1 })
    m:play "turn":play "refuse"
    assert.same({ 10, 0 }, m:scores())
    assert.equal(2, m:view(1).round)
    assert.equal(2, m:view(1).dealer)
    assert.equal(1, m:view(1).cube)
  end)

  it("is turned next by the player who has taken it", function()
    local m = tenace.new(CUBE .. "+first_dealer=2", { seed = 1 })
    m:play "turn":play "take"
    assert.equal(2, m:view(1).cube)
    for _ = 1, 12 do
      local seat, question = m:turn()
      local asked = question.prompt:find "turn the cube" ~= nil
      if asked then assert.equal(2, seat) end
      m:play(asked and "continue" or m:allows "pass" and "pass"
        or m:allows "draw" and "draw" or m:moves()[1])
    end
    while m:view(1).round == 1 do
      local seat, question = m:turn()
      if question.prompt:find "turn the cube" then
        assert.equal(2, seat)
        m:play "turn":play "refuse"
        break
      end
      m:play(m:choose "random")
    end
    assert.same({ 0, 20 }, m:scores())
  end)

  it("stops at sixty-four", function()
    local m = tenace.new(CUBE .. "+first_dealer=2", { seed = 3 })
    local turned = 0
    while m:view(1).round == 1 and turned < 6 do
      local _, question = m:turn()
      if question.prompt:find "turn the cube" then
        m:play "turn":play "take"
        turned = turned + 1
      else
        m:play(m:allows "pass" and "pass" or m:allows "draw" and "draw"
          or m:moves()[1])
      end
    end
    assert.equal(64, m:view(1).cube)
    for _ = 1, 4 do
      assert.is_nil(select(2, m:turn()).prompt:find "turn the cube")
      m:play(m:allows "draw" and "draw" or m:moves()[1])
    end
  end)

  it("is printed", function()
    local book = helper.book(CUBE)
    assert.matches("Before drawing a player may turn the cube", book)
    assert.matches("is multiplied by the cube", book)
  end)
end)
