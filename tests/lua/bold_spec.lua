-- What is bold to say: without the help of cards, or of a partner.

local bold = require "tenace.bots.bold"
local tenace = require "tenace"


--- Thoughts of a search that has compared a bold move, the second, with the
-- usual one: by how much it did better in each world.
local function thought(list)
  local t = { usual = 1, worlds = #list, sum = { 0, 0 }, moves = { "a", "b" },
    squares = {}, gained = {}, lost = {} }
  bold.begin(t, 1)
  bold.begin(t, 2)
  for _, more in ipairs(list) do
    t.sum[2] = t.sum[2] + more
    bold.count(t, { 0, more })
  end
  return t
end


--- So many worlds of each gain.
local function worlds(counts)
  local list = {}
  for more, n in next, counts do
    for _ = 1, n do list[#list + 1] = more end
  end
  return list
end


describe("what is bold", function()
  it("is said where it gains in four worlds of five", function()
    assert.is_true(bold.gains(thought(worlds { [10] = 82, [-10] = 18 }), 2))
    assert.is_false(bold.gains(thought(worlds { [10] = 70, [-10] = 30 }), 2))
  end)

  it("is said where it hardly ever loses, if that is much", function()
    local rare = worlds { [0] = 275, [24] = 694, [-288] = 31 }
    assert.is_true(bold.gains(thought(rare), 2))
    assert.equal(2, bold.best(thought(rare)))
  end)

  it("is not said for a few great results", function()
    local few = worlds { [0] = 300, [-24] = 600, [300] = 100 }
    assert.is_false(bold.gains(thought(few), 2))
    assert.equal(1, bold.best(thought(few)))
  end)

  it("is not said on two worlds that do not agree", function()
    assert.is_false(bold.gains(thought { 30, -24 }, 2))
  end)

  it("is to play hand with a grand that is made in 99 of 100", function()
    local m = tenace.new("skat", { seed = 408 })
    for _, move in ipairs { "pass", "pass", "18" } do m:play(move) end
    local found = m:explain { bot = "search:60" }
    assert.equal("hand", found.move)
    assert.is_true(found.alternatives[1].value > found.alternatives[2].value)
  end)
end)
