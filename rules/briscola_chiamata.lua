-- Briscola Chiamata: five players, an auction of ranks, and a secret partner.

local ranks = "A 3 R C S 7 6 5 4 2"              -- high to low: bids go down
local bids, lower = split(ranks .. " 62"), {}
for n = 63, 120 do bids[#bids + 1] = tostring(n) end
for _, rank in ipairs(split(ranks)) do
  lower[rank] = "a bid must be lower than {bid}"
end

local chiamata = game "Briscola Chiamata" {
  players = 5, turn = "anticlockwise", family = "points", round_total = 0,
  deck    = spanish(40, { name = "italian" }),
  ranks   = "2 4 5 6 7 S C R 3 A",              -- low to high
  points  = { A = 11, ["3"] = 10, R = 4, C = 3, S = 2 },
  camps   = { "bidder", "opponents" },
  round   = { bidder = player, needed = number(61, 120), trump = suit,
              called = card },
  options = {
    lead = choice { "bidder", "eldest", "who leads; eldest: dealer's right" },
    rounds = number { 10, from = 1 }, first_dealer = number {},
  },
}

-- Eight cards each.
function chiamata:deal() self:deal_each(8) end

-- [lead=bidder] The bidder leads to the first trick.
-- [lead=eldest] The player on the dealer's right leads to the first trick.
-- [] Any card may be played: nobody has to follow suit.
function chiamata:round()
  self:deal()
  local rank = self:hold_auction()
  self:call_card(rank)
  local leads = self.option.lead == "bidder" and self.bidder or nil
  self:play_tricks { leader = leads }
  self:score_round()
end

-- From the dealer's right each in turn bids a rank, lower than the last, or
-- passes and is out. After the two, points are bid: 62, and then more, up to
-- 120. When all others have passed, or at 120, the last to bid is the bidder,
-- who needs the points bid, or else 61. If all pass the next player deals; a
-- deal thrown in is no round.
-- | ranks from high to low | A 3 R C S 7 6 5 4 2 |
function chiamata:hold_auction()
  local bid, bidder = self:auction {
    bids = bids, too_low = lower,
    prompt = "what do you bid: a rank, or points?",
    over = "{bid} is bid: do you go on?",
  }
  if not bid then self:deal_again(self:next_in_turn(self.dealer)) end
  local called = lower[bid] ~= nil
  self.bidder, self.needed = bidder, called and 61 or tonumber(bid)
  return called and bid or "2"
end

-- The partner:
-- The bidder names trumps, and calls the card of that suit and of the rank bid,
-- the two if points were bid. Whoever holds it is the partner, and does not say
-- so. Who has called a card of his own plays alone, and does not say so either.
function chiamata:call_card(rank)
  self.trump = self:choose_suit(self.bidder, "which suit is trump?")
  self.called = rank .. self.trump
  self:form_parties { name = "bidder", players = self.bidder,
    holds = self.called, others = "opponents" }
end

-- If the bidder's party has the card points that it needs, each opponent pays a
-- point: the partner gets one, and the bidder the rest, two, or four alone. If
-- it has fewer, each opponent gets a point, and they pay. If one party has all
-- 120 points, that is doubled.
function chiamata:score_round()
  local points, needed = self:party(1).points, self.needed
  local unit = points >= needed and 1 or -1
  if points == 0 or points == 120 then unit = 2 * unit end
  self:score_parties(unit, { "{points} points of {needed}", points = points,
    needed = needed }, self.bidder)
end

example "eight cards each, and none are left" {
  step = "deal", leaves = { counts = { 8, 8, 8, 8, 8 }, stock = 0 },
}

-- Seat 2 deals, so seat 1 speaks first.
example "a rank is called, or nothing" {
  first_dealer = 2, moves = {}, allowed = { "A", "2", "62", "120", "pass" },
  refused = { "61" },
}

example "a bid goes down" {
  first_dealer = 2, moves = { "3" }, allowed = { "R", "2" },
  refused = { "A", "3" },
  because = "a bid must be lower than 3",
}

example "over a two, points are bid" {
  first_dealer = 2, moves = { "2" }, allowed = { "62", "63" },
  refused = { "61" }, because = "no_bid",
}

-- Seat 1 has called a three and names cups: seat 3 holds it.
local CALLED = { { hands = { "AC RC CC SC 7C 6C 5C 4C", "*", "3C *" } } }
local called = split "3 pass pass pass pass cups"

example "the holder of the called card is the partner" {
  first_dealer = 2, deal = CALLED, moves = called,
  leaves = { bidder = 1, called = "3C", trump = "C", needed = 61 },
  allowed = { "AC", "4C" },
}

example "any card may be played" {
  trump = "O", trick = "4C", hand = "7C 4O AE", legal = "7C 4O AE",
}

example "the lowest trump beats ace and three" {
  trump = "O", trick = "3C AC 2O RC", winner = 3,
}

example "the three beats the king" {
  trump = "O", trick = "RC 3C", winner = 2,
}

example "what the cards of a suit count" {
  cards = "AO 3O RO CO SO 7O 6O 5O 4O 2O", points = 30,
}

-- Card points of each player, and what the round counts.
local WON = "AC 3C AO 3O AE"                      -- 53 points
for name, one in pairs {
  ["61 points: two for the bidder, one for the partner"] =
    { { 1, 3 }, 61, { WON, "AB 3B 3E", "RC RO" }, { 2, -1, 1, -1, -1 } },
  ["60 points: they pay as much"] =
    { { 1, 3 }, 61, { WON, "AB 3B 3E", "RC CO" }, { -2, 1, -1, 1, 1 } },
  ["alone with 75 points"] =
    { { 1 }, 61, { WON .. " AB 3B SC", "3E" }, { 4, -1, -1, -1, -1 } },
} do
  example(name) { party = one[1], fields = { bidder = 1, needed = one[2] },
    won = one[3], scores = one[4] }
end

return chiamata
