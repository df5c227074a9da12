-- The kit forgets orders when there are many. A match holds the one by which it
-- plays.

local helper = require "game_helper"

local FACTS = [[
  ranks = "2 3 4 5 6 7 8 9 10 J Q K A", obligations = { follow_suit },
  round = { high = number(1, 1000) },
]]

-- The order is worked out for each number; after the first card the match plays
-- by the order that it has.
local STEPS = [[
function g:order()
  return { ranks = self.high > 0 and "A K Q J 10 9 8 7 6 5 4 3 2" or nil }
end
function g:round()
  self:deal_each(2)
  for n = 1, self.round_number == 1 and 2 or 600 do
    self.high = n
    self:next_to("2C")
  end
  self:play_tricks { leader = self:player(1) }
end
]]


--- Who has won the first trick.
local function first_winner(m)
  for _, entry in ipairs(m:story(1)) do
    if entry.what == "trick" then return entry.winner end
  end
end


describe("an order", function()
  teardown(helper.clean)

  it("stays with its match when the kit forgets it", function()
    local path = helper.file(helper.text(FACTS, STEPS))
    local tenace = require "tenace"
    local deal = { hands = { "KC 6C", "2C 3C", "AC 4C", "QC 5C" } }
    tenace.new(path, { seed = 3 })             -- has met the order before
    local m = tenace.new(path, { seed = 1, deal = deal })
    m:play "KC"
    local other = tenace.new(path, { seed = 2 })
    helper.play_until(other, function() return other:view(1).round > 2 end)
    collectgarbage()
    collectgarbage()
    local junk = {}
    for i = 1, 2000 do junk[i] = string.rep("x", 300 + i % 200) end
    m:play "2C"
    m:play "AC"
    m:play "QC"
    assert.equal(2, first_winner(m))
    assert.equal(2000, #junk)
  end)
end)
