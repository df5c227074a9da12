-- Coinche: Belote with an auction; a bid promises points in a suit, and may be
-- doubled.

local shared = require "_belote"

-- What may be bid: a number of points, or all tricks, in a suit.
local NUMBERS = {}
for n = 80, 400, 10 do NUMBERS[#NUMBERS + 1] = tostring(n) end
NUMBERS[#NUMBERS + 1] = "capot"
NUMBERS[#NUMBERS + 1] = "general"
local ALL_TRICKS = { capot = 250, general = 500 }      -- what they count

local function bids(option)
  local numbers, suits = { table.unpack(NUMBERS) },
    split "clubs diamonds hearts spades"
  if not option.general then numbers[#numbers] = nil end
  if option.no_trump then suits[5], suits[6] = "no trump", "all trump" end
  return combine(numbers, suits)
end

local coinche = game "Coinche" {
  players     = 4,
  sides       = "partners",                    -- 1 and 3 against 2 and 4
  turn        = "anticlockwise",
  deck        = french(32),
  ranks       = shared.ranks,                  -- but the trumps
  points      = shared.points,
  obligations = shared.obligations,
  round       = { taker = player, contract = text, trump = suit,
                  doubled = number { from = 2, to = 4,
                    names = { [2] = "coinche", [4] = "surcoinche" } },
                  mode = choice { of = shared.modes },
                  declared = each_side(number) },
  keeps       = { carried = 0, waits = each_side(false) },
  options     = {
    target = number { 1000, from = 301, to = 3000 },
    declarations = flag { true, shared.declarations },
    belote_counts = flag { true, "a belote helps to reach the bid" },
    surcoinche = flag { true, "a coinche may be doubled again" },
    general = flag { false, "general may be bid above capot: the bidder wins "
      .. "all tricks, and the partner none" },
    tie = choice { "fails", "hold", "with equal totals the bid has failed, or "
      .. "the bidders' total is held for the winner of the next round" },
    score = choice { "made_plus_bid", "bid_only", "what is scored: the points "
      .. "and the bid, or the bid and belotes alone" },
    undertrump = flag { false, "who cannot overtrump plays a lower trump" },
    round_to_ten = flag { true, "totals are rounded to tens" },
    no_trump = flag { false, "no suit or all suits can be named as trumps" },
    all_trump = choice { "whole", "scaled", needs = { no_trump = true },
      shared.all_trump },
    rounds = number {}, first_dealer = number {},
  },
}

-- In the trump suit the jack is the highest card, then the nine.
-- [no_trump] If all suits are trumps, each of them is like that.
function coinche:order() return shared.heights(self) end

-- Eight cards each: three, two and three.
function coinche:deal() self:deal_packets { 3, 2, 3 } end

-- The dealer's right leads. The highest trump takes the trick or, if there is
-- none in it, the highest card of the suit led; whoever takes it leads the
-- next.
-- [no_trump] If no suit or all suits are trumps, the highest card of the suit
-- led takes it.
function coinche:round()
  self:deal()
  self:bidding()
  self:score_round(self:play_cards())
end

-- Declarations:
-- [declarations] Before the own first card each player who can is asked to
-- declare or pass: all that the hand has counts, and all hear what the best of
-- it counts. It may be four jacks (200), nines (150), aces, tens, kings or
-- queens (100), and sequences of a suit of three (20), four (50) or more (100).
-- Each card is in one of them only, the better one. The best declaration is
-- four of a kind, in the order just said; then the longest sequence, of equally
-- long ones the one with the highest card (A K Q J 10 9 8 7), and of those the
-- one in trumps. The side that has the best counts all of its own, and the
-- other side none; if nothing decides, neither does.
-- [declarations and no_trump] Without trumps four aces count 200, tens 150,
-- kings, queens, jacks or nines 100, in this order.
function coinche:play_cards() return shared.play(self) end

-- [not general] From the dealer's right each may bid or pass, and bid again
-- later, until three in a row pass after a bid. A bid is a number, 80, 90 and
-- so on to 400, higher than the last, and any suit; capot, all tricks, is above
-- 400, but scored as a bid of 250, and nothing is bid over it.
-- [general] From the dealer's right each may bid or pass, and bid again later,
-- until three in a row pass after a bid. A bid is a number, 80, 90 and so on to
-- 400, higher than the last, and any suit; capot, all tricks, is above 400, but
-- scored as a bid of 250. Above it is only general, which the bidder makes by
-- winning all tricks, so that the partner wins none; it is scored as a bid of
-- 500.
-- [no_trump] No suit, or all suits, can be bid as trumps, too.
-- [] In turn, an opponent of the last bidder may say coinche: then nobody bids
-- any more.
-- [surcoinche] Of the bidding side first the player who comes next, then the
-- other may say surcoinche or pass.
-- [] If all pass, the next player deals; a deal thrown in is no round.
function coinche:bidding()
  local bid, taker, times = self:auction {
    bids = bids(self.option), level = true, doubles = true,
    doubling = { "coinche", "surcoinche" }, double_closes = true,
    promises = self.promise,
    no_redouble = not self.option.surcoinche,
    prompt = "what do you bid?", over = "over {bid}, what do you bid?",
    doubled = "{bid} is coinched: do you say surcoinche?",
  }
  if not bid then                                     -- FFBelote 10.4.1
    return self:deal_again(self:next_in_turn(self.dealer))
  end
  local _, name = part(bid, NUMBERS)
  self.taker, self.contract, self.trump = taker, bid, suit(name)
  if not self.trump then self.mode = name end
  self.doubled = times > 1 and times or nil
end

-- [not general] A bid promises as many points, capot all tricks.
-- [general] A bid promises as many points, capot all tricks, general all tricks
-- of the bidder alone.
function coinche:promise(bid)
  local number = part(bid, NUMBERS)
  if number == "capot" then return "all tricks" end
  if number == "general" then return "all tricks of the bidder alone" end
  return tonumber(number) and number .. " points" or nil
end

-- [not general] A bid is made if the total of the bidders' side reaches it and
-- is higher than that of the others, capot if they have won all tricks; else it
-- fails.
-- [general] A bid is made if the total of the bidders' side reaches it and is
-- higher than that of the others, capot if they have won all tricks, general if
-- the bidder has; else it fails.
-- [declarations] A side's total is what the cards of its tricks count, ten for
-- the last trick (or a hundred for a side with all eight), 20 for a belote,
-- king and queen of trumps in one hand, which need not be announced, and its
-- declarations; with all tricks the bidders' side has those of the others, too.
-- [not declarations] A side's total is what the cards of its tricks count, ten
-- for the last trick (or a hundred for a side with all eight), and 20 for a
-- belote, king and queen of trumps in one hand, which need not be announced.
-- [no_trump and all_trump=scaled] If all suits are trumps, 258 points of tricks
-- count as 162.
-- [not belote_counts] A belote of the bidders does not help to reach the bid.
-- [tie=hold] If nobody has said coinche and the totals are equal and reach the
-- bid, the others score theirs, and the bidders' is held: the side that wins
-- the next round scores it, too.
-- [round_to_ten] Only what is scored is rounded to tens, five go up: with a
-- total of 125 a bid of 130 fails.
function coinche:score_round(last)
  local counted, n = shared.count(self, last), self.taker.side.number
  local own, their = counted[n], counted[3 - n]
  local number = part(self.contract, NUMBERS)
  local bid = ALL_TRICKS[number] or tonumber(number)
  local reached = own.total
    - (self.option.belote_counts and 0 or own.belote) >= bid
  if number == "capot" then reached = own.side.tricks == 8 end
  if number == "general" then reached = self.taker.tricks == 8 end
  local made = reached and own.total > their.total
  if reached and own.total == their.total and self.option.tie == "hold"
    and not self.doubled then
    self.carried = self.carried + shared.rounded(self, own.total)
    return shared.score(self, their, "tricks")
  end
  self:settle(made and own or their, made and their or own, bid, made)
  self.carried = 0
end

-- [score=made_plus_bid] If the bid is made, the bidders score their total and
-- the bid, and the others their total.
-- [score=made_plus_bid and declarations] If it fails, the others score 160 in
-- place of their tricks, their belote, the declarations that count, whichever
-- side has them, and the bid; the bidders keep their belote alone. After a
-- coinche the winners score all that, made or not, twice, with 250 in place of
-- 160 for bidders with all tricks; the losers keep their belote alone, once.
-- [score=made_plus_bid and not declarations] If it fails, the others score 160
-- in place of their tricks, their belote and the bid; the bidders keep their
-- belote alone. After a coinche the winners score all that, made or not, twice,
-- with 250 in place of 160 for bidders with all tricks; the losers keep their
-- belote alone, once.
-- [score=bid_only] The bidders score a bid that is made, the others one that
-- fails, and each side its belote. After a coinche the winners score the bid
-- and their belote twice.
-- [surcoinche] After a surcoinche all of it counts four times.
function coinche:settle(winner, loser, bid, made)
  local times, only_bid = self.doubled or 1, self.option.score == "bid_only"
  if only_bid then
    winner.tricks, winner.declared, loser.declared = 0, 0, 0
  elseif not made or times > 1 then
    winner.tricks = made and winner.side.tricks == 8 and 250 or 160
  end
  if not made or times > 1 or only_bid then shared.give_all(loser, winner) end
  if times > 1 then
    winner.tricks = times * winner.tricks
    winner.declared = times * winner.declared
    winner.belote = times * winner.belote
  end
  shared.score(self, loser, "tricks")
  self:score(winner.side, self.carried, "held")
  shared.score(self, winner, "tricks", times * bid, "the bid")
end

-- [rounds=0] A match ends after a round in which a side has the target; the
-- higher total wins, and with equal totals play goes on. A side that gets there
-- by its belote in a round that it failed, or in which it took no trick, has
-- not won until it takes a trick in a later round.
-- [rounds>0] The match ends after round {rounds}; the higher total wins.
function coinche:over() return base.over(self, { unless = "waits" }) end


example "the lowest bid is 80, the highest number 400" {
  moves = {}, allowed = { "80 clubs", "400 spades", "capot hearts", "pass" },
  refused = { "70 clubs", "410 clubs", "80 no trump" },
}

example "a bid must name a higher number, in whatever suit" {
  first_dealer = 1, moves = { "100 spades" },
  allowed = { "110 clubs", "110 spades", "capot clubs", "pass", "coinche" },
  refused = { "100 clubs", "90 spades" }, because = "higher_bid",
}

example "three passes end it" {
  first_dealer = 1, moves = { "90 hearts", "pass", "pass", "pass" },
  leaves = { taker = 4, contract = "90 hearts", trump = "H", doubled = "none" },
}

example "a coinche ends the bidding: the bidder's side is asked" {
  first_dealer = 1, moves = { "80 spades", "coinche" },
  legal = { "pass", "surcoinche" }, refused = { "90 clubs" },
  because = "bidding_closed",
}

-- Seat 4 leads; spades are trumps.
example "what a hand can declare is asked for with its first card" {
  first_dealer = 1, deal = { hands = { "7C 8C 7D 8D 7H 8H 9S 10S",
    "9D 10C QC KC 9H 10H QH AH", "9C JC AC 10D JD QD AD 8S",
    "JH KH KD QS KS AS 7S JS" } },
  moves = { "80 spades", "pass", "pass", "pass" },
  legal = { "declare", "pass" },
}

example "a lower trump is not owed" {
  trump = "H", trick = "AC 9H", hand = "AH 7S", legal = "AH 7S",
}

-- Hearts are trumps; seat 1 has bid.
example "90, total 110 against 52: 200 and 50" {
  taker = 1, contract = "90 hearts", trump = "H", with = { "side 1" },
  tricks = { 4, 4 },
  won = { "JH 9H AH AC AD AS 10C KC KD KS", "10H KH QH 10D 10S QC QD QS JC JD "
    .. "JS" }, scores = { 200, 50 },
}

example "120, total 113: failed" {
  taker = 1, contract = "120 hearts", trump = "H", with = { "side 1" },
  tricks = { 4, 4 },
  won = { "JH 9H AH AC AD AS 10C 10D KC KD", "10H KH QH 10S KS QC QD QS JC JD "
    .. "JS" }, scores = { 0, 280 },
}

example "a belote helps to reach the bid" {
  taker = 1, contract = "130 hearts", trump = "H", with = { "side 1" },
  tricks = { 4, 4 }, held = { "KH QH", "", "", "" },
  won = { "JH 9H AH AC AD AS 10C KC KD KS", "10H KH QH 10D 10S QC QD QS JC JD "
    .. "JS" }, scores = { 260, 50 },
}

example "80 coinched and made: only the winners score" {
  taker = 1, contract = "80 hearts", doubled = 2, trump = "H",
  with = { "side 1" }, tricks = { 4, 4 },
  won = { "JH 9H AH AC AD AS 10C JC", "10H KH QH 10D 10S KC KD KS QC QD QS JD "
    .. "JS" }, scores = { 480, 0 },
}

example "capot bid and made" {
  taker = 1, contract = "capot hearts", trump = "H", with = { "side 1" },
  tricks = { 8, 0 },
  won = { "JH 9H AH 10H KH QH AC AD AS 10C 10D 10S KC KD KS QC QD QS JC JD "
    .. "JS", "" }, scores = { 500, 0 },
}

example "all tricks are worth a hundred for the last, whatever was bid" {
  taker = 1, contract = "80 hearts", trump = "H", with = { "side 1" },
  tricks = { 8, 0 }, declared = { 0, 20 },
  won = { "JH 9H AH 10H KH QH AC AD AS 10C 10D 10S KC KD KS QC QD QS JC JD "
    .. "JS", "" }, scores = { 350, 0 },
}

example "the bidders' declarations go to the others if they fail" {
  taker = 1, contract = "140 hearts", trump = "H", with = { "side 1" },
  tricks = { 4, 4 }, declared = { 20, 0 },
  won = { "JH 9H AH AC AD AS 10C KC KD KS", "10H KH QH 10D 10S QC QD QS JC JD "
    .. "JS" }, scores = { 0, 320 },
}

example "a thousand points win, here for both: the higher" {
  before = { 800, 999 }, taker = 1, contract = "90 hearts", trump = "H",
  with = { "side 1" }, tricks = { 4, 4 },
  won = { "JH 9H AH AC AD AS 10C KC KD KS", "10H KH QH 10D 10S QC QD QS JC JD "
    .. "JS" }, scores = { 1000, 1049 }, won_by = 2,
}

return coinche
