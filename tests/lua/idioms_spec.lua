-- What players call a card: it draws trumps, ruffs, ducks, finesses.

local core = require "tenace.core"
local idioms = require "tenace.bots.idioms"
local Results = require "tenace.bots.results"
local tenace = require "tenace"

local HANDS = core.first_piles.hands


--- The results of a search that has seen one world: the true one.
local function results_of(m)
  local results, places = Results.of(m), {}
  local piles, seat = core.piles(m.core), m:turn()
  for n = HANDS + 1, HANDS + m.variant.players do
    if n ~= HANDS + seat then places[n] = piles[n] end
  end
  results.worlds = { { places = places } }
  return results
end


--- What the card is called, if the others are worse.
-- @param at { game, hands, moves, wins = in how many per cent it wins the trick
-- }
local function called(at, card, ...)
  local m = tenace.new(at[1], { seed = 1, deal = { hands = at[2] } })
  for _, move in ipairs(at[3]) do assert(m:play(move)) end
  local list = { { move = card, place = 1, trick = at.wins } }
  for n, move in ipairs { ... } do
    list[n + 1] = { move = move, place = n + 1, clear = true, less = 1 }
  end
  return idioms.find(m, results_of(m), { move = card, unit = "tricks",
    alternatives = list })
end


--- Seat 4 leads from many hearts, which are trumps at Whist with seed 1.
local LEAD = { "whist", { "*", "*", "*",
  "AH KH QH 9H 2C 3C 4C AD 2D 3D 2S 3S 4S" }, {}, wins = 100 }

--- Seat 1 plays from this hand to a card that seat 4 has led.
local function after(card, hand)
  return { "whist", { hand, "*", "*", card .. " *" }, { card }, wins = 50 }
end


--- What a lead is called that wins more often than 2C, in a hint in that unit.
-- @param own, other how many tricks it brings, and 2C does
local function safe(unit, own, other)
  local m = tenace.new("whist", { seed = 1, deal = { hands = LEAD[2] } })
  local results = results_of(m)
  for n = 1, 20 do
    results.worlds[n] = { places = results.worlds[1].places,
      { tricks = own }, { tricks = other } }
  end
  return idioms.find(m, results, { move = "4S", unit = unit, alternatives = {
    { move = "4S", place = 1, trick = 0 },
    { move = "2C", place = 2, clear = true, less = 5 } } })
end


describe("a card", function()
  it("draws trumps, where it wins and others hold some", function()
    assert.same({ what = "draw" }, called(LEAD, "AH", "2C"))
    assert.is_nil(called(LEAD, "AH"))
    local low = { LEAD[1], LEAD[2], {}, wins = 20 }
    assert.is_nil(called(low, "9H", "2C"))
  end)

  it("wins whatever they hold, if that is proved", function()
    local at = { "bridge", { "*", "AC 2C *", "*", "*" },
      { "1NT", "pass", "pass", "pass" }, wins = 100 }
    assert.same({ what = "sure" }, called(at, "AC", "2C"))
    assert.is_nil(called(at, "2C", "AC"))
    at.wins = 95
    assert.is_nil(called(at, "AC", "2C"), "trumps may be hidden")
    assert.is_nil(called(LEAD, "AD", "2D"), "a trump could beat it")
    local hearts = { "hearts+pass=0", { "2C *", "3C *", "AC AD 2D *", "4C *" },
      { "3C", "AC" }, wins = 100 }
    assert.is_nil(called(hearts, "AD", "2D"), "it is no merit there")
  end)

  it("ruffs and overtrumps", function()
    local none = "2H 9H 2D 3D 4D 5D 6D 2S 3S 4S 5S 6S 7S"
    assert.same({ what = "trump" },
      called(after("AC", none), "2H", "2D"))
    assert.is_nil(called(after("AC", none), "2H", "9H"))
    local over = { "whist", { "3H 8D 9D 10D JD QD 8S 9S 10S JS QS KS AS", none,
      "*", "AC *" }, { "AC", "3H" }, wins = 100 }
    assert.same({ what = "overtrump" }, called(over, "9H", "2D"))
  end)

  it("ducks, and holds up the best of a suit where nothing is trump",
    function()
      local hand = "AC 3C 2H 9H 2D 3D 4D 5D 6D 2S 3S 4S 5S"
      local low = after("KC", hand)
      assert.same({ what = "leave" }, called(low, "3C", "AC"))
      low.wins = 49
      assert.same({ what = "duck" }, called(low, "3C", "AC"))
      local bridge = { "bridge", { "AC 3C *", "KC *", "2C *", "4C *" },
        { "1NT", "pass", "pass", "pass", "KC", "2C", "4C" }, wins = 0 }
      assert.same({ what = "hold_up", card = "AC" },
        called(bridge, "3C", "AC"))
    end)

  it("unblocks under the winner of the own side", function()
    local hand = "QC 3C 2H 9H 2D 3D 4D 5D 6D 2S 3S 4S 5S"
    local at = { "whist", { "2C *", hand, "*", "AC KC *" }, { "AC", "2C" },
      wins = 100 }
    assert.same({ what = "unblock", suit = "C" }, called(at, "QC", "3C"))
    assert.is_nil(called(at, "3C", "QC"))
  end)

  it("finesses below the best of its suit", function()
    local hand = "AC QC 2H 9H 2D 3D 4D 5D 6D 2S 3S 4S 5S"
    local at = { "whist", { "5C *", hand, "KC *", "3C *" }, { "3C", "5C" },
      wins = 60 }
    assert.same({ what = "finesse", cards = "KC" }, called(at, "QC", "AC"))
    at.wins = 100
    assert.is_nil(called(at, "QC", "AC"), "it always wins")
  end)

  it("leaves a suit empty only where suits are followed", function()
    local plans = require "tenace.bots.plans"
    assert.is_true(idioms.must_follow(tenace.variant "skat"))
    local m = tenace.new("cribbage", { seed = 1, deal = { hands = {
      "9H 2S 3S 7S JS QS", "9D 9S 2C 3C 7C JC" } } })
    assert.is_nil(plans.voids(m, m:turn() == 1 and "9H 7S" or "9D 9S"))
  end)

  it("is called nothing where no other is worse", function()
    assert.is_nil(called(LEAD, "2C"))
  end)

  it("smears where its side mostly wins the trick", function()
    local at = { "skat", { "AS *", "8S *", "10S 7S *" },
      { "18", "pass", "pass", "hand", "clubs", "AS", "8S" }, wins = 100 }
    assert.same({ what = "smear" }, called(at, "10S", "7S"))
    assert.is_nil(called(at, "7S", "10S"))
    at.wins = 59
    assert.is_nil(called(at, "10S", "7S"), "the declarer may win it")
    local lost = { "skat", { "8S *", "AS *", "10S 7S *" },
      { "18", "pass", "pass", "hand", "clubs", "8S", "AS" }, wins = 100 }
    assert.is_nil(called(lost, "10S", "7S"), "the declarer wins it")
  end)

  it("smears nothing where points do not count", function()
    local m = tenace.new("skat", { seed = 1, deal = { hands = {
      "AS *", "8S *", "10S 7S *" } } })
    for _, move in ipairs { "18", "pass", "pass", "hand", "clubs", "AS",
      "8S" } do m:play(move) end
    local results = results_of(m)
    local function smears(sign)
      for w = 1, 4 do
        results.worlds[w] = { places = results.worlds[1].places,
          { points = sign * w, score = w } }
      end
      local does = idioms.find(m, results, { move = "10S", unit = "score",
        alternatives = { { move = "10S", place = 1, trick = 100 },
          { move = "7S", place = 2, clear = true, less = 1 } } })
      return does ~= nil and does.what == "smear"
    end
    assert.is_true(smears(1))
    assert.is_false(smears(-1))
  end)

  it("goes under a higher one, so that it takes no trick later", function()
    local at = { "hearts+pass=0", { "2C *", "AC *", "KC 3C *", "*" },
      {}, wins = 0 }
    assert.same({ what = "shed", card = "AC" }, called(at, "KC", "3C"))
    assert.is_nil(called(at, "3C", "KC"))
    local wanted = { "whist", { "KC 3C *", "*", "2C *", "AC *" },
      { "AC" }, wins = 0 }
    assert.is_nil(called(wanted, "KC", "3C"))
  end)

  it("puts points on the trick of another where they are avoided", function()
    local at = { "hearts+pass=0", { "2C 2D *",
      "3C 4H 5H 6H 7H 8H 9H 10H JH QH KH QS KS", "4C 3D *", "5C AD *" },
      { "4C", "5C", "AD", "2D" }, wins = 0 }
    assert.same({ what = "load" }, called(at, "QS", "KS"))
    assert.is_nil(called(at, "KS", "QS"))
  end)

  it("plays safe where it wins more often with less on average", function()
    assert.same({ what = "safe", move = "2C", unit = "tricks", less = 2 },
      safe("chance", 7, 9))
    assert.is_nil(safe("chance", 7, 7))
    assert.is_nil(safe("chance", 9, 7))
    assert.is_nil(safe("score", 7, 9))
  end)

  it("is told from what may be said instead", function()
    local at = { "doppelkopf", { "*", "*", "*", "QC AC KC 9C *" },
      { "healthy", "healthy", "healthy", "healthy" }, wins = 50 }
    assert.is_nil(called(at, "re", "9C"))
    assert.is_nil(called(at, "9C", "re"))
  end)

  it("does not duck where a partner may have played the best card",
    function()
      local at = { "doppelkopf", { "10H *", "QS AD 9D *", "*", "QC AS *" },
        { "healthy", "healthy", "healthy", "healthy", "QC" }, wins = 0 }
      assert.is_nil(called(at, "9D", "10H"))
    end)

  it("is called so in a hint", function()
    local m = tenace.new("whist", { seed = 1, deal = { hands = {
      "2C 3C *", "2H 7H 9H 4S 5S JS 2D 3D 5D 8D QD 10S 6S", "*", "AC *" } } })
    for _, move in ipairs { "AC", "2C" } do m:play(move) end
    local told = require "tenace.bots.reasons_told"
    local found = { move = "2H", player = 2, unit = "tricks", deals = 100,
      alternatives = { { move = "2H", place = 1, value = 6, interval = 0.1,
        less = 0, play = 0, made = 0 }, { move = "2D", place = 2, value = 5,
        less = 1, interval = 0.1, clear = true, costs = true },
        { move = "7H", place = 3, value = 6, less = 0, interval = 0,
          clear = false, near = true } }, does = { what = "trump" } }
    told.add(m, found, { you = 2 })
    assert.matches("2H ruffs%. Exactly as good: 7H%.", found.text)
  end)
end)


--- What is told of 2H, beside 2D and 3D, by whoever plays so late in a trick.
local function told_of(cards, one, other, third)
  local m = tenace.new("whist", { seed = 1, deal = { hands = {
    "2C *", "3C *", "5H 7H 9H 4S 5S JS 2D 3D 4D 8D QD 10S 2H", "AC *" } } })
  for _, move in ipairs(cards) do assert(m:play(move)) end
  local found = { move = "2H", player = m:turn(), unit = "tricks", deals = 100,
    alternatives = { one, other, third } }
  require "tenace.bots.reasons_told".add(m, found, { you = found.player })
  return found.text
end


describe("a hint", function()
  local best = { move = "2H", place = 1, value = 6, interval = 0.1, less = 0,
    play = 0, made = 0, trick = 100 }

  it("does not say who wins a trick if all see it", function()
    local worse = { move = "2D", place = 2, value = 5, less = 1, interval = 0.1,
      clear = true, costs = true, trick = 0, worlds = 100 }
    local says = "With 2H your side wins this trick in 100%, with 2D in 0%."
    assert.truthy(told_of({}, best, worse):find(says, 1, true))
    assert.is_nil(told_of({ "AC", "2C", "3C" }, best, worse):find("this trick"))
  end)

  it("tells apart what was left behind early from what is as good",
    function()
      local near = { move = "2D", place = 2, value = 5.9, less = 0.1,
        interval = 0.2, near = true, worlds = 90 }
      local left = { move = "3D", place = 3, value = 5.5, less = 0.5,
        interval = 2, behind = true, early = true, worlds = 14 }
      local says = "It makes no clear difference. 2H brings 6.0 tricks on "
        .. "average in 100 deals that fit what you have seen; 2D: 5.9 (±0.2). "
      assert.equal(says .. "Less promising, though not surely worse: 3D.",
        told_of({}, best, near, left))
      left.near, left.behind = true, nil
      assert.equal(says .. "3D may be as good.", told_of({}, best, near, left))
      near.less = -0.1
      assert.matches("^It makes no clear difference: ",
        told_of({}, best, near, left), "no figure of a better move")
      near.less, near.interval = 0, 0
      assert.matches("^It makes no clear difference: ",
        told_of({}, best, near, left), "an equal one is no rival")
      near.interval = 0.2
      assert.matches("no clear difference", told_of({}, best, near))
    end)
end)
