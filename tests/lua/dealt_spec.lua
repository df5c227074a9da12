-- The deal of the present round, and how to change it.

local helper = require "game_helper"
local tenace = require "tenace"

local DEAL = {
  hands = {
    "AS KS 2S QH 6H 3H JC 4C 2C KD 7D 3D 2D",
    "QS JS 10S 9S AH KH JH 10H AC KC QC 10C 9C",
    "8S 7S 6S 9H 8H 7H 8C 7C 6C AD QD JD 10D",
    "5S 4S 3S 5H 4H 2H 5C 3C 9D 8D 6D 5D 4D",
  },
}


--- Player 1 leads, diamonds are trumps.
local function dealt()
  return tenace.new("whist", { seed = 1, deal = DEAL,
    options = { first_dealer = 4 } })
end


--- The error of a call, without the caller's place.
local function wrong(f, ...)
  return (helper.error(f, ...):gsub("^%S+%.lua:%d+: ", ""))
end


--- Another match of that game with that deal and dealer, but another seed.
local function alike(game, deal, dealer)
  local seed, m = 100
  repeat
    seed = seed + 1
    m = tenace.new(game, { seed = seed, deal = deal })
  until m:view(1).dealer == dealer
  return m
end


--- The hand of a player as it was dealt.
local function hand(m, player)
  return helper.sorted(m:dealt().hands[player])
end


--- All pass twice: the deal is thrown in, and the next one dealt.
local function passed(m)
  for _ = 1, 8 do m:play "pass" end
  return m
end


describe("dealt", function()
  it("is what was fixed, in that order", function()
    local m = dealt()
    assert.same(DEAL, m:dealt())
    assert.same(DEAL, m:run("random", { rounds = 1 }):go_to("round", 1):dealt())
  end)

  it("has the hands where players were asked before the deal", function()
    local m = tenace.new("spades+blind_nil=always", { seed = 3,
      options = { first_dealer = 4 } })
    assert.same({ "", "", "", "" }, m:dealt().hands)   -- nothing is dealt yet
    for _, move in ipairs { "look", "blind", "look", "look", "3" } do
      m:play(move)
    end
    local whole = m:dealt()
    assert.is_nil(whole.stock)
    for seat = 1, 4 do
      assert.equal(helper.sorted(m:hands()[seat]), hand(m, seat))
    end
    local again = tenace.new("spades+blind_nil=always", { seed = 99,
      deal = whole, options = { first_dealer = 4 } })
    for _ = 1, 4 do again:play "look" end
    assert.same(m:hands(), again:hands())
    assert.same(whole, again:dealt())
    m:run("random", { rounds = 1 }):go_to("round", 1)
    for _ = 1, 4 do m:redo() end
    assert.same(whole, m:dealt())
  end)

  it("gives the same match again", function()
    for _, game in ipairs { "whist", "bid_whist", "skat", "skat+players=4",
      "tute", "tute+players=2", "shengji" } do
      local m = tenace.new(game, { seed = 5 }):run("random", { rounds = 1 })
      m:go_to("round", 1):redo(2)
      local again = alike(game, m:dealt(), m:view(1).dealer)
      for _, one in ipairs(m:history()) do
        if not one.forced then again:play(one.move) end
      end
      assert.same(m:hands(), again:hands(), game)
    end
  end)

  it("has the stock as it was at first, whatever was drawn since", function()
    local m = tenace.new("tute+players=2", { seed = 5 })
    local first = m:dealt()
    assert.equal(23, select(2, first.stock:gsub("%S+", "")))
    m:run("random", { rounds = 1 }):go_to("round", 1):redo(12)
    assert.same(first, m:dealt())
  end)

  it("is the one that is played, after others that were thrown in", function()
    local m = passed(tenace.new("belote", { seed = 3,
      options = { rounds = 1, first_dealer = 4 } }))
    local deal = m:dealt()
    for seat = 1, 4 do
      assert.equal(helper.sorted(m:hands()[seat]), hand(m, seat))
    end
    m:play "take"
    assert.same(deal, m:dealt())
    local again = tenace.new("belote", { seed = 99, deal = deal,
      options = { rounds = 1, first_dealer = 3 } })
    again:play "take"
    assert.same(m:hands(), again:hands())
    assert.same(deal, again:dealt())
    local twice = passed(m:go_to("round", 1))
    assert.same(deal, twice:dealt())
    assert.not_same(deal, passed(twice):dealt())
    assert.equal(helper.sorted(twice:hands()[1]), hand(twice, 1))
  end)

  it("is the whole pack where all of it is dealt", function()
    local m = tenace.new("tarot", { seed = 2, options = { rounds = 1 } })
    local first = m:dealt()
    for _ = 1, 4 do m:play "pass" end
    assert.equal(helper.sorted(m:hands()[2]), hand(m, 2))
    assert.not_same(first, m:dealt())
  end)

  it("is unknown if there was a new stock in mid-round", function()
    local m = helper.round('self:deal_each(5)\n'
      .. 'local player = self:player(1)\n'
      .. 'if self:ask_yes_no(player, "one?") then\n'
      .. 'self:move(player.hand:cards(), player, self.stock) end\n'
      .. 'self:ask_yes_no(1, "two?")')
    m:play "yes"
    assert.same({ nil, "the cards were shuffled again in this round, so its "
      .. "deal is unknown" }, { m:dealt() })
    assert.equal("the cards were shuffled again in this round, so its deal is "
      .. "unknown", wrong(m.swap, m, "AS", "2C"))
  end)
end)


describe("redeal", function()
  it("keeps the rounds before it, and what was fixed after it", function()
    local m = dealt():run("random", { rounds = 1 })
    local scores = m:scores()
    m:play(m:moves()[1])
    local deal = m:dealt()
    deal.hands[1], deal.hands[2] = deal.hands[2], deal.hands[1]
    local done, changes = m:redeal(deal, { back = true })
    assert.is_true(done)
    assert.equal("trump", changes[1].what)
    assert.same(scores, m:scores())
    assert.same(deal, m:dealt())
    m:run("random", { rounds = 1 })
    assert.same(DEAL, m:dealt())
    assert.equal(m:record(), tenace.replay(m:record()):record())
  end)

  it("says which move is no longer allowed", function()
    local m = dealt():play "AS"
    local deal = m:dealt()
    deal.hands[1], deal.hands[2] = deal.hands[2], deal.hands[1]
    local held, n, why, failed = m:redeal(deal)
    assert.same({ false, 1, "you do not hold AS" }, { held, n, why })
    assert.same({ decision = 1, move = "AS", player = 1, round = 1,
      rule = "not_held", why = "you do not hold AS" }, failed)
    assert.same(DEAL, m:dealt())
  end)

  it("deals the deal that is played, after others that were thrown in",
    function()
    local m = passed(passed(tenace.new("belote", { seed = 3 })))
    local deal, dealer = m:dealt(), m:view(1).dealer
    assert.same({ true, {} }, { m:redeal(deal) })
    m:play "pass"
    deal.hands[1], deal.hands[2] = deal.hands[2], deal.hands[1]
    assert.is_true((m:redeal(deal)))
    assert.same(deal, m:dealt())
    assert.same({ dealer, 1 }, { m:view(1).dealer, m:view(1).round })
    assert.equal(m:record(), tenace.replay(m:record()):record())
    m:run("random", { rounds = 1 })
    assert.equal(m:record(), tenace.replay(m:record()):record())
    m:go_to("round", 1):redo(8)
    m:redeal(m:dealt())
    assert.is_nil(m:record():find("again 2", 1, true))
    assert.equal(m:record(), tenace.replay(m:record()):record())
  end)

  it("keeps what was fixed in the deals before it", function()
    local m = passed(tenace.new("belote", { seed = 3, deal = {
      hands = { "AS" }, ["again 1 hand 2"] = "KH QH",
      ["again 2 turned"] = "7C" } }))
    assert.equal("KH QH", m:dealt().hands[2]:match "^%S+ %S+")
    passed(m)
    assert.equal("7C", m:dealt().turned)
    m:swap("7C", "7D")
    assert.equal("7D", m:dealt().turned)
    m:go_to("round", 1)
    assert.equal("AS", m:dealt().hands[1]:match "^%S+")
    m:redo(8)
    assert.equal("KH QH", m:dealt().hands[2]:match "^%S+ %S+")
    assert.equal(m:record(), tenace.replay(m:record()):record())
  end)

  it("raises what is wrong with the deal", function()
    local m = passed(tenace.new("belote", { seed = 3 }))
    for deal, why in pairs {
      [{ hands = { "AS AS" } }] = "deal: there is only 1 of AS",
      [{ hands = { [5] = "AS" } }] = "deal: there is no seat 5",
      [{ hands = "AS" }] = "deal: there is no pile 'hands'",
      [{ field = "AS" }] = "deal: there is no pile 'field'",
    } do
      assert.equal(why, wrong(m.redeal, m, deal))
    end
    assert.equal("deal: there is no pile 'again 0 turned'", wrong(tenace.new,
      "belote", { deal = { ["again 0 turned"] = "AS" } }))
    assert.equal("deal: there is only 1 of AS", wrong(function()
      dealt():redeal { hands = { "AS AS" } }
    end))
    assert.equal("redeal: unknown field 'bak', did you mean 'back'?",
      wrong(function() dealt():redeal(DEAL, { bak = true }) end))
  end)
end)


describe("swap", function()
  it("lets two cards change places", function()
    local m = dealt():play "AS"
    local done, changes, failed = m:swap("2D", "QS")
    assert.same({ true, nil }, { done, failed })
    assert.same({ "hand 1", "hand 2", "moves" },
      { changes[1].what, changes[2].what, changes[3].what })
    assert.equal("2C 2S 3D 3H 4C 6H 7D AS JC KD KS QH QS", hand(m, 1))
    assert.equal(1, m:decisions())
  end)

  it("goes back where a card was played", function()
    local m = dealt():play("AS"):play("QS")
    local done, _, failed = m:swap("QS", "2D")
    assert.is_true(done)
    assert.same({ 2, "QS", 2 },
      { failed.decision, failed.move, failed.player })
    assert.equal(1, m:decisions())
  end)

  it("wants two cards of the deck", function()
    local m = dealt()
    assert.equal("deal: '1x' is no card of this deck",
      wrong(m.swap, m, "1x", "2D"))
    assert.equal("swap: name two cards that change places",
      wrong(m.swap, m, "AS KS", "2D"))
  end)
end)


describe("give", function()
  it("takes back the first card dealt that the player still holds", function()
    local m = dealt():play "AS"
    m:give(1, "QS JS")
    assert.equal(helper.sorted "AS QS JS QH 6H 3H JC 4C 2C KD 7D 3D 2D",
      hand(m, 1))
    assert.equal(1, m:decisions())
  end)

  it("takes the cards that are named", function()
    local m = dealt()
    m:give(1, "qs js", "2d 3d")
    assert.equal(helper.sorted "AS KS 2S QH 6H 3H JC 4C 2C KD 7D QS JS",
      hand(m, 1))
  end)

  it("leaves cards that the player has already", function()
    local m = dealt()
    m:give(1, "AS KS")
    assert.same(DEAL, m:dealt())
  end)

  it("takes from the stock, too", function()
    local m = tenace.new("tute+players=2", { seed = 5 })
    local card = m:dealt().stock:match "%S+$"
    m:give(1, card)
    assert.is_truthy(m:hands()[1]:find(card, 1, true))
    assert.equal(40, select(2, (m:dealt().stock .. " " .. m:dealt().hands[1]
      .. " " .. m:dealt().hands[2] .. " " .. m:dealt().turned)
      :gsub("%S+", "")))
  end)

  it("says what is wrong", function()
    local m = dealt()
    assert.equal("give: there is no seat '5', only 1 to 4",
      wrong(m.give, m, 5, "AS"))
    assert.equal("give: 2 for 1: the same number of cards must go back",
      wrong(m.give, m, 1, "QS JS", "2D"))
    assert.equal("give: seat 1 does not hold AC",
      wrong(m.give, m, 1, "QS", "AC"))
  end)
end)


describe("fix", function()
  it("puts cards at their places; a * leaves the card that is there", function()
    local m = dealt()
    m:fix("hand 1", "KS * QS")
    assert.equal("KS AS QS QH 6H 3H JC 4C 2C KD 7D 3D 2D",
      m:dealt().hands[1])
    assert.equal("2S JS 10S 9S AH KH JH 10H AC KC QC 10C 9C",
      m:dealt().hands[2])
  end)

  it("fixes other piles", function()
    local m = tenace.new("skat", { seed = 3 })
    m:fix("skat", "JC JS")
    assert.equal("JC JS", m:dealt().skat)
    m:fix("hand 2", "* JC")
    assert.equal("JC", m:dealt().hands[2]:match "^%S+ (%S+)")
    assert.is_nil(m:dealt().skat:find("JC", 1, true))
  end)

  it("says what is wrong", function()
    local m = dealt()
    assert.equal("deal: there is no pile 'hand 7'", wrong(m.fix, m,
      "hand 7", "AS"))
    assert.equal("deal: there is only 1 of AS", wrong(m.fix, m,
      "hand 1", "AS AS"))
    assert.equal("fix: hand 1 has 13 cards, not 14", wrong(m.fix, m,
      "hand 1", ("* "):rep(14)))
  end)
end)
