-- House rules of Whist that real tables play, alone and together: the pack, the
-- trump, cards for the partner, money beside the score, a dummy for three.

local helper = require "forty_helper"
local tenace = require "tenace"


--- The totals after a round with so many tricks for each side.
local function scored(spec, tricks, facts, how)
  local all = { step = "score_round", tricks = tricks }
  for name, value in pairs(how or {}) do all[name] = value end
  return tenace.step(spec, facts or {}, all).scores
end


describe("the ten below the ace", function()
  it("is high in trumps and in the other suits", function()
    assert.equal(2, tenace.winner("whist+ten_high", { trump = "H" },
      "KC 10C QC JC"))
    assert.equal(4, tenace.winner("whist+ten_high", { trump = "H" },
      "10S KS AS 2H"))
    assert.equal(3, tenace.winner("whist+ten_high", { trump = "H" },
      "10S KS AS 2S"))
  end)

  it("is printed", function()
    local book = helper.book "whist+ten_high"
    assert.matches("Trumps from high to low: A 10 K Q J 9 8 7 6 5 4 3 2", book)
    assert.no.matches("A K Q J", book)
  end)

  it("is so in a short pack, too, and no honour", function()
    helper.same_in_any_order("whist", "ten_high thirty_two honours",
      function(spec)
        helper.fine(spec)
        assert.equal(2, tenace.winner(spec, { trump = "H" }, "KC 10C QC JC"))
        assert.matches("low: A 10 K Q J 9 8 7 of", helper.book(spec))
        -- 10H is none, so side 1 holds two honours
        assert.same({ 1, 0 }, scored(spec, { 5, 3 }, { trump = "H" },
          { held = { "AH 10H", "QH", "KH", "JH" } }))
        assert.same({ 3, 0 }, scored(spec, { 5, 3 }, { trump = "H" },
          { held = { "AH 10H", "QH", "KH JH", "" } }))
      end)
  end)
end)


describe("thirty-two cards", function()
  it("are eight each, and the dealer's last makes trump", function()
    local m = tenace.new("whist+thirty_two+first_dealer=4", { seed = 1,
      deal = { hands = { "*", "*", "*", "7C 8C 9C 7D 8D 9D 7S 9S" } } })
    assert.same({ 8, 8, 8, 8 }, m:view(1).counts)
    assert.equal("S", m:view(1).trump)
    m:run("random", { rounds = 1 })
    assert.equal(32, #m:history())
  end)

  it("make points of tricks above four", function()
    assert.same({ 1, 0 }, scored("whist+thirty_two", { 5, 3 }))
    assert.same({ 0, 0 }, scored("whist+thirty_two", { 4, 4 }))
    assert.same({ 4, 0 }, scored("whist+thirty_two", { 8, 0 }))
  end)

  it("are printed", function()
    local book = helper.book "whist+thirty_two"
    assert.matches("32 cards", book)
    assert.matches("Eight cards each", book)
    assert.matches("eight tricks", book)
    assert.matches("tricks above four are its points", book)
    for _, old in ipairs { "hirteen", "52 cards", "above six" } do
      assert.no.matches(old, book)
    end
  end)

  it("are played in a tournament, and with honours", function()
    helper.same_in_any_order("whist", "thirty_two honours tournament",
      function(spec)
        helper.fine(spec)
        assert.same({ 3, 0 }, scored(spec, { 5, 3 }, { trump = "H" },
          { held = { "AH KH", "7H", "JH", "QH" } }))
      end)
  end)
end)
