-- The options and house rules of Bid Whist: what they change, and which do not
-- go together.

local tenace = require "tenace"

local function options(spec) return assert(tenace.variant(spec)).options end

local function refused(spec)
  local v, problem = tenace.variant(spec)
  assert.is_nil(v)
  return tostring(problem)
end

describe("bid whist", function()
  it("has the options of its rules, in their order", function()
    local list = {}
    for i, option in ipairs(tenace.variant "bid_whist".option_list) do
      list[i] = option.name .. " " .. tostring(option.default)
    end
    assert.same({ "min_bid 1", "auction until_three_pass", "show_kitty true",
      "target 5", "floor -5", "rounds 0", "failed shortfall", "jokers true",
      "downtown_aces high", "no_trump_doubles false",
      "dealer_may_match false", "first_dealer 0" }, list)
  end)

  it("has house rules", function()
    assert.equal(3, options "bid_whist+min_bid_3".min_bid)
    assert.equal("once_round", options "bid_whist+once_round".auction)
    assert.equal(7, options "bid_whist+seven_up".target)
    assert.equal(-7, options "bid_whist+seven_up".floor)
    assert.is_false(options "bid_whist+no_jokers".jokers)
    local all = options "bid_whist+whist_52"
    assert.same({ false, "once_round", true, 7, -7 }, { all.jokers,
      all.auction, all.dealer_may_match, all.target, all.floor })
  end)

  it("combines house rules that want the same", function()
    for _, spec in ipairs { "bid_whist+whist_52+min_bid_3",
      "bid_whist+once_round+seven_up+no_jokers+min_bid_3" } do
      assert.equal(spec, tenace.variant(spec).spec)
    end
    assert.is_table(options "bid_whist+seven_up+whist_52")
  end)

  it("lets the dealer repeat a bid only if each speaks once", function()
    assert.equal("option 'dealer_may_match' needs auction=once_round",
      refused "bid_whist+dealer_may_match=true")
  end)

  it("has four cards in the kitty without jokers", function()
    local m = tenace.new("bid_whist+no_jokers", { seed = 1 })
    assert.equal(4, m:view(1).kitty)
    m:play "7 no trump":play "uptown"
    assert.same({ nil, 1820 }, { m:moves() })
  end)

  it("shows the kitty if there is a trump, and the cards kept always",
    function()
      local deal = { kitty = "2C 3C 4C 5C LJ BJ" }
      local function after(spec, calls, named, away)
        local m = tenace.new(spec, { seed = 1, deal = deal })
        local player = m:turn()
        for call in calls:gmatch "[^,]+" do m:play(call) end
        m:play(named):play(away)
        return m:view(player % 4 + 1)
      end
      local view = after("bid_whist", "7,pass,pass,pass", "clubs",
        "2C 3C 4C 5C LJ BJ")
      assert.equal(0, view.kitty_cards_kept)
      assert.equal(6, view.kitty)
      assert.same({ kitty = "2C 3C 4C 5C LJ BJ" }, view.shown)
      view = after("bid_whist", "7 no trump", "uptown", "2C 3C 4C 5C LJ BJ")
      assert.equal(0, view.kitty_cards_kept)
      assert.same({}, view.shown)
      view = after("bid_whist+show_kitty=false", "7,pass,pass,pass", "clubs",
        "2C 3C 4C 5C LJ BJ")
      assert.equal(0, view.kitty_cards_kept)
      assert.same({}, view.shown)
    end)
end)
