-- Auctions in which a double ends the bidding, and bids are equally high.

local helper = require "game_helper"

local STEPS = [[
function g:round()
  self:deal_each(3)
  self.bid, self.bidder, self.times = self:auction {
    bids = { "1 red", "1 black", "2 red", "2 black" }, prompt = "bid?",
    first = self:player(1), doubles = true, %s
  }
  self:ask_yes_no(1, "go on?")
end
]]


local function game(how)
  return helper.match([[sides = "partners", round = { bid = text,
    bidder = player, times = number }]], STEPS:format(how))
end


local function said(m, words)
  for word in words:gmatch "[^,]+" do m:play(word) end
  return table.concat(m:moves(), ", ")
end


describe("an auction", function()
  teardown(helper.clean)

  it("can have bids that are equally high", function()
    local m = game "level = true"
    assert.equal("pass, double, 2 red, 2 black", said(m, "1 red"))
    local ok, reason = m:allows "1 black"
    assert.is_false(ok)
    assert.equal("a bid must be higher than 1 red; the next that can be bid is "
      .. "2 red", reason)
    assert.equal("pass, double", said(m, "2 red"))
    assert.equal("a bid must be higher than 2 red",
      select(2, m:allows "1 red"))
  end)

  it("can be closed by a redouble, and only by that", function()
    local m = game "redouble_closes = true"
    assert.equal("pass, redouble, 1 black, 2 red, 2 black",
      said(m, "1 red,double"))
    said(m, "pass,pass,redouble")
    assert.same({ "1 red", 1, 4 }, { m:view(1).bid, m:view(1).bidder,
      m:view(1).times })
  end)

  it("can begin with a player who must bid", function()
    local m = game "must_open = true"
    assert.equal("1 red, 1 black, 2 red, 2 black", said(m, ""))
    assert.same({ false, "the first player must bid", "must_open" },
      { m:allows "pass" })
    assert.equal("pass, double, 1 black, 2 red, 2 black", said(m, "1 red"))
  end)

  it("can have a lowest bid over one of the own side", function()
    local m = game "over_partner = \"2 red\""
    said(m, "1 red,pass")
    assert.equal("pass, 2 red, 2 black", table.concat(m:moves(), ", "))
    assert.same({ false, "over your partner's bid 2 red is the least",
      "over_partner" }, { m:allows "1 black" })
    assert.equal("higher_bid", select(3, m:allows "1 red"))
    assert.equal("pass, 2 black", said(m, "2 red,pass"))
    assert.equal("pass, double, 1 black, 2 red, 2 black",
      said(game "over_partner = \"2 red\"", "1 red"))
  end)

  it("wants a bid of the list as the least over the own side's", function()
    assert.matches("over_partner", helper.wrong([[
      self:auction { bids = { "1", "2" }, prompt = "bid?", returns = true,
        over_partner = "3" }]]))
  end)

  it("can be closed by a double: the bidder's side may redouble in turn",
    function()
      local m = game [[double_closes = true, doubling = { "hit", "hit back" }]]
      assert.equal("pass, hit back", said(m, "1 red,hit"))
      assert.equal(3, (m:turn()))
      local ok, reason = m:allows "2 red"
      assert.is_false(ok)
      assert.equal("1 red is doubled, so nobody bids any more", reason)
      assert.equal("pass, hit back", said(m, "pass"))
      assert.equal(1, (m:turn()))
      said(m, "pass")
      assert.same({ "1 red", 1, 2 }, { m:view(1).bid, m:view(1).bidder,
        m:view(1).times })
    end)

  it("ends with the redouble", function()
    local m = game [[double_closes = true, doubling = { "hit", "hit back" }]]
    said(m, "1 red,pass,pass,hit,hit back")
    assert.equal(4, m:view(1).times)
  end)

  it("ends with the double where nobody redoubles", function()
    local m = game [[double_closes = true, no_redouble = true]]
    said(m, "1 red,double")
    assert.equal(2, m:view(1).times)
  end)

  it("refuses words that are none", function()
    assert.matches("doubling: a list of texts expected",
      helper.error(game, [[doubling = { "hit" }]]))
  end)

  it("can promise the points that a table says", function()
    local m = game [[promises = { ["1 red"] = 10, ["1 black"] = "much" }]]
    local _, question = m:turn()
    assert.same({ ["1 red"] = "10 points", ["1 black"] = "much" },
      question.promises)
  end)

  it("has a bid that is made only over some others", function()
    local limits = [[only_over = { "2 red", "1 red", "1 black", "not yet" }]]
    local m = game(limits)
    assert.equal("pass, 1 red, 1 black, 2 black", table.concat(m:moves(), ", "))
    assert.same({ false, "not yet", "only_over" }, { m:allows "2 red" })
    assert.equal("pass, double, 1 black, 2 red, 2 black", said(m, "1 red"))
    assert.equal("pass, double, 2 red, 2 black", said(m, "1 black"))
    assert.equal("pass, double, 2 black", said(m, "2 red"))
    m = game [[only_over = { "2 black", "1 black", "2 red", "not yet" }]]
    assert.equal("pass, double, 1 black, 2 red", said(m, "1 red"))
    assert.matches("only_over: bids expected",
      helper.error(game, [[only_over = { "3 red", "1 red", "1 black" }]]))
  end)

  it("can say in words of its own why a bid is too low", function()
    local m = game [[too_low = { ["1 black"] = "go beyond {bid}" }]]
    said(m, "1 black")
    assert.same({ false, "go beyond 1 black", "higher_bid" },
      { m:allows "1 red" })
    said(m, "2 red")
    assert.equal("a bid must be higher than 2 red; the next that can be bid is "
      .. "2 black", (select(2, m:allows "1 red")))
    m = game [[too_low = "go beyond {bid}"]]
    said(m, "2 red")
    assert.equal("go beyond 2 red", (select(2, m:allows "1 red")))
    assert.matches("too_low: a text expected",
      helper.error(game, "too_low = { true }"))
  end)

  it("names the next bid for one whose number is none", function()
    local m = game "level = true"
    local function refusal(move) return (select(2, m:allows(move))) end
    assert.equal("0 black cannot be bid; the next that can is 1 black",
      refusal "0 black")
    assert.equal("0 cannot be bid; the next that can is 1 red", refusal "0")
    m:play "1 red"
    assert.equal("0 black cannot be bid; the next that can is 2 black",
      refusal "0 black")
    assert.matches("^the answer is one of", refusal "3 black")
    assert.matches("^the answer is one of", refusal "0 blue")
  end)

  it("does so too for a bid that is said like a card", function()
    local m = helper.match("round = { bid = text, bidder = player }", [[
function g:round()
  self:deal_each(3)
  self.bid, self.bidder = self:auction { prompt = "bid?",
    bids = { "6 spades", "6 hearts" } }
end]])
    assert.same({ false, "5 spades cannot be bid; the next that can is "
      .. "6 spades", "no_bid" }, { m:allows "5 spades" })
  end)
end)
