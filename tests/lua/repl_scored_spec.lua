-- When points are told at the table.

local Names = require "tenace.face.table.names"
local Narrator = require "tenace.face.table.narrator"
local tenace = require "tenace"


--- A narrator of Cribbage for seat 1.
local function narrator()
  local variant = tenace.new("cribbage", { seed = 1 }).variant
  return Narrator.new(Names.of(variant.sides, variant.players, 1), variant, {})
end


describe("points", function()
  local pair = { what = "score", side = 2, points = 2, reason = "a pair" }

  it("are told before what happens next", function()
    local teller = narrator()
    teller:tell { what = "round", round = 1, dealer = 1 }
    assert.is_nil(teller:tell(pair))
    local told = teller:tell { what = "shuffled" }
    assert.equal("Opponent scores 2: a pair.", told:match "^[^\n]*")
    assert.is_nil(teller:scored_since())
  end)

  it("are told when somebody is asked, and then not again", function()
    local teller = narrator()
    teller:tell { what = "round", round = 1, dealer = 1 }
    teller:tell(pair)
    assert.equal("Opponent scores 2: a pair.", teller:scored_since())
    local told = teller:tell { what = "round_over", round = 1,
      scores = { 0, 2 } }
    assert.is_nil(told:find("scores 2", 1, true))
    assert.is_nil(told:find("Nobody scores", 1, true))
  end)

  it("are in the summary of the round that they end", function()
    local teller = narrator()
    teller:tell { what = "round", round = 1, dealer = 1 }
    teller:tell(pair)
    assert.truthy(teller:tell({ what = "round_over", round = 1,
      scores = { 0, 2 } }):find("Opponent scores 2: a pair.", 1, true))
  end)
end)
