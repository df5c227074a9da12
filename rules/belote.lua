-- Belote: two partnerships, eight tricks for card points; who takes the turned
-- card must win more than half of them.

local shared = require "_belote"
local count, score = shared.count, shared.score

local belote = game "Belote" {
  players     = 4,
  sides       = "partners",                    -- 1 and 3 against 2 and 4
  turn        = "anticlockwise",
  deck        = french(32),
  ranks       = shared.ranks,                  -- but the trumps
  points      = shared.points,
  obligations = shared.obligations,
  piles       = { turned = "all" },
  round       = { taker = player, trump = suit, mode = choice { of =
                  shared.modes }, declared = each_side(number) },
  keeps       = { carried = 0, waits = each_side(false) },
  options     = {
    target = number { 1000, from = 301, to = 3000 },
    declarations = flag { false, shared.declarations },
    tie = choice { "hold", "fails", "made", "with equal totals the taker's is "
      .. "held for the winner of the next round, or is lost, or counts" },
    undertrump = flag { true, "who cannot overtrump plays a lower trump" },
    partner_free = flag { true,
      "who is void need not trump while the partner wins the trick" },
    round_to_ten = flag { false, "totals are rounded to tens" },
    no_trump = flag { false, "no suit or all suits can be named as trumps" },
    all_trump = choice { "whole", "scaled", needs = { no_trump = true },
      shared.all_trump },
    rounds = number {}, first_dealer = number {},
  },
}

local TAKE = { "take", "pass" }
local DOWN = { C = { clubs = "clubs were turned down" },
  D = { diamonds = "diamonds were turned down" },
  H = { hearts = "hearts were turned down" },
  S = { spades = "spades were turned down" } }

-- In the trump suit the jack is the highest card, then the nine.
-- [no_trump] If all suits are trumps, each of them is like that.
function belote:order() return shared.heights(self) end

-- Five cards each, three and then two, and the next is turned up.
function belote:deal()
  self:deal_packets { 3, 2, { 1, self.turned } }
end

-- The dealer's right leads. The highest trump takes the trick or, if there is
-- none in it, the highest card of the suit led; whoever takes it leads the
-- next.
-- [no_trump] If no suit or all suits are trumps, the highest card of the suit
-- led takes it.
function belote:round()
  self:deal()
  self:choose_trump()
  self:deal_rest()
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
function belote:play_cards() return shared.play(self) end

-- From the dealer's right each may take the turned card, whose suit is then
-- trump, or pass. If all pass, each may name another suit, or pass. If all pass
-- again, the next player deals; a deal thrown in is no round.
function belote:choose_trump()
  for player in self:each_player(self:next_in_turn(self.dealer)) do
    if self:choose(player, "do you take the turned card?", TAKE) == "take" then
      self.taker, self.trump = player, suit(self.turned:top())
      return
    end
  end
  for player in self:each_player(self:next_in_turn(self.dealer)) do
    if self:name_trump(player) then return end
  end
  self:deal_again(self:next_in_turn(self.dealer))     -- FFBelote 10.4.1
end

-- The suit turned down cannot be named.
-- [no_trump] No suit, or all suits, can be named as trumps, too.
function belote:name_trump(player)
  local turned = suit(self.turned:top())
  local said = self:choose(player, "which suit is trump?", {
    turned ~= "C" and "clubs", turned ~= "D" and "diamonds",
    turned ~= "H" and "hearts", turned ~= "S" and "spades",
    self.option.no_trump and shared.modes, "pass", refused = DOWN[turned] })
  if said == "pass" then return false end
  self.taker, self.trump = player, suit(said)
  if not self.trump then self.mode = said end
  return true
end

-- When somebody has taken, from the dealer's right the others get three more
-- cards each; the taker gets two and the card turned up.
function belote:deal_rest()
  local taker, turned = self.taker, self.turned
  self:move(turned, turned, taker)
  for player in self:each_player(self:next_in_turn(self.dealer)) do
    self:draw(player, player == taker and 2 or 3)
  end
end

-- [declarations] A side's total is what the cards of its tricks count, ten for
-- the last trick (or a hundred for a side with all eight), 20 for a belote,
-- king and queen of trumps in one hand, which need not be announced, and its
-- declarations; with all tricks the taker's side has those of the others, too.
-- [not declarations] A side's total is what the cards of its tricks count, ten
-- for the last trick (or a hundred for a side with all eight), and 20 for a
-- belote, king and queen of trumps in one hand, which need not be announced.
-- [no_trump and all_trump=scaled] If all suits are trumps, 258 points of tricks
-- count as 162.
-- [] If the taker's side has the higher total, both sides score theirs. If it
-- has the lower one it fails.
-- [tie=hold] With equal totals the others score theirs, and the taker's is
-- held: the side with the higher total in the next round scores it, too. If the
-- totals are equal again, more is held.
-- [tie=fails] With equal totals it fails, too.
-- [tie=made] With equal totals both sides score theirs, too.
-- [round_to_ten] Only what is scored is rounded to tens; five go up.
function belote:score_round(last)
  local counted, n = count(self, last), self.taker.side.number
  local own, their = counted[n], counted[3 - n]
  local more, tie = own.total - their.total, self.option.tie
  local carried = self.carried
  if more < 0 or more == 0 and tie == "fails" then
    return self:fail(own, their)
  end
  score(self, their, "tricks")
  if more == 0 and tie == "hold" then
    self.carried = carried + shared.rounded(self, own.total)
  elseif more == 0 then
    score(self, own, "tricks")
  else
    score(self, own, "tricks", carried, "held")
    if carried > 0 then self.carried = 0 end
  end
end

-- [declarations] If the taker's side fails, the others score all 162 points, or
-- 252 with all tricks, their belote, and the declarations that count, whichever
-- side has them; the taker's side scores only its belote.
-- [not declarations] If the taker's side fails, the others score all 162
-- points, or 252 with all tricks, and their belote; the taker's side scores
-- only its belote.
function belote:fail(own, their)
  shared.give_all(own, their)
  their.tricks = their.side.tricks == 8 and 252 or 162
  score(self, own, "tricks")
  score(self, their, "the taker failed", self.carried, "held")
  self.carried = 0
end

-- [rounds=0] A match ends after a round in which a side has the target; the
-- higher total wins, and with equal totals play goes on. A side that gets there
-- by its belote in a round that it failed, or in which it took no trick, has
-- not won until it takes a trick in a later round.
-- [rounds>0] The match ends after round {rounds}; the higher total wins.
function belote:over() return base.over(self, { unless = "waits" }) end


example "in trumps the jack beats the nine, and the nine the ace" {
  trump = "H", trick = "AH 9H JH 10H", winner = 3,
}

example "in another suit the ten beats the king, and the nine is low" {
  trump = "H", trick = "9C KC 10C JC", winner = 3,
}

example "what a suit of trumps counts" {
  trump = "H", cards = "JH 9H AH 10H KH QH 8H 7H", points = 62,
}

example "what another suit counts" {
  trump = "H", cards = "JC 9C AC 10C KC QC 8C 7C", points = 30,
}

example "who can beat a trump led must do so" {
  trump = "H", trick = "9H", hand = "JH 8H AC", legal = "JH",
  refused = "8H AC", because = "beat_led",
}

example "the partner's trump, too" {
  trump = "H", trick = "9H 7H", hand = "JH 8H", legal = "JH",
}

example "who cannot beat it plays a lower one" {
  trump = "H", trick = "9H", hand = "AH 8H KC", legal = "AH 8H",
}

example "another suit need not be beaten" {
  trump = "H", trick = "10C", hand = "AC 7C AH", legal = "AC 7C",
  refused = "AH", because = "follow_suit",
}

example "only while the partner wins the trick any card may be played" {
  trump = "H", trick = "AC 7C 8H", hand = "AS KH 7H", legal = "KH",
  refused = "AS 7H", because = "overtrump",
}

example "a partner who is winning frees the player" {
  trump = "H", trick = "8C AC 7C", hand = "AS KH 7H", legal = "AS KH 7H",
}

example "even with a trump" {
  trump = "H", trick = "8C 8H 7C", hand = "AS KH 7H", legal = "AS KH 7H",
}

example "a trump is due all the same where that is agreed" {
  partner_free = false, trump = "H", trick = "8C AC 7C", hand = "AS KH 7H",
  legal = "KH 7H", refused = "AS", because = "overtrump",
}

example "who is void must trump, above the trumps played" {
  trump = "H", trick = "AC 9H", hand = "AH JH 7S", legal = "JH",
  refused = "AH 7S", because = "overtrump",
}

example "or below them, if there is no higher one" {
  trump = "H", trick = "AC 9H", hand = "AH 7S", legal = "AH",
  refused = "7S", because = "play_trump",
}

example "where no lower trump is owed any card may be played" {
  undertrump = false, trump = "H", trick = "AC 9H", hand = "AH 7S",
  legal = "AH 7S",
}

example "without a trump, too" {
  trump = "H", trick = "AC 9H", hand = "AD 7S", legal = "AD 7S",
}

example "all suits are trumps: whatever is led must be beaten" {
  no_trump = true, mode = "all trump", trick = "AC", hand = "9C 7C JS",
  legal = "9C", refused = "7C", because = "beat trumps",
}

example "and nothing trumps it" {
  no_trump = true, mode = "all trump", trick = "AC 9C JS 7C", winner = 2,
}

example "no suit is trumps: the ten is below the ace, and nothing trumps" {
  no_trump = true, mode = "no trump", trick = "JC 10C AC JS", winner = 3,
}

example "no duty to beat it, either" {
  no_trump = true, mode = "no trump", trick = "10C", hand = "AC 7C JS",
  legal = "AC 7C",
}

example "without trumps an ace counts nineteen" {
  no_trump = true, mode = "no trump", cards = "AC 10C KC QC JC 9C",
  points = 38,
}

example "without trumps the jacks count two: 162 with the last trick" {
  no_trump = true, taker = 1, mode = "no trump", with = { "side 1" },
  tricks = { 4, 4 }, scores = { 86, 76 },
  won = { "AC AD AH AS", "10C 10D 10H 10S KC KD KH KS QC QD QH QS JC JD JH "
    .. "JS" },
}

example "if all suits are trumps each counts less, and all the same" {
  no_trump = true, mode = "all trump", cards = "AC 10C KC QC JC 9C",
  points = 38,
}

example "or like a trump suit, where the sum is scaled down" {
  no_trump = true, all_trump = "scaled", mode = "all trump",
  cards = "AC 10C KC QC JC 9C", points = 62,
}

example "five cards each, and one is turned up" {
  moves = {}, legal = { "take", "pass" },
  leaves = { counts = { 5, 5, 5, 5 }, turned = 1, stock = 11 },
}

example "who takes gets the turned card and two more" {
  first_dealer = 1, deal = { turned = "9S" }, moves = { "pass", "take" },
  leaves = { counts = { 8, 8, 8, 8 }, turned = 0, stock = 0, taker = 3,
    trump = "S" },
}

example "the dealer's right speaks first, and leads" {
  first_dealer = 1, deal = { turned = "9S" }, moves = { "take" },
  leaves = { taker = 4 },
}

example "the suit turned down cannot be named" {
  first_dealer = 1, deal = { turned = "9S" },
  moves = split "pass pass pass pass",
  legal = { "clubs", "diamonds", "hearts", "pass" },
  refused = { "spades" }, because = "spades were turned down",
}

example "nor can clubs, diamonds or hearts: here hearts" {
  first_dealer = 1, deal = { turned = "9H" },
  moves = split "pass pass pass pass",
  legal = { "clubs", "diamonds", "spades", "pass" },
  refused = { "hearts" }, because = "hearts were turned down",
}

example "clubs" {
  first_dealer = 1, deal = { turned = "9C" },
  moves = split "pass pass pass pass",
  legal = { "diamonds", "hearts", "spades", "pass" },
  refused = { "clubs" }, because = "clubs were turned down",
}

example "diamonds" {
  first_dealer = 1, deal = { turned = "9D" },
  moves = split "pass pass pass pass",
  legal = { "clubs", "hearts", "spades", "pass" },
  refused = { "diamonds" }, because = "diamonds were turned down",
}

example "another suit is named" {
  first_dealer = 1, deal = { turned = "9D" },
  moves = split "pass pass pass pass pass clubs",
  leaves = { taker = 3, trump = "C", counts = { 8, 8, 8, 8 } },
}

example "where it is agreed no suit or all suits can be trumps" {
  no_trump = true, first_dealer = 1, deal = { turned = "9D" },
  moves = { "pass", "pass", "pass", "pass", "all trump" },
  leaves = { taker = 4, trump = "none", mode = "all trump" },
}

example "all pass twice: the next player deals, and it is the same round" {
  rounds = 1, first_dealer = 1,
  moves = split "pass pass pass pass pass pass pass pass",
  legal = { "take", "pass" },
  leaves = { dealer = 4, counts = { 5, 5, 5, 5 } },
}

-- Seat 1 has taken, hearts are trumps; the tricks count 152 without the last.
example "82 against 80: both sides score" {
  taker = 1, trump = "H", with = { "side 2" }, tricks = { 4, 4 },
  scores = { 82, 80 },
  won = { "JH 9H AH AC AD AS KC", "10H KH QH 10C 10D 10S KD KS QD QS QC JC "
    .. "JD JS" },
}

example "72 and a belote against 90" {
  taker = 1, trump = "H", with = { "side 2" }, tricks = { 4, 4 },
  scores = { 92, 90 }, held = { "KH QH", "", "", "" },
  won = { "JH 9H AH AC 10C QH QC", "10H KH AD AS 10D 10S KD KS KC QD QS JC JD "
    .. "JS" },
}

example "60 and a belote against 102: the taker's side keeps the belote alone" {
  taker = 1, trump = "H", with = { "side 2" }, tricks = { 4, 4 },
  scores = { 20, 162 }, held = { "KH QH", "", "", "" },
  won = { "JH 9H AH AC KC", "10H KH QH AD AS 10C 10D 10S KD KS QC QD QS JC JD "
    .. "JS" },
}

example "all eight tricks count 252" {
  taker = 1, trump = "H", with = { "side 1" }, tricks = { 8, 0 },
  scores = { 252, 0 },
  won = { "JH 9H AH 10H KH QH AC AD AS 10C 10D 10S KC KD KS QC QD QS JC JD "
    .. "JS", "" },
}

example "and so do they against the taker" {
  taker = 1, trump = "H", with = { "side 2" }, tricks = { 0, 8 },
  scores = { 0, 252 },
  won = { "", "JH 9H AH 10H KH QH AC AD AS 10C 10D 10S KC KD KS QC QD QS JC JD "
    .. "JS" },
}

example "81 each: the others score, and the taker's total is held" {
  taker = 1, trump = "H", with = { "side 2" }, tricks = { 4, 4 },
  scores = { 0, 81 },
  won = { "JH 9H AH AC AD KC KD KS JC", "10H KH QH AS 10C 10D 10S QC QD QS JD "
    .. "JS" }, leaves = { carried = 81 },
}

example "a taker who wins the next round gets it" {
  carried = 81, taker = 1, trump = "H", with = { "side 1" }, tricks = { 4, 4 },
  won = { "JH 9H AH AC AD AS 10C JC", "10H KH QH 10D 10S KC KD KS QC QD QS JD "
    .. "JS" }, before = { 0, 81 }, scores = { 181, 143 },
  leaves = { carried = 0 },
}

example "or the others, if the taker fails" {
  carried = 81, taker = 2, trump = "H", with = { "side 1" }, tricks = { 4, 4 },
  won = { "JH 9H AH AC AD AS 10C JC", "10H KH QH 10D 10S KC KD KS QC QD QS JD "
    .. "JS" }, before = { 0, 81 }, scores = { 243, 81 },
  leaves = { carried = 0 },
}

example "another tie holds more" {
  carried = 81, taker = 1, trump = "H", with = { "side 2" }, tricks = { 4, 4 },
  won = { "JH 9H AH AC AD KC KD KS JC", "10H KH QH AS 10C 10D 10S QC QD QS JD "
    .. "JS" }, scores = { 0, 81 }, leaves = { carried = 162 },
}

example "equal totals can also fail" {
  tie = "fails", taker = 1, trump = "H", with = { "side 2" }, tricks = { 4, 4 },
  won = { "JH 9H AH AC AD KC KD KS JC", "10H KH QH AS 10C 10D 10S QC QD QS JD "
    .. "JS" }, scores = { 0, 162 }, leaves = { carried = 0 },
}

example "or count" {
  tie = "made", taker = 1, trump = "H", with = { "side 2" }, tricks = { 4, 4 },
  won = { "JH 9H AH AC AD KC KD KS JC", "10H KH QH AS 10C 10D 10S QC QD QS JD "
    .. "JS" }, scores = { 81, 81 }, leaves = { carried = 0 },
}

example "a tie that counts wins nothing that was held" {
  tie = "made", carried = 50, taker = 1, trump = "H", with = { "side 2" },
  tricks = { 4, 4 },
  won = { "JH 9H AH AC AD KC KD KS JC", "10H KH QH AS 10C 10D 10S QC QD QS JD "
    .. "JS" }, scores = { 81, 81 }, leaves = { carried = 50 },
}

example "rounded to tens: 84 and 78" {
  round_to_ten = true, taker = 1, trump = "H", with = { "side 2" },
  tricks = { 4, 4 },
  won = { "JH 9H AH AC AD AS QC QD", "10H KH QH 10C 10D 10S KC KD KS QS JC JD "
    .. "JS" }, scores = { 80, 80 },
}

example "rounded to tens: 85 is 90" {
  round_to_ten = true, taker = 1, trump = "H", with = { "side 2" },
  tricks = { 4, 4 },
  won = { "JH 9H AH AC AD AS KC QD", "10H KH QH 10C 10D 10S QC KD KS QS JC JD "
    .. "JS" }, scores = { 90, 80 },
}

example "scaled down, 129 of 258 are 81, here a tie" {
  no_trump = true, all_trump = "scaled", taker = 1, mode = "all trump",
  with = { "side 1" },
  tricks = { 4, 4 },
  won = { "JH JD 9H 9D AH AC AD 10H KH KD", "JC JS 9C 9S AS 10C 10D 10S KC KS "
    .. "QC QD QH QS" }, scores = { 0, 81 }, leaves = { carried = 81 },
}

example "belotes of four suits count" {
  no_trump = true, taker = 1, mode = "all trump", with = { "side 2" },
  tricks = { 4, 4 }, held = { "KH QH KD QD", "", "KC QC KS QS", "" },
  won = { "JH JD JC JS 9H 9D KH QH KD QD KC QC KS QS", "9C 9S" },
  scores = { 170, 28 },
}

example "declarations count, and all tricks take those of the others" {
  declarations = true, taker = 1, trump = "H", with = { "side 1" },
  tricks = { 8, 0 }, declared = { 0, 50 },
  won = { "JH 9H AH 10H KH QH AC AD AS 10C 10D 10S KC KD KS QC QD QS JC JD "
    .. "JS", "" }, scores = { 302, 0 },
}

example "they help the taker to the higher total" {
  declarations = true, taker = 1, trump = "H", with = { "side 2" },
  tricks = { 4, 4 }, declared = { 20, 0 }, scores = { 92, 90 },
  won = { "JH 9H AH AC 10C QH QC", "10H KH AD AS 10D 10S KD KS KC QD QS JC JD "
    .. "JS" },
}

example "whoever declares none gets none" {
  declarations = true, taker = 1, trump = "H", with = { "side 2" },
  tricks = { 4, 4 }, scores = { 82, 80 },
  won = { "JH 9H AH AC AD AS KC", "10H KH QH 10C 10D 10S KD KS QD QS QC JC "
    .. "JD JS" },
}

-- Five cards of each hand are dealt, and the sixth of seat 4 is turned.
for _, one in ipairs(shared.declare) do
  local name, declared, hands, moves = table.unpack(one)
  local deal, rest = { hands = {} }, {}
  for seat = 4, 1, -1 do
    local cards = split(hands[seat])
    if seat == 4 then deal.turned = table.remove(cards, 6) end
    deal.hands[seat] = table.concat(cards, " ", 1, 5)
    rest[#rest + 1] = table.concat(cards, " ", 6)
  end
  deal.stock = table.concat(rest, " ")
  example(name) { declarations = true, first_dealer = 1, deal = deal,
    moves = { "take", table.unpack(moves) }, leaves = { declared = declared } }
end

example "a taker who fails leaves them to the others" {
  declarations = true, taker = 1, trump = "H", with = { "side 2" },
  tricks = { 4, 4 }, declared = { 20, 0 }, scores = { 0, 182 },
  won = { "JH 9H AH AC KC", "10H KH QH AD AS 10C 10D 10S KD KS QC QD QS JC JD "
    .. "JS" },
}

example "if all suits are trumps: 83 and 79" {
  no_trump = true, taker = 1, mode = "all trump", with = { "side 1" },
  tricks = { 4, 4 }, scores = { 83, 79 },
  won = { "JH JD 9H 9D AH AC AD 10H KH KD", "JC JS 9C 9S AS 10C 10D 10S KC KS "
    .. "QC QD QH QS" },
}

example "scaled down, 258 points count as 162" {
  no_trump = true, all_trump = "scaled", taker = 1, mode = "all trump",
  with = { "side 1" }, tricks = { 6, 2 }, scores = { 126, 36 },
  won = { "JC JD JH JS 9C 9D 9H 9S AC AD AH AS 10C", "10D 10H 10S KC KD KH KS "
    .. "QC QD QH QS" },
}

example "a thousand points win" {
  taker = 1, trump = "H", with = { "side 2" }, tricks = { 4, 4 },
  before = { 918, 500 },
  won = { "JH 9H AH AC AD AS KC", "10H KH QH 10C 10D 10S KD KS QD QS QC JC "
    .. "JD JS" }, scores = { 1000, 580 }, won_by = 1,
}

example "both there: the higher" {
  taker = 1, trump = "H", with = { "side 2" }, tricks = { 4, 4 },
  before = { 918, 921 },
  won = { "JH 9H AH AC AD AS KC", "10H KH QH 10C 10D 10S KD KS QD QS QC JC "
    .. "JD JS" }, scores = { 1000, 1001 }, won_by = 2,
}

example "equal totals go on" {
  taker = 1, trump = "H", with = { "side 2" }, tricks = { 4, 4 },
  before = { 918, 920 },
  won = { "JH 9H AH AC AD AS KC", "10H KH QH 10C 10D 10S KD KS QD QS QC JC "
    .. "JD JS" }, scores = { 1000, 1000 }, won_by = false,
}

example "no side wins by its belote alone" {
  taker = 1, trump = "H", with = { "side 2" }, tricks = { 4, 4 },
  before = { 980, 0 }, held = { "KH QH", "", "", "" },
  won = { "JH 9H AH AC KC", "10H KH QH AD AS 10C 10D 10S KD KS QC QD QS JC JD "
    .. "JS" }, scores = { 1000, 162 }, won_by = false,
  leaves = { waits = { true, false } },
}

example "below the target it does not wait" {
  taker = 1, trump = "H", with = { "side 2" }, tricks = { 4, 4 },
  before = { 979, 0 }, held = { "KH QH", "", "", "" },
  won = { "JH 9H AH AC KC", "10H KH QH AD AS 10C 10D 10S KD KS QC QD QS JC JD "
    .. "JS" }, scores = { 999, 162 }, leaves = { waits = { false, false } },
}

example "another trick in a later round is enough" {
  taker = 2, trump = "H", with = { "side 2" }, tricks = { 1, 7 },
  before = { 1000, 0 }, waits = { true, false }, won = { "7C 8C 9C 7D",
    "JH 9H AH 10H KH QH AC AD AS 10C 10D 10S KC KD KS QC QD QS JC JD JS" },
  scores = { 1000, 162 }, won_by = 1, leaves = { waits = { false, false } },
}

example "a trick is enough though the side fails again" {
  taker = 1, trump = "H", with = { "side 2" }, tricks = { 1, 7 },
  before = { 1000, 0 }, waits = { true, false }, won = { "7C 8C 9C 7D",
    "JH 9H AH 10H KH QH AC AD AS 10C 10D 10S KC KD KS QC QD QS JC JD JS" },
  scores = { 1000, 162 }, won_by = 1, leaves = { waits = { false, false } },
}

example "without a trick it waits on" {
  taker = 2, trump = "H", with = { "side 2" }, tricks = { 0, 8 },
  before = { 1000, 0 }, waits = { true, false }, won = { "",
    "JH 9H AH 10H KH QH AC AD AS 10C 10D 10S KC KD KS QC QD QS JC JD JS" },
  scores = { 1000, 252 }, won_by = false,
  leaves = { waits = { true, false } },
}

example "a belote without a trick does not win, either" {
  taker = 1, trump = "H", with = { "side 1" }, tricks = { 8, 0 },
  before = { 0, 980 }, held = { "", "KH QH", "", "" }, won = {
    "JH 9H AH 10H KH QH AC AD AS 10C 10D 10S KC KD KS QC QD QS JC JD JS", "" },
  scores = { 252, 1000 }, won_by = false,
  leaves = { waits = { false, true } },
}

example "one trick is enough" {
  taker = 1, trump = "H", with = { "side 1" }, tricks = { 7, 1 },
  before = { 0, 990 }, won = {
    "JH 9H AH 10H KH QH AC AD AS 10D 10S KC KD KS QC QD QS JC JD JS", "10C" },
  scores = { 152, 1000 }, won_by = 2, leaves = { waits = { false, false } },
}

example "two sides, of which one waits: the other wins" {
  taker = 2, trump = "H", with = { "side 2" }, tricks = { 0, 8 },
  before = { 1300, 800 }, waits = { true, false }, won = { "",
    "JH 9H AH 10H KH QH AC AD AS 10C 10D 10S KC KD KS QC QD QS JC JD JS" },
  scores = { 1300, 1052 }, won_by = 2,
}

return belote
