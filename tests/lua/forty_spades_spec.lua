-- House rules of Spades that real tables play, alone and together: both jokers
-- and two deuces on top, and ten for two.

local helper = require "forty_helper"
local tenace = require "tenace"

local DEUCES = "spades+joker_joker_deuce_deuce"
local TABLE = "joker_joker_deuce_deuce ten_for_two no_bags"


--- The totals after a round with these bids and tricks by player.
local function scored(spec, bid, tricks)
  return tenace.step(spec, { bid = bid }, { step = "score_round",
    tricks = tricks }).scores
end


--- The cards of a hand that may be played to a trick, as text.
local function may(spec, hand, trick, played)
  local list = tenace.legal(spec, {}, { hand = hand, trick = trick,
    played = played })
  return table.concat(list, " ")
end


describe("joker joker deuce deuce", function()
  it("beat all other trumps in this order", function()
    assert.equal(3, tenace.winner(DEUCES, {}, "AS 2D LJ KS"))
    assert.equal(2, tenace.winner(DEUCES, {}, "LJ BJ 2D 2S"))
    assert.equal(3, tenace.winner(DEUCES, {}, "AS 2S 2D KS"))
    assert.equal(2, tenace.winner(DEUCES, {}, "AD 2S KD 10D"))
  end)

  it("are spades, the two of diamonds, too", function()
    assert.equal("5D", may(DEUCES, "2D 5D", "AD"))
    assert.equal("2D", may(DEUCES, "2D 5D", "AS"))
    assert.equal("4H", may(DEUCES, "2D 4H LJ"))
    assert.equal("2D LJ", may(DEUCES, "2D LJ"))
  end)

  it("break spades when they are thrown", function()
    for _, card in ipairs { "2D", "LJ", "BJ", "3S" } do
      assert.equal("4H 7S", may(DEUCES, "7S 4H", nil, card))
    end
    assert.equal("4H", may(DEUCES, "7S 4H", nil, "3D"))
    assert.equal("4H 7S", may(DEUCES .. "+lead_spades=true", "7S 4H"))
  end)

  it("leave thirteen cards each", function()
    local m = tenace.new(DEUCES, { seed = 1 })
    assert.same({ 13, 13, 13, 13 }, m:view(1).counts)
    local all = table.concat(m:hands(), " ")
    assert.matches("2D", all)
    assert.no.matches("2[HC]", all)
  end)

  it("are printed", function()
    local book = helper.book(DEUCES)
    assert.matches("52 cards: clubs, diamonds, hearts, spades, 2 of them "
      .. "jokers, without", book)
    assert.matches("from high to low: {BJ} {LJ} {2D} {2S}, A K Q J 10 9 8 7 6 "
      .. "5 4 3 of", book)
    assert.no.matches("Spades are always trumps%.", book)
  end)
end)


describe("ten for two", function()
  it("is 200 points for ten tricks or more, won or lost", function()
    local spec = "spades+ten_for_two"
    assert.same({ 201, 20 }, scored(spec, { 6, 1, 4, 1 }, { 11, 2 }))
    assert.same({ -200, 20 }, scored(spec, { 7, 1, 5, 1 }, { 11, 2 }))
    assert.same({ 90, 40 }, scored(spec, { 5, 2, 4, 2 }, { 9, 4 }))
  end)

  it("counts a nil besides", function()
    assert.same({ 300, 21 },
      scored("spades+ten_for_two", { 10, 1, 0, 1 }, { 10, 2, 0, 1 }))
  end)

  it("is an exception in the rulebook", function()
    assert.equal("A contract is worth ten points for each of its tricks. House "
      .. "rule Ten for two: Of ten tricks or more it is worth 200 points, "
      .. "whatever their number.", helper.told "spades+ten_for_two".worth)
  end)
end)


describe("a table that plays both without bags", function()
  it("is the same in any order", function()
    helper.same_in_any_order("spades", TABLE, function(spec)
      assert.same({ 200, 20 }, scored(spec, { 6, 1, 4, 1 }, { 11, 2 }))
      assert.equal(3, tenace.winner(spec, {}, "AS 2D LJ KS"))
    end)
  end)

  it("reads of no bags", function()
    local told = helper.told "spades+ten_for_two+no_bags"
    assert.no.matches("bag", told["score contract"])
    assert.matches("Each trick more counts one point, a bag",
      helper.told "spades"["score contract"])
  end)

  it("is nothing that check finds wrong", function()
    helper.fine "spades+joker_joker_deuce_deuce+ten_for_two+no_bags"
    helper.fine(DEUCES .. "+blind_nil+board_four")
  end)
end)
