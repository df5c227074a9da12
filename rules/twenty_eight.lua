-- Twenty-eight: two sides, card points bid for, and a card laid face down makes
-- trump.

local hidden = require "_hidden_trump"
local shared = require "_pair_and_doubles"

-- What bids from these on count: made, and missed.
local SCALE = { { 25, 3, 4 }, { 20, 2, 3 }, { 12, 1, 2 } }

local twenty_eight = game "Twenty-eight" {
  players     = 4,
  sides       = "partners",                    -- 1 and 3 against 2 and 4
  turn        = function(option)
    return option.clockwise and "clockwise" or "anticlockwise"
  end,
  deck        = french(32), family = "bidding",
  ranks       = "7 8 Q K 10 A 9 J",            -- low to high
  points      = { J = 3, ["9"] = 2, ["10 A"] = 1 },
  piles       = { laid = "none" },             -- the declarer's hidden trump
  obligations = function(option)
    local opened = option.must_trump and when({ has_opened = true }, play_trump)
    if option.bidder_leads then return { follow_suit, opened or nil } end
    return { hidden.waits "declarer", follow_suit, opened or nil }
  end,
  round       = {
    declarer = player, bid = number(12, 28), trump = suit,
    doubled  = number { from = 2, to = 4,
      names = { [2] = "doubled", [4] = "redoubled" } },
    pair_of  = side, needed = number(12, 28),  -- whose was shown, and then
    won_open = untold(each_side(flag)),        -- a trick with an open trump
    has_opened = untold(flag),                 -- the player in turn
  },
  options     = {
    target = number { 6, from = 1, to = 20,
      "points that win the match; so many below zero lose it" },
    min_bid = number { 14, from = 12, to = 18, "the lowest bid" },
    over_partner = number { 20, from = 14, to = 28,
      "the lowest bid over one of the partner's; 14: any" },
    scale = choice { "graded", "flat",
      "what a bid counts: more from 20 and from 25 on; or one point" },
    all_pass = choice { "forced", "redeal",
      "the first player must bid; or if all pass, the cards are dealt again" },
    must_trump = flag { true, "whoever asks for the trump must play one" },
    bidder_leads = flag { false,
      "the declarer may lead a card of the hidden trump's suit" },
    pair = number { 0, from = 0, to = 8,
      "by how many points king and queen of trumps change a bid; 0: not at "
      .. "all" },
    double = flag { false, "a bid may be doubled and redoubled" },
    clockwise = flag { false, "deal, turn and lead pass to the left" },
    rounds = number {}, first_dealer = number {},
  },
}

-- Four cards each. When trump is made, each gets four more.
function twenty_eight:deal()
  self:deal_each(4, 4)
end

function twenty_eight:round()
  self:deal()
  self.bid, self.declarer = self:bidding()
  if not self.bid then self:deal_again() end
  self:make_trump()
  self:deal()
  self:ask_double()
  self:play()
  self:score_round()
end

-- From the player after the dealer each bids a number of points that the side
-- must take, from {min_bid} to 28 and above the last, or passes. Whoever has
-- passed may bid again, until three in succession have passed.
-- [over_partner>14] Over a bid of the partner's the least is {over_partner}.
-- [all_pass=forced] The first player must bid.
-- [all_pass=redeal] If all pass, the same player deals again.
function twenty_eight:bidding()
  local option, bids = self.option, {}
  for bid = option.min_bid, 28 do bids[#bids + 1] = tostring(bid) end
  local bid, player = self:auction { bids = bids, returns = true,
    prompt = "how many points do you bid?",
    must_open = option.all_pass == "forced",
    over_partner = math.max(option.over_partner, option.min_bid) }
  return tonumber(bid), player
end

-- The declarer, who has made the last bid, lays one of the four cards face
-- down: its suit is the hidden trump, and the card is in no hand until it is
-- opened.
function twenty_eight:make_trump()
  self:put_away(self.declarer, "which card is the hidden trump?", 1, self.laid)
end

-- [double] From the player after the dealer each opponent of the declarer may
-- double. After the first double the declarer may redouble.
function twenty_eight:ask_double()
  if self.option.double then shared.ask_double(self) end
end

-- The player after the dealer leads to the first trick. At first there is no
-- trump. A player who cannot follow suit may ask for it before playing: the
-- card goes back to the declarer's hand, and its suit is trump from then on,
-- for the cards of this trick, too. If nobody asks, it is the declarer's last
-- card, and a trump.
-- [must_trump] Whoever has asked must play a trump, if possible.
-- [not bidder_leads] Before that the declarer leads no card of its suit, as
-- long as the hand has another.
function twenty_eight:play()
  local leader, over = self:next_in_turn(self.dealer), false
  while not over do
    leader, over = self:play_trick(leader, self.before_card)
  end
end

function twenty_eight:before_card(player)
  if not self.option.bidder_leads then
    hidden.tell_lead(self, self.declarer)
  end
  self:may_show_pair(player)
  hidden.before(self, player, self.declarer, "ask")
end

-- [pair>0] A player who holds king and queen of trumps may show both before
-- playing a card, once in a round, if the trump is open and the side has won a
-- trick since then; the one in which it was opened counts.
function twenty_eight:may_show_pair(player)
  shared.may_show_pair(self, player)
end

function twenty_eight:has_time_for_pair(side)
  return shared.has_time(self, side)
end

function twenty_eight:after_trick(winner)
  if self.trump then winner.side.won_open = true end
  return self:side(1).tricks + self:side(2).tricks == 8
end

-- [pair>0] If the declarer's side has shown a pair it needs {pair} points
-- fewer, but not fewer than 16; if the others have, {pair} more, but not more
-- than 28.
function twenty_eight:needs() return shared.needs(self) end

-- The declarer's side gets points if it has taken what it needs, and loses some
-- if it has not. The other side's score stays as it is.
-- [scale=graded] A bid below 20 counts one point, or two if it is missed; from
-- 20 on two, or three; from 25 on three, or four.
-- [scale=flat] Each bid counts one point.
-- [double] Doubled it is twice as much, redoubled four times.
function twenty_eight:score_round()
  local side, needed = self.declarer.side, self:needs()
  local taken = side.won:points()
  local made, missed = self:worth()
  self:score(side, taken >= needed and made or -missed,
    { "{n} points of {needed}", n = taken, needed = needed })
end

function twenty_eight:worth()
  local times = self.doubled or 1
  if self.option.scale == "flat" then return times, times end
  for _, step in ipairs(SCALE) do
    if self.bid >= step[1] then return times * step[2], times * step[3] end
  end
end

-- [rounds=0] The match ends when a side has {target} points and has won, or as
-- many below zero and has lost.
-- [rounds>0] The match ends after {rounds} rounds; the highest total wins.
function twenty_eight:over()
  if self.option.rounds > 0 then return base.over(self) end
  for side in self:each_side() do
    if side.score >= self.option.target then return true, side end
    if side.score <= -self.option.target then
      return true, self:side(3 - side.number)
    end
  end
  return false
end


example "the jack is high, then nine, ace and ten" {
  trump = "none", trick = "KC 10C AC 9C", winner = 4,
}

example "once the trump is open, cards played before are trumps, too" {
  trump = "S", trick = "10H 7S 9D KH", winner = 2,
}

example "whoever has asked for the trump must play one" {
  trump = "S", has_opened = true, trick = "10H 7S", hand = "QS JC",
  legal = "QS", refused = "JC", because = "play_trump",
}

example "jacks are three points, nines two, aces and tens one" {
  declarer = 1, bid = 16, won = { "JH 9H AS 7H JS 9S JC 9C AC", "JD" },
  scores = { 1, 0 },
}

example "a point too few loses two" {
  declarer = 1, bid = 18, won = { "JH 9H AS 7H JS 9S JC 9C AC", "JD" },
  scores = { -2, 0 },
}

example "six points win" {
  before = { 5, -2 }, declarer = 1, bid = 16,
  won = { "JH 9H AS 7H JS 9S JC 9C AC", "JD" }, scores = { 6, -2 },
  won_by = 1,
}

example "six points below zero lose" {
  before = { -4, 0 }, declarer = 1, bid = 17,
  won = { "JH 9H AS 7H JS 9S JC 9C", "JD AC" }, scores = { -6, 0 },
  won_by = 2,
}

return twenty_eight
