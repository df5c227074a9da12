-- Boundary cases of pinochle: `tenace check pinochle` runs them with the
-- examples of its rules file.

-- The bidding

-- After "the dealer may not pass when all others have":
example "or the next player deals, and it is the same round" {
  all_pass = "redeal", rounds = 1, first_dealer = 1,
  moves = { "pass", "pass", "pass", "pass" }, allowed = { "pass", "250" },
  leaves = { dealer = 2, counts = { 12, 12, 12, 12 } },
}

example "another lowest bid" {
  min_bid = 100, moves = {}, allowed = { "100", "110" },
}

example "bids are multiples of ten: from 255 on the lowest is 260" {
  min_bid = 255, moves = {}, allowed = { "260" }, refused = { "250", "255" },
}

-- After "the bidder names trumps, and leads":
example "or the dealer's left leads" {
  lead = "eldest", first_dealer = 4,
  deal = { hands = { "9C", "AD AD AC", "9S", "9H" } },
  moves = { "pass", "250", "pass", "pass", "hearts" }, allowed = { "9C" },
}

example "where trumps need a marriage" {
  need_marriage = true, first_dealer = 4,
  deal = { hands = { "KH QH KS QS KC KC QD QD AC AC AD AD" } },
  moves = { "250", "pass", "pass", "pass" }, legal = { "hearts", "spades" },
  refused = { "clubs" }, because = "you do not hold king and queen of clubs",
}

example "a bidder with a single such suit need not name it" {
  need_marriage = true, first_dealer = 4,
  deal = { hands = { "KH QH KS 9S KC KC QD QD AC AC AD AD" } },
  moves = { "250", "pass", "pass", "pass" }, leaves = { trump = "H" },
}

example "without one the bid is lost" {
  need_marriage = true, first_dealer = 4,
  deal = { hands = { "KH 9H KS 9S KC KC QD QD AC AC AD AD" } },
  moves = { "250", "pass", "pass", "pass" }, scores = { -250, 0 },
}

-- The play

example "a trump led must be beaten, too" {
  trump = "H", trick = "KH", hand = "10H QH AD", legal = "10H",
}

example "who cannot beat it follows" {
  trump = "H", trick = "AC", hand = "AC 9C AD", legal = "AC 9C",
  refused = "AD", because = "follow_suit",
}

-- After "without the suit led a trump must beat those played":
example "or be played all the same" {
  trump = "H", trick = "KC 9H", hand = "9H 9D", legal = "9H", refused = "9D",
  because = "play_trump",
}

example "without either any card may be played" {
  trump = "H", trick = "KC 9H", hand = "AS 9D", legal = "AS 9D",
}

example "the ten beats the king" {
  trump = "H", trick = "KC 10C QC JC", winner = 2,
}

example "cards are handed over and back" {
  pass_cards = 2, first_dealer = 4,
  deal = { hands = { "9C 9C", "AD", "JS JS", "9H" } },
  moves = { "250", "pass", "pass", "pass", "hearts", "JS JS", "JS 9C" },
  allowed = { "JS", "9C" }, leaves = { counts = { 12, 12, 12, 12 } },
}

-- What cards count

example "aces and kings" { cards = "AC KC", points = 15 }

example "with simple counters" {
  counters = "simple", cards = "AC 10C KC QC JC 9C", points = 30,
}

example "aces and kings there" {
  counters = "simple", cards = "AC KC", points = 20,
}

-- Scoring

example "ten points are missing" {
  fields = { bid = 100, bidder = 3, trump = "H" }, tricks = { 6, 6 },
  won = { "AC AC AD AD AH AH KC 10C 10C", "AS KC" }, last_won = { 2 },
  scores = { -100, 25 },
}

example "with the last trick they are there" {
  fields = { bid = 100, bidder = 3, trump = "H" }, tricks = { 6, 6 },
  won = { "AC AC AD AD AH AH KC 10C 10C", "AS KC" }, last_won = { 1 },
  scores = { 100, 15 },
}

-- After "a side without a trick gets nothing":
example "unless it may" {
  defenders_need_trick = false, fields = { bid = 100, bidder = 1, trump = "H" },
  tricks = { 12, 0 }, won = { "AC AC AD AD AH AH AS 10C KC", "AS" },
  last_won = { 1 }, scores = { 101, 11 },
}

example "the bidding side never may" {
  defenders_need_trick = false, fields = { bid = 100, bidder = 2, trump = "H" },
  tricks = { 12, 0 }, won = { "AS", "AC AC AD AD AH AH AS 10C KC" },
  last_won = { 4 }, scores = { 11, -100 },
}

-- The end of the match

example "one alone at 1000" {
  before = { 900, 984 }, fields = { bid = 100, bidder = 1, trump = "H" },
  tricks = { 6, 6 }, won = { "AC AC AD AD AH AH KC 10C 10C", "AS KC" },
  last_won = { 1 }, scores = { 1000, 999 }, won_by = 1,
}

example "the others alone" {
  before = { 899, 985 }, fields = { bid = 100, bidder = 1, trump = "H" },
  tricks = { 6, 6 }, won = { "AC AC AD AD AH AH KC 10C 10C", "AS KC" },
  last_won = { 1 }, scores = { 999, 1000 }, won_by = 2,
}

example "after rounds the higher total wins" {
  rounds = 3, round_number = 3, before = { 900, 990 },
  fields = { bid = 100, bidder = 1, trump = "H" }, tricks = { 6, 6 },
  won = { "AC AC AD AD AH AH KC 10C 10C", "AS KC" }, last_won = { 1 },
  scores = { 1000, 1005 }, won_by = 2,
}
