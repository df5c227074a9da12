-- Coinche: Belote with an auction; a bid promises points in a suit, and may be
-- doubled.

local shared = require "_belote"

-- What may be bid: a number of points, or all tricks, in a suit.
local NUMBERS = {}
for n = 80, 400, 10 do NUMBERS[#NUMBERS + 1] = tostring(n) end
NUMBERS[#NUMBERS + 1] = "capot"
local SUITS = split "clubs diamonds hearts spades"
local BIDS = { [false] = combine(NUMBERS, SUITS), [true] = combine(NUMBERS,
  { "clubs", "diamonds", "hearts", "spades", "no trump", "all trump" }) }

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

-- From the dealer's right each may bid or pass, and bid again later, until
-- three in a row pass after a bid. A bid is a number, 80, 90 and so on to 400,
-- higher than the last, and any suit; capot, all tricks, is above 400, but
-- scored as a bid of 250, and nothing is bid over it.
-- [no_trump] No suit, or all suits, can be bid as trumps, too.
-- [] In turn, an opponent of the last bidder may say coinche: then nobody bids
-- any more.
-- [surcoinche] Of the bidding side first the player who comes next, then the
-- other may say surcoinche or pass.
-- [] If all pass, the next player deals; a deal thrown in is no round.
function coinche:bidding()
  local bid, taker, times = self:auction {
    bids = BIDS[self.option.no_trump], level = true, doubles = true,
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

-- A bid promises as many points, capot all tricks.
function coinche:promise(bid)
  if bid:find "capot" then return "all tricks" end
  local number = part(bid, NUMBERS)
  return tonumber(number) and number .. " points" or nil
end

-- A bid is made if the total of the bidders' side reaches it and is higher than
-- that of the others, capot if they have won all tricks; else it fails.
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
  local bid = tonumber(number) or 250
  local reached = own.total
    - (self.option.belote_counts and 0 or own.belote) >= bid
  if number == "capot" then reached = own.side.tricks == 8 end
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


example "a bid must name a higher number, in whatever suit" {
  first_dealer = 1, moves = { "100 spades" },
  allowed = { "110 clubs", "110 spades", "capot clubs", "pass", "coinche" },
  refused = { "100 clubs", "90 spades" }, because = "higher_bid",
}

example "the lowest bid is 80, the highest number 400" {
  moves = {}, allowed = { "80 clubs", "400 spades", "capot hearts", "pass" },
  refused = { "70 clubs", "410 clubs", "80 no trump" },
}

example "without a suit, too, where it is agreed" {
  no_trump = true, moves = { "80 spades" },
  allowed = { "90 no trump", "90 all trump" }, refused = { "80 no trump" },
  because = "higher_bid",
}

example "the partner may raise" {
  moves = { "100 spades", "pass" }, allowed = { "110 spades" },
  refused = { "coinche" }, because = "the last bid is your own side's",
}

example "who has passed may bid later" {
  first_dealer = 1, moves = { "pass", "pass", "80 clubs", "pass", "pass" },
  allowed = { "90 hearts", "coinche", "pass" },
}

example "three passes end it" {
  first_dealer = 1, moves = { "90 hearts", "pass", "pass", "pass" },
  leaves = { taker = 4, contract = "90 hearts", trump = "H", doubled = "none" },
}

example "if all pass the next one deals, and it is the same round" {
  rounds = 1, first_dealer = 1, moves = { "pass", "pass", "pass", "pass" },
  allowed = { "80 clubs", "pass" },
  leaves = { dealer = 4, counts = { 8, 8, 8, 8 } },
}

example "a coinche ends the bidding: the bidder's side is asked" {
  first_dealer = 1, moves = { "80 spades", "coinche" },
  legal = { "pass", "surcoinche" }, refused = { "90 clubs" },
  because = "bidding_closed",
}

example "then the partner" {
  first_dealer = 1, moves = { "80 spades", "coinche", "pass" },
  legal = { "pass", "surcoinche" },
}

example "two passes leave it at that" {
  first_dealer = 1, moves = { "80 spades", "coinche", "pass", "pass" },
  leaves = { taker = 4, doubled = 2 },
}

example "a surcoinche ends it" {
  first_dealer = 1, moves = { "80 spades", "coinche", "surcoinche" },
  leaves = { taker = 4, doubled = 4 },
}

example "where nobody may double again a coinche ends it" {
  surcoinche = false, first_dealer = 1, moves = { "80 spades", "coinche" },
  leaves = { taker = 4, doubled = 2 },
}

example "a bid without a trump suit" {
  no_trump = true, first_dealer = 1,
  moves = { "80 all trump", "pass", "pass", "pass" },
  leaves = { trump = "none", mode = "all trump" },
}

example "eight cards each" {
  moves = {}, leaves = { counts = { 8, 8, 8, 8 }, stock = 0 },
}

example "a lower trump is not owed" {
  trump = "H", trick = "AC 9H", hand = "AH 7S", legal = "AH 7S",
}

example "nor a higher one on the partner's" {
  trump = "H", trick = "AC 9H 7C", hand = "JH AH", legal = "JH AH",
}

example "but above the opponents' trump" {
  trump = "H", trick = "AC 7C 9H", hand = "JH AH 7S", legal = "JH",
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

example "110, total 110: reached" {
  taker = 1, contract = "110 hearts", trump = "H", with = { "side 1" },
  tricks = { 4, 4 },
  won = { "JH 9H AH AC AD AS 10C KC KD KS", "10H KH QH 10D 10S QC QD QS JC JD "
    .. "JS" }, scores = { 220, 50 },
}

example "a belote helps to reach the bid" {
  taker = 1, contract = "130 hearts", trump = "H", with = { "side 1" },
  tricks = { 4, 4 }, held = { "KH QH", "", "", "" },
  won = { "JH 9H AH AC AD AS 10C KC KD KS", "10H KH QH 10D 10S QC QD QS JC JD "
    .. "JS" }, scores = { 260, 50 },
}

example "where it does not, 130 with a belote and 110 points fail" {
  belote_counts = false, taker = 1, contract = "130 hearts", trump = "H",
  with = { "side 1" }, tricks = { 4, 4 }, held = { "KH QH", "", "", "" },
  won = { "JH 9H AH AC AD AS 10C KC KD KS", "10H KH QH 10D 10S QC QD QS JC JD "
    .. "JS" }, scores = { 20, 290 },
}

example "130 with a belote and 100 points fail" {
  taker = 1, contract = "130 hearts", trump = "H", with = { "side 1" },
  tricks = { 4, 4 }, held = { "KH QH", "", "", "" },
  won = { "JH 9H AH AC AD AS 10C JC", "10H KH QH 10D 10S KC KD KS QC QD QS JD "
    .. "JS" }, scores = { 20, 290 },
}

example "80 coinched and made: only the winners score" {
  taker = 1, contract = "80 hearts", doubled = 2, trump = "H",
  with = { "side 1" }, tricks = { 4, 4 },
  won = { "JH 9H AH AC AD AS 10C JC", "10H KH QH 10D 10S KC KD KS QC QD QS JD "
    .. "JS" }, scores = { 480, 0 },
}

example "surcoinched" {
  taker = 1, contract = "80 hearts", doubled = 4, trump = "H",
  with = { "side 1" }, tricks = { 4, 4 },
  won = { "JH 9H AH AC AD AS 10C JC", "10H KH QH 10D 10S KC KD KS QC QD QS JD "
    .. "JS" }, scores = { 960, 0 },
}

example "80 coinched and failed" {
  taker = 1, contract = "80 hearts", doubled = 2, trump = "H",
  with = { "side 2" }, tricks = { 4, 4 },
  won = { "JH 9H AH AC", "10H KH QH AD AS 10C 10D 10S KC KD "
    .. "KS QC QD QS JC JD JS" }, scores = { 0, 480 },
}

example "coinched, the loser keeps a belote, and the winner's counts twice" {
  taker = 1, contract = "80 hearts", doubled = 2, trump = "H",
  with = { "side 1" }, tricks = { 4, 4 }, held = { "", "KH QH", "", "" },
  won = { "JH 9H AH AC AD AS 10C JC", "10H KH QH 10D 10S KC KD KS QC QD QS JD "
    .. "JS" }, scores = { 480, 20 },
}

example "the winner's belote counts twice" {
  taker = 1, contract = "80 hearts", doubled = 2, trump = "H",
  with = { "side 1" }, tricks = { 4, 4 }, held = { "KH QH", "", "", "" },
  declared = { 0, 50 },
  won = { "JH 9H AH AC AD AS 10C JC", "10H KH QH 10D 10S KC KD KS QC QD QS JD "
    .. "JS" }, scores = { 620, 0 },
}

example "capot bid and made" {
  taker = 1, contract = "capot hearts", trump = "H", with = { "side 1" },
  tricks = { 8, 0 },
  won = { "JH 9H AH 10H KH QH AC AD AS 10C 10D 10S KC KD KS QC QD QS JC JD "
    .. "JS", "" }, scores = { 500, 0 },
}

example "and coinched" {
  taker = 1, contract = "capot hearts", doubled = 2, trump = "H",
  with = { "side 1" }, tricks = { 8, 0 },
  won = { "JH 9H AH 10H KH QH AC AD AS 10C 10D 10S KC KD KS QC QD QS JC JD "
    .. "JS", "" }, scores = { 1000, 0 },
}

example "one trick lost fails a capot" {
  taker = 1, contract = "capot hearts", trump = "H", with = { "side 1" },
  tricks = { 7, 1 },
  won = { "JH 9H AH 10H KH QH AC AD AS 10C 10D 10S KC KD KS QC QD QS JC JD "
    .. "JS", "" }, scores = { 0, 410 },
}

example "all tricks are worth a hundred for the last, whatever was bid" {
  taker = 1, contract = "80 hearts", trump = "H", with = { "side 1" },
  tricks = { 8, 0 }, declared = { 0, 20 },
  won = { "JH 9H AH 10H KH QH AC AD AS 10C 10D 10S KC KD KS QC QD QS JC JD "
    .. "JS", "" }, scores = { 350, 0 },
}

example "declarations help to reach a bid" {
  taker = 1, contract = "130 hearts", trump = "H", with = { "side 1" },
  tricks = { 4, 4 }, declared = { 20, 0 },
  won = { "JH 9H AH AC AD AS 10C KC KD KS", "10H KH QH 10D 10S QC QD QS JC JD "
    .. "JS" }, scores = { 260, 50 },
}

example "the bidders' declarations go to the others if they fail" {
  taker = 1, contract = "140 hearts", trump = "H", with = { "side 1" },
  tricks = { 4, 4 }, declared = { 20, 0 },
  won = { "JH 9H AH AC AD AS 10C KC KD KS", "10H KH QH 10D 10S QC QD QS JC JD "
    .. "JS" }, scores = { 0, 320 },
}

example "a bid reached with the lower total fails" {
  taker = 1, contract = "80 hearts", trump = "H", with = { "side 2" },
  tricks = { 4, 4 }, declared = { 0, 20 },
  won = { "JH 9H AH AC AD AS QC QD", "10H KH QH 10C 10D 10S KC KD KS QS JC JD "
    .. "JS" }, scores = { 0, 260 },
}

example "equal totals fail" {
  taker = 1, contract = "80 hearts", trump = "H", with = { "side 2" },
  tricks = { 4, 4 },
  won = { "JH 9H AH AC AD KC KD KS JC", "10H KH QH AS 10C 10D 10S QC QD QS JD "
    .. "JS" }, scores = { 0, 240 },
}

example "or are held" {
  tie = "hold", taker = 1, contract = "80 hearts", trump = "H",
  with = { "side 2" }, tricks = { 4, 4 },
  won = { "JH 9H AH AC AD KC KD KS JC", "10H KH QH AS 10C 10D 10S QC QD QS JD "
    .. "JS" }, scores = { 0, 80 }, leaves = { carried = 80 },
}

example "but not after a coinche" {
  tie = "hold", taker = 1, contract = "80 hearts", doubled = 2, trump = "H",
  with = { "side 2" }, tricks = { 4, 4 },
  won = { "JH 9H AH AC AD KC KD KS JC", "10H KH QH AS 10C 10D 10S QC QD QS JD "
    .. "JS" }, scores = { 0, 480 },
}

example "nor if the bid was higher" {
  tie = "hold", taker = 1, contract = "90 hearts", trump = "H",
  with = { "side 2" }, tricks = { 4, 4 },
  won = { "JH 9H AH AC AD KC KD KS JC", "10H KH QH AS 10C 10D 10S QC QD QS JD "
    .. "JS" }, scores = { 0, 250 },
}

example "the winner of the next round gets it" {
  tie = "hold", carried = 80, taker = 1, contract = "90 hearts", trump = "H",
  with = { "side 1" }, tricks = { 4, 4 },
  won = { "JH 9H AH AC AD AS 10C KC KD KS", "10H KH QH 10D 10S QC QD QS JC JD "
    .. "JS" }, scores = { 280, 50 }, leaves = { carried = 0 },
}

example "only the bid may count" {
  score = "bid_only", taker = 1, contract = "90 hearts", trump = "H",
  with = { "side 1" }, tricks = { 4, 4 }, declared = { 0, 20 },
  held = { "KH QH", "", "", "" },
  won = { "JH 9H AH AC AD AS 10C KC KD KS", "10H KH QH 10D 10S QC QD QS JC JD "
    .. "JS" }, scores = { 110, 0 },
}

example "or go to the others" {
  score = "bid_only", taker = 1, contract = "120 hearts", doubled = 2,
  trump = "H", with = { "side 1" }, tricks = { 4, 4 },
  won = { "JH 9H AH AC AD AS 10C KC KD KS", "10H KH QH 10D 10S QC QD QS JC JD "
    .. "JS" }, scores = { 0, 240 },
}

-- Seat 4 leads; spades are trumps.
example "what a hand can declare is asked for with its first card" {
  first_dealer = 1, deal = { hands = { "7C 8C 7D 8D 7H 8H 9S 10S",
    "9D 10C QC KC 9H 10H QH AH", "9C JC AC 10D JD QD AD 8S",
    "JH KH KD QS KS AS 7S JS" } },
  moves = { "80 spades", "pass", "pass", "pass" },
  legal = { "declare", "pass" },
}

example "of two to the king the one in trumps counts" {
  first_dealer = 1, deal = { hands = { "7H AH 9C QS KS 10D 8D JC",
    "8S JS 10C QC 10H 8H 9D 7C", "JD QD KD 10S KC 7D 9H AS",
    "JH QH KH AD 7S 8C AC 9S" } },
  moves = { "80 diamonds", "pass", "pass", "pass", "declare", "7S", "declare",
    "10S", "8S", "QS" }, leaves = { declared = { 20, false } },
}

for _, one in ipairs(shared.declare) do
  local name, declared, hands, moves = table.unpack(one)
  example(name) { first_dealer = 1, deal = { hands = hands },
    moves = { "80 clubs", "pass", "pass", "pass", table.unpack(moves) },
    leaves = { declared = declared } }
end

example "not rounded: a capot coinched" {
  round_to_ten = false, taker = 1, contract = "capot hearts", doubled = 2,
  trump = "H", with = { "side 1" }, tricks = { 8, 0 },
  won = { "JH 9H AH 10H KH QH AC AD AS 10C 10D 10S KC KD KS QC QD QS JC JD "
    .. "JS", "" }, scores = { 1000, 0 },
}

example "not rounded: a bid that fails" {
  round_to_ten = false, taker = 1, contract = "120 hearts", trump = "H",
  with = { "side 1" }, tricks = { 4, 4 },
  won = { "JH 9H AH AC AD AS 10C KC KD KS", "10H KH QH 10D 10S QC QD QS JC JD "
    .. "JS" }, scores = { 0, 280 },
}

example "not rounded: only the bid counts, and no declarations" {
  round_to_ten = false, score = "bid_only", taker = 1,
  contract = "90 hearts", trump = "H", with = { "side 1" }, tricks = { 4, 4 },
  declared = { 20, 50 },
  won = { "JH 9H AH AC AD AS 10C KC KD KS", "10H KH QH 10D 10S QC QD QS JC JD "
    .. "JS" }, scores = { 90, 0 },
}

example "after a number of rounds the higher total wins" {
  rounds = 1, taker = 1, contract = "90 hearts", trump = "H",
  with = { "side 1" }, tricks = { 4, 4 },
  won = { "JH 9H AH AC AD AS 10C KC KD KS", "10H KH QH 10D 10S QC QD QS JC JD "
    .. "JS" }, scores = { 200, 50 }, won_by = 1,
}

example "a thousand points win, here for both: the higher" {
  before = { 800, 999 }, taker = 1, contract = "90 hearts", trump = "H",
  with = { "side 1" }, tricks = { 4, 4 },
  won = { "JH 9H AH AC AD AS 10C KC KD KS", "10H KH QH 10D 10S QC QD QS JC JD "
    .. "JS" }, scores = { 1000, 1049 }, won_by = 2,
}

example "a bid promises its points" {
  step = "promise", with = { "90 hearts" }, gives = "90 points",
}

example "a coinche promises none" {
  step = "promise", with = { "coinche" }, gives = "none",
}

example "capot promises all tricks" {
  step = "promise", with = { "capot hearts" }, gives = "all tricks",
}

example "a lower trump is owed, if that is agreed" {
  undertrump = true, trump = "H", trick = "AC 9H", hand = "AH 7S",
  legal = "AH",
}

example "with a suit of trumps the other suits stay as they are" {
  no_trump = true, trump = "H", trick = "9C AC 10C KC", winner = 2,
}

example "without trumps an ace counts nineteen" {
  no_trump = true, mode = "no trump", cards = "AC 10C KC QC JC 9C",
  points = 38,
}

example "if all suits are trumps: 98 and 64, and belotes of all count" {
  no_trump = true, round_to_ten = false, taker = 1, contract = "80 all trump",
  mode = "all trump", with = { "side 1" }, tricks = { 4, 4 },
  held = { "KH QH KC QC", "", "", "" },
  won = { "JH JD JC JS 9H 9D 9C KH KD KC", "AH AD AC AS 10H 10D 10C 10S 9S KS "
    .. "QH QD QC QS" }, scores = { 218, 64 },
}

-- Seat 4 leads. Seats 1 and 3 have all aces and tens, the others all jacks and
-- nines.
local fours = { hands = { "10C 10D 10H 10S KC KD QH QS",
  "9C 9D 9H 9S QC QD KH KS", "AC AD AH AS 8C 8D 8H 8S",
  "JC JD JH JS 7C 7D 7H 7S" } }
local all_declare = split "declare 7C declare 8C declare 9C declare 10C"

example "without trumps four aces are the best, 200, and four tens 150" {
  no_trump = true, first_dealer = 1, deal = fours,
  moves = { "80 no trump", "pass", "pass", "pass",
    table.unpack(all_declare) }, leaves = { declared = { 350, false } },
}

example "four jacks and four nines, if all suits are trumps" {
  no_trump = true, first_dealer = 1, deal = fours,
  moves = { "80 all trump", "pass", "pass", "pass",
    table.unpack(all_declare) }, leaves = { declared = { false, 350 } },
}

example "scaled down, 144 of 258 are 90" {
  no_trump = true, all_trump = "scaled", round_to_ten = false, taker = 1,
  contract = "80 all trump",
  mode = "all trump", with = { "side 1" }, tricks = { 4, 4 },
  held = { "KH QH KC QC", "", "", "" },
  won = { "JH JD JC JS 9H 9D 9C KH KD KC", "AH AD AC AS 10H 10D 10C 10S 9S KS "
    .. "QH QD QC QS" }, scores = { 210, 72 },
}

example "not rounded: a belote, and no declarations" {
  declarations = false, round_to_ten = false, taker = 1,
  contract = "90 hearts", trump = "H", with = { "side 1" }, tricks = { 4, 4 },
  held = { "KH QH", "", "", "" },
  won = { "JH 9H AH AC AD AS 10C KC KD KS", "10H KH QH 10D 10S QC QD QS JC JD "
    .. "JS" }, scores = { 220, 52 },
}

example "not rounded: all tricks" {
  round_to_ten = false, taker = 1, contract = "capot hearts", trump = "H",
  with = { "side 1" }, tricks = { 8, 0 },
  won = { "JH 9H AH 10H KH QH AC AD AS 10C 10D 10S KC KD KS QC QD QS JC JD "
    .. "JS", "" }, scores = { 502, 0 },
}

example "84 and 80 are rounded down" {
  taker = 1, contract = "80 hearts", trump = "H", with = { "side 1" },
  tricks = { 4, 4 },
  won = { "JH 9H AH AC 10C KC KD", "10H KH QH AD AS 10D 10S KS QC QD QS JC JD "
    .. "JS" }, scores = { 160, 80 },
}

example "85 and 80 are rounded up" {
  taker = 1, contract = "80 hearts", trump = "H", with = { "side 1" },
  tricks = { 4, 4 },
  won = { "JH 9H AH AC 10C KC QD JD", "10H KH QH AD AS 10D 10S KD KS QC QS JC "
    .. "JS" }, scores = { 170, 80 },
}

example "125 do not make a bid of 130, though they are scored as 130" {
  taker = 1, contract = "130 hearts", trump = "H", with = { "side 1" },
  tricks = { 5, 3 },
  won = { "JH 9H AH AC AD AS 10C 10D KC KD KS QC JC", "10H KH QH 10S QD QS JD "
    .. "JS" }, scores = { 0, 290 },
}

example "a side that has failed does not win by its belote" {
  taker = 1, contract = "90 hearts", trump = "H", with = { "side 2" },
  tricks = { 4, 4 }, before = { 980, 0 }, held = { "KH QH", "", "", "" },
  won = { "JH 9H AH AC KC", "10H KH QH AD AS 10C 10D 10S KD KS QC QD QS JC JD "
    .. "JS" }, scores = { 1000, 250 }, won_by = false,
  leaves = { waits = { true, false } },
}

example "below the target it does not wait" {
  taker = 1, contract = "90 hearts", trump = "H", with = { "side 2" },
  tricks = { 4, 4 }, before = { 979, 0 }, held = { "KH QH", "", "", "" },
  won = { "JH 9H AH AC KC", "10H KH QH AD AS 10C 10D 10S KD KS QC QD QS JC JD "
    .. "JS" }, scores = { 999, 250 }, leaves = { waits = { false, false } },
}

example "nor if it had reached the target before" {
  taker = 1, contract = "90 hearts", trump = "H", with = { "side 2" },
  tricks = { 4, 4 }, before = { 1000, 1000 }, held = { "KH QH", "", "", "" },
  won = { "JH 9H AH AC KC", "10H KH QH AD AS 10C 10D 10S KD KS QC QD QS JC JD "
    .. "JS" }, scores = { 1020, 1250 }, won_by = 2,
  leaves = { waits = { false, false } },
}

example "a belote without a trick does not win, either" {
  taker = 2, contract = "capot hearts", trump = "H", with = { "side 2" },
  tricks = { 0, 8 }, before = { 980, 0 }, held = { "KH QH", "", "", "" },
  won = { "", "JH 9H AH 10H KH QH AC AD AS 10C 10D 10S KC KD KS QC QD QS JC "
    .. "JD JS" }, scores = { 1000, 500 }, won_by = false,
  leaves = { waits = { true, false } },
}

example "another trick in a later round is enough" {
  taker = 2, contract = "80 hearts", trump = "H", with = { "side 2" },
  tricks = { 1, 7 }, before = { 1000, 0 }, waits = { true, false },
  won = { "7C 8C 9C 7D", "JH 9H AH 10H KH QH AC AD AS 10C 10D 10S KC KD KS QC "
    .. "QD QS JC JD JS" }, scores = { 1000, 240 }, won_by = 1,
  leaves = { waits = { false, false } },
}

example "without a trick it waits on" {
  taker = 2, contract = "80 hearts", trump = "H", with = { "side 2" },
  tricks = { 0, 8 }, before = { 1000, 0 }, waits = { true, false },
  won = { "", "JH 9H AH 10H KH QH AC AD AS 10C 10D 10S KC KD KS QC QD QS JC "
    .. "JD JS" }, scores = { 1000, 330 }, won_by = false,
  leaves = { waits = { true, false } },
}

return coinche
