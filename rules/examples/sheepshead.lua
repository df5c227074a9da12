-- Boundary cases of sheepshead: `tenace check sheepshead` runs them with the
-- examples of its rules file.

-- Seat 1 picks, and buries.
local function dealt(hand, blind)
  return { { hands = { hand }, blind = blind } }
end

-- Seat 4 leads the called suit.
local led = { { hands = { "QC QS JC JS QD AC", "AS *", "*", "7S *",
  "8S 9S 7C 8C 9C 10C" }, blind = "7D 8D" } }

local lost = { { hands = {
  "KC 10S 10C 9S 10H KS",
  "8D 8H 8C JS 9C 7H",
  "JH KH AD JD 7D JC",
  "AC QC QS AH KD QH",
  "AS 10D 9D QD 7S 8S" }, blind = "7C 9H" } }

local no_trick = { "pick", "10H 7C", "spades", "10S", "JS", "KH", "QH", "AC",
  "10D", "KC", "9C", "JH", "JD", "KD", "9D", "KS", "7D", "QS", "10C", "7H",
  "QC", "7S", "9S", "8C", "AD" }

-- The blind, two queens, makes the fewest points in the last trick too many.
local leaster = { { hands = {
  "JD 9S 7D 10D 9C 7S",
  "AH QD KS 10C QS AD",
  "8D 7C 8S 10H KH JS",
  "AC 8H JC KC 9D KD",
  "JH AS 10S 8C 7H 9H" }, blind = "QC QH" } }

local played = { "pass", "pass", "pass", "pass", "pass", "9H", "JD", "10H",
  "7S", "KC", "AS", "8C", "JC", "7D", "QS", "8D", "AD", "9D", "10S" }

-- The deal

example "four players: seven, and four in the blind" {
  players = 4, step = "deal", leaves = { counts = { 7, 7, 7, 7 }, blind = 4 },
}

example "three players: ten" {
  players = 3, step = "deal", leaves = { counts = { 10, 10, 10 }, blind = 2 },
}

-- The bidding

-- Seat 5 deals, so seat 1 is asked first.
example "the dealer may pass, too" {
  first_dealer = 5, moves = { "pass", "pass", "pass", "pass" },
  legal = { "pick", "pass" },
}

example "unless he must pick" {
  all_pass = "forced", first_dealer = 5,
  moves = { "pass", "pass", "pass", "pass" },
  leaves = { picker = 5, counts = { 6, 6, 6, 6, 8 } },
}

-- After "all pass: a leaster, led by the dealer's left":
example "or the next player deals, and it is the same round" {
  all_pass = "redeal", rounds = 1, first_dealer = 5,
  moves = { "pass", "pass", "pass", "pass", "pass" },
  legal = { "pick", "pass" },
  leaves = { dealer = 1, counts = { 6, 6, 6, 6, 6 } },
}

-- The play

example "the queen of clubs is the highest, then spades" {
  trick = "QD QS QC QH", winner = 3,
}

example "jacks rank as queens do" { trick = "JH JC JS JD", winner = 2 }

example "diamonds rank ace, ten, king" { trick = "KD 10D AD 9D", winner = 3 }

example "a trump wins" { trick = "AC 7D KC 10C", winner = 2 }

example "the ten is below the ace, above the king" {
  trick = "KS 10S AS 9S", winner = 3,
}

example "the queen of clubs is no club" {
  trick = "AC", hand = "QC 7S KD", legal = "QC 7S KD",
}

example "the under card counts as the called suit, and loses" {
  fields = { called = "AS", under_card = "QC" }, trick = "7S QC 8S", winner = 3,
}

example "no king of the suit is below it" {
  fields = { called = "AS", under_card = "AD" }, trick = "AD 7S", winner = 2,
}

-- After "an ace is called of which the picker has a card":
example "not the picker's own" {
  first_dealer = 5, deal = dealt("QC QS AC 9S 8S KC", "7D 8D"),
  moves = { "pick", "7D 8D" }, legal = { "spades", "alone" },
  refused = { "clubs" }, because = "you have AC",
}

example "nor a buried one" {
  first_dealer = 5, deal = dealt("QC QS AC 9S 8S KC", "7D 8D"),
  moves = { "pick", "AC 7D" }, refused = { "clubs" },
  because = "you have AC",
}

example "no diamond is called" {
  first_dealer = 5, deal = dealt("QC QS AC 9S 8S KC", "7D 8D"),
  moves = { "pick", "AC 7D" }, refused = { "diamonds" },
  because = "that suit cannot be called",
}

example "with all three aces a ten is called" {
  first_dealer = 5, deal = dealt("AC AS AH 10C QC QS", "7D 8D"),
  moves = { "pick", "AH 7D" }, legal = { "10S", "alone" },
  refused = { "10C" }, because = "you have 10C",
}

example "but not with a buried ace of its suit" {
  first_dealer = 5, deal = dealt("AC AS AH 10C QC QS", "7D 8D"),
  moves = { "pick", "AH 7D" }, refused = { "10H" },
  because = "you do not hold AH",
}

example "nor without all three" {
  first_dealer = 5, deal = dealt("AC AS 9H 10C QC QS", "7D 8D"),
  moves = { "pick", "8D 7D" }, legal = { "hearts", "alone" },
  refused = { "10S" }, because = "call A of a suit: you have not all of them",
}

-- After "without a card of any suit to call a card goes under":
example "not with one" {
  first_dealer = 5, deal = dealt("QC QS AC 9S 8S KC", "7D 8D"),
  moves = { "pick", "7D 8D" }, refused = { "hearts under" },
  because = "you hold a card of a suit that you can call",
}

example "nor under trumps" {
  first_dealer = 5, deal = dealt("QC QS JC JS QD AC", "7D 8D"),
  moves = { "pick", "AC 8D" }, refused = { "diamonds under" },
  because = "that suit cannot be called",
}

example "nor where it is not allowed" {
  options = { under = false }, first_dealer = 5,
  deal = dealt("QC QS JC JS QD AC", "7D 8D"),
  moves = { "pick", "AC 8D" }, leaves = { called = "none" },
}

example "the under card leaves the hand, and may be led" {
  first_dealer = 5, deal = dealt("QC QS JC JS QD AC", "7D 8D"),
  moves = { "pick", "AC 8D", "spades under", "7D" }, legal = { "yes", "no" },
  leaves = { called = "AS", counts = { 5, 6, 6, 6, 6 }, under = 1 },
}

example "an under card that is led takes out the called ace" {
  first_dealer = 5, deal = { { hands = { "QC QS JC JS QD AC", "AS 10S *",
    "7S 8S 9S KS *" }, blind = "7D 8D" } },
  moves = { "pick", "AC 8D", "spades under", "7D", "yes" },
  legal = { "7S", "8S", "9S", "KS" },
}

-- After "the called ace must be played when its suit is led":
example "unless nothing else is left" {
  fields = { called = "AS" }, trick = "9H", hand = "AS", legal = "AS",
}

example "another suit is followed as ever" {
  fields = { called = "AS" }, trick = "9H", hand = "AS KH 7C", legal = "KH",
}

example "the partner leads no other card of the suit" {
  first_dealer = 1, deal = { { hands = { "*", "AS 10S 7C *", "*", "*",
    "QC QS 9S KH 8H 7H" }, blind = "9H JH" } },
  moves = { "pass", "pass", "pass", "pick", "9H JH", "spades" },
  refused = { "10S" }, allowed = { "AS", "7C" },
  because = "called suit",
}

example "the picker keeps the last card of the called suit" {
  first_dealer = 5, deal = { { hands = { "AH KH 8H 7H 9H 10H",
    "QC QS JC 9S KC 8C" }, blind = "7D 8D" } },
  moves = { "pass", "pick", "7D 8D", "spades", "AH" },
  refused = "9S", because = "called suit", allowed = { "KC", "QC" },
}

example "but not once the called card has been played" {
  fields = { called = "AS", picker = 2 }, trick = "9H", hand = "9S KC",
  played = "AS 7S", legal = "9S KC",
}

example "but not of another suit" {
  first_dealer = 5, deal = { { hands = { "AH KH 8H 7H 9H 10H",
    "QC QS JC 9S KC 8S" }, blind = "7D 8D" } },
  moves = { "pass", "pick", "7D 8D", "spades", "AH" },
  allowed = { "8S", "9S", "KC" },
}

example "nobody else plays the under card" {
  first_dealer = 3, deal = led, legal = "8S 9S",
  moves = { "pass", "pass", "pick", "AC 8D", "spades under", "7D", "7S" },
  leaves = { under = 1 },
}

example "the picker must, where the called suit is led" {
  first_dealer = 3, deal = led,
  moves = { "pass", "pass", "pick", "AC 8D", "spades under", "7D", "7S", "8S" },
  leaves = { under = 0 },
}

-- Scoring

example "60 lose: -1, before it is doubled" {
  step = "unit", with = { 60, 3, 3 }, gives = -1,
}

example "90 are no schneider" { step = "unit", with = { 90, 3, 3 }, gives = 1 }

example "91 are" { step = "unit", with = { 91, 3, 1 }, gives = 2 }

example "with 31 the picker is no schneider" {
  step = "unit", with = { 31, 3, 3 }, gives = -1,
}

example "with 30 he is" { step = "unit", with = { 30, 1, 5 }, gives = -2 }

example "and with one trick" { step = "unit", with = { 61, 1, 1 }, gives = 1 }

example "every trick" { step = "unit", with = { 120, 6, 0 }, gives = 3 }

example "no trick" { step = "unit", with = { 20, 0, 6 }, gives = -3 }

example "in a leaster equal fewest points count nothing" {
  step = "score_leaster", with = { false },
  won = { "AC KC KS", "AS KH", "AH KD", "", "" }, tricks = { 2, 1, 1, 1, 1 },
  scores = { 0, 0, 0, 0, 0 },
}

example "one point fewer is enough" {
  step = "score_leaster", with = { "player 1" }, tricks = { 1, 1, 1, 1, 2 },
  won = { "10C", "AC", "AS KC", "AH KD", "AD 10S" },
  scores = { 4, -1, -1, -1, -1 },
}

example "for whoever has it" {
  step = "score_leaster", with = { "player 1" }, tricks = { 1, 1, 1, 1, 2 },
  won = { "AC", "10C", "AS KC", "AH KD", "AD 10S" },
  scores = { -1, 4, -1, -1, -1 },
}

example "a whole round with an under card that is led" {
  rounds = 1, first_dealer = 3,
  deal = { { hands = {
    "9S JS JC 8C 7D 10D",
    "KH 8H 9C AC 7H 9H",
    "10S 10C AD KC QC QD",
    "8D AH QS 7S AS 9D",
    "JD KS QH 7C 8S KD" }, blind = "10H JH" } },
  moves = { "pick", "AH QS", "clubs under", "9D", "no", "AS", "8S", "9C", "yes",
    "10C", "8H", "KC", "KS", "JC", "10D", "7H", "QC", "JH", "JD", "QD", "QH",
    "JS", "KH" },
  scores = { 2, -2, 2, -4, 2 },
}

example "a ten is called" {
  rounds = 1, first_dealer = 3,
  deal = { { hands = {
    "JH 9D KS 9H JS KH",
    "10H JC 8D KD QD JD",
    "7D 8S 8H 7H KC QS",
    "9C 9S AD 10S AH 7C",
    "8C 7S QC 10C QH 10D" }, blind = "AS AC" } },
  moves = { "pick", "AS 7C", "10H", "AD", "QC", "JH", "8D", "QS", "QH", "9D",
    "JD", "10S", "10C", "9H", "JC", "9C", "10H", "8H", "10D", "7S", "KD" },
  scores = { 2, -2, 2, -4, 2 },
}

example "a lost round with a partner" {
  rounds = 1, first_dealer = 3,
  deal = { { hands = {
    "8H KH 10H QC AC AD",
    "10D KC 7C KD 8C 9D",
    "8D 9C QD AH AS 7S",
    "7D 7H QH QS 9H KS",
    "10S JC JH JS 9S 10C" }, blind = "JD 8S" } },
  moves = { "pass", "pass", "pick", "8H AD", "spades", "QS", "JS", "JD", "9D",
    "QD", "7D", "JC", "KD", "10H", "10D", "9H", "JH", "10C", "7C", "7H", "8S",
    "8C", "9S" },
  scores = { -4, 2, -2, 2, 2 },
}

example "no trick, and the partner pays" {
  partner_pays = true, rounds = 1, first_dealer = 5, deal = lost,
  moves = no_trick, scores = { -12, 6, 6, 6, -6 },
}

example "no trick, and the picker pays alone" {
  rounds = 1, first_dealer = 5, deal = lost, moves = no_trick,
  scores = { -18, 6, 6, 6, 0 },
}

example "the jack of diamonds makes the partner" {
  partner = "jack", rounds = 1, first_dealer = 1,
  deal = { { hands = {
    "9H 8S 10D 8D QS KS",
    "QC JC JS AH KH 10S",
    "10C JD 7C 10H 8C KD",
    "8H 7S QD JH 9S AC",
    "7H QH 9C 9D AD AS" }, blind = "7D KC" } },
  moves = { "pick", "7D JC", "KC", "7C", "9H", "7S", "8S", "KD", "10H", "QS",
    "AH", "KS", "KH", "JD", "AD", "10C", "JH", "9D", "10D", "JS" },
  scores = { -1, 2, 1, -1, -1 },
}

example "a leaster with the blind for the first trick" {
  leaster_blind = "first_trick", rounds = 1, first_dealer = 2,
  deal = { { hands = {
    "8D 10D KH AH AD 8C",
    "QD 9S KC 7C JC QH",
    "JD 10S 8S KD 10C 8H",
    "9H 7D JS JH KS AC",
    "QS 7S QC AS 7H 10H" }, blind = "9D 9C" } },
  moves = { "pass", "pass", "pass", "pass", "pass", "JD", "JH", "QS", "AD",
    "JC", "7S", "8D", "8S", "AH", "QD", "10H", "QH", "7D", "AS", "8C", "7C",
    "AC" },
  scores = { 4, -1, -1, -1, -1 },
}

example "a leaster with the blind for the last trick" {
  rounds = 1, first_dealer = 4, deal = leaster, moves = played,
  scores = { -1, -1, -1, -1, 4 },
}

example "a leaster with the blind for nobody" {
  leaster_blind = "nobody", rounds = 1, first_dealer = 4, deal = leaster,
  moves = played, scores = { -1, 4, -1, -1, -1 },
}
