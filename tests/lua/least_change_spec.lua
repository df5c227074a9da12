-- The least change that would allow a card.

local helper = require "game_helper"
local tenace = require "tenace"


describe("m:least_change", function()
  teardown(helper.clean)

  it("says which suit the hand must not have", function()
    local m = tenace.new("whist", { seed = 1, options = { first_dealer = 4 },
      deal = { hands = { "*", "2C 3C 4C 5C 6C 7C 2H 3H 4H 5H 2D 3D 2S",
        "*", "*" } } })
    m:play(m:moves()[1])
    assert.equal(2, m:turn())
    local led = m:view(2).table[1].cards
    local suit = led:sub(-1)
    local card = suit == "H" and "2C" or "2H"
    local found = m:least_change(card)
    assert.equal(1, #found.suits)
    for one in found.without:gmatch "%S+" do
      assert.equal(suit, one:sub(-1))
    end
  end)

  it("is the fewest cards, with which the card is allowed", function()
    local m = tenace.new("skat", { seed = 4 })
    while select(2, m:turn()).kind ~= "card" do m:play(m:choose "random") end
    m:play(m:moves()[1])
    local hand = m:hands()[m:turn()]
    for card in hand:gmatch "%S+" do
      local found = m:least_change(card)
      if m:allows(card) then
        assert.is_nil(found)
      elseif found then
        for one in found.without:gmatch "%S+" do
          assert.matches(one, hand, 1, true)
          assert.not_equal(card, one)
        end
      end
    end
  end)

  it("names two suits where two duties forbid", function()
    local m = helper.match([[
      obligations = { follow_suit, play_trump }, round = { trump = suit },
    ]], [[
      function g:round()
        self:deal_each(4)
        self.trump = "H"
        self:play_tricks { leader = self:player(1) }
      end
    ]], { seed = 1, deal = { hands = { "2C 3C AS KS",
      "4C 6C 2H 5D", "*", "*" } } })
    m:play "2C"
    assert.same({ n = 3, without = "4C 6C 2H", suits = { "clubs", "hearts" } },
      m:least_change "5D")
    assert.same({ n = 2, without = "4C 6C", suits = { "clubs" } },
      m:least_change "2H")
  end)

  it("tells that cards had to be played before", function()
    local m = helper.match([[
      obligations = { obligation "not broken" { says = "no", avoid = "H",
        when = "leading", until_played = "H" } },
    ]], [[
      function g:round()
        self:deal_each(4)
        self:play_tricks { leader = self:player(1) }
      end
    ]], { seed = 1, deal = { hands = { "2C 3D AS 4H", "*", "*", "*" } } })
    assert.same({ played = { "hearts" } }, m:least_change "4H")
  end)

  it("tells that it is the first trick", function()
    local m = helper.match([[
      obligations = { obligation "no hearts yet" { says = "no", avoid = "H",
        when = "first trick" } },
    ]], [[
      function g:round()
        self:deal_each(4)
        self:play_tricks { leader = self:player(1) }
      end
    ]], { seed = 1, deal = { hands = { "2C 3D AS 4H", "*", "*", "*" } } })
    assert.same({ later = true }, m:least_change "4H")
  end)

  it("names the suit that the hand would keep", function()
    local m = helper.match([[
      obligations = { obligation "no hearts" { says = "no", avoid = "H" } },
    ]], [[
      function g:round()
        self:deal_each(5)
        self:play_tricks { leader = self:player(1) }
      end
    ]], { seed = 1, deal = { hands = { "2C 3D AS 4H 5H", "*", "*", "*" } } })
    assert.same({ n = 3, without = "2C 3D AS", only = "hearts" },
      m:least_change "4H")
  end)

  it("tries duties that the rules work out themselves", function()
    local m = helper.match([[
      obligations = { obligation "low cards" { says = "play low",
        function(self, hand)
          return hand:has "2C" and "2C 3C" or hand:has "3D" and "3D" or nil
        end } },
    ]], [[
      function g:round()
        self:deal_each(4)
        self:play_tricks { leader = self:player(1) }
      end
    ]], { seed = 1, deal = { hands = { "2C 3C 3D AS", "*", "*", "*" } } })
    assert.equal("2C 3D", m:least_change("AS").without)
    assert.equal("2C", m:least_change("3D").without)
  end)

  it("is nothing for a card that is allowed, or not in the hand", function()
    local m = tenace.new("whist", { seed = 4 })
    assert.is_nil(m:least_change(m:moves()[1]))
    assert.is_nil(m:least_change "no card")
    local other = m:hands()[m:turn() % 4 + 1]:match "%S+"
    assert.is_nil(m:least_change(other))
  end)

  it("leaves the match as it was", function()
    local m = tenace.new("whist", { seed = 4 })
    m:play(m:moves()[1])
    local moves, hands, record = m:moves(), m:hands(), m:record()
    for card in hands[m:turn()]:gmatch "%S+" do m:least_change(card) end
    assert.same(moves, m:moves())
    assert.same(hands, m:hands())
    assert.equal(record, m:record())
  end)
end)
