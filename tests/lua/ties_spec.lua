-- Which of several cards that do equally well a bot plays.

local tenace = require "tenace"
local ties = require "tenace.bots.ties"

-- Seat 1 has the lead, and seat 2 plays alone.
local HANDS = { "AC 10C KC QC 7D 8D 9D 7H 8H 9H",
  "JC JS JH JD AS 10S KS AD AH 7C", "10H KH QH 10D KD QD 9S 8S QS 7S" }
local ALONE = { "18", "pass", "pass", "hand" }


--- A match in which seat 2 plays this, after some cards.
local function after(contract, ...)
  local m = tenace.new("skat+rounds=1", { seed = 1, deal = { hands = HANDS } })
  for _, move in ipairs(ALONE) do m:play(move) end
  for _, move in ipairs { contract, ... } do m:play(move) end
  return m
end


--- What the player in turn likes of these cards, best first.
local function order(m, cards)
  local liking = ties.liking(m)
  table.sort(cards, function(a, b) return liking(a) > liking(b) end)
  return cards
end


describe("of cards that do equally well", function()
  it("the leader plays what counts most", function()
    assert.same({ "AC", "KC", "7D" },
      order(after "grand", { "7D", "KC", "AC" }))
  end)

  it("the partner of who wins the trick gives points", function()
    assert.same({ "10D", "QD" }, order(after("grand", "AC"), { "QD", "10D" }))
  end)

  it("and an opponent none", function()
    assert.same({ "QH", "10H" }, order(after("grand", "7H"), { "10H", "QH" }))
  end)

  it("who wins it with the card counts that, too", function()
    assert.same({ "JC", "7C" }, order(after("clubs", "QC"), { "7C", "JC" }))
  end)

  it("none is liked better where tricks must not be won", function()
    assert.is_nil(ties.liking(after "null"))
  end)

  it("or where no card is asked for, or only tricks count", function()
    assert.is_nil(ties.liking(tenace.new("skat", { seed = 1 })))
    assert.is_nil(ties.liking(tenace.new("whist", { seed = 1 })))
  end)
end)
