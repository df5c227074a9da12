-- Questions about a position, without a match; deals that are fixed.

local helper = require "game_helper"
local tenace = require "tenace"

local hearts = { trump = "H" }

describe("a position", function()
  teardown(helper.clean)

  it("has an order", function()
    local order = tenace.order("whist", hearts)
    assert.equal("H: 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH",
      (tostring(order):match "^[^\n]*"))
    assert.is_true(order:beats("2H", "AS"))
    assert.is_false(order:beats("AS", "2H"))
    assert.is_false(order:beats("AD", "2S"))
    assert.is_true(order:beats("10s", "9S", "S"))
    assert.is_false(order:beats("AD", "KD", "S"))
    assert.is_true(order:beats("2H", "AD", "D"))
    assert.equal("H", order:suit "2H")
    assert.equal("H", order:trump())
    assert.is_nil(tenace.order("whist"):trump())
    assert.equal(13, order:height "AS")
    assert.equal(1, order:height "2S")
    assert.equal(order:of "trump", order:of "H")
    assert.equal("2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS", order:of "S")
  end)

  it("says which moves are legal", function()
    local function legal(hand, trick)
      return table.concat(tenace.legal("whist", hearts,
        { hand = hand, trick = trick }), " ")
    end
    assert.equal("JC", legal("JC 4H 9S", { "10C", "KC", "3D" }))
    assert.equal("3D 4H 9S", legal("3D 4H 9S", "10C KC"))
    assert.equal("JC 4H 9S", legal("9S JC 4H"))
    assert.equal("", legal "")
    assert.same({ "4H" }, tenace.legal("whist", nil, { hand = "4H 2S",
      trick = { "2H" } }))
  end)

  it("says whether a move is allowed, why not, and by which rule", function()
    local pose = { hand = "JC 4H 9S", trick = { "10C", "KC" } }
    assert.is_true(tenace.allows("whist", hearts, pose, "jc"))
    assert.same({ false, "you hold JC, so you must follow clubs",
      "follow_suit" }, { tenace.allows("whist", hearts, pose, "4H") })
    assert.same({ false, "you do not hold 2C", "not_held" },
      { tenace.allows("whist", hearts, pose, "2C") })
    assert.same({ false, "'1Z' is no card of this deck" },
      { tenace.allows("whist", hearts, pose, "1Z") })
  end)

  it("says who wins, and why", function()
    for _, case in ipairs {
      { "H", "10C KC 3D JC", 2, "KC is the highest of clubs" },
      { "D", "10C KC 3D JC", 3, "3D is the only trump" },
      { "H", "5S 2H AS 3H", 4, "3H is the highest trump" },
      { nil, "2D AS AH AC", 1, "nobody else followed diamonds" },
      { "S", "2S", 1, "2S is the only trump" },
    } do
      local trump, plays, winner, why = case[1], case[2], case[3], case[4]
      assert.same({ winner, why },
        { tenace.winner("whist", { trump = trump }, plays) })
    end
    assert.equal(2, (tenace.winner("whist", hearts, { "2c", "♥2" })))
  end)

  it("is an error if it is impossible", function()
    local function wrong(f, ...)
      return helper.error(tenace[f], "whist", ...)
    end
    assert.equal("no such suit 'X' in this deck", wrong("order",
      { trump = "X" }))
    assert.equal("no such suit 'hearts' in this deck", wrong("winner",
      { trump = "hearts" }, "2C"))
    assert.equal("Whist has no field or option 'trmp', did you mean 'trump'?",
      wrong("legal", { trmp = "H" }, { hand = "2C" }))
    assert.equal("'trump' is declared as a suit, it cannot be a table",
      wrong("legal", { trump = {} }, { hand = "2C" }))
    assert.equal("a position is expected, as { hand = \"…\", trick = { … } }",
      wrong("legal", hearts))
    assert.equal("more '2C' than there are", wrong("legal", hearts,
      { hand = "2C", trick = "2C" }))
    assert.equal("no such card '1Z'", wrong("legal", hearts,
      { hand = "1Z" }))
    assert.equal("too many cards for a trick", wrong("allows", hearts,
      { hand = "2C", trick = "3C 4C 5C 6C" }, "2C"))
    assert.equal("no card has been played", wrong("winner", hearts, {}))
    assert.equal("'1Z' is no card of this deck", wrong("winner", hearts,
      { "2C", "1Z" }))
    assert.equal("Whist has no step 'value'", wrong("value", {}))
    assert.equal("no such step 'scoreround', did you mean 'score_round'?",
      wrong("step", {}, { step = "scoreround" }))
    assert.equal("no game 'whst', did you mean 'whist'?",
      helper.error(tenace.order, "whst"))
  end)

  it("refuses impossible facts, and says which are possible", function()
    local function wrong(name, game, facts, ...)
      return helper.error(tenace[name], game, facts, ...)
    end
    assert.equal("field 'points' must be a number from 0 to 120, not '130'",
      wrong("value", "skat", { contract = "grand", points = 130 }))
    assert.equal("field 'tricks' must be a number from 0 to 10, not '12'",
      wrong("value", "skat", { contract = "grand", tricks = 12 }))
    assert.equal("field 'announced' must be 'schneider', 'schwarz' or "
      .. "'ouvert', not 'contra'",
      wrong("value", "skat", { contract = "grand", announced = "contra" }))
    assert.equal("field 'announced' needs hand=true", wrong("value", "skat",
      { contract = "grand", cards = "JC", announced = "schneider" }))
    assert.equal("null 23 does not reach 24",
      wrong("value", "skat", { contract = "null", bid = 24 }))
    local jacks = "field 'contract' must be 'diamonds', 'hearts', 'spades', "
      .. "'clubs', 'grand', 'null' or 'null ouvert', not 'jacks'"
    assert.equal(jacks, wrong("value", "skat", { contract = "jacks" }))
    assert.equal(jacks, wrong("winner", "skat", { contract = "jacks" }, "7C"))
    assert.equal((jacks:gsub("jacks", "grnd") .. ", did you mean 'grand'?"),
      wrong("order", "skat", { contract = "grnd" }))
    local sideways = "field 'direction' must be 'uptown' or 'downtown', not "
      .. "'sideways'"
    for _, call in ipairs { { "order" }, { "winner", "2C" },
      { "legal", { hand = "2C" } }, { "allows", { hand = "2C" }, "2C" },
      { "why", { hand = "2C" }, "2C" }, { "step", { step = "deal" } } } do
      assert.equal(sideways, wrong(call[1], "bid_whist",
        { direction = "sideways" }, table.unpack(call, 2)))
    end
    assert.equal("field 'kontra' must be 'kontra' or 're', not 'sub'",
      wrong("value", "skat+kontra", { contract = "grand", kontra = "sub" }))
  end)

  it("knows a house rule's contract if the game is played with it", function()
    assert.equal(3, (tenace.winner("skat+ramsch", { contract = "ramsch" },
      "AH 10H JD")))
    assert.matches("'null ouvert', not 'ramsch'", helper.error(tenace.winner,
      "skat", { contract = "ramsch" }, "AH 10H JD"), 1, true)
  end)

  it("takes players, sides and piles for facts of a value", function()
    assert.equal(-36, (tenace.value("skat", { contract = "diamonds",
      declarer = 1, cards = "JC JH AD", skat = "AC AS", points = 60,
      tricks = 5 })))
  end)

  it("carries out a step in a round set up by hand", function()
    assert.same({ scores = { 5, 3 }, over = true, winner = 1, sheet = {
      { round = 1, side = 1, points = 2, reason = "tricks above six" } } },
      tenace.step("whist", {}, { step = "score_round", scores = { 3, 3 },
        tricks = { 8, 5 } }))
    local shown = { over = false, scores = { 0, 0 }, sheet = {} }
    for round, trump in ipairs { "H", "D", "S", "C", "H" } do
      shown.gives = trump
      assert.same(shown, tenace.step("whist+rotating_trumps", {},
        { step = "choose_trump", round_number = round }))
    end
  end)

  it("accepts options among the facts", function()
    assert.equal("H", tenace.step("whist", { rounds = 2 },
      { step = "score_round", round_number = 2, scores = { 1, 0 },
        tricks = { 6, 7 } }).over and "H")
    assert.equal("option 'rounds' must be a number from 0 to 100, not '-1'",
      helper.error(tenace.order, "whist", { rounds = -1 }))
  end)

  local own = helper.text('round = { level = text, contract = text }, '
    .. "keeps = { base = 3 }, options = { twice = flag { false, "
    .. '"all counts twice" } },', [[
function g:order()
  if self.level == "?" then self.level = "A" end
  if self.level == "long" then while true do end end
  return { trump = "S", top = self.level and self.level .. "D" }
end
function g:value()
  if self.contract == "long" then while true do end end
  local n = self.contract == "all" and 10 or self.base
  return self.option.twice and 2 * n or n
end
function g:round() self:ask_yes_no(1, "on?") end]])

  it("follows the steps of a game that a user wrote", function()
    local path = helper.file(own)
    local order = tenace.order(path, { level = "7" })
    assert.is_true(order:beats("7D", "AS"))
    assert.equal("S", order:suit "7D")
    assert.equal("D", order:suit "8D")
    assert.equal(10, tenace.value(path, { contract = "all" }))
    assert.equal(3, tenace.value(path))
    assert.equal(7, tenace.value(path, { base = 7 }))
    assert.equal(20, tenace.value(path, { contract = "all", twice = true }))
    assert.equal(2, (tenace.winner(path, { level = "7" }, "AS 7D KS 6D")))
  end)

  it("stops rules that run for ever", function()
    local core = require "tenace.core"
    local path = helper.file(own)
    core.budget { instructions = 1000000 }
    for _, f in ipairs {
      function() tenace.value(path, { contract = "long" }) end,
      function() tenace.order(path, { level = "long" }) end,
    } do
      assert.is_truthy(helper.error(f):find("^g.lua:%d+: the rules have run "
        .. "for 1000000 instructions without an end$"))
    end
    core.budget { instructions = 10000000 }
  end)
end)


describe("a deal", function()
  teardown(helper.clean)

  local function hands(deal, how)
    how = how or {}
    how.seed, how.deal = how.seed or 1, deal
    return tenace.new("whist", how):hands()
  end

  it("fixes hands, and leaves the rest to chance", function()
    local one = hands { hands = { "AS KS * QS" } }
    assert.is_truthy(one[1]:find("QS KS AS", 1, true))
    assert.not_same(one, hands({ hands = { "AS KS * QS" } }, { seed = 2 }))
    local two = hands { hands = { nil,
      "2C,3C,4C,5C,6C,7C,8C,9C,tc,jc,qc,kc,ac" } }
    assert.equal("2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC", two[2])
    local all = table.concat(two, " ")
    assert.equal(52, #tenace.cards(all))
  end)

  it("follows the order of the text", function()
    for _, last in ipairs { "2D", "AD", "7D" } do
      local rest = "2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD"
      rest = (rest .. " "):gsub(last .. " ", "", 1) .. last
      local m = tenace.new("whist", { seed = 1, deal = { hands = { rest } },
        options = { first_dealer = 1 } })
      assert.same({ ["hand 1"] = last }, m:view(2).shown)
      assert.equal("D", m:view(1).trump)
    end
  end)

  it("fixes every round, or round by round", function()
    local fixed = "2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD"
    local function seen(deal)
      local list = {}
      local m = tenace.new("whist+rounds=3", { seed = 1, deal = deal })
      for round = 1, 3 do
        list[round] = m:hands()[2] == fixed
        m:run("random", { rounds = 1 })
      end
      return list
    end
    assert.same({ true, true, true }, seen { hands = { [2] = fixed } })
    assert.same({ false, true, false },
      seen { {}, { hands = { [2] = fixed } } })
    assert.same({ true, false, false }, seen { { hands = { [2] = fixed } } })
  end)

  it("fixes the stock, top first, and piles of the game", function()
    local m = helper.match('piles = { kitty = "all" },', [[
function g:round()
  self:deal_each(2)
  self:draw(self.kitty, 2)
  self:move(self:draw(self:player(1)), self:player(1), self.kitty)
  self:ask_yes_no(1, "on?")
end]], { seed = 1, deal = { stock = "AS KS", kitty = "2C 3C",
      hands = { "4C 5C" } } })
    assert.equal("2C 3C AS", m:view(2).kitty)
    assert.equal("4C 5C", m:hands()[1])
  end)

  it("names what is wrong", function()
    for message, deal in pairs {
      ["deal: seat 2 is dealt 13 cards, not 14"] = { hands = { "*",
        "2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC 2D" } },
      ["deal: there is only 1 of 2C"] = { hands = { "2C", "2C" } },
      ["deal: '1Z' is no card of this deck"] = { hands = { "2C 1Z" } },
      ["deal: there are 4 hands, not 5"] =
        { hands = { "2C", "3C", "4C", "5C", "6C" } },
      ["deal: there is no pile 'kitty'"] = { kitty = "2C" },
      ["deal: the cards of a pile are text, not a table"] =
        { hands = { { "2C" } } },
      ["deal: a table of piles is expected, as { hands = { … } }"] = "2C",
      ["deal: there are 4 hands, not string"] = { hands = "2C" },
    } do
      assert.equal(message, helper.error(hands, deal))
    end
    assert.equal("deal: there is only 1 of 3C",
      helper.error(hands, { {}, { hands = { "3C" }, stock = "3C" } }))
  end)

  it("counts as a round", function()
    local m = tenace.new("whist", { seed = 1, deal = { hands = {
      "2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC",
      "2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD" } },
      options = { first_dealer = 2 } })
    helper.play_until(m)
    assert.same({ 2, "D" }, { m:view(1).dealer, m:view(1).trump })
    assert.same({ 0, 7 }, m:scores())
  end)
end)


describe("a question whose facts are too few", function()
  teardown(helper.clean)

  local path

  before_each(function()
    local fields = "round = { trump = suit, bold = player },"
    path = helper.file(helper.text(fields, [[
      function g:value()
        if not self.trump then return 1 end
        return self.bold.side.score
      end
      function g:order()
        return { trump = self.trump, top = self.bold.number }
      end
      function g:round() end]]))
  end)

  it("names the one that the rules have missed", function()
    assert.equal("g.lua:7: the fields do not name 'bold', and so: attempt to "
      .. "index a nil value (field 'bold')",
      helper.error(tenace.value, path, { trump = "S" }))
    assert.equal("g.lua:10: the fields do not name 'bold', and so: attempt to "
      .. "index a nil value (field 'bold')",
      helper.error(tenace.legal, path, { trump = "S" }, { hand = "2S" }))
    assert.equal(1, tenace.value(path, {}))
  end)

  it("leaves other errors as they are", function()
    local other = helper.file(helper.text("round = { bold = player },",
      "function g:value() return self.bold == nil and 1 + {} end\n"
      .. "function g:round() end"))
    assert.equal("g.lua:5: attempt to perform arithmetic on a table value",
      helper.error(tenace.value, other, {}))
  end)
end)
