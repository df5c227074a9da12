-- The same deals under several rules: the figures, and how certain they are.

local compare = require "tenace.study.compare"
local figures = require "tenace.study.comparison"
local core = require "tenace.core"
local statistics = require "tenace.base.statistics"
local tenace = require "tenace"


--- The variant of a game that is this text.
local function of_text(text, options)
  local files = { { name = "game", path = "game.lua", text = text } }
  return assert(tenace.library_of(files):variant("game", options))
end


--- A game for two players with a card each; `round` says what happens.
local function small_game(round, more)
  return of_text([[
-- A small game.
local small = game "Small" {
  players = 2, deck = french(32),
  round = { declarer = player }, ]] .. (more or "") .. [[
}
function small:round()
  self:deal_each(1)
]] .. round .. "\nend\nreturn small")
end


local function of_name(result, name)
  for _, measure in ipairs(result.measures) do
    if measure.name == name then return measure.games end
  end
end


--- One number of the second game beside the first.
local function second(result, name) return of_name(result, name)[2] end


describe("comparing", function()
  it("counts what there is to count", function()
    local three = small_game "self:score(1, 3, 'won')"
    local five = small_game "self:score(1, 5, 'won') self:score(2, -1, 'lost')"
    local result = tenace.compare(three, five, { rounds = 40, seed = 1 })
    assert.equal(40, result.deals)
    assert.same({ value = 1.5 }, of_name(result, "score")[1])
    assert.same({ value = 0.5, told = "more" },
      second(result, "score").difference)
    assert.same({ value = 3.0, told = "more" },
      second(result, "gap").difference)
    assert.equal("alike", second(result, "length").difference.told)
    assert.equal(40, result.differ[1].scores.deals)
    assert.equal(0, result.differ[1].decisions.deals)
  end)

  it("has the mean and the interval of the differences deal by deal", function()
    local games = { tenace.variant "skat", tenace.variant "skat+kontra" }
    local how = { rounds = 60, seed = 5, bots = "random" }
    local moments = statistics.moments(1)[1]
    for deal = 1, 60 do
      local total = {}
      for i, m in ipairs(compare.deal(games, how, deal)) do
        local scores = m:scores()
        total[i] = scores[1] + scores[2] + scores[3]
      end
      statistics.count(moments, total[2] - total[1])
    end
    local value, low, high = statistics.mean(60, moments, 3)
    local found = second(tenace.compare(games[1], games[2], how), "score")
    assert.same({ value, low, high }, { found.difference.value,
      found.difference.low, found.difference.high })
  end)

  it("counts contracts, and those that were made", function()
    local won = small_game [[
  self.declarer = self:player(1)
  local high = self:player(1).hand:cards():of_suit("H")
  self:score(1, #high > 0 and 2 or -2, "contract")]]
    local never = small_game [[
  self.declarer = self:player(2)
  self:score(1, 1, 'other')]]
    local nobody = small_game "self:score(1, 1, 'other')"
    local result = tenace.compare(won, never, nobody,
      { rounds = 200, seed = 3 })
    local made = of_name(result, "made")
    local deals = 0
    for deal = 1, 200 do
      local m = compare.deal({ won }, { seed = 3, bots = "random" }, deal)[1]
      if m:scores()[1] > 0 then deals = deals + 1 end
    end
    assert.equal(deals / 200, made[1].value)
    assert.equal(0.0, made[2].value)
    assert.equal(-deals / 200, made[2].difference.value)
    assert.equal("less", made[2].difference.told)
    assert.same({}, made[3])
    local played = of_name(result, "played")
    assert.equal(1.0, played[2].value)
    assert.equal(0.0, played[3].value)
    assert.equal(-1.0, played[3].difference.value)
  end)

  it("scores by seat from the dealer's left", function()
    local left = small_game
      "self:score(self:left_of(self.dealer), 2, 'left')"
    local dealer = small_game "self:score(self.dealer, 4, 'dealer')"
    local result = tenace.compare(left, dealer, { rounds = 30, seed = 1 })
    assert.same({ 1 }, result.seats[1].seats)
    assert.equal(2.0, result.seats[1].games[1].value)
    assert.equal(0.0, result.seats[1].games[2].value)
    assert.equal(4.0, result.seats[2].games[2].value)
    assert.equal(-2.0, result.seats[1].games[2].difference.value)
  end)

  it("puts the seats of a side together", function()
    local result = tenace.compare("whist", "whist+honours",
      { rounds = 5, seed = 1 })
    assert.same({ 1, 3 }, result.seats[1].seats)
    assert.same({ 2, 4 }, result.seats[2].seats)
    assert.equal(2, #result.seats)
  end)

  it("lists the deals that differ most, the widest gap first", function()
    local plain = small_game "self:score(1, 1, 'one')"
    local seldom = small_game [[
  local aces = self:player(1).hand:cards():of_suit("S")
  self:score(1, #aces > 0 and 7 or 1, 'one')]]
    local result = tenace.compare(plain, seldom, { rounds = 100, seed = 2 })
    assert.is_true(#result.apart == compare.most_apart)
    for i, one in ipairs(result.apart) do
      assert.same({ { 1, 0 }, { 7, 0 } }, one.scores)
      assert.equal(6, one.apart)
      assert.is_true(i == 1 or result.apart[i - 1].deal < one.deal)
    end
  end)

  it("is the same in parts", function()
    local games = { tenace.variant "skat", tenace.variant "skat+pub_skat" }
    local function part(first, last)
      local tally = compare.run(games, { rounds = 50, seed = 9, first = first,
        last = last })
      tally.seconds = 0
      return tally
    end
    assert.same(part(1, 50), compare.merge { part(1, 13), part(14, 14),
      part(15, 50) })
  end)

  it("plays with bots that think", function()
    local result = tenace.compare("whist", "whist+rotating_trumps",
      { rounds = 1, seed = 1, bots = { "search:1", "random", "search:1",
        "random" } })
    assert.equal(1, result.deals)
    assert.equal("few", second(result, "score").difference.told)
    assert.is_nil(second(result, "score").low)
  end)
end)


describe("what is told", function()
  --- A deal counts seven points, not one, if the first card is of these kinds.
  local function differs(kinds, seed, rounds)
    local plain = small_game "self:score(1, 1, 'one')"
    local other = small_game([[
  local card = tostring(self:player(1).hand:cards())
  self:score(1, card:find("]] .. kinds .. [[") and 7 or 1, 'one')]])
    local result = tenace.compare(plain, other,
      { rounds = rounds, seed = seed })
    return second(result, "score").difference, result.differ[1].scores.deals
  end

  it("is only the number of deals needed, if too few deals differ", function()
    local difference, deals = differs("AS", 1, 60)
    assert.is_true(deals > 0 and deals < 10)
    assert.equal("unknown", difference.told)
    assert.is_true(difference.needed >= 60 * 10 // deals)
  end)

  it("is more or less if the interval says so", function()
    local difference, deals = differs("S", 1, 200)
    assert.is_true(deals > 10)
    assert.equal("more", difference.told)
    assert.is_nil(difference.needed)
  end)
end)


describe("a few deals", function()
  it("tell nothing, and have no interval", function()
    local result = tenace.compare("skat", "skat+kontra",
      { rounds = 9, seed = 1 })
    for _, measure in ipairs(result.measures) do
      local difference = measure.games[2].difference
      assert.same({ "few" }, { difference.told, difference.low,
        difference.high, difference.needed })
    end
  end)
end)


describe("a comparison until it tells", function()
  it("ends as soon as the scores do", function()
    local result = tenace.compare("skat", "skat+kontra",
      { rounds = 5000, seed = 1, sure = 95 })
    assert.is_true(result.deals >= 100 and result.deals < 5000)
    assert.is_true(figures.is_sure(result))
    assert.equal(95, result.sure)
    local plain = tenace.compare("skat", "skat+kontra",
      { rounds = result.deals, seed = 1 })
    local one, other = second(result, "score").difference,
      second(plain, "score").difference
    assert.equal(other.value, one.value)
    assert.is_true(one.low < other.low and one.high > other.high)
  end)

  it("ends at the latest after the deals that were given", function()
    local result = tenace.compare("whist", "whist+rounds=1",
      { rounds = 150, seed = 1, sure = 99 })
    assert.is_true(result.deals <= 150)
  end)

  it("takes per cent", function()
    assert.has_error(function()
      tenace.compare("skat", "skat+kontra", { sure = 0.95 })
    end, "sure is per cent, a whole number from 1 to 99, not '0.95'")
  end)
end)


describe("the same bots", function()
  it("choose the same under other rules, as far as these allow it", function()
    local differ = tenace.compare("skat", "skat+kontra",
      { rounds = 400, seed = 1 }).differ[1]
    assert.equal(0, differ.cards.deals)
    assert.is_true(differ.decisions.deals > 300)
  end)

  it("choose otherwise only if a rule demands it", function()
    local games = { tenace.variant "skat", tenace.variant "skat+ramsch" }
    local how, parted = { rounds = 300, seed = 1 }, 0
    for deal = 1, 300 do
      local one, other = table.unpack(compare.deal(games,
        { seed = 1, bots = "random" }, deal))
      local bid = core.fields(one.core).declarer
      if core.decided(one.core) ~= core.decided(other.core) then
        parted = parted + 1
        assert.is_nil(bid)
      end
    end
    local differ = tenace.compare(games[1], games[2], how).differ[1]
    assert.equal(parted, differ.decisions.deals)
    assert.is_true(parted > 0)
  end)

  it("are still random: all answers are equally likely", function()
    local game = of_text [[
-- A choice.
local ask = game "Ask" {
  players = 2, deck = french(32),
  options = { more = flag { false, "whether something is asked before" } },
}
function ask:round()
  if self.option.more then self:ask_yes_no(1, "more?") end
  self:score(1, self:ask_number(1, "how many?", 0, 1), "number")
  self:score(2, self:choose(1, "which?", { "a", "b", "c" }) == "b" and 1 or 0,
    "choice")
end
return ask]]
    local result = tenace.compare(game, game, { rounds = 3000, seed = 1 })
    local mean = of_name(result, "score")[1]
    assert.is_true(mean.low < 5 / 12 and 5 / 12 < mean.high)
  end)
end)


describe("contracts of two rules", function()
  it("are none or any where their names do not matter", function()
    local comparison = require "tenace.study.comparison"
    assert.same({ { 0, 0, 0 }, { 0, 1, 5 }, { 0, 11, 28 } },
      comparison.played { { 1, 2, 3 }, { 4, 5, 6 }, { 7, 8, 9 } })
  end)
end)


describe("a deal of a comparison", function()
  it("opens at its beginning", function()
    local result = tenace.compare("whist", "whist+rotating_trumps",
      { rounds = 3, seed = 7 })
    local a, b = result:open(2)
    assert.same(a:hands(), b:hands())
    assert.equal(0, a:decisions())
    assert.is_true(a:redo(100):view(1).round == 2)
    local one = compare.deal({ a.variant }, { seed = 7 }, 2)[1]
    assert.same(one:scores(), a:scores())
  end)

  it("has a number", function()
    local result = tenace.compare("whist", "whist+honours",
      { rounds = 1, seed = 7 })
    assert.has_error(function() result:open "x" end,
      "open: say the number of a deal, 1 for the first")
  end)
end)


describe("what cannot be compared", function()
  local function refuses(text, ...)
    local ok, wrong = pcall(tenace.compare, ...)
    assert.is_false(ok)
    assert.equal(text, tostring(wrong))
  end

  it("says why", function()
    refuses("compare needs at least two games", "whist")
    refuses("skat and whist cannot be compared deal by deal: 3 players and 4",
      "skat", "whist")
    local alone = of_text [[
-- Four alone.
local four = game "Four" { players = 4, deck = french(52) }
function four:round() self:deal_each(13) end
return four]]
    refuses("whist and game cannot be compared: the sides differ, seats 1 3, 2 "
      .. "4 and 1, 2, 3, 4", "whist", alone)
    refuses("rounds are a whole number from 1 on, not '0'", "whist", "whist",
      { rounds = 0, seed = 1 })
    refuses("a seed is a whole number, not 'x'", "whist", "whist",
      { seed = "x" })
    refuses("no game 'wist', did you mean 'whist'?", "whist", "wist")
  end)

  it("does not include other decks, but the result mentions them", function()
    local result = tenace.compare("bid_whist", "bid_whist+whist_52",
      { rounds = 2, seed = 1 })
    assert.is_false(result.same_cards)
    assert.is_true(tenace.compare("skat", "skat+kontra",
      { rounds = 2, seed = 1 }).same_cards)
  end)
end)


describe("a difference", function()
  --- What is told of one whose interval goes this far to both sides, found in
  -- 100 deals that all differ.
  local function told(value, half)
    local one = figures.tell({ value = value, low = value - half,
      high = value + half }, 100, 100)
    return { one.told, one.needed }
  end

  it("is more or less where its interval is on one side of none", function()
    assert.same({ "more" }, told(2, 1))
    assert.same({ "less" }, told(-2, 1))
  end)

  it("is unknown else, and needs as many deals as make the interval short",
    function()
      assert.same({ "unknown", 160 }, told(2, 2.5))
      assert.same({ "unknown", 900 }, told(-1, 3))
      assert.same({ "unknown" }, told(2, 2))
    end)
end)
