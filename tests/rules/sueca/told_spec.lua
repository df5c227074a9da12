-- Where the first card dealt makes trump, all know that its player got it
-- first: bots drop no deal that they imagine.

local helper = require "game_helper"
local tenace = require "tenace"


describe("Sueca where the first card makes trump", function()
  it("shows the card before it is dealt", function()
    local worlds, dropped = helper.search_worlds(function(seed)
      return tenace.new("sueca+trump_card=first", { seed = seed })
    end)
    assert.is_true(worlds > 100)
    assert.equal(0, dropped)
  end)
end)
