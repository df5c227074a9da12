-- Boundary cases of coinche: `tenace check coinche` runs them with the examples
-- of its rules file.

local shared = require "_belote"

-- Seat 4 leads. Seats 1 and 3 have all aces and tens, the others all jacks and
-- nines.
local fours = { hands = { "10C 10D 10H 10S KC KD QH QS",
  "9C 9D 9H 9S QC QD KH KS", "AC AD AH AS 8C 8D 8H 8S",
  "JC JD JH JS 7C 7D 7H 7S" } }

local all_declare = split "declare 7C declare 8C declare 9C declare 10C"

-- The deal

example "eight cards each" {
  moves = {}, leaves = { counts = { 8, 8, 8, 8 }, stock = 0 },
}

-- The bidding

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

example "if all pass the next one deals, and it is the same round" {
  rounds = 1, first_dealer = 1, moves = { "pass", "pass", "pass", "pass" },
  allowed = { "80 clubs", "pass" },
  leaves = { dealer = 4, counts = { 8, 8, 8, 8 } },
}

-- After "a coinche ends the bidding: the bidder's side is asked":
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

example "a bid promises its points" {
  step = "promise", with = { "90 hearts" }, gives = "90 points",
}

example "a coinche promises none" {
  step = "promise", with = { "coinche" }, gives = "none",
}

example "capot promises all tricks" {
  step = "promise", with = { "capot hearts" }, gives = "all tricks",
}

example "general all tricks of the bidder alone" {
  general = true, step = "promise", with = { "general hearts" },
  gives = "all tricks of the bidder alone",
}

example "usually nothing is above capot" {
  moves = { "capot clubs" }, legal = { "coinche", "pass" },
  refused = { "general spades" },
}

example "without a suit, too: general without trumps is above capot" {
  general = true, no_trump = true, moves = { "capot spades" },
  allowed = { "general no trump", "general all trump", "general clubs" },
}

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

-- The play

-- After "a lower trump is not owed":
example "nor a higher one on the partner's" {
  trump = "H", trick = "AC 9H 7C", hand = "JH AH", legal = "JH AH",
}

example "but above the opponents' trump" {
  trump = "H", trick = "AC 7C 9H", hand = "JH AH 7S", legal = "JH",
}

-- Seat 4 leads; spades are trumps.
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

example "a lower trump is owed, if that is agreed" {
  undertrump = true, trump = "H", trick = "AC 9H", hand = "AH 7S",
  legal = "AH",
}

example "with a suit of trumps the other suits stay as they are" {
  no_trump = true, trump = "H", trick = "9C AC 10C KC", winner = 2,
}

-- What cards count

example "without trumps an ace counts nineteen" {
  no_trump = true, mode = "no trump", cards = "AC 10C KC QC JC 9C",
  points = 38,
}

-- Scoring

-- Hearts are trumps; seat 1 has bid.
example "110, total 110: reached" {
  taker = 1, contract = "110 hearts", trump = "H", with = { "side 1" },
  tricks = { 4, 4 },
  won = { "JH 9H AH AC AD AS 10C KC KD KS", "10H KH QH 10D 10S QC QD QS JC JD "
    .. "JS" }, scores = { 220, 50 },
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

-- After "capot bid and made":
example "and coinched" {
  taker = 1, contract = "capot hearts", doubled = 2, trump = "H",
  with = { "side 1" }, tricks = { 8, 0 },
  won = { "JH 9H AH 10H KH QH AC AD AS 10C 10D 10S KC KD KS QC QD QS JC JD "
    .. "JS", "" }, scores = { 1000, 0 },
}

example "general coinched and lost to a trick of the others" {
  general = true, taker = 1, contract = "general hearts", doubled = 2,
  trump = "H", with = { "side 2" }, tricks = { 7, 1, 0, 0 },
  won = { "JH 9H AH 10H KH QH AC AD AS 10C 10D 10S KC KD KS QC QD QS JC",
    "JD JS" }, scores = { 0, 1320 },
}

example "general made, where the bid alone counts" {
  general = true, score = "bid_only", taker = 1, contract = "general hearts",
  trump = "H", with = { "side 1" }, tricks = { 8, 0, 0, 0 },
  won = { "JH 9H AH 10H KH QH AC AD AS 10C 10D 10S KC KD KS QC QD QS JC JD "
    .. "JS", "" }, scores = { 500, 0 },
}

example "capot is made with tricks of the partner, too" {
  general = true, taker = 1, contract = "capot hearts", trump = "H",
  with = { "side 1" }, tricks = { 5, 0, 3, 0 },
  won = { "JH 9H AH 10H KH QH AC AD AS 10C 10D 10S KC KD KS QC QD QS JC JD "
    .. "JS", "" }, scores = { 500, 0 },
}

example "one trick lost fails a capot" {
  taker = 1, contract = "capot hearts", trump = "H", with = { "side 1" },
  tricks = { 7, 1 },
  won = { "JH 9H AH 10H KH QH AC AD AS 10C 10D 10S KC KD KS QC QD QS JC JD "
    .. "JS", "" }, scores = { 0, 410 },
}

example "declarations help to reach a bid" {
  taker = 1, contract = "130 hearts", trump = "H", with = { "side 1" },
  tricks = { 4, 4 }, declared = { 20, 0 },
  won = { "JH 9H AH AC AD AS 10C KC KD KS", "10H KH QH 10D 10S QC QD QS JC JD "
    .. "JS" }, scores = { 260, 50 },
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

example "if all suits are trumps: 98 and 64, and belotes of all count" {
  no_trump = true, round_to_ten = false, taker = 1, contract = "80 all trump",
  mode = "all trump", with = { "side 1" }, tricks = { 4, 4 },
  held = { "KH QH KC QC", "", "", "" },
  won = { "JH JD JC JS 9H 9D 9C KH KD KC", "AH AD AC AS 10H 10D 10C 10S 9S KS "
    .. "QH QD QC QS" }, scores = { 218, 64 },
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

-- The end of the match

example "after a number of rounds the higher total wins" {
  rounds = 1, taker = 1, contract = "90 hearts", trump = "H",
  with = { "side 1" }, tricks = { 4, 4 },
  won = { "JH 9H AH AC AD AS 10C KC KD KS", "10H KH QH 10D 10S QC QD QS JC JD "
    .. "JS" }, scores = { 200, 50 }, won_by = 1,
}

example "a side that has failed does not win by its belote" {
  taker = 1, contract = "90 hearts", trump = "H", with = { "side 2" },
  tricks = { 4, 4 }, before = { 980, 0 }, held = { "KH QH", "", "", "" },
  won = { "JH 9H AH AC KC", "10H KH QH AD AS 10C 10D 10S KD KS QC QD QS JC JD "
    .. "JS" }, scores = { 1000, 250 }, won_by = false,
  leaves = { waits = { true, false } },
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
