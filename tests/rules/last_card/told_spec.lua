-- Where cards are drawn until one fits and the discards become a new stock, few
-- deals agree with the many cards that were seen and drawn again: bots find
-- some, and drop none of them.

local match = require "tenace.match.match"
local question = require "tenace.match.question"
local search = require "tenace.bots.search"
local tenace = require "tenace"


describe("Last Card where cards are drawn until one fits", function()
  it("has deals that agree with all that was seen", function()
    local worlds, dropped = 0, 0
    for _, at in ipairs { { 5, 132 }, { 6, 132 }, { 6, 242 }, { 6, 264 } } do
      local m = match.new(
        tenace.library:variant "last_card+draw=until_playable",
        { seed = at[1] })
      for _ = 2, at[2] do m:play(question.random(match.asked(m))) end
      local thought = search.look(m, 5)
      worlds = worlds + thought.worlds
      dropped = dropped + thought.dropped
    end
    assert.equal(20, worlds)
    assert.equal(0, dropped)
  end)
end)
