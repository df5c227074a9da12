-- House rules of Skat that real tables play, alone and together: four of the
-- ramsch, Hirsch after kontra, a short list, and coins in a box.

local helper = require "forty_helper"
local tenace = require "tenace"

-- Cards won: 69 points, 51 and none; or 69, 40 and 11.
local TWO = { "AC 10C KC QC AS 10S KS QS JS AH",
  "10H KH QH JH AD 10D KD QD JD JC", "" }
local THREE = { TWO[1], "10H AD 10D KD QD JD", "KH QH JH JC" }


--- The totals after a ramsch with such tricks and cards.
local function ramsch(spec, tricks, won, facts)
  local given = { contract = "ramsch" }
  for name, value in pairs(facts or {}) do given[name] = value end
  return tenace.step(spec, given, { step = "score_ramsch", tricks = tricks,
    won = won }).scores
end


--- What a step leaves after a game of seat 1.
local function game(spec, facts, value)
  facts.declarer = 1
  return tenace.step(spec, facts, { step = "score_round",
    with = { "player 1" }, leaves = true }), value
end


--- A match in which the last seat deals first.
local function match(spec, how)
  for seed = 1, 40 do
    how.seed = seed
    local m = tenace.new(spec, how)
    if m:view(1).dealer == m.variant.players then return m end
  end
end


--- Plays moves from the start, and answers the match. Seat 3 deals.
local function played(spec, moves, how)
  local m = match(spec, how or {})
  for _, move in ipairs(moves) do m:play(move) end
  return m
end


describe("a Jungfer", function()
  it("doubles what is lost in a ramsch", function()
    assert.same({ -138, 0, 0 }, ramsch("skat+jungfer", { 6, 4, 0 }, TWO))
    assert.same({ -69, 0, 0 }, ramsch("skat+jungfer", { 5, 3, 2 }, THREE))
  end)

  it("is nobody who sits out", function()
    for seed = 1, 6 do
      local m = tenace.new("skat+jungfer+players=4", { seed = seed })
      for _ = 1, 3 do m:play "pass" end
      m:run("random", { rounds = 1 })
      local with, n = {}, 0
      for _, entry in ipairs(m:story(1)) do
        if entry.what == "trick" and not with[entry.winner] then
          with[entry.winner], n = true, n + 1
        end
      end
      local double = m:score_sheet()[1].reason:find("Jungfer", 1, true)
      assert.equal(n < 3, double ~= nil)
    end
  end)

  it("is printed", function()
    local book = helper.book "skat+jungfer"
    assert.matches("takes no trick in a ramsch, what the loser loses counts "
      .. "double", book)
    assert.matches("who share the most, both lose double", book)
  end)
end)


describe("a Durchmarsch", function()
  it("is 120 points for all ten tricks, and no loss", function()
    local all = { TWO[1] .. " " .. TWO[2], "", "" }
    helper.same_in_any_order("skat", "durchmarsch jungfer schieberamsch",
      function(spec)
        assert.same({ 120, 0, 0 }, ramsch(spec, { 10, 0, 0 }, all))
        assert.same({ 120, 0, 0 }, ramsch(spec, { 10, 0, 0 }, all,
          { pushes = 2 }))
      end)
  end)

  it("needs the tenth trick", function()
    local won = { TWO[1] .. " 10H KH QH JH AD 10D KD QD JD", "JC", "" }
    assert.same({ -118, 0, 0 },
      ramsch("skat+durchmarsch+jungfer_doubles=false", { 9, 1, 0 }, won))
    for _, spec in ipairs { "skat+durchmarsch+jungfer", "skat+durchmarsch",
      "skat+jungfer", "skat+ramsch", "skat+pub_skat" } do
      assert.same({ -236, 0, 0 }, ramsch(spec, { 9, 1, 0 }, won))
    end
  end)

  it("is printed", function()
    assert.matches("takes all ten tricks of a ramsch gets 120 points, and "
      .. "then nobody loses anything", helper.book "skat+durchmarsch")
  end)
end)


describe("a Schieberamsch", function()
  it("lets each take two cards or push them, and no jack goes on", function()
    local m = played("skat+schieberamsch", { "pass", "pass", "pass", "take" },
      { deal = { hands = { "JC 10H 7S *", "*", "*" } } })
    assert.is_false((m:allows "JC 7S"))
    assert.is_true((m:allows "10H 7S"))
    m:play "10H 7S"
    assert.equal(2, (m:turn()))
    m:play "push"
    assert.equal(1, m:view(1).pushes)
    assert.equal(3, (m:turn()))
    m:play "push"
    assert.equal(1, (m:turn()))
    assert.equal("card", m:view(1).question.kind)
    assert.equal(2, m:view(1).pushes)
  end)

  it("doubles with each push", function()
    local tricks = { 5, 3, 2 }
    assert.same({ -138, 0, 0 },
      ramsch("skat+schieberamsch", tricks, THREE, { pushes = 1 }))
    helper.same_in_any_order("skat", "ramsch schieberamsch jungfer durchmarsch",
      function(spec)
        assert.same({ -276, 0, 0 },
          ramsch(spec, { 6, 4, 0 }, TWO, { pushes = 1 }))
        assert.same({ -552, 0, 0 },
          ramsch(spec, { 6, 4, 0 }, TWO, { pushes = 2 }))
      end)
  end)

  it("is nothing in a game that somebody plays", function()
    local m = played("skat+schieberamsch", { "18", "pass", "pass", "hand",
      "grand" })
    assert.equal("card", m:view(1).question.kind)
  end)

  it("is printed, and nobody is said not to have seen the skat", function()
    local book = helper.book "skat+schieberamsch"
    assert.no.matches("which nobody has seen", book)
    assert.matches("The skat belongs to the last trick", book)
    assert.matches("no jack among them", book)
  end)

  it("goes with all that a ramsch table plays", function()
    helper.fine "skat+ramsch+schieberamsch+jungfer+durchmarsch"
    helper.fine "skat+durchmarsch+jungfer+schieberamsch"
  end)
end)


describe("Hirsch", function()
  local DIAMONDS = { contract = "diamonds", cards = "JC JH AD" }

  --- The value of diamonds with one after these words.
  local function value(spec, points, said)
    local facts = { points = points, kontra = said }
    for name, one in pairs(DIAMONDS) do facts[name] = one end
    return (tenace.value(spec, facts))
  end

  it("is eight times the game", function()
    helper.same_in_any_order("skat", "hirsch pub_skat", function(spec)
      helper.fine(spec)
      assert.equal(144, value(spec, 70, "Hirsch"))
      assert.equal(-288, value(spec, 50, "Hirsch"))
      assert.equal(72, value(spec, 70, "re"))
      assert.equal(36, value(spec, 70, "kontra"))
      assert.equal(18, value(spec, 70))
    end)
  end)

  it("is asked after re only, of who said kontra", function()
    local deal = { hands = { "7C *", "8C *", "9C *" } }
    local said = { "pass", "pass", "18", "hand", "grand", "7C", "kontra" }
    local m = played("skat+hirsch", said, { deal = deal })
    local other = m:copy()
    m:play "re"
    assert.equal(2, (m:turn()))
    assert.is_true((m:allows "Hirsch"))
    other:play "pass"
    assert.equal(2, (other:turn()))
    assert.is_false((other:allows "Hirsch"))
  end)

  it("is printed", function()
    local book = helper.book "skat+hirsch"
    assert.matches("the one who said kontra may say Hirsch", book)
    assert.matches("kontra 2, re 4", book)
    assert.no.matches("changes a part", book)
  end)
end)


describe("a short list", function()
  it("loses the base value once", function()
    local facts = { contract = "spades", cards = "JC JH AS", bid = 33,
      points = 70 }
    assert.equal(-11, (tenace.value("skat+short_list", facts)))
  end)

  it("has 24 rounds", function()
    assert.equal(24, helper.variant("skat+short_list").rounds)
    local book = helper.book "skat+short_list"
    assert.matches("after 24 rounds", book)
    assert.no.matches("after 12 rounds", book)
    local told = helper.told "skat+short_list"
    assert.matches("It loses its base value once", told.value)
    assert.no.matches("twice the least multiple", told.value)
  end)

  it("is played at a table with ramsch and kontra", function()
    for _, names in ipairs { "short_list ramsch", "short_list kontra",
      "short_list pub_skat" } do
      helper.same_in_any_order("skat", names, helper.fine)
    end
  end)

  it("is no tournament", function()
    for _, spec in ipairs(helper.specs("skat", "short_list tournament")) do
      assert.has_error(function() helper.variant(spec) end)
    end
  end)
end)


describe("the cash box", function()
  it("gets a coin for each ten points that are lost", function()
    local found = game("skat+cash_box", { contract = "diamonds",
      cards = "JC JH AD", points = 60, tricks = 5 })
    assert.same({ -36, 0, 0 }, found.scores)
    assert.same({ -4, 0, 0 }, found.leaves.coins)
    assert.equal(4, found.leaves.box)
  end)

  it("pays who wins a grand or an open null", function()
    local found = game("skat+cash_box", { contract = "grand", points = 70,
      cards = "JC JH AD", tricks = 5, coins = { 0, -4, -14 }, box = 18 })
    assert.same({ 18, -4, -14 }, found.leaves.coins)
    assert.equal(0, found.leaves.box)
    found = game("skat+cash_box", { contract = "grand", points = 60,
      cards = "JC JH AD", tricks = 5, box = 18 })
    assert.same({ -96, 0, 0 }, found.scores)
    assert.same({ -10, 0, 0 }, found.leaves.coins)
    assert.equal(28, found.leaves.box)
  end)

  it("hears a ramsch after all doubling", function()
    helper.same_in_any_order("skat", "cash_box ramsch jungfer", function(spec)
      local found = tenace.step(spec, { contract = "ramsch" },
        { step = "score_ramsch", tricks = { 6, 4, 0 }, won = TWO,
          leaves = true })
      assert.same({ -138, 0, 0 }, found.scores)
      assert.same({ -14, 0, 0 }, found.leaves.coins)
      assert.equal(14, found.leaves.box)
    end)
  end)

  it("hears Hirsch", function()
    helper.same_in_any_order("skat", "cash_box kontra hirsch", function(spec)
      helper.fine(spec)
      local found = game(spec, { contract = "diamonds", cards = "JC JH AD",
        points = 50, tricks = 5, kontra = "Hirsch" })
      assert.same({ -288, 0, 0 }, found.scores)
      assert.same({ -29, 0, 0 }, found.leaves.coins)
    end)
  end)

  it("is seen by all, and printed", function()
    assert.equal(0, tenace.new("skat+cash_box", { seed = 1 }):view(2).box)
    assert.matches("a coin for each ten points, begun or full",
      helper.book "skat+cash_box")
  end)
end)


describe("the dealer's bet", function()
  -- Seat 4 deals and sits out; seat 1 plays, and seat 2 has no clubs.
  local GAME = { "pass", "pass", "18", "hand", "null" }
  local HANDS = { "7C 8C 9C 10C QC KC AC AS 10S KS",
    "QS 9S 8S 7S AH 10H KH QH 9H 8H", "7H AD 10D KD QD 9D 8D 7D JC JS", "" }

  --- A null game that seat 1 loses with the first trick, and the dealer's bet.
  local function bet(spec, said)
    local m = played(spec, GAME, { deal = { hands = HANDS, skat = "JH JD" } })
    return m:play "look at 2":play(said)
  end

  --- The entries of a kind that a player is told.
  local function told(m, player, what)
    local list = {}
    for _, entry in ipairs(m:story(player)) do
      if entry.what == what then list[#list + 1] = entry end
    end
    return list
  end

  it("is 20 points if it is right, and costs 20 if it is not", function()
    for said, points in pairs { loss = 20, win = -20, ["no bet"] = 0 } do
      local m = bet("skat+dealer_bets", said)
      m:play "AC":play "QS"
      assert.same({ -70, 0, 0, points }, m:scores())
    end
  end)

  it("is right on a win that is made", function()
    local m = played("skat+dealer_bets", { "pass", "pass", "18", "hand",
      "grand", "look at 1", "win" }, { deal = { hands = {
      "JC JS JH JD AC AS AH AD 10C KC", "7C 8C 9C QC 7S 8S 9S QS KS 10S",
      "7H 8H 9H QH KH 10H 7D 8D 9D QD", "" }, skat = "KD 10D" } })
    for _ = 1, 10 do
      while m:turn() == 1 and m:view(1).round == 1 do m:play(m:moves()[1]) end
      while m:turn() and m:turn() ~= 1 and m:view(1).round == 1 do
        m:play(m:moves()[1])
      end
    end
    local totals = m:scores()
    assert.equal(20, totals[4])
    assert.is_true(totals[1] > 0)
  end)

  it("is not seen by the others, and nor is the hand", function()
    local m = bet("skat+dealer_bets", "loss")
    for _, player in ipairs { 1, 2, 3 } do
      local moves = told(m, player, "move")
      assert.is_nil(moves[#moves].move)
      assert.is_true(moves[#moves].sealed)
      local shown = told(m, player, "shown")[1]
      assert.same({ 4 }, shown.to)
      assert.equal(player == 2, shown.cards ~= nil)
    end
    assert.equal(HANDS[2]:len(), #told(m, 4, "shown")[1].cards)
    assert.equal("loss", told(m, 4, "move")[7].move)
    m:play "AC":play "QS"
    assert.equal("loss", told(m, 1, "unsealed")[1].move)
  end)

  it("is not asked for when nobody bids, nor of three", function()
    helper.same_in_any_order("skat", "dealer_bets ramsch", function(spec)
      local m = played(spec, { "pass", "pass", "pass" })
      assert.equal(1, (m:turn()))
      assert.equal("card", m:view(1).question.kind)
    end)
    local m = played("skat+dealer_bets", { "pass", "pass", "pass" })
    assert.same({ 0, 0, 0, 0 }, m:scores())
    assert.equal(2, m:view(1).round)
    m = played("skat+dealer_bets+players=3", GAME)
    assert.equal("card", m:view(1).question.kind)
  end)

  it("comes before the first card, and kontra changes nothing of it",
    function()
      helper.same_in_any_order("skat", "dealer_bets kontra", function(spec)
        helper.fine(spec)
        local m = bet(spec, "loss")
        m:play "AC":play "kontra":play "re":play "QS"
        assert.same({ -280, 0, 0, 20 }, m:scores())
      end)
    end)

  it("is nothing that the bots of the others know", function()
    local points = {}
    for n, said in ipairs { "win", "loss", "no bet" } do
      local m = bet("skat+dealer_bets", said):play "AC"
      m:choose "search:20"
      assert.equal(0, m.thought.dropped)
      points[n] = m.thought.points
    end
    assert.same(points[1], points[2])
    assert.same(points[1], points[3])
  end)

  it("is kept in a record", function()
    local m = tenace.replay(bet("skat+dealer_bets", "loss"):record())
    m:play "AC":play "QS"
    assert.same({ -70, 0, 0, 20 }, m:scores())
  end)

  it("is printed", function()
    local book = helper.book "skat+dealer_bets"
    assert.matches("the dealer looks at the hand of one of the three", book)
    assert.matches("nobody else learns which before the end", book)
    assert.matches("a wrong one costs 20", book)
    assert.matches("4; sides form anew in each round", book)
  end)
end)
