-- What a search counts beside the score: tricks and card points of a camp.

local Results = require "tenace.bots.results"
local tenace = require "tenace"

--- A hand that takes every trick, with the two cards that are put away.
local HANDS = { "*", "JC JS JH JD AC 10C KC QC 9C AS", "*" }
local SKAT = "AH 10H"


--- A match in which seat 2 has put AH and 10H away and is in turn.
local function begun()
  local m = tenace.new("skat+rounds=1", { seed = 1,
    deal = { hands = HANDS, skat = SKAT } })
  for _, move in ipairs { "18", "pass", "pass", "take", SKAT, "clubs" } do
    m:play(move)
  end
  while m:turn() ~= 2 do m:play(m:moves()[1]) end
  return m
end


--- What the camp of the player in turn has counted at the end of the round.
local function counted(m)
  local results = Results.of(m)
  results:begun(m.core)
  m:run "random"
  results:ended(m.core, 1, "JC")
  return results.now[1]
end


describe("what a search counts", function()
  it("has the cards put away among the declarer's points", function()
    local one = counted(begun())
    assert.equal(10, one.tricks)
    assert.equal(120, one.points)
  end)

  it("has them not among those of the others", function()
    local m = begun():play "JC"
    while m:turn() == 2 do m:play(m:moves()[1]) end
    local one = counted(m)
    assert.equal(0, one.tricks)
    assert.equal(0, one.points)
  end)
end)
