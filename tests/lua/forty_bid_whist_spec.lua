-- House rules of Bid Whist that real tables play, alone and together: the big
-- man, the Boston, points of the others, the kitty to the first trick.

local helper = require "forty_helper"
local tenace = require "tenace"


--- The totals after a round that seat 1 has played.
local function scored(spec, facts, tricks)
  local all = { declarer = 1, contract = "4", trump = "S" }
  for name, value in pairs(facts) do all[name] = value end
  return tenace.step(spec, all, { step = "score_round", tricks = tricks })
end


--- A match in which seat 1 bids four and names spades; whoever is said holds
-- twelve of them, and the others have a suit each.
local function begun(spec, spades)
  local suits, hands = { "H", "C", "D" }, {}
  for seat = 1, 4 do
    local s = seat == spades and "S" or table.remove(suits)
    hands[seat] = ("3. 4. 5. 6. 7. 8. 9. 10. J. Q. K. A."):gsub("%.", s)
  end
  local m = tenace.new(spec .. "+first_dealer=4", { seed = 1,
    deal = { hands = hands, kitty = "BJ LJ 2S 2H 2C 2D" } })
  for move in ("4 pass pass pass spades"):gmatch "%S+" do m:play(move) end
  return m:play "BJ LJ 2S 2H 2C 2D"
end


--- The totals after such a round.
local function played(spec, spades)
  return begun(spec, spades):run("random", { rounds = 1 }):scores()
end


describe("the big man", function()
  it("bids four at least", function()
    local m = tenace.new("bid_whist+big_man", { seed = 1 })
    assert.is_false((m:allows "3 no trump"))
    assert.is_true((m:allows "4"))
  end)

  it("loses a failed bid, and twice without trump", function()
    local no_trump = { contract = "5 no trump", trump = "none" }
    local came = scored("bid_whist+big_man", no_trump, { 9, 4 })
    assert.same({ -10, 0 }, came.scores)
    assert.same({ true, 2 }, { came.over, came.winner })
    for _, spec in ipairs(helper.specs("bid_whist", "big_man seven_up")) do
      came = scored(spec, no_trump, { 9, 4 })
      assert.same({ true, 2 }, { came.over, came.winner })
      assert.is_false(scored(spec, { contract = "6" }, { 9, 4 }).over)
    end
  end)

  it("is printed", function()
    local told = helper.told "bid_whist+big_man"
    assert.matches("Nobody bids less than 4%.", told["hold auction"])
    assert.equal("If the bidding side took what it bid, it scores each trick "
      .. "above six. If not, it loses its bid. No trump counts double, won or "
      .. "lost.", told["score round"])
    assert.matches("loses the tricks that are missing, at most the bid%.$",
      helper.told "bid_whist"["score round"])
  end)
end)


describe("a Boston", function()
  it("is all twelve tricks that are played", function()
    assert.same({ 14, 0 }, played("bid_whist+boston", 1))
    local facts = { taken = { 11, 1 } }
    assert.same({ 6, 0 },
      scored("bid_whist+boston", facts, { 12, 1 }).scores)
  end)

  it("counts four times without trump if that doubles", function()
    helper.same_in_any_order("bid_whist", "boston big_man", function(spec)
      assert.same({ 28, 0 }, scored(spec, { contract = "5 no trump",
        trump = "none", taken = { 12, 0 } }, { 13, 0 }).scores)
    end)
  end)

  it("is printed", function()
    assert.matches("all twelve tricks that are played doubles everything",
      helper.told "bid_whist+boston"["will score"])
  end)
end)


describe("where the others score", function()
  it("they have their tricks above six if a bid fails", function()
    local spec = "bid_whist+others_score"
    assert.same({ -1, 0 }, scored(spec, {}, { 9, 4 }).scores)
    assert.same({ -5, 2 }, scored(spec, { contract = "5" }, { 5, 8 }).scores)
    assert.same({ 1, 0 }, scored(spec, { contract = "1" }, { 7, 6 }).scores)
  end)

  it("a Boston doubles theirs, too", function()
    helper.same_in_any_order("bid_whist", "others_score boston",
      function(spec)
        assert.same({ -4, 12 }, played(spec, 2))
        assert.same({ 14, 0 }, played(spec, 1))
      end)
  end)

  it("nothing says that only the bidders score", function()
    assert.no.matches("Only the bidding side", helper.book
      "bid_whist+others_score")
    assert.matches("Only the bidding side", helper.book "bid_whist")
  end)
end)


describe("the kitty", function()
  --- The tricks of both sides after the first one.
  local function first(spec, spades)
    local m = begun(spec, spades)
    for _ = 1, 4 do m:play(m:moves()[1]) end
    return m:view(1).tricks
  end

  it("goes with the first trick", function()
    local spec = "bid_whist+kitty_first_trick"
    assert.same({ 0, 2 }, first(spec, 2))
    assert.same({ 2, 0 }, first(spec, 1))
    assert.same({ 1, 1 }, first("bid_whist", 2))
    assert.same({ -1, 0 }, scored(spec, {}, { 9, 4 }).scores)
  end)

  it("does so without jokers", function()
    helper.same_in_any_order("bid_whist", "kitty_first_trick no_jokers",
      function(spec)
        local m = tenace.new(spec, { seed = 5 }):run("random", { rounds = 1 })
        local won = m:score_sheet()[1].reason:match "took (%d+)"
        assert.is_true(tonumber(won) <= 13)
      end)
  end)

  it("is no trick of a Boston", function()
    helper.same_in_any_order("bid_whist",
      "kitty_first_trick boston others_score", function(spec)
        assert.same({ 14, 0 }, played(spec, 1))
        assert.same({ -4, 14 }, played(spec, 2))
        -- twelve tricks of thirteen, the kitty and eleven that were played
        assert.same({ -4, 6 },
          scored(spec, { taken = { 1, 11 } }, { 1, 12 }).scores)
      end)
  end)

  it("is not called the bidder's", function()
    local book = helper.book "bid_whist+kitty_first_trick"
    assert.no.matches("bidder's first trick", book)
    assert.matches("There are thirteen, because the kitty counts as one", book)
    assert.matches("Whoever takes the first trick takes the kitty", book)
  end)
end)


describe("house rules of Bid Whist", function()
  it("go together", function()
    helper.fine "bid_whist+big_man+seven_up"
    helper.fine "bid_whist+kitty_first_trick+no_jokers"
    helper.fine "bid_whist+kitty_first_trick+boston+others_score+big_man"
  end)
end)
