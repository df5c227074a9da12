-- Quick bots have a sense for melds where a side has one meld of each rank, and
-- a search departs from what they do only if it is clearly better.

local core = require "tenace.core"
local tenace = require "tenace"

local KINGS = "KS KH KD AS AH AD 2C 9C 8C 7C 6C"
local NINES = "9S 9H 9D 9C 9C AS AH AD 2C 2D 6C"
local ACES = "AS AH AD 5S 5H 5C 2C 9C 8C 7C 6C"
local PAIRS = "KS KH QS QH JS JH 10S 10H 9S 6H 5D"


--- What a quick bot does when seat 4 has drawn the six of clubs to this hand,
-- if it must draw, and these moves were made. Seat 1 may have a hand, too.
local function quick(hand, top, moves, first)
  local deal = { hands = { first or "*", "*", "*", hand }, discard = top,
    stock = "QC 6C" }
  local m = tenace.new("canasta", { seed = 1, deal = deal })
  for _, move in ipairs(moves) do assert(m:play(move)) end
  return core.quick_move(m.core), m
end


--- By how much one move gained on another, in standard errors.
local function gain(thought, one, other)
  local a, b = thought.outcomes[one], thought.outcomes[other]
  local n, sum, squares = math.min(#a, #b), 0, 0
  for i = 1, n do
    local more = a[#a - n + i] - b[#b - n + i]
    sum, squares = sum + more, squares + more * more
  end
  local mean = sum / n
  return mean / (math.max(0, squares / n - mean * mean) / (n - 1)) ^ 0.5
end


local function place(list, move)
  for i, one in ipairs(list) do
    if one == move then return i end
  end
end


describe("a quick bot where each side has one meld of a rank", function()
  it("takes the pile with naturals", function()
    assert.equal("take KD KH KS; AD AH AS", (quick(KINGS, "KC", {})))
  end)

  it("melds all naturals at first, and no wild card", function()
    assert.equal("meld KD KH KS; AD AH AS", (quick(KINGS, "4H", {})))
    assert.equal("done",
      (quick(KINGS, "4H", { "meld KD KH KS; AD AH AS" })))
  end)

  it("fills a meld with wild cards", function()
    assert.equal("meld 2C 2D on 9",
      (quick(NINES, "4H", { "meld AS AH AD; 9S 9H 9D 9C 9C" })))
    assert.equal("meld 2C on 9", (quick(NINES:gsub("2D", "KC"), "4H",
      { "meld AS AH AD; 9S 9H 9D 9C 9C" })))
  end)

  it("discards what nobody can take, or else a single card", function()
    local melded = { "meld KD KH KS; AD AH AS", "done" }
    local hand = KINGS:gsub("7C", "3C")
    assert.equal("discard 3C", (quick(hand, "4H", melded)))
    local move = quick(KINGS, "4H", melded)
    assert.matches("^discard [789]C$", move)
  end)

  it("discards nothing of which the others have a meld", function()
    local move = quick(ACES, "4H",
      { "meld AD AH AS; 5C 5H 5S", "done", "discard 7C" }, PAIRS)
    assert.equal("discard 9S", move)
  end)

  it("is not there for other melds", function()
    for _, game in ipairs { "rummy", "rummy_500", "gin_rummy" } do
      local m = tenace.new(game, { seed = 1 })
      assert.is_nil(core.quick_move(m.core), game)
    end
  end)

  it("raises an error where nobody melds", function()
    assert.error_matches(function()
      core.quick_move(tenace.new("whist", { seed = 1 }).core)
    end, "no turn with melds")
  end)
end)


describe("a search where quick bots have a sense for melds", function()
  it("thinks about their move, and makes another only if it is better",
    function()
      local others = 0
      for seed = 1, 3 do
        local m = tenace.new("canasta", { seed = seed, traced = true })
        while m:turn() and m:decisions() < 60 do
          local usual = core.quick_move(m.core)
          local move = m:choose "search:12"
          local thought = m.thought
          local i = thought.moves and place(thought.moves, usual)
          assert.is_truthy(i or not thought.moves)
          if i and move ~= usual then
            others = others + 1
            assert.is_true(gain(thought, place(thought.moves, move), i) > 2)
          end
          m:play(move)
        end
      end
      assert.is_true(others > 0)
    end)
end)
