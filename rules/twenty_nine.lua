-- Twenty-nine: two sides, a hidden trump, and points of jacks, nines, aces and
-- tens.

local hidden = require "_hidden_trump"
local shared = require "_pair_and_doubles"

local SUITS = { "clubs", "diamonds", "hearts", "spades" }

local trump_asked_for = obligation "a trump that was asked for" {
  play = "trumps", when = { has_opened = true },
  says = "you have asked for the trump, and hold {cards}",
}

local twenty_nine = game "Twenty-nine" {
  players     = 4,
  sides       = "partners",                    -- 1 and 3 against 2 and 4
  turn        = function(option)
    return option.clockwise and "clockwise" or "anticlockwise"
  end,
  deck        = french(32), family = "bidding",
  ranks       = "7 8 Q K 10 A 9 J",            -- low to high
  points      = function(option)
    return { J = 3, ["9"] = 2, ["10 A"] = 1,
      last_trick = option.last_trick and 1 or nil }
  end,
  piles       = { laid = "none", aside = "none" },
  obligations = function(option)
    return { follow_suit, option.must_trump and trump_asked_for or nil }
  end,
  round       = {
    declarer = player, bid = number(14, 28), trump = suit,
    doubled  = number { from = 2, to = 6,
      names = { [2] = "doubled", [4] = "redoubled", [6] = "a full set" } },
    alone    = player,
    pair_of  = side, needed = number(16, 28),  -- whose was shown, and then
    by_seventh = untold(flag),                 -- its card makes trump
    won_open = untold(each_side(flag)),        -- a trick with an open trump
    has_opened = untold(flag),                 -- the player in turn
  },
  keeps       = { sets_won = each_side(0) },
  options     = {
    target = number { 6, from = 1, to = 20,
      "points with which a side has won the set; with so many below zero it "
      .. "has lost it" },
    sets = number { 1, from = 1, to = 9, "sets that win the match" },
    min_bid = number { 16, from = 14, to = 20, "the lowest bid" },
    auction = choice { "hold", "higher",
      "how players bid: two at a time, of whom one may hold the other's bid; "
      .. "or in turn, each more than the last" },
    all_pass = choice { "redeal", "dealer",
      "what happens when all pass: the cards are dealt again; or the dealer "
      .. "has the lowest bid" },
    pair = number { 4, from = 0, to = 8,
      "by how many points king and queen of trumps change a bid; 0: not at "
      .. "all" },
    pair_trick = choice { "since", "any",
      "the trick that a side must have won before it shows them: since the "
      .. "trump is open, or at any time" },
    last_trick = flag { false, "the last trick counts a point" },
    must_trump = flag { true, "whoever asks for the trump must play one" },
    double = flag { true, "a bid may be doubled and redoubled" },
    full_set = flag { false, "a redouble may be answered with a full set" },
    single_hand = flag { true, "a player may play a single hand, alone" },
    high_bid = number { 0, from = 0, to = 28,
      "the lowest bid that counts two points; 0: none does" },
    lead = choice { "eldest", "bidder",
      "who leads to the first trick: the player after the dealer, or the "
      .. "declarer" },
    seventh = flag { false,
      "the declarer may let the seventh card dealt make trump" },
    no_points = flag { false,
      "the player after the dealer may have four cards without a point dealt "
      .. "again" },
    clockwise = flag { false, "deal, turn and lead pass to the left" },
    rounds = number {}, first_dealer = number {},
  },

  refuses = function(option)
    if option.full_set and not option.double then
      return "full_set needs double"
    elseif option.high_bid > 0 and option.high_bid < 20 then
      return "high_bid is 0, or 20 and more"
    end
  end,
}

-- Four cards each at first.
function twenty_nine:deal()
  self:deal_each(4, 4)
end

function twenty_nine:round()
  self:begin_set()
  self:deal()
  self:may_redeal()
  self.bid, self.declarer = self:bidding()
  if not self.bid then self:deal_again() end
  self:make_trump()
  self:deal_rest()
  self:ask_single()
  if not self.alone then self:ask_double() end
  self:play()
  self:score_round()
end

-- [no_points] The player after the dealer may have four cards without a point
-- dealt again, by the same dealer.
function twenty_nine:may_redeal()
  if not self.option.no_points then return end
  local player = self:next_in_turn(self.dealer)
  local said = self:ask(player, "do you keep these cards?", { "keep",
    { "redeal", unless = player.hand:points() > 0
      and "you hold a card that counts" } })
  if said == "redeal" then self:deal_again() end
end

-- [auction=hold] From the player after the dealer each may bid: a number of
-- points that the side must take, from {min_bid} to 28. Once there is a bid,
-- each in turn may challenge whoever has it, with a higher number; the other
-- holds that or passes, until one of the two has passed. Whoever has passed is
-- out.
-- [auction=higher] From the player after the dealer each bids a number of
-- points that the side must take, from {min_bid} to 28 and above the last, or
-- passes and is out.
-- [all_pass=redeal] If nobody bids, the same player deals again.
-- [all_pass=dealer] If nobody bids, the dealer has the lowest bid.
function twenty_nine:bidding()
  local bid, player = self:bid_for_trump()
  if bid then return tonumber(bid), player end
  if self.option.all_pass == "redeal" then return nil end
  return self.option.min_bid, self.dealer
end

function twenty_nine:bid_for_trump()
  local bids, prompt = {}, "how many points do you bid?"
  for bid = self.option.min_bid, 28 do bids[#bids + 1] = tostring(bid) end
  if self.option.auction == "higher" then
    return self:auction { bids = bids, prompt = prompt }
  end
  return self:auction { bids = table.concat(bids, " "), prompt = prompt,
    hold = "do you hold {bid}?", hold_word = "hold" }
end

-- The declarer, who has made the highest bid, lays one of the four twos, which
-- are no cards of the game, face down: its suit is the hidden trump.
-- [seventh] Or the seventh card that the declarer is dealt makes trump: it lies
-- face down, in no hand, until it is opened.
function twenty_nine:make_trump()
  self.by_seventh = self.option.seventh and self:choose(self.declarer,
    "do you lay a two, or does the seventh card make trump?",
    { "lay", "seventh" }) == "seventh" or nil
  if self.by_seventh then return end
  self:choose(self.declarer, "which suit is the hidden trump?", SUITS,
    { sealed = true })
end

-- Then each gets four cards more.
function twenty_nine:deal_rest()
  if not self.by_seventh then return self:deal_each(4, 4) end
  for player in self:each_player(self:next_in_turn(self.dealer)) do
    self:draw(player, player == self.declarer and 2 or 4)
    if player == self.declarer then
      self:show_to(player, self:draw(self.laid), "the seventh card", self.laid)
      self:draw(player)
    end
  end
end

-- [single_hand] From the player after the dealer each may call a single hand:
-- alone against two, without trump, and for all eight tricks. The bid counts
-- nothing then. The partner lays the cards face down, and the caller leads.
function twenty_nine:ask_single()
  if not self.option.single_hand then return end
  for player in self:each_player(self:next_in_turn(self.dealer)) do
    if shared.says(self, player, "do you play a single hand?", "single") then
      self.alone = player
      self:move(self.laid, self.laid, self.declarer)
      return self:sit_out(self:partner_of(player), self.aside)
    end
  end
end

-- [double] From the player after the dealer each opponent of the declarer may
-- double. After the first double the declarer may redouble.
-- [full_set] Whoever has doubled may call a full set then.
function twenty_nine:ask_double()
  local player = self.option.double and shared.ask_double(self)
  if self.doubled == 4 and self.option.full_set
    and shared.says(self, player, "do you call a full set?", "full set") then
    self.doubled = 6
  end
end

-- [lead=eldest] The player after the dealer leads to the first trick.
-- [lead=bidder] The declarer leads to the first trick.
-- [] At first there is no trump. A player who cannot follow suit may ask for it
-- before playing: it is shown to all, and its suit is trump from then on, for
-- the cards of this trick, too. If nobody asks, the round is played without
-- trump.
-- [must_trump] Whoever has asked must play a trump, if possible.
-- [seventh] If nobody asks, the seventh card is its owner's last, and a trump.
function twenty_nine:play()
  local leader, over = self:leader(), false
  while not over do
    leader, over = self:play_trick(leader, self.before_card)
  end
  self:unseal(self.declarer)
end

function twenty_nine:leader()
  if self.alone then return self.alone end
  return self.option.lead == "bidder" and self.declarer
    or self:next_in_turn(self.dealer)
end

function twenty_nine:before_card(player)
  self:may_show_pair(player)
  if self.by_seventh then
    return hidden.before(self, player, self.declarer, "ask")
  end
  local led = self:led()
  self.has_opened = led and not self.trump and not self.alone
    and hidden.is_opened(self, player, led, "ask") or nil
  if self.has_opened then self.trump = suit(self:unseal(self.declarer)) end
end

-- [pair>0] A player who holds king and queen of trumps may show both before
-- playing a card, once in a round, if the trump is open.
-- [pair>0 and pair_trick=since] The side must have won a trick since then; the
-- one in which it was opened counts.
-- [pair>0 and pair_trick=any] The side must have won a trick.
function twenty_nine:may_show_pair(player)
  shared.may_show_pair(self, player)
end

function twenty_nine:has_time_for_pair(side)
  return shared.has_time(self, side, self.option.pair_trick == "any")
end

-- [single_hand] The first trick that a single hand loses ends the round.
function twenty_nine:after_trick(winner)
  if self.trump then winner.side.won_open = true end
  return self.alone and winner ~= self.alone
    or self:side(1).tricks + self:side(2).tricks == 8
end

-- [pair>0] If the declarer's side has shown a pair it needs {pair} points
-- fewer, but not fewer than 16; if the others have, {pair} more, but not more
-- than 28.
function twenty_nine:needs() return shared.needs(self) end

-- The declarer's side gets a point if it has taken what it needs, and loses one
-- if it has not. The other side's score stays as it is.
-- [high_bid>0] From a bid of {high_bid} on it is two points.
-- [double] Doubled it is twice as much, redoubled four times.
-- [full_set] A full set is six points.
-- [single_hand] A single hand is three points, won or lost, for the caller's
-- side.
-- [last_trick] The last trick counts as a point taken.
function twenty_nine:score_round()
  local alone = self.alone
  if alone then
    return self:score(alone, alone.tricks == 8 and 3 or -3, "single hand")
  end
  self:count_cards()
  local side, needed, points = self.declarer.side, self:needs(), self:worth()
  self:score(side, side.count >= needed and points or -points,
    { "{n} points of {needed}", n = side.count, needed = needed })
end

function twenty_nine:worth()
  local high = self.option.high_bid
  if self.doubled == 6 then return 6 end
  return (high > 0 and self.bid >= high and 2 or 1) * (self.doubled or 1)
end

function twenty_nine:set_winner()
  if self.option.rounds > 0 then return nil end
  for side in self:each_side() do
    if side.score >= self.option.target then return side end
    if side.score <= -self.option.target then
      return self:side(3 - side.number)
    end
  end
end

-- [sets>1] When a set is over, points begin again at 0.
function twenty_nine:begin_set()
  if not self:set_winner() then return end
  for side in self:each_side() do
    self:score(side, -side.score, "a new set")
  end
end

function twenty_nine:after_round()
  local side = self:set_winner()
  if side then side.sets_won = side.sets_won + 1 end
end

-- [rounds=0 and sets=1] The match ends with the first set: a side has {target}
-- points and has won it, or as many below zero and has lost it.
-- [rounds=0 and sets>1] A side that has {target} points has won a set, one that
-- has as many below zero has lost it. {sets} sets win the match.
-- [rounds>0] The match ends after {rounds} rounds; the highest total wins.
function twenty_nine:over()
  if self.option.rounds > 0 then return base.over(self) end
  for side in self:each_side() do
    if side.sets_won >= self.option.sets then return true, side end
  end
  return false
end


-- Seat 2 bids over seat 1, and then holds what seat 4 bids.
example "two bid at a time, until one of them passes" {
  first_dealer = 4, clockwise = true,
  moves = split "16 17 hold 18 pass pass 19 hold pass",
  leaves = { bid = 19, declarer = 2 },
}

example "the jack is high, then nine, ace and ten" {
  trump = "none", trick = "KC 10C AC 9C", winner = 4,
}

example "a trick without trump goes to the suit led" {
  trump = "none", trick = "10H 7S JC KH", winner = 1,
}

example "once the trump is open, cards played before are trumps, too" {
  trump = "S", trick = "10H 7S 9D KH", winner = 2,
}

example "whoever has asked for the trump must play one" {
  trump = "S", has_opened = true, trick = "10H 7S", hand = "QS JC",
  legal = "QS", refused = "JC",
  because = "a trump that was asked for",
}

example "jacks are three points, nines two, aces and tens one" {
  declarer = 1, bid = 16, won = { "JH 9H AS 7H JS 9S JC 9C AC", "JD" },
  scores = { 1, 0 },
}

example "a point too few loses one" {
  declarer = 1, bid = 17, won = { "JH 9H AS 7H JS 9S JC 9C", "JD AC" },
  scores = { -1, 0 },
}

example "doubled it is two" {
  declarer = 1, bid = 16, doubled = 2,
  won = { "JH 9H AS 7H JS 9S JC 9C AC", "JD" }, scores = { 2, 0 },
}

-- Seat 1 has bid 20, and taken 17.
example "with a pair four points fewer are enough" {
  declarer = 1, bid = 20, pair_of = 1,
  won = { "JH 9H AS 7H JS 9S JC 9C AC AD", "JD" }, scores = { 1, 0 },
}

example "a single hand is three points" {
  alone = 2, tricks = { 0, 8 }, scores = { 0, 3 },
}

example "six points win" {
  before = { 5, -2 }, declarer = 1, bid = 16, doubled = 2,
  won = { "JH 9H AS 7H JS 9S JC 9C AC", "JD" }, scores = { 7, -2 },
  won_by = 1,
}

example "six points below zero lose" {
  before = { -5, 0 }, declarer = 1, bid = 17,
  won = { "JH 9H AS 7H JS 9S JC 9C", "JD AC" }, scores = { -6, 0 },
  won_by = 2,
}

return twenty_nine
