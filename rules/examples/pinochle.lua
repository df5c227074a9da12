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

-- Melds

-- What a hand melds with hearts as trumps.
for name, one in pairs {
  ["a run and a dix"] = { "AH 10H KH QH JH 9H", 160 },
  ["a run and another king"] = { "AH 10H KH KH QH JH 9H", 160 },
  ["a run twice"] = { "AH AH 10H 10H KH KH QH QH JH JH", 1500 },
  ["nearly a run twice"] = { "AH AH 10H 10H KH KH QH QH JH", 190 },
  ["royal marriages"] = { "KH KH QH QH", 80 },
  ["a marriage"] = { "KC QC", 20 },
  ["marriages of one suit"] = { "KD KD QD QD", 40 },
  ["a marriage of spades"] = { "KS QS", 20 },
  ["a dix"] = { "9H", 10 },
  ["dix twice"] = { "9H 9H", 20 },
  ["the nine of another suit"] = { "9C 9C", 0 },
  ["eight aces"] = { "AC AC AD AD AH AH AS AS", 1000 },
  ["three aces"] = { "AC AC AD AD AH AH", 0 },
  ["four kings"] = { "KC KD KH KS", 80 },
  ["eight kings"] = { "KC KC KD KD KH KH KS KS", 800 },
  ["four queens"] = { "QC QD QH QS", 60 },
  ["eight queens"] = { "QC QC QD QD QH QH QS QS", 600 },
  ["four jacks"] = { "JC JD JH JS", 40 },
  ["eight jacks"] = { "JC JC JD JD JH JH JS JS", 400 },
  ["pinochle"] = { "QS JD", 40 },
  ["pinochle twice"] = { "QS QS JD JD", 300 },
  ["king and queen of every suit"] = { "KC QC KD QD KH QH KS QS", 240 },
} do
  example(name) { fields = { trump = "H" }, held = { one[1], "", "", "" },
    step = "show_melds", with = { "player 1" },
    leaves = { counted = { one[2], 0 } } }
end

-- Scoring

-- After "a bid that was reached":
example "one point less" {
  fields = { bid = 100, bidder = 2, trump = "H" }, tricks = { 6, 6 },
  won = { "AS KC", "AC AC AD AD AH AH QC 10C 10C" }, last_won = { 4 },
  scores = { 15, -100 },
}

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

-- Eighty cards

example "the values of the options for eighty cards" {
  settings = { deck = 48, floor_20 = true },
}

example "twenty cards each" {
  deck = 80, moves = {}, leaves = { counts = { 20, 20, 20, 20 }, stock = 0 },
}

example "bids by ones to 60, and by fives from there on" {
  deck = 80, moves = {}, allowed = { "50", "59", "60", "65", "500", "pass" },
  refused = { "49", "61", "505" },
}

example "over 59 by ones, over 60 by fives" {
  deck = 80, moves = { "59" }, allowed = { "60", "65" }, refused = { "59" },
  because = "higher_bid",
}

example "if all pass the dealer has the bid for 50" {
  deck = 80, first_dealer = 4, moves = { "pass", "pass", "pass", "pass" },
  leaves = { bid = 50, bidder = 4 },
  legal = { "clubs", "diamonds", "hearts", "spades" },
}

example "the dealer may bid more, too" {
  deck = 80, first_dealer = 4, moves = { "pass", "pass", "pass", "55" },
  leaves = { bid = 55, bidder = 4 },
}

example "or the next player deals eighty cards" {
  deck = 80, all_pass = "redeal", rounds = 1, first_dealer = 1,
  moves = { "pass", "pass", "pass", "pass" }, allowed = { "50" },
  leaves = { dealer = 2, counts = { 20, 20, 20, 20 } },
}

example "500 ends the auction" {
  deck = 80, first_dealer = 4, moves = { "500" },
  leaves = { bid = 500, bidder = 1 },
  legal = { "clubs", "diamonds", "hearts", "spades" },
}

example "of equal cards the first wins, with four of them, too" {
  deck = 80, trump = "H", trick = "AC AC JC AC", winner = 1,
}

example "aces, tens and kings count one" {
  deck = 80, cards = "AC 10C KC QC JC", points = 3,
}

-- What a hand melds of eighty cards, with hearts as trumps.
for name, one in pairs {
  ["a run and another king and queen: 19"] = { "AH 10H KH KH QH QH JH", 19 },
  ["two runs: 150"] = { "AH AH 10H 10H KH KH QH QH JH JH", 150 },
  ["three runs: 225"] =
    { "AH AH AH 10H 10H 10H KH KH KH QH QH QH JH JH JH", 225 },
  ["four runs: 300"] = { "AH AH AH AH 10H 10H 10H 10H KH KH KH KH QH QH QH QH "
    .. "JH JH JH JH", 300 },
  ["four queens of spades and two jacks of diamonds: 30"] =
    { "QS QS QS QS JD JD", 30 },
  ["a pinochle: 4"] = { "QS JD JD", 4 },
  ["three pinochles: 60"] = { "QS QS QS JD JD JD JD", 60 },
  ["four pinochles: 90"] = { "QS QS QS QS JD JD JD JD", 90 },
  ["four different aces: 10"] = { "AC AD AH AS AS", 10 },
  ["aces of each suit twice: 100"] = { "AC AC AD AD AH AH AS AS", 100 },
  ["thrice: 150"] = { "AC AC AC AD AD AD AH AH AH AS AS AS", 150 },
  ["four times: 200"] =
    { "AC AC AC AC AD AD AD AD AH AH AH AH AS AS AS AS", 200 },
  ["kings: 8"] = { "KC KD KH KS", 8 },
  ["kings twice: 80"] = { "KC KC KD KD KH KH KS KS", 80 },
  ["kings thrice: 120"] = { "KC KC KC KD KD KD KH KH KH KS KS KS", 120 },
  ["kings four times: 160"] =
    { "KC KC KC KC KD KD KD KD KH KH KH KH KS KS KS KS", 160 },
  ["queens: 6"] = { "QC QD QH QS", 6 },
  ["queens twice: 60"] = { "QC QC QD QD QH QH QS QS", 60 },
  ["queens thrice: 90"] = { "QC QC QC QD QD QD QH QH QH QS QS QS", 90 },
  ["queens four times: 120"] =
    { "QC QC QC QC QD QD QD QD QH QH QH QH QS QS QS QS", 120 },
  ["jacks: 4"] = { "JC JD JH JS", 4 },
  ["jacks twice: 40"] = { "JC JC JD JD JH JH JS JS", 40 },
  ["jacks thrice: 60"] = { "JC JC JC JD JD JD JH JH JH JS JS JS", 60 },
  ["jacks four times: 80"] =
    { "JC JC JC JC JD JD JD JD JH JH JH JH JS JS JS JS", 80 },
  ["a marriage of trumps: 4"] = { "KH QH QH", 4 },
  ["two: 8"] = { "KH KH QH QH", 8 },
  ["three: 12"] = { "KH KH KH QH QH QH", 12 },
  ["four: 16"] = { "KH KH KH KH QH QH QH QH", 16 },
  ["marriages of another suit: 2, 4"] = { "KC QC KD KD QD QD", 6 },
  ["three and four of others: 6, 8"] =
    { "KC KC KC QC QC QC KD KD KD KD QD QD QD QD", 14 },
} do
  example(name) { deck = 80, fields = { trump = "H" },
    held = { one[1], "", "", "" }, step = "show_melds", with = { "player 1" },
    leaves = { counted = { one[2], 0 } } }
end

-- The bid is 70. Melds of both sides, what they take, and what they score.
local THIRTY = "AC AC AC AC AD AD AD AD AH AH AH AH AS AS AS AS 10C 10C 10C "
  .. "10C 10D 10D 10D 10D 10H 10H 10H 10H"             -- 28, and the last trick
local TWENTY = "KC KC KC KC KD KD KD KD KH KH KH KH KS KS KS KS 10S 10S 10S "
  .. "10S"
local NINETEEN = TWENTY:sub(10)                        -- 17, and the last trick
for name, one in pairs {
  ["melds of 40 and 30 in tricks make 70"] =
    { { 40, 0 }, { THIRTY, TWENTY }, 1, true, { 70, 20 } },
  ["44 and 19: the bid is lost"] =
    { { 44, 22 }, { NINETEEN, THIRTY .. " KC KC KC" }, 1, true, { -70, 53 } },
  ["melds of 18 do not count for the others"] =
    { { 44, 18 }, { NINETEEN, THIRTY .. " KC KC KC" }, 1, true, { -70, 31 } },
  ["nor do they for the bidders"] =
    { { 19, 20 }, { THIRTY .. " " .. TWENTY, "" }, 1, true, { -70, 0 } },
  ["melds of 51 with 19 in tricks do not count"] =
    { { 51, 0 }, { NINETEEN, THIRTY .. " KC KC KC" }, 1, true, { -70, 31 } },
  ["unless floor_20 is false"] =
    { { 51, 18 }, { NINETEEN, THIRTY .. " KC KC KC" }, 1, false, { 70, 49 } },
  ["20 in melds and 20 in tricks are enough"] =
    { { 60, 20 }, { THIRTY, TWENTY }, 1, true, { 90, 40 } },
  ["no trick, no melds"] =
    { { 60, 20 }, { THIRTY .. " " .. TWENTY, "" }, 1, false, { 110, 0 } },
} do
  example(name) { deck = 80, fields = { bid = 70, bidder = 1, trump = "H" },
    options = not one[4] and { floor_20 = false } or nil, counted = one[1],
    tricks = one[2][2] == "" and { 20, 0 } or { 10, 10 }, won = one[2],
    last_won = { one[3] }, scores = one[5] }
end
