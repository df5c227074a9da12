-- Bots that put cards away and play several at once.

local search = require "tenace.bots.search"
local tenace = require "tenace"


--- A match in which the dealer must put cards away, or play the first card.
local function begun(seed, kind)
  local m = tenace.new("shengji", { seed = seed })
  repeat
    m:play(m:choose "random")
    local _, asked = m:turn()
  until asked.kind == "cards" and (kind == "away") == (asked.n ~= nil)
  return m
end


describe("a search at Shengji", function()
  it("puts no trumps away, and no aces", function()
    for seed = 1, 4 do
      local m = begun(seed, "away")
      local view = m:view((m:turn()))
      for card in search.move(m, 2):gmatch "%S+" do
        assert.are_not.equal(view.trump, card:sub(-1))
        assert.is_nil(card:find "^[A2]" or card:find "J$")
      end
    end
  end)

  it("lets points taken tell moves apart that end in the same level", function()
    local m = begun(2, "lead")
    local _, thought = search.move(m, 10)
    local between = 0
    for _, points in ipairs(thought.outcomes[1]) do
      between = between + (points % 1 == 0 and 0 or 1)
    end
    assert.is_true(between > 0)
  end)

  it("drops no move untried, however little work it may do", function()
    local usual = search.work
    search.work = 100000
    local _, thought = search.move(begun(2, "lead"))
    search.work = usual
    for _, tried in ipairs(thought.tried) do assert.is_true(tried > 0) end
  end)
end)
