-- In which unit moves are compared, and what is told of each.

local compared = require "tenace.bots.compared"
local plans = require "tenace.bots.plans"
local tenace = require "tenace"


--- What three moves come to in a hundred worlds; `result(i, w)` is the score of
-- the i-th in world w, or nil where it was not tried.
local function compare(result, is_card)
  local worlds = {}
  for w = 1, 100 do
    worlds[w] = {}
    for i = 1, 3 do
      local score = result(i, w)
      worlds[w][i] = score and { score = score,
        chance = score > 0 and 100 or 0 }
    end
  end
  return compared.all({ worlds = worlds }, { "pass", "one", "two" }, 1, is_card)
end


--- The comparison with a move.
local function found_of(all, move)
  for _, one in ipairs(all.list) do
    if one.move == move then return one end
  end
end


describe("moves are compared", function()
  it("in the score, where who wins tells one of two and the score both",
    function()
      local function result(i, w)
        if i == 1 then return w % 2 == 0 and 1 or -1 end
        return i == 2 and (w % 2 == 0 and 1 or -2) or -2
      end
      assert.equal("score", compare(result, false).unit)
    end)

  it("by who wins, where both tell as many", function()
    local function result(i, w)
      return w % 4 < 4 - i and 1 or -1
    end
    assert.equal("chance", compare(result, true).unit)
    assert.equal("chance", compare(result, false).unit)
  end)

  it("not by who wins, where the round ends level after a pass", function()
    local function result(i, w)
      return i > 1 and 0 or w % 2 * 2 - 1
    end
    assert.equal("chance", compare(result, true).unit)
    assert.equal("score", compare(result, false).unit)
  end)

  it("and may be as good, or are behind, or surely worse", function()
    local function result(i, w)
      if i == 1 then return w % 21 end
      if i == 2 then return w <= 20 and w % 21 - (w % 2 * 12 - 4) or nil end
      return w % 21 - 5
    end
    local all = compare(result, true)
    local two, three = found_of(all, "one"), found_of(all, "two")
    assert.same({ false, true, true }, { two.near, two.behind, two.early })
    assert.is_true(three.clear)
    assert.same({ false, false, false },
      { three.near, three.behind, three.early })
  end)
end)


describe("a plan", function()
  --- What is played after the move in a world that leads to this suit.
  local function plan(move)
    return plans.of({ variant = tenace.variant "twenty_nine",
      played = { false, false }, worlds = { { { plays = { false, "D" } } } } },
      1, move)
  end

  it("is told of a bid, but not of the suit that it is", function()
    assert.same({ trump = "D", share = 100 }, plan "16")
    assert.is_nil(plan "diamonds")
    assert.is_nil(plan "D")
  end)
end)
