-- Cards that are above a suit in an order: those that join it, and bowers.

local helper = require "game_helper"
local tenace = require "tenace"


local function game(order)
  return helper.file(helper.text([[
    deck = french(52, { jokers = { "BJ" } }), obligations = { follow_suit },
    round = { trump = suit, joined = suit }, ]], [[
    function g:order() return ]] .. order .. [[ end
    function g:round() self:deal_each(2) self:play_tricks() end]]))
end


describe("an order", function()
  teardown(helper.clean)

  it("has cards that count as the highest of a suit", function()
    local path = game "{ joins = self.joined and { [self.joined] = 'BJ' } }"
    local order = tenace.order(path, { joined = "H" })
    assert.equal("H", order:suit "BJ")
    assert.matches("AH BJ$", order:of "H")
    assert.is_true(order:beats("BJ", "AH"))
    assert.is_false(order:beats("BJ", "2S"))
    assert.is_nil(order:trump())
    order = tenace.order(path, { joined = "S" })
    assert.equal("S", order:suit "BJ")
  end)

  it("has none while the field that names the suit is empty", function()
    local path = game "{ joins = self.joined and { [self.joined] = 'BJ' } }"
    assert.is_nil(tenace.order(path, {}):suit "BJ")
  end)

  it("makes them follow that suit", function()
    local path = game "{ joins = self.joined and { [self.joined] = 'BJ' } }"
    local function legal(joined, trick)
      return table.concat(tenace.legal(path, { joined = joined },
        { hand = "BJ 4C", trick = trick }), " ")
    end
    assert.equal("BJ", legal("H", "2H"))
    assert.equal("4C", legal("H", "2C"))
    assert.equal(2, tenace.winner(path, { joined = "H" }, "AH BJ KH"))
    assert.equal(1, tenace.winner(path, { joined = "S" }, "AH BJ KH"))
  end)

  it("has bowers above the trumps, and another card above these", function()
    local path = game "{ trump = self.trump, top = bowers(self.trump, 'BJ') }"
    for trump, cards in pairs { C = "JS JC BJ$", D = "JH JD BJ$",
      H = "JD JH BJ$", S = "JC JS BJ$" } do
      assert.matches(cards, tenace.order(path, { trump = trump }):of(trump))
    end
    path = game "{ trump = self.trump, top = bowers(self.trump, false) }"
    assert.matches("A. JD JH$", tenace.order(path, { trump = "H" }):of "H")
    assert.matches("bowers: 'C', 'D', 'H' or 'S' expected, not 'X'",
      helper.wrong "bowers 'X'")
  end)

  it("has no bowers without trumps, but the other card", function()
    local path = game "{ top = bowers(nil, 'BJ') }"
    assert.equal(3, tenace.winner(path, {}, "AH JH BJ"))
    assert.equal(1, tenace.winner(path, {}, "AH JH JD"))
  end)
end)
