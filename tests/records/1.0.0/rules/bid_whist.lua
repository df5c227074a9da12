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
    rounds = number { 0, from = 0, to = 100, silences = "target floor",
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
    first_dealer = number { 0, from = 0, to = 4,
                            "seat that deals first; 0: drawn at random" },
  },
}

-- Twelve cards each, one at a time; the last cards are the kitty, face down.
function bid_whist:deal()
  self:deal_each(12)
  self:draw(self.kitty, #self.stock)
end

-- The dealer's left speaks first. Each in turn passes, and stays out, or bids:
-- a number alone (which says uptown), downtown, or with no trump. A greater
-- number beats a smaller one; of bids with one number downtown beats uptown,
-- and no trump beats both. Three passes after a bid end it, or 7 no trump. If
-- the first three pass, the dealer must bid.
function bid_whist:hold_auction()
  return self:auction {
    bids = bids, lowest = self.option.min_bid, promises = self.promise,
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

-- Uptown high cards win, downtown low ones, but aces stay high. The jokers are
-- the two highest trumps; without trump they belong to no suit and never win.
-- If one is led then, the next card that is no joker is the suit led.
function bid_whist:order()
  local down = self.direction == "downtown"
  local ranks = down and downtown[self.option.downtown_aces] or uptown
  local jokers = self.option.jokers and "LJ BJ" or nil
  return { ranks = ranks, trump = self.trump, top = self.trump and jokers,
           worthless = not self.trump and jokers or nil }
end

-- The kitty is the bidder's first trick. It is shown if there is a trump. The
-- bidder takes it and puts as many cards back face down; the others see how
-- many of the kitty's cards the bidder has kept.
function bid_whist:exchange()
  local declarer, shown = self.declarer, self.trump and self.option.show_kitty
  local before = shown and self.kitty:cards()
  if shown then self:show(self.kitty, "the kitty") end
  self:take_and_put_away(declarer, self.kitty, "which cards go into the kitty?")
  if shown then self:tell_count(declarer, before) end
  self.kitty_cards_kept = self:tell_kept(declarer, self.kitty)
  self:add_trick(declarer)
end

-- The bidder leads.
function bid_whist:round()
  self:deal()
  self:name_contract(self:hold_auction())
  self:exchange()
  self:play_tricks { leader = self.declarer }
  self:score_round()
end

-- Only the bidding side scores. If it took what it bid, it scores each trick
-- above six; if not, it loses the tricks that are missing, at most the bid.
function bid_whist:score_round()
  local side, contract = self.declarer.side, self.contract
  local bid, took = self:number(contract), math.max(0, side.tricks - 6)
  local loses = self.option.failed == "bid" and bid or bid - took
  local points = took >= bid and took or -loses
  local reason = "bid " .. contract .. ", took " .. side.tricks
  if self.option.no_trump_doubles and not self.trump then
    points, reason = 2 * points, reason .. ", no trump doubles"
  end
  self:score(side, points, reason)
end

return bid_whist
