-- House rules of Doppelkopf that real tables play, alone and together: Bock
-- rounds after a trick of hearts, and five players.

local helper = require "forty_helper"
local tenace = require "tenace"


--- A match whose first round has a trick of hearts, and is played out. In the
-- next five rounds one player holds all hearts.
local function heart_match(spec, hands, first_dealer)
  local deals = { { hands = hands } }
  for i = 2, 6 do deals[i] = { hands = { "AH AH KH KH 9H 9H *" } } end
  local m = tenace.new(spec .. "+first_dealer=" .. first_dealer,
    { seed = 5, deal = deals })
  for _ = 1, 4 do m:play "healthy" end
  for _, card in ipairs { "AH", "KH", "9H", "9H" } do m:play(card) end
  m:run("random", { rounds = 1 })
  return m
end


local HEARTS = { "AH *", "KH *", "9H *", "9H *" }


--- Is a round counted double, by the score sheet?
local function is_double(m, round)
  for _, line in ipairs(m:score_sheet()) do
    if line.round == round then
      return line.reason:find("Bock × 2", 1, true) ~= nil
    end
  end
end


describe("a trick of four plain hearts", function()
  it("makes four Bock rounds from the next one on", function()
    local m = heart_match("doppelkopf+heart_round", HEARTS, 4)
    assert.is_not_true(is_double(m, 1))
    for round = 2, 6 do
      assert.equal(6 - round, m:view(1).bock_rounds)
      m:run("random", { rounds = 1 })
      assert.not_equal(round > 5, is_double(m, round))
    end
  end)

  it("doubles what the parties get, only once", function()
    local given = { bock_rounds = 4 }
    local how = { step = "score_round", party = { 1, 3 },
      tricks = { 3, 3, 3, 3 }, won = {
        "AC AC 10C 10C KC KC AS AS 10S 10S KS KS", "",
        "AH AH 10H 10H KH KH", "" } }
    -- Re has won; Kontra, without a point, has fewer than 90, 60 and 30
    local once = tenace.step("doppelkopf+heart_round", {}, how).scores
    local twice = tenace.step("doppelkopf+heart_round", given, how).scores
    assert.same({ 4, -4, 4, -4 }, once)
    assert.same({ 8, -8, 8, -8 }, twice)
  end)

  it("adds rounds behind those that are still to come", function()
    -- the second one in round 5, of the rounds 4 to 7
    local found = tenace.step("doppelkopf+heart_round",
      { heart_trick = true, bock_rounds = 3 },
      { step = "after_round", leaves = true })
    assert.equal(6, found.leaves.bock_rounds)              -- rounds 6 to 11
  end)

  it("is one of aces, kings and nines that are no trumps", function()
    local m = tenace.new("doppelkopf+heart_round+first_dealer=4", { seed = 5,
      deal = { hands = HEARTS } })
    for _, move in ipairs { "reservation", "healthy", "healthy", "healthy",
      "solo hearts", "AH", "KH", "9H", "9H" } do
      m:play(move)
    end
    m:run("random", { rounds = 1 })
    assert.equal(0, m:view(1).bock_rounds)
  end)

  it("is printed", function()
    local book = helper.book "doppelkopf+heart_round"
    assert.matches("four plain hearts, aces, kings or nines", book)
    assert.matches("everything counts double", book)
  end)

  it("is played with other house rules", function()
    helper.fine "doppelkopf+heart_round"
    helper.same_in_any_order("doppelkopf", "heart_round pigs", helper.fine)
  end)
end)


describe("five at the table", function()
  it("are four who play, and the dealer", function()
    local m = tenace.new("doppelkopf+five+first_dealer=5", { seed = 3 })
    assert.same({ 12, 12, 12, 12, 0 }, m:view(1).counts)
    assert.equal(1, (m:turn()))
    m:run("random", { rounds = 1 })
    assert.equal(1, m:view(1).dealer)
    assert.same({ 0, 12, 12, 12, 12 }, m:view(1).counts)
  end)

  it("score without the dealer", function()
    local m = tenace.new("doppelkopf+five+first_dealer=5", { seed = 3 })
    m:run("random", { rounds = 1 })
    local scores = m:scores()
    assert.equal(0, scores[5])
    assert.equal(0, scores[1] + scores[2] + scores[3] + scores[4])
    assert.is_true(scores[1] ~= 0)
  end)

  it("are told at the table and in the rulebook", function()
    local book = helper.book "doppelkopf+five"
    assert.matches("5; sides form anew in each round", book)
    assert.matches("to the four others%. The dealer gets none", book)
    for _, old in ipairs { "Four players", "4, each", "4; sides",
      "are dealt%." } do
      assert.no.matches(old, book)
    end
  end)

  it("owe a solo each", function()
    helper.same_in_any_order("doppelkopf", "five tournament", function(spec)
      helper.fine(spec)
      local m = tenace.new(spec .. "+rounds=5+first_dealer=5", { seed = 2 })
      local soloists = {}
      for round = 1, 5 do
        m:play(m:moves()[1])
        soloists[round] = m:view(1).declarer
        m:run("random", { rounds = 1 })
      end
      assert.same({ 1, 2, 3, 4, 5 }, soloists)
      assert.is_true((m:over()))
    end)
    assert.matches("in the last round a dealer who is the only one",
      helper.book "doppelkopf+five+tournament")
    assert.no.matches("in the last round", helper.book "doppelkopf+five")
  end)

  it("have five Bock rounds", function()
    for _, names in ipairs { "five heart_round", "five heart_round pigs" } do
      helper.same_in_any_order("doppelkopf", names, function(spec)
        helper.fine(spec)
        local hands = table.move(HEARTS, 1, 4, 1, {})
        hands[5] = ""
        local m = heart_match(spec, hands, 5)
        assert.equal(5, m:view(1).bock_rounds)
        return m:scores()
      end)
    end
  end)
end)
