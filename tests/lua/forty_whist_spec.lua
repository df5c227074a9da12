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


describe("losers who name trump", function()
  --- The side with fewer tricks in a round.
  local function loser_of(m, round)
    for _, line in ipairs(m:score_sheet()) do
      if line.round == round then return 3 - line.side end
    end
  end

  it("come first from the dealer's left", function()
    for seed = 1, 12 do
      local m = tenace.new("whist+losers_name_trump+target=50", { seed = seed })
      assert.equal("which card?", select(2, m:turn()).prompt)
      for round = 1, 3 do
        m:run("random", { rounds = 1 })
        local seat, question = m:turn()
        assert.equal("which suit is trump?", question.prompt)
        local expected = m:view(1).dealer % 4 + 1
        if (expected - 1) % 2 + 1 ~= loser_of(m, round) then
          expected = expected % 4 + 1
        end
        assert.equal(expected, seat)
      end
    end
  end)

  it("are seat 4 or seat 1 where the dealer's left has won", function()
    local function namer(losers, dealer)
      return tostring(tenace.step("whist+losers_name_trump",
        { losers = losers }, { step = "namer", dealer = dealer }).gives)
    end
    assert.equal("player 4", namer(2, 2))
    assert.equal("player 1", namer(1, 3))
  end)

  it("play in a tournament, with honours, and exchange", function()
    helper.same_in_any_order("whist", "losers_name_trump honours tournament",
      function(spec) helper.fine(spec) end)
    helper.same_in_any_order("whist", "losers_name_trump three_to_the_partner",
      function(spec)
        helper.fine(spec)
        -- the trump is named first, then cards are passed
        local m = tenace.new(spec, { seed = 3 }):run("random", { rounds = 1 })
        local _, question = m:turn()
        assert.equal("which suit is trump?", question.prompt)
        m:play "hearts"
        _, question = m:turn()
        assert.equal("which three cards go to the partner?", question.prompt)
      end)
  end)

  it("do not go with trumps that go round", function()
    for _, other in ipairs { "rotating_trumps",
      "rotating_trumps_with_no_trump" } do
      for _, spec in ipairs(helper.specs("whist",
        "losers_name_trump " .. other)) do
        assert.matches("do not go together", helper.refused(spec))
      end
    end
  end)

  it("are printed", function()
    local book = helper.book "whist+losers_name_trump"
    assert.matches("In the first round the last card dealt is shown", book)
    assert.matches("Later no card is shown", book)
    assert.no.matches("%f[%w]rotate", book)
    assert.no.matches("the last card dealt makes trump", book)
  end)
end)


describe("three cards for the partner", function()
  local HANDS = { "AH KH 2C 3C *", "4D 5D 6D *", "4C 5C 6C *",
    "2D 3D 7S 8S 9S 10S JS QS KS 2H 3H 4H 2S" }

  local function begun(spec)
    return tenace.new(spec .. "+first_dealer=4",
      { seed = 1, deal = { hands = HANDS } })
  end

  it("are chosen before any come, and the trump may be among them", function()
    local m = begun "whist+three_to_the_partner"
    assert.is_false((m:allows "AH KH"))
    m:play "AH KH 2C":play "4D 5D 6D"
    assert.is_false((m:allows "AH 4C 5C"))
    assert.is_nil(m:view(3).hand:find "AH")
    m:play "4C 5C 6C":play "2S 2H 3H"
    assert.same({ 13, 13, 13, 13 }, m:view(1).counts)
    local hands = m:hands()
    for card in ("AH KH 2C"):gmatch "%S+" do
      assert.is_number(hands[3]:find(card))
      assert.is_nil(hands[1]:find(card))
    end
    assert.is_number(hands[2]:find "2S")
    assert.equal("S", m:view(1).trump)
    assert.equal("which card?", select(2, m:turn()).prompt)
  end)

  it("change no honours of a side", function()
    helper.same_in_any_order("whist", "three_to_the_partner honours",
      function(spec)
        helper.fine(spec)
        local m = begun(spec)
        m:play "AH KH 2C":play "4D 5D 6D":play "4C 5C 6C":play "JS QS KS"
        m:run("random", { rounds = 1 })
        local honours
        for _, line in ipairs(m:score_sheet()) do
          if line.reason == "honours" then honours = line end
        end
        assert.same({ side = 2, points = 2 },
          { side = honours.side, points = honours.points })
      end)
  end)

  it("are printed between trump and the first lead", function()
    local text = helper.told "whist+three_to_the_partner"["before play"]
    assert.matches("everybody passes three cards face down", text)
  end)
end)


describe("the pot of the swabbers", function()
  local SPADES = { "AH 2S *", "JC 3S 2C 3C 4C 5C 6C 7C 8C 9C 10C QC 7S",
    "2H 5S 8S *", "AS 4S 2D 3D 4D 5D 6D 7D 8D 9D 10D JD 6S" }
  local HEARTS = { "JC 2H *", "2C 5C 3H 6H *", "3C 6C AH 7H *",
    "4C 7C 4H * * * * * * * * * 5H" }

  --- The match after these moves.
  local function played(spec, hands, moves)
    local m = tenace.new(spec .. "+first_dealer=4",
      { seed = 1, deal = { hands = hands } })
    for move in moves:gmatch "%S+" do m:play(move) end
    return m
  end

  it("gives coins to whoever plays the four cards", function()
    local m = played("whist+swabbers_pot", SPADES, "AH JC 2H AS 4S 2S 3S 5S")
    assert.same({ 21, 20, 19, 20 }, m:view(1).coins)
    assert.equal(0, m:view(1).pot)
    m = played("whist+swabbers_pot", HEARTS, "JC 2C 3C 4C 2H 3H AH 4H")
    assert.same({ 21, 19, 21, 19 }, m:view(1).coins)
  end)

  it("changes no score", function()
    for seed = 1, 5 do
      local how = { seed = seed }
      local with = tenace.new("whist+swabbers_pot", how):run "random"
      local without = tenace.new("whist", how):run "random"
      assert.same(without:score_sheet(), with:score_sheet())
      local sum = with:view(1).pot
      for _, n in ipairs(with:view(1).coins) do sum = sum + n end
      assert.equal(80, sum)
    end
  end)

  it("goes with all house rules that leave the pack", function()
    for _, other in ipairs { "american", "honours", "long_whist",
      "losers_name_trump", "rotating_trumps", "rotating_trumps_with_no_trump",
      "ten_high", "three_to_the_partner", "tournament" } do
      helper.same_in_any_order("whist", "swabbers_pot " .. other, helper.fine)
    end
    local m = played("whist+ten_high+swabbers_pot", SPADES,
      "AH JC 2H AS 4S 2S 3S 5S")
    assert.same({ 21, 20, 19, 20 }, m:view(1).coins)
  end)

  it("gives a coin for the seven of trumps in a short pack", function()
    helper.same_in_any_order("whist", "swabbers_pot thirty_two",
      function(spec)
        helper.fine(spec)
        local m = played(spec, { "AH 7S QS *", "JC 8S 7C 8C 9C 10C QC KS",
          "7H 8H 9S *", "AS 10S 7D 8D 9D 10D JD JS" },
          "AH JC 7H AS 10S 7S 8S")
        assert.same({ 21, 20, 19, 20 }, m:view(1).coins)
      end)
  end)

  it("is printed, and nothing else changes", function()
    local book = helper.book "whist+swabbers_pot"
    assert.matches("coins for", book)
    assert.matches("AH 1, JC 1, ace of trumps 1, lowest trump 1", book)
    for name, text in pairs(helper.told "whist") do
      local with = helper.told("whist+swabbers_pot")[name]
      assert.equal(text, with:sub(1, #text))
    end
  end)
end)
