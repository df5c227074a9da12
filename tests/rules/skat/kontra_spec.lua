-- What bots say where an opponent may double the game.

local tenace = require "tenace"

-- Seat 1 plays grand hand and leads.
local BEFORE = { "pass", "pass", "18", "hand", "grand" }


--- What a search says for seat 2, who holds this, and is asked first.
local function said_with(hand)
  local m = tenace.new("skat+kontra+rounds=1", { seed = 1,
    deal = { hands = { "*", hand, "*" } } })
  for _, move in ipairs(BEFORE) do m:play(move) end
  m:play(m:moves()[1])
  assert.same({ "kontra", "pass" }, m:moves())
  return (m:choose "search:20")
end


describe("kontra", function()
  it("is said where the game is surely lost", function()
    assert.equal("kontra", said_with "JC JS JH JD AC AS AH AD 10C 10S")
  end)

  it("is not said on a hunch", function()
    assert.equal("pass", said_with "JS AC 10C KC AH KH 9H 7D 8D 9D")
  end)
end)
