-- House rules of Whist that real tables play, alone and together: the pack, the
-- trump, cards for the partner, money beside the score, a dummy for three.

local helper = require "forty_helper"
local names = require "tenace.face.moment.names"
local shown = require "tenace.face.moment.shown"
local seating = require "tenace.face.table.seating"
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


describe("a dummy for three", function()
  local SPEC = "whist+dummy_for_three"
  -- By seat; the fourth is the dummy. Seat 2 deals, so seat 3 leads, and then
  -- come the dummy, seat 1 and seat 2. Its last card makes diamonds trump.
  local HANDS = {
    "2C 3C 4C 2S 3S 4S 5S 6S 7S 2D 3D 4D 5D",
    "AH KH QH JH 10H 9H 8H 7H 6H 5H KC QC 6D",
    "5C 6C 7C 8C 9C 10C 8S 9S 10S JS QS KS 7D",
    "AC JC AS 2H 3H 4H 8D 9D 10D JD QD KD AD",
  }

  local function dealt(spec, seat)
    return tenace.new(spec .. "+first_dealer=" .. (seat or 2),
      { seed = 1, deal = { hands = HANDS } })
  end

  --- Plays the round: of the moves that may be made, the first.
  local function play_round(m)
    local round = m:view(1).round
    while m:turn() and m:view(1).round == round do m:play(m:moves()[1]) end
    return m
  end

  it("lies open before the first lead, across from the dealer", function()
    local m = dealt(SPEC)
    assert.equal("D", m:view(1).trump)
    assert.same({ 13, 13, 13, 13 }, m:view(1).counts)
    for player = 1, 3 do
      local all = m:view(player).shown["hand 4"]
      assert.equal(13, select(2, all:gsub("%S+", "")))
    end
    local order = {}
    for n = 1, 4 do
      local player, asked = m:turn()
      order[n] = asked.dummy or player
      m:play(m:moves()[1])
    end
    assert.same({ 3, 4, 1, 2 }, order)
  end)

  it("has its place across from the dealer at the table, too", function()
    local m = dealt(SPEC)
    assert.same({ 2, 3, 4, 1 }, m:view(1).seating)
    local v, steps = m.variant, {}
    for player = 1, 3 do
      local seats = shown.seats(m:view(player),
        names.of(v.sides, v.players, player))
      steps[player] = seats[4].steps
      assert.equal(0, seats[player].steps)
    end
    assert.same({ 3, 2, 1 }, steps)
    assert.is_nil(tenace.new("whist", { seed = 1 }):view(1).seating)
  end)

  it("is played by the dealer, who has 26 cards to play", function()
    local m = play_round(dealt(SPEC))
    local by, from_dummy = { 0, 0, 0 }, 0
    for _, one in ipairs(m:history()) do by[one.player] = by[one.player] + 1 end
    for _, entry in ipairs(m:story(1)) do
      if entry.what == "move" and entry.dummy then
        assert.equal(2, entry.player)
        from_dummy = from_dummy + 1
      end
    end
    assert.same({ 13, 26, 13 }, by)
    assert.equal(13, from_dummy)
  end)

  it("counts its tricks for the dealer", function()
    for seed = 1, 6 do
      local m = tenace.new(SPEC, { seed = seed })
      local dealer, won = m:view(1).dealer, { 0, 0, 0, 0 }
      m:run("random", { rounds = 1 })
      for _, entry in ipairs(m:story(1)) do
        if entry.what == "trick" then
          won[entry.winner] = won[entry.winner] + 1
        end
      end
      local both, expected = won[dealer] + won[4], {}
      for seat = 1, 3 do
        local tricks = seat == dealer and both or 13 - both
        expected[seat] = math.max(tricks - 6, 0)
      end
      assert.same(expected, m:scores())
      assert.equal(dealer % 3 + 1, m:view(1).dealer)
    end
  end)

  it("scores for each alone", function()
    local function scores(tricks)
      return scored(SPEC, tricks, {}, { dealer = 2 })
    end
    assert.same({ 0, 2, 0 }, scores { 5, 8, 0 })
    assert.same({ 3, 0, 3 }, scores { 9, 4, 0 })
    assert.same({ 3, 0, 3 }, scores { 4, 4, 5 })
  end)

  it("passes the deal, and the dummy, to the left", function()
    local m = tenace.new(SPEC .. "+first_dealer=2", { seed = 3 })
    play_round(m)
    assert.equal(3, m:view(1).dealer)
    local player, asked = m:turn()
    assert.equal(1, player)
    assert.is_nil(asked.dummy)
    m:play(m:moves()[1])
    assert.equal(3, (m:turn()))
    assert.equal(4, select(2, m:turn()).dummy)
    play_round(m)
    assert.equal(1, m:view(1).dealer)
  end)

  it("is on the dealer's side while its tricks are counted", function()
    local m = dealt(SPEC)
    for _, move in ipairs { "5C", "AC", "2C", "QC" } do m:play(move) end
    local view = m:view(1)
    assert.same({ 0, 1, 0 }, view.tricks)
    assert.same({ { 1 }, { 2 }, { 3 } }, view.sides)
    assert.same({ "the other two", "dealer with dummy", "the other two",
      "dealer with dummy" }, view.parties)
    local entries = m:story(1)
    assert.equal(2, entries[#entries].side)
    assert.equal(4, select(2, m:turn()).dummy)
  end)

  it("is nobody's seat", function()
    assert.equal(3, helper.variant(SPEC).people)
    assert.has_error(function() tenace.new(SPEC .. "+first_dealer=4") end)
    assert.has_error(function()
      seating.sit { spec = SPEC, seed = 1, seat = 4, bots = "random" }
    end)
    local v = helper.variant(SPEC)
    assert.same({ "You", "Left", "Right", "Dummy" },
      names.of(v.sides, v.players, 1).players)
    assert.same({ "Left", "Right", "You", "Dummy" },
      names.of(v.sides, v.players, 3).players)
    for seed = 1, 20 do
      assert.is_true(tenace.new(SPEC, { seed = seed }):view(1).dealer < 4)
    end
  end)

  it("is understood by bots that think, and kept in records", function()
    local m = tenace.new(SPEC, { seed = 2 })
    for _ = 1, 20 do
      local move = m:choose "search:5"
      assert.equal(0, m.thought and m.thought.dropped or 0)
      m:play(move)
    end
    local again = tenace.replay(m:record())
    assert.same(m:view(1), again:view(1))
    assert.same(m:story(2), again:story(2))
  end)

  it("goes with trumps that go round, with coins, and not with honours",
    function()
      helper.same_in_any_order("whist", "dummy_for_three rotating_trumps",
        function(spec)
          helper.fine(spec)
          assert.equal("H", tenace.new(spec, { seed = 1 }):view(1).trump)
          assert.matches("trumps go round", helper.book(spec))
        end)
      for _, other in ipairs { "american", "ten_high", "swabbers_pot",
        "rotating_trumps_with_no_trump" } do
        helper.same_in_any_order("whist", "dummy_for_three " .. other,
          helper.fine)
      end
      for _, other in ipairs { "honours", "losers_name_trump",
        "three_to_the_partner" } do
        for _, spec in ipairs(helper.specs("whist",
          "dummy_for_three " .. other)) do
          assert.matches("cannot be played with", helper.refused(spec))
        end
      end
    end)

  it("takes the dealer's coins out of the pot", function()
    local m = dealt("whist+dummy_for_three+swabbers_pot")
    for _, move in ipairs { "5C", "JC", "2C", "QC" } do m:play(move) end
    assert.same({ 19, 20, 19 }, m:view(1).coins)
    assert.equal(2, m:view(1).pot)
  end)

  it("is printed: three players, sides anew each round, and seven points",
    function()
      local book = helper.book(SPEC)
      assert.matches("sides form anew in each round, and all have points",
        book)
      assert.no.matches("side 1", book)
      assert.no.matches("partnerships", book)
      assert.matches("The dummy lies open before the first lead", book)
      assert.matches("a total reaches 7", book)
    end)
end)
