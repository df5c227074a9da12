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


example "five cards each, and one is turned up" {
  moves = {}, legal = { "take", "pass" },
  leaves = { counts = { 5, 5, 5, 5 }, turned = 1, stock = 11 },
}

example "who takes gets the turned card and two more" {
  first_dealer = 1, deal = { turned = "9S" }, moves = { "pass", "take" },
  leaves = { counts = { 8, 8, 8, 8 }, turned = 0, stock = 0, taker = 3,
    trump = "S" },
}

example "the suit turned down cannot be named" {
  first_dealer = 1, deal = { turned = "9S" },
  moves = split "pass pass pass pass",
  legal = { "clubs", "diamonds", "hearts", "pass" },
  refused = { "spades" }, because = "spades were turned down",
}

example "all pass twice: the next player deals, and it is the same round" {
  rounds = 1, first_dealer = 1,
  moves = split "pass pass pass pass pass pass pass pass",
  legal = { "take", "pass" },
  leaves = { dealer = 4, counts = { 5, 5, 5, 5 } },
}

example "in trumps the jack beats the nine, and the nine the ace" {
  trump = "H", trick = "AH 9H JH 10H", winner = 3,
}

example "what a suit of trumps counts" {
  trump = "H", cards = "JH 9H AH 10H KH QH 8H 7H", points = 62,
}

example "who can beat a trump led must do so" {
  trump = "H", trick = "9H", hand = "JH 8H AC", legal = "JH",
  refused = "8H AC", because = "beat_led",
}

example "who is void must trump, above the trumps played" {
  trump = "H", trick = "AC 9H", hand = "AH JH 7S", legal = "JH",
  refused = "AH 7S", because = "overtrump",
}

example "a partner who is winning frees the player" {
  trump = "H", trick = "8C AC 7C", hand = "AS KH 7H", legal = "AS KH 7H",
}

-- Seat 1 has taken, hearts are trumps; the tricks count 152 without the last.
example "82 against 80: both sides score" {
  taker = 1, trump = "H", with = { "side 2" }, tricks = { 4, 4 },
  scores = { 82, 80 },
  won = { "JH 9H AH AC AD AS KC", "10H KH QH 10C 10D 10S KD KS QD QS QC JC "
    .. "JD JS" },
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

example "81 each: the others score, and the taker's total is held" {
  taker = 1, trump = "H", with = { "side 2" }, tricks = { 4, 4 },
  scores = { 0, 81 },
  won = { "JH 9H AH AC AD KC KD KS JC", "10H KH QH AS 10C 10D 10S QC QD QS JD "
    .. "JS" }, leaves = { carried = 81 },
}

example "a thousand points win" {
  taker = 1, trump = "H", with = { "side 2" }, tricks = { 4, 4 },
  before = { 918, 500 },
  won = { "JH 9H AH AC AD AS KC", "10H KH QH 10C 10D 10S KD KS QD QS QC JC "
    .. "JD JS" }, scores = { 1000, 580 }, won_by = 1,
}

return belote
