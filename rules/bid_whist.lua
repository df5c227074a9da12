-- Bid Whist: two partnerships bid for tricks and for the right to name trump.

-- What may be bid, low to high: a number of points with uptown (the number
-- alone says it), with downtown, or with no trump.
local numbers = "1 2 3 4 5 6 7"
local bids = combine(numbers, { "", "downtown", "no trump" })
local uptown = "2 3 4 5 6 7 8 9 10 J Q K A"
local downtown = {                             -- by the place of aces
  high = "K Q J 10 9 8 7 6 5 4 3 2 A", low = "A K Q J 10 9 8 7 6 5 4 3 2",
}

local bid_whist = game "Bid Whist" {
  players     = 4,
  sides       = "partners",                    -- 1 and 3 against 2 and 4
  deck        = function(option) return french(option.jokers and 54 or 52) end,
  ranks       = uptown,                        -- low to high
  piles       = { kitty = "none" },
  obligations = { follow_suit },
  round       = { declarer = player, contract = choice { of = bids },
                  trump = suit, direction = choice "uptown downtown",
                  kitty_cards_kept = number(0, 6) },
  options     = {
    min_bid = number { 1, from = 1, to = 7,
                       "the lowest number that may be bid" },
    auction = choice { "until_three_pass", "once_round",
                       "how long the bidding goes on; once_round: each player "
                       .. "speaks once, the dealer last" },
    show_kitty = flag { true, "the kitty is shown when there is a trump" },
    target = number { 5, from = 1, to = 50, "points that win the game" },
    floor = number { -5, from = -50, to = -1, "points that lose the game" },
    rounds = number { to = 100,
      "rounds to play, the higher total wins; 0: to target" },
    failed = choice { "shortfall", "bid",
                      "what a failed bid loses: the points it is short of, or "
                      .. "all it promised" },
    jokers = flag { true, "two jokers, the big and the little, are played" },
    downtown_aces = choice { "high", "low", "the place of aces downtown" },
    no_trump_doubles = flag { false, "no trump counts double, won or lost" },
    dealer_may_match = flag { false, needs = { auction = "once_round" },
                              "the dealer, who speaks last, may also repeat "
                              .. "the highest bid" },
    first_dealer = number {},
  },
}

-- Twelve cards each, one at a time; the last cards are the kitty, face down.
function bid_whist:deal()
  self:deal_each(12)
  self:draw(self.kitty, #self.stock)
end

-- The dealer's left speaks first. Each in turn passes, and stays out, or bids:
-- a number alone or with uptown, which is the same, with downtown, or with no
-- trump. A greater number beats a smaller one; of bids with one number downtown
-- beats uptown, and no trump beats both.
-- [auction=until_three_pass] Three passes after a bid end it, or 7 no trump.
-- [auction=once_round] Each player speaks once, the dealer last.
-- [dealer_may_match] The dealer may also repeat the highest bid.
-- [] If the first three pass, the dealer must bid.
-- [min_bid>1] Nobody bids less than {min_bid}.
function bid_whist:hold_auction()
  return self:auction {
    bids = bids, implied = "uptown",            -- "four or four uptown"
    lowest = self.option.min_bid, promises = self.promise,
    prompt = "what do you bid?", over = "what do you bid over {bid}?",
    once = self.option.auction == "once_round", must_bid = self.dealer,
    may_match = self.option.dealer_may_match and self.dealer or nil,
  }
end

-- A bid promises six tricks more than its number. There are thirteen, because
-- the kitty counts as one.
function bid_whist:promise(bid)
  return (self:number(bid) + 6) .. " tricks"
end

function bid_whist:number(bid)
  return tonumber((part(bid, numbers)))
end

-- The bidder names the trump suit or, with no trump, the direction, before
-- anybody has seen the kitty.
function bid_whist:name_contract(bid, declarer)
  self.declarer, self.contract = declarer, bid
  local _, kind = part(bid, numbers)
  if kind == "no trump" then
    self.direction = self:choose(declarer, "uptown or downtown?",
      { "uptown", "downtown" })
  else
    self.direction = kind or "uptown"
    self.trump = self:choose_suit(declarer, "which suit is trump?")
  end
end

-- [downtown_aces=high] Uptown high cards win, downtown low ones, but aces stay
-- high.
-- [downtown_aces=low] Uptown high cards win, downtown low ones.
-- [jokers] The jokers are the two highest trumps; without trump they belong to
-- no suit and never win. If one is led then, the next card that is no joker is
-- the suit led.
function bid_whist:order()
  local down = self.direction == "downtown"
  local ranks = down and downtown[self.option.downtown_aces] or uptown
  local jokers = self.option.jokers and "LJ BJ" or nil
  return { ranks = ranks, trump = self.trump, top = self.trump and jokers,
           worthless = not self.trump and jokers or nil }
end

-- [show_kitty] The kitty is shown if there is a trump.
-- [] The bidder takes the kitty and puts as many cards back face down; the
-- others see how many of the kitty's cards the bidder has kept.
function bid_whist:exchange()
  local declarer, shown = self.declarer, self.trump and self.option.show_kitty
  local before = shown and self.kitty:cards()
  if shown then self:show(self.kitty, "the kitty") end
  self.kitty_cards_kept = self:take_and_put_away(declarer, self.kitty,
    "which cards go into the kitty?", true)
  if shown then self:tell_count(declarer, before) end
  self:count_kitty()
end

-- The kitty is the bidder's first trick.
function bid_whist:count_kitty()
  self:add_trick(self.declarer)
end

-- The bidder leads.
function bid_whist:round()
  self:deal()
  self:name_contract(self:hold_auction())
  self:exchange()
  self:play_tricks { leader = self.declarer }
  self:score_round()
end

-- If the bidding side took what it bid, it scores each trick above six.
-- [failed=shortfall] If not, it loses the tricks that are missing, at most the
-- bid.
-- [failed=bid] If not, it loses its bid.
-- [no_trump_doubles] No trump counts double, won or lost.
function bid_whist:score_round()
  local bid, took = self:number(self.contract), self.declarer.side.tricks - 6
  if took >= bid then return self:score_bid(took) end
  local missing = math.min(bid, bid - took)
  self:score_bid(self.option.failed == "bid" and -bid or -missing)
  self:score_defenders()
end

function bid_whist:score_bid(points)
  local side, contract = self.declarer.side, self.contract
  local says = "bid {bid}, took {tricks}"
  if self.option.no_trump_doubles and not self.trump then
    points, says = 2 * points, "bid {bid}, took {tricks}, no trump doubles"
  end
  self:score(side, points, { says, bid = contract, tricks = side.tricks })
end

-- Only the bidding side scores.
function bid_whist:score_defenders() end


example "twelve cards each, six in the kitty" {
  step = "deal", leaves = { counts = { 12, 12, 12, 12 }, kitty = 6 },
}

example "an opening bid is any number and kind, or a pass" {
  moves = {}, allowed = { "pass", "1", "1 downtown", "4", "7 no trump" },
  refused = { "8", "4 no trump uptown" },
}

example "4 downtown beats 4" {
  moves = { "4" }, allowed = { "4 downtown", "4 no trump" }, refused = { "4" },
}

example "if the first three pass, the dealer must bid" {
  moves = { "pass", "pass", "pass" }, allowed = { "1", "7 downtown" },
  refused = { "pass" }, because = "must_bid",
}

example "uptown and downtown name the trump suit" {
  moves = { "4 downtown", "pass", "pass", "pass" },
  legal = { "clubs", "diamonds", "hearts", "spades" },
}

example "downtown the low cards are high" {
  direction = "downtown", trump = "C", trick = "3S 2S 4S KS", winner = 2,
}

example "the king of trumps had to follow" {
  direction = "uptown", trump = "S", trick = "AS LJ BJ", hand = "KS 4H",
  legal = "KS",
}

example "without trump the jokers win nothing" {
  direction = "uptown", trump = "none", trick = "2H BJ LJ 3D", winner = 1,
}

example "without trump only who cannot follow may throw a joker" {
  direction = "uptown", trump = "none", trick = "2H", hand = "BJ 4H 5C",
  legal = "4H", refused = "BJ",
}

example "no trump may count double" {
  no_trump_doubles = true, declarer = 1, contract = "2 no trump",
  direction = "uptown", tricks = { 9, 4 }, scores = { 6, 0 },
}

example "bid four, ten tricks: the kitty and ten played make five points" {
  declarer = 1, contract = "4", trump = "S", tricks = { 11, 2 },
  scores = { 5, 0 }, won_by = 1,
}

example "the kitty and eight played are one short" {
  declarer = 2, contract = "4", trump = "S", tricks = { 4, 9 },
  scores = { 0, -1 }, won_by = false,
}

example "a side at minus five has lost" {
  before = { -2, 1 }, declarer = 3, contract = "3", trump = "D",
  tricks = { 6, 7 }, scores = { -5, 1 }, won_by = 2,
}

return bid_whist
