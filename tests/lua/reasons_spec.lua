-- Why a bot makes its move: what the others would have come to, and the fact
-- about hidden cards that makes the difference.
-- In 12 parts.

local helper = require "game_helper"
local search = require "tenace.bots.search"
local tenace = require "tenace"

--- What a search does of itself. Most tests here are content with a quarter.
local USUAL = search.work

before_each(function() search.work = USUAL // 4 end)
teardown(function() search.work = USUAL end)


--- A game of five tricks with the cards from the ten up, no trumps; partners.
local function five_tricks(hands, how)
  how = how or {}
  return helper.match([[
      deck = french(52, { leave_out = "2 3 4 5 6 7 8 9" }), sides = "partners",
      obligations = { follow_suit }, ]] .. (how.facts or ""), [[
      function g:round()
        self:deal_each(5)
        ]] .. (how.first or "") .. [[
        self:play_tricks { leader = self:player(1) }
        for side in self:each_side() do
          self:score(side, side.tricks, "tricks")
        end
      end ]], { seed = 1, deal = { hands = hands } })
end


--- Player 3 has made this move on the eight of clubs and the ten, and is told
-- why another was better: the move of the cause.
local function better_than(made)
  local m = helper.match([[
      deck = french(52, { leave_out = "2 3 4 5 6 7" }), sides = "partners",
      obligations = { follow_suit }, ]], [[
      function g:round()
        self:deal_each(5)
        self:play_tricks { leader = self:player(1) }
        for side in self:each_side() do
          self:score(side, side.tricks, "tricks")
        end
      end ]], { seed = 1, deal = { hands = { "8C *", "10C 10D 10S JD JS",
        "AC QC JC 9C 8H", "*" } } }):play "8C"
  local decision = m:decisions() + 1
  return m:play(made):explain({ decision = decision }).cause.move
end


--- Player 1 leads the ten of clubs, player 2 follows with the jack, and player
-- 3, who has the ace and the queen, is asked. The king is missing.
local function finesse()
  local m = five_tricks { "10C *", "JC *", "AC QC 10D JD 10H", "*" }
  return m:play "10C"
end


--- The alternative with that move.
local function of(found, move)
  for _, one in ipairs(found.alternatives) do
    if one.move == move then return one end
  end
end


describe("the reasons of a move", function()
  teardown(helper.clean)

  it("find who holds the missing king", function()
    local found = finesse():explain()
    assert.equal("AC", found.move)
    assert.equal(3, found.player)
    assert.equal("tricks", found.unit)
    local cause = found.cause
    assert.equal("holds 4 KC QC", table.concat({ cause.what, cause.player,
      cause.card, cause.move }, " "))
    assert.is_true(cause.share > 0.2 and cause.share < 0.6)
    assert.is_true(cause.with > 1 and cause.without < 0)
  end)

  it("are reasons against the move that was made", function()
    search.work = USUAL
    assert.equal("QC", better_than "AC")         -- the best: against the next
    assert.equal("QC", better_than "QC")
    assert.equal("JC", better_than "JC")
    assert.equal("9C", better_than "9C")
  end)

  it("compare the moves in the same deals", function()
    local found = finesse():explain()
    local ace, queen = of(found, "AC"), of(found, "QC")
    assert.equal(found.alternatives[1], ace)
    assert.equal(100, ace.trick)
    assert.is_true(queen.trick < 80)
    assert.is_true(queen.clear and queen.less > queen.interval)
    assert.is_true(math.abs(ace.value - queen.less - queen.value) < 1e-9)
    assert.is_true(found.deals > 300)
  end)

  it("are told in sentences, for a script or for a person", function()
    local m = finesse()
    assert.matches("^AC brings %d%.%d tricks on average in %d+ deals that "
      .. "fit what player 3 has seen; QC: %d%.%d %(±0%.%d%)%. AC wins this "
      .. "trick, whatever they hold%. In %d+%% of them player 4 holds KC%. "
      .. "Then AC brings %d%.%d tricks more than QC, otherwise 0%.%d tricks "
      .. "less%.$", m:explain().text)
    local names = { "Left", "Partner", "You", "Right" }
    local text = m:explain { names = names, you = 3, short = true }.text
    assert.matches(" deals that fit what you have seen; QC: ", text)
    assert.matches("%. In %d+%% of them Right holds KC%. Then AC ", text)
    assert.falsy(text:find("your side wins this trick", 1, true))
    assert.matches("%% of them you hold KC%. ",
      m:explain { names = names, you = 4 }.text)
  end)

  it("say so where all moves are alike", function()
    local m = five_tricks { "10C 10D 10H 10S JC", "*", "*", "*" }
    local found = m:explain { bot = "search:200" }
    assert.matches("^It makes no clear difference: in 200 deals that fit what "
      .. "player 1 has seen, the 5 moves bring about %d%.%d+ tricks "
      .. "%(±0%.%d+%)%.$", found.text)
    assert.is_nil(found.cause)
  end)

  it("name what was left behind early apart from what is as good", function()
    local m = five_tricks { "10C 10D 10H 10S JC", "*", "*", "*" }
    assert.matches("^It makes no clear difference%. 10%u brings %d%.%d+ tricks "
      .. "on average in %d+ deals that fit what player 1 has seen; %d+%u: "
      .. "%d%.%d+ %(±0%.%d+%)%. [^.]+ may be as good%.$", m:explain().text)
  end)

  it("say so where nothing depends on the move", function()
    local m = five_tricks { "AC AD AH AS KC", "*", "*", "*" }
    for _ = 1, 3 do m:play(m:moves()[1]):run { false, "random", "random",
      "random" } end
    assert.matches("^It makes no difference: in %d+ deals that fit what player "
      .. "1 has seen, the 2 moves bring the same%.$", m:explain().text)
  end)

  it("do not name many cards again", function()
    local m = tenace.new("bid_whist", { seed = 1 })
    repeat m:play(m:choose "search:5") until select(2, m:turn()).n == 6
    local text = m:explain().text
    assert.matches("^The bot's choice [^;]+; the best of the worse ones[: ]",
      text)
    assert.falsy(text:find("%u%u? [%dJQKA]"), text)
  end)

  it("are those of the move that the bot would make", function()
    local skat = tenace.new("skat", { seed = 3 })
    for n = 1, 13 do
      local found = skat:explain { bot = "search:20" }
      assert.equal(skat:choose "search:20", found.move)
      if n % 6 == 1 then
        assert.equal(skat:choose "search", skat:explain().move)
      end
      skat:play(found.move)
    end
  end)

  it("tell of a bid how often the contract is made", function()
    local m = tenace.new("skat", { seed = 3, deal = { hands = {
      "JC JS JH JD AC AS AH AD 10C 10S", "*", "*" } } })
    while m:turn() ~= 1 do m:play "pass" end
    local found = m:explain()
    assert.equal("score", found.unit)
    assert.is_true(of(found, found.move).made > 50)
    assert.matches("^\"%d+\" leaves player 1 %d+ points ahead of the others on "
      .. "average, in %d+ deals that fit what player 1 has seen; pass: level",
      found.text)
    assert.matches("%. If nobody bids more, player 1 makes the contract in "
      .. "%d+%%%. Player 1 would then play grand in %d+%%%.$", found.text)
  end)

  it("compare a bid with silence and with other bids", function()
    search.work = USUAL
    local m = tenace.new("bid_whist", { seed = 1 })
    local found = m:explain()
    assert.equal("1", found.move)
    assert.matches("^\"1\" leaves player 4 [%d.]+ points ahead of the others "
      .. "on average, [^;]+; pass: [%d.]+ behind, \"1 downtown\": [%d.]+ "
      .. "ahead ", found.text)
  end)

  it("compare a pass with the lowest bid, where bids are numbers", function()
    local found = tenace.new("skat", { seed = 1 }):explain()
    assert.equal("pass", found.move)
    assert.equal(2, #found.alternatives)
    assert.matches("^Pass leaves player 2 level with the others on average, "
      .. "[^;]+; \"18\": [%d.]+ behind ", found.text)
  end)

  it("say which contract follows the cards put away, and what suit is gone",
    function()
      local m = tenace.new("skat", { seed = 3, deal = { hands = {
        "JC JS JH JD AC AS AH AD 10C 7S", "*", "*" } } })
      while m:turn() ~= 1 do m:play "pass" end
      repeat
        local _, asked = m:turn()
        m:play(asked.kind == "choice" and asked.prompt:find "hand" and "take"
          or m:turn() == 1 and m:moves()[2] or "pass")
      until select(2, m:turn()).kind == "cards"
      local found = m:explain()
      assert.equal("grand", found.plan.contract)
      assert.matches("Player 1 would then play grand in %d+%%%.", found.text)
      assert.same(found.voids ~= nil,
        found.text:find("is then without", 1, true) ~= nil)
    end)

  it("say no trumps that the bid names", function()
    local plans = require "tenace.bots.plans"
    local function plan(game, move, trump)
      return plans.of({ variant = tenace.variant(game), played = {},
        worlds = { { { plays = { false, trump } } } } }, 1, move)
    end
    assert.is_nil(plan("bridge", "1D", "D"))
    assert.is_nil(plan("fifty_six", "28 diamonds", "D"))
    assert.same({ trump = "H", share = 100 }, plan("bridge", "1D", "H"))
    assert.same({ trump = "D", share = 100 }, plan("twenty_nine", "16", "D"))
  end)

  it("compare the last sets of cards with plans of their own", function()
    local m = tenace.new("skat", { seed = 2 })
    for _, move in ipairs { "18", "pass", "pass", "take" } do m:play(move) end
    local found = m:explain()
    assert.is_true(#found.alternatives <= 8)
    assert.equal("grand", found.plan.contract)
    assert.equal("grand", m:play(found.move):explain().move)
  end)

  it("keep a move that was made to the end of the search", function()
    local m = tenace.new("skat", { seed = 2 })
    for _, move in ipairs { "18", "pass", "pass", "take" } do m:play(move) end
    local n = m:decisions() + 1
    local found = m:play("JC JS"):explain { decision = n }
    assert.is_true(found.cost.clear)
    assert.matches("[;,] JC JS", found.text:gsub("JS JC", "JC JS"))
  end)

  it("tell that a better move is bold, and how often it gains", function()
    local m = tenace.new("skat", { seed = 9 })
    for _, move in ipairs { "18", "pass", "pass" } do m:play(move) end
    local found = m:explain()
    assert.equal("take", found.move)
    assert.is_true(of(found, "hand").clear and of(found, "hand").less < 0)
    local gained = ("%.0f"):format(of(found, "hand").gained)
    assert.matches("^Take leaves player 3 [%d.]+ points ahead of the others on "
      .. "average, in %d+ deals that fit what player 3 has seen; hand: [%d.]+ "
      .. "ahead %(±[%d.]+%)%. Hand brings more, but it is bold: it gains in "
      .. gained .. "%% of the deals in which it matters, and the bot wants "
      .. "80%%%.", found.text)
  end)

  it("tell no cause against a bid that they do not name", function()
    search.work = USUAL
    local m = tenace.new("bid_whist+rounds=1", { seed = 6 })
    for _, bid in ipairs { "1", "1 downtown", "2 downtown", "3", "3 downtown",
      "4 downtown", "5", "5 downtown", "pass", "pass" } do m:play(bid) end
    local found = m:explain()
    assert.equal("6 downtown", found.alternatives[2].move)
    assert.no.matches('"6 downtown"', found.text, 1, true)
    assert.matches('; "5 no trump": ', found.text, 1, true)
    assert.is_true(not found.cause or found.cause.move == "5 no trump")
  end)

  it("agree with the number, in each language", function()
    local language = require "tenace.base.language"
    local told = require "tenace.bots.reasons_told"
    local m = tenace.new("whist", { seed = 1 })
    local function text(code, value, unit)
      language.use(code)
      local found = { move = "2C", player = 1, unit = unit, deals = 100,
        alternatives = { { move = "2C", place = 1, value = value, interval = 9,
          less = 0, play = 0, made = 0 }, { move = "3C", place = 2, less = 20,
          value = value - 20, interval = 9, clear = true, costs = true,
          play = 0, made = 0 } } }
      told.add(m, found, { you = 1 })
      language.use "en"
      return found.text
    end
    assert.matches("leaves you 1 point ahead", text("en", 1, "score"), 1, true)
    assert.matches("leaves you 1 point behind", text("en", -1, "score"), 1,
      true)
    assert.matches("leaves you 2 points ahead", text("en", 2, "score"), 1, true)
    assert.matches(" 1 Stich,", text("de", 1, "tricks"), 1, true)
    assert.matches(" 1 punto ", text("es", 1, "points"), 1, true)
    assert.matches(" 1 point d’avance", text("fr", 1, "score"), 1, true)
  end)

  it("join melds, for they part moves by semicolons", function()
    local told = require "tenace.bots.reasons_told"
    local m = tenace.new("canasta", { seed = 1 })
    local found = { move = "done", player = 1, unit = "score", deals = 100,
      choice = true, alternatives = { { move = "done", place = 1, value = 30,
        interval = 9, less = 0, play = 0, made = 0 },
        { move = "meld JD JS 2H; QD QH 2H", place = 2, value = 10, less = 20,
          interval = 5, clear = true, costs = true, play = 0, made = 0 } } }
    told.add(m, found, { you = 1 })
    assert.equal("Done leaves you 30 points ahead of the others on average, in "
      .. "100 deals that fit what you have seen; meld JD JS 2H + QD QH 2H: 10 "
      .. "ahead (±5).", found.text)
  end)

  it("do not repeat the word that all moves begin with", function()
    local m = tenace.new("canasta", { seed = 1 })
    for _, move in ipairs { "discard KC", "take KC KS 2H", "done" } do
      if m:turn() then m:play(move) end
    end
    local found = m:explain()
    assert.matches("^discard ", found.move)
    assert.falsy(found.text:lower():find("discard", 1, true), found.text)
  end)

  it("never tell of less than nothing", function()
    local compared = require "tenace.bots.compared"
    local worlds = {}
    for w = 1, 40 do
      local early = w <= 12
      worlds[w] = { { score = early and 8 or -8, chance = early and 100 or 0 },
        early and { score = -8, chance = 0 } or nil }
    end
    local all = compared.all({ worlds = worlds, declarer = 1 },
      { "AC", "7C" }, 1, true)
    assert.equal("chance", all.unit)
    assert.equal(30, all.value)
    assert.equal(0, all.list[1].value)           -- 100 less than 30
  end)

  it("tell beside tricks how often their playouts make the contract", function()
    local compared = require "tenace.bots.compared"
    local worlds = {}
    for w = 1, 20 do
      local tricks = 6 + w % 2
      worlds[w] = { { tricks = tricks, score = -36, chance = 0,
        played = w <= 15 and 18 or -36 },
        { tricks = tricks - 2, score = -36, chance = 0, played = -36 } }
    end
    local all = compared.all({ worlds = worlds, declarer = 1 },
      { "AC", "7C" }, 1, true)
    assert.equal("tricks", all.unit)
    assert.equal(75, all.chance)
  end)

  it("call no move as good that surely scores less", function()
    local compared = require "tenace.bots.compared"
    local worlds = {}
    for w = 1, 100 do
      local won = w % 2 * 100
      local score = w % 4 < 2 and 40 or 20
      worlds[w] = { { score = score, chance = won },
        { score = score - 30, chance = won }, { score = score,
          chance = w % 20 == 1 and 0 or won } }
    end
    local all = compared.all({ worlds = worlds, declarer = 1 },
      { "AC", "KC", "7C" }, 1, true)
    for _, one in ipairs(all.list) do
      assert.equal(one.move == "7C", one.near, one.move)
      assert.equal(one.move == "KC", one.costs)
    end
  end)

  it("call the trumps of tarot so", function()
    local told = require "tenace.bots.reasons_told"
    local m = tenace.new("tarot", { seed = 9 })
    repeat m:play(m:choose "search:2")
    until select(2, m:turn()).kind == "card"
    local function text(suit)
      local found = { move = "8S", player = 1, unit = "score", deals = 100,
        cause = { what = "length", share = 0.5, n = 4, suit = suit, player = 2,
          with = 3, without = -3, move = "JS" }, alternatives = {
          { move = "8S", value = 5, interval = 1, less = 0 },
          { move = "JS", value = 2, interval = 1, less = 3, clear = true } } }
      told.add(m, found, {})
      return found.text
    end
    assert.matches("player 2 has 4 or more trumps%.", text "T")
    assert.matches("player 2 has 4 or more spades%.", text "S")
  end)

  it("say how far behind the best move leaves a player", function()
    local m = tenace.new("skat", { seed = 3, deal = { hands = {
      "QC 10C 9C QS 10S 9S KH 9H QD 9D", "JC JS JH JD AC AS AH AD 10H 10D",
      "*" } } })
    for _, move in ipairs { "18", "pass", "pass" } do m:play(move) end
    local found = m:explain()
    assert.equal(1, found.player)
    assert.equal("score", found.unit)
    assert.is_true(found.alternatives[1].value < 0)
    assert.matches(" leaves player 1 %d+ points behind the others on average, ",
      found.text)
    assert.is_nil(found.text:find("%-%d"))
  end)

  it("tell of a card how often it makes the contract or beats it", function()
    local m = tenace.new("skat", { seed = 3 })
    repeat m:play(m:choose "search:5") until select(2, m:turn()).kind == "card"
    local own = m:view(1).declarer == m:turn()
    local text = m:explain().text
    assert.is_truthy(text:find("the contract", 1, true), text)
    assert.is_truthy(text:find(own and "ma[dk]e" or "beat"), text)
  end)

  it("tell once how often the contract is made, of moves alike", function()
    local m = tenace.new("bridge", { seed = 1, deal = { hands = {
      "AC KC QC JC 10C 9C 8C 7C 6C 5C 4C 3C 2C", "*", "*", "*" } } })
    for _, move in ipairs { "7C", "pass", "pass", "pass" } do m:play(move) end
    m:play(m:moves()[1])
    assert.matches("^It makes no difference: [^.]+%. The contract is made in "
      .. "100%%%.$", m:explain().text)
  end)
end)


describe("the reasons of a move already made", function()
  teardown(helper.clean)

  it("are those of its player before it", function()
    local m = finesse()
    local before = m:explain()
    local n = m:decisions() + 1
    m:play "QC"
    local found = m:explain { decision = n }
    assert.equal("QC", found.made)
    assert.equal("AC", found.move)
    assert.equal(before.text, found.text)
  end)

  it("name a move that was made, though others were better", function()
    local m = tenace.new("whist", { seed = 2 })
    m:play "KC"
    assert.matches("[;,] KC: ", m:explain { decision = 1 }.text)
  end)

  it("are not there for what nobody was asked", function()
    local m = finesse()
    assert.error_matches(function() m:explain { decision = 2 } end,
      "decision 2 was forced: nobody was asked")
    assert.error_matches(function() m:explain { decision = 9 } end,
      "decision 9 has not been made: the number goes from 1 to 2")
  end)
end)


describe("m:explain", function()
  it("refuses what it does not know", function()
    local m = tenace.new("whist", { seed = 1 })
    for _, case in ipairs {
      { { bot = "random" }, "only a search has reasons" },
      { { bot = 7 }, "only a search has reasons" },
      { { names = "Left" }, "names: a list of the players' names by seat" },
      { { you = 5 }, "you" },
      { { decision = 0 }, "decision" },
      { { bots = "search" }, "did you mean 'bot'" },
    } do
      assert.error_matches(function() m:explain(case[1]) end, case[2], 1, true)
    end
  end)

  it("has no reasons where there is no choice, or no question", function()
    local m = tenace.new("whist+rounds=1", { seed = 1 })
    m:run "random"
    assert.has_error(function() m:explain() end, "the match is over")
  end)
end)
