-- A search expects that a bid is doubled where that pays.

local doubles = require "tenace.bots.doubles"
local search = require "tenace.bots.search"
local tenace = require "tenace"


--- Plays the second of two moves, a bid, in worlds with these results: plain
-- and doubled. Answers what counted in each.
local function counted(results)
  local thought, list, seen = { tapes = { "p", "b" },
    doubles = { others = 1, gains = {}, tape = "d" } }, {}, {}
  for world, result in ipairs(results) do
    list[world] = doubles.play(thought, 2, function(_, _, tape, counts)
      if counts then seen[world] = tape end
      return result[tape == "bd" and 2 or 1]
    end)
  end
  return list, seen
end


--- What a bid comes to in the thoughts of a search; nil if it is not there.
local function points_of(thought, bid)
  for i, move in ipairs(thought.moves) do
    if move == bid then return thought.points[i] end
  end
end


describe("a bid that may be doubled", function()
  it("is doubled once that did better for the others", function()
    local list, seen = counted { { -1, -2 }, { -1, -2 }, { 3, 6 }, { 1, 2 } }
    assert.same({ -1, -2, 6, 1 }, list)
    assert.same({ "b", "bd", "bd", "b" }, seen)
  end)

  it("fails in a world where the rules fail", function()
    local thought = { tapes = { "p", "b" },
      doubles = { others = 1, gains = {}, tape = "d" } }
    local points, raised = doubles.play(thought, 2, function(_, _, tape)
      if tape == "bd" then return nil, "wrong" end
      return 1
    end)
    assert.is_nil(points)
    assert.equal("wrong", raised)
  end)

  it("costs more than its tricks where it is hopeless", function()
    local m = tenace.new("bridge", { seed = 1 })
    local _, thought = search.move(m, 20)
    assert.is_true(points_of(thought, "4NT") < -10 * 50)
    assert.equal(0, points_of(thought, "pass"))
  end)

  it("is left or redoubled by its own side", function()
    local m = tenace.new("bridge", { seed = 2 })
    for _, call in ipairs { "pass", "1NT", "double" } do m:play(call) end
    local _, thought = search.move(m, 4)
    assert.same({ "pass", "redouble" }, thought.moves)
    m:play "redouble"
    _, thought = search.move(m, 4)
    assert.is_true(#thought.moves > 4)
  end)

  it("is looked at alike where somebody looks on", function()
    local usual = tenace.new("bridge", { seed = 3 }):choose "search:8"
    local m = tenace.new("bridge", { seed = 3 })
    assert.equal(usual, m:explain({ bot = "search:8" }).move)
  end)

  it("is none in other auctions, nor is a card", function()
    for _, game in ipairs { "skat", "bid_whist", "whist" } do
      local thought = { match = tenace.new(game, { seed = 1 }), moves = {
        "pass", game == "skat" and "18" or "1" } }
      local others = game ~= "whist" and 1 or nil
      doubles.add(thought, others)
      assert.is_nil(thought.doubles)
    end
  end)
end)
