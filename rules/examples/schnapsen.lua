-- Boundary cases of schnapsen: `tenace check schnapsen` runs them with the
-- examples of its rules file.

-- The play

example "a king beats a queen" {
  trump = "S", trick = "QC KC", winner = 2,
}

example "the lowest trump beats an ace" {
  trump = "S", trick = "AC JS", winner = 2,
}

example "who cannot beat it follows suit" {
  trump = "S", trick = "10C", hand = "KC JC JS",
  legal = "KC JC", refused = "JS", because = "follow_suit",
}

example "without the suit led a trump is forced" {
  trump = "S", trick = "10C", hand = "AD JS",
  legal = "JS", refused = "AD", because = "play_trump",
}

example "a softer way: only follow suit" {
  strict = false, trump = "S", trick = "10C", hand = "AC JC JS",
  legal = "AC JC",
}

example "even trumps are then free" {
  strict = false, trump = "S", trick = "10C", hand = "AD JS", legal = "AD JS",
}

-- After "a marriage is declared before leading":
-- Seat 1 leads. Hearts are trump in all of these.
example "and one of its cards must be led" {
  first_dealer = 2, deal = { hands = { "KS QS AC JC JD", "AS 10C KC QD AD" },
    turned = "10H", stock = "KD JS" },
  moves = { "marry spades" }, refused = { "AC" },
  because = "you must lead KS or QS of your marriage",
  allowed = { "KS", "QS" },
}

example "a trick wins the 20 points" {
  first_dealer = 2, deal = { hands = { "KS QS AC JC JD", "AS 10C KC QD AD" },
    turned = "10H", stock = "KD JS" },
  moves = { "marry spades" }, leaves = { counted = { 20, 0 } },
}

example "only with a trick, where that is played" {
  exchange_needs_trick = true, first_dealer = 2,
  deal = { hands = { "KS QS JH JC JD", "AS 10C KC QD AD" },
           turned = "10H", stock = "KD JS" },
  moves = {}, refused = { "exchange" },
  because = "you have won no trick yet",
}

example "nobody closes it twice" {
  first_dealer = 2, deal = { hands = { "KS QS JH JC JD", "AS 10C KC QD AD" },
    turned = "10H", stock = "KD JS" },
  moves = { "close" }, refused = { "close", "exchange" },
  because = "the stock is closed", allowed = { "marry spades" },
}

example "no marriage counts when the stock is gone, where that is played" {
  first_dealer = 2, claim = "asked", late_marriage = false,
  deal = { hands = { "AC AS AD 10C QH", "JC JS JD QC KS" },
    turned = "10H", stock = "JH QS 10D KC KH QD 10S KD AH" },
  moves = { "AC", "JC", "AS", "JS", "AD", "JD", "10C", "QC", "JH", "KS" },
  refused = { "marry hearts" },
  because = "no marriage counts when the stock is gone",
}

example "elsewhere it does" {
  first_dealer = 2, claim = "asked",
  deal = { hands = { "AC AS AD 10C QH", "JC JS JD QC KS" },
    turned = "10H", stock = "JH QS 10D KC KH QD 10S KD AH" },
  moves = { "AC", "JC", "AS", "JS", "AD", "JD", "10C", "QC", "JH", "KS" },
  allowed = { "marry hearts" },
}

example "a closed stock is not gone" {
  late_marriage = false, first_dealer = 2,
  deal = { hands = { "KS QS AC JC JD", "AS 10C KC QD AD" },
    turned = "10H", stock = "KD JS" },
  moves = { "close" }, allowed = { "marry spades" },
}

example "a marriage needs its king and its queen" {
  first_dealer = 2, deal = { hands = { "KS QH JH QC JD", "AS 10C KC QD AD" },
    turned = "10H", stock = "KD JS" },
  moves = {}, refused = { "marry spades" },
  because = "you do not hold KS and QS",
}

example "a queen alone is none, either" {
  first_dealer = 2, deal = { hands = { "KS QH JH QC JD", "AS 10C KC QD AD" },
    turned = "10H", stock = "KD JS" },
  moves = {}, refused = { "marry hearts" },
  because = "you do not hold KH and QH",
}

example "25 and 40 do not" {
  first_dealer = 2, deal = { hands = { "KH QH AC AS AD", "KC JC 10S 10D JS" },
    turned = "10H", stock = "KD JD 10C QC KS QS QD AH" },
  moves = { "AC", "KC", "marry hearts" }, legal = { "KH", "QH", "close" },
}

example "nobody exchanges or closes with one card on the one turned up" {
  first_dealer = 2,
  deal = { hands = { "AC AS AD 10C QH", "JC JS JD QC KS" },
    turned = "10H", stock = "JH QS 10D KC QD KH 10S KD AH" },
  moves = { "AC", "JC", "AS", "JS", "AD", "JD", "10C", "QC" },
  refused = { "close" }, because = "the stock has too few cards",
}

example "nobody exchanges, either" {
  first_dealer = 2,
  deal = { hands = { "AC AS AD 10C QH", "JC JS JD QC KS" },
    turned = "10H", stock = "JH QS 10D KC QD KH 10S KD AH" },
  moves = { "AC", "JC", "AS", "JS", "AD", "JD", "10C", "QC" },
  refused = { "exchange" }, because = "the stock has too few cards",
}

example "who wins a trick may close before drawing, where that is played" {
  close_before_draw = true, first_dealer = 2,
  deal = { hands = { "AC AS AD 10C QH", "JC JS JD QC KS" }, turned = "10H" },
  moves = { "AC", "JC", "yes" }, allowed = { "AS", "QH" },
  leaves = { closed = 1, stock = 9, counts = { 4, 4 }, worth_then = 3 },
}

example "a marriage counts nothing without a trick" {
  first_dealer = 2, deal = { hands = { "KS QS AC JC JD", "AS 10C KC QD AD" },
    turned = "10H", stock = "KD JS" },
  moves = { "marry spades", "KS", "AS", "close" },
  leaves = { worth_then = 3 },
}

example "once the last cards are drawn duties bind" {
  claim = "asked", first_dealer = 2,
  deal = { hands = { "AC AS AD 10C QH", "JC JS JD QC KS" },
    turned = "10H", stock = "JH QS 10D KC QD KH 10S KD AH" },
  moves = { "AC", "JC", "AS", "JS", "AD", "JD", "10C", "QC", "JH", "KS",
            "QH" },
  legal = "KH 10H", leaves = { turned = 0, stock = 0, counts = { 4, 5 } },
}

example "with one card on the one turned up nobody closes before drawing" {
  close_before_draw = true, first_dealer = 2,
  deal = { hands = { "AC AS AD 10C QH", "JC JS JD QC KS" },
    turned = "10H", stock = "JH QS 10D KC QD KH 10S KD AH" },
  moves = { "AC", "JC", "no", "AS", "JS", "no", "AD", "JD", "no", "10C", "QC",
            "no", "JH", "KS" },
  allowed = { "QH", "AH" },
}

-- Scoring

example "who has closed and won counts what the other had then: 20, a trick" {
  step = "score_round", with = { "player 1" }, tricks = { 5, 3 },
  fields = { closer = 1, worth_then = 2 },
  won = { "AH AS AD 10H 10S 10D KH QH QS QD", "AC 10C KC QC KS KD" },
  scores = { 2, 0 },
}

example "or no trick" {
  step = "score_round", with = { "player 1" }, tricks = { 5, 3 },
  fields = { closer = 1, worth_then = 3 },
  won = { "AH AS AD 10H 10S 10D KH QH QS QD", "AC 10C KC QC KS KD" },
  scores = { 3, 0 },
}

example "unless closing freezes nothing" {
  frozen = false, step = "score_round", with = { "player 1" },
  tricks = { 5, 3 }, fields = { closer = 1, worth_then = 3 },
  won = { "AH AS AD 10H 10S 10D KH QH QS QD", "AC 10C KC QC KS KD" },
  scores = { 1, 0 },
}

-- After "who has closed and not won loses two":
example "or three, if the other had no trick at that moment" {
  step = "score_round", with = { "player 2" }, tricks = { 5, 3 },
  fields = { closer = 1, worth_then = 3 },
  scores = { 0, 3 },
}

example "a wrong claim gives two points to the other" {
  claim = "asked", step = "score_round",
  with = { "player 2", "claimed in vain" },
  tricks = { 5, 1 }, scores = { 0, 2 },
}

example "or three without a trick" {
  claim = "asked", step = "score_round",
  with = { "player 2", "claimed in vain" },
  tricks = { 1, 0 }, won = { "AH QH", "" }, scores = { 0, 3 },
}

example "who claims in vain after the other has closed" {
  claim = "asked", step = "score_round",
  with = { "player 2", "claimed in vain" },
  fields = { closer = 2, worth_then = 2 },
  tricks = { 5, 0 }, scores = { 0, 3 },
}

example "at 60 each the last trick wins a point" {
  step = "score_last", with = { "player 2" }, tricks = { 5, 5 },
  won = { "AH AS 10H 10S KH KS QH QS JH JS",
          "AC AD 10C 10D KC KD QC QD JC JD" },
  scores = { 0, 1 },
}

example "where it counts ten, 65 each win nothing, and a point is carried" {
  last_trick = "ten", step = "score_last", with = { "player 2" },
  tricks = { 5, 5 }, won = { "AH AS 10H 10S 10D QH QS QD JH JS",
                             "AC AD 10C KC KD KH KS QC JC JD" },
  scores = { 0, 0 }, leaves = { carried = 1 },
}

example "66 with the ten win" {
  last_trick = "ten", carried = 1, step = "score_last", with = { "player 2" },
  tricks = { 5, 5 }, won = { "AH AS 10H 10S 10D QH QS JH JS JD",
                             "AC AD 10C KC KD KH KS QC QD JC" },
  scores = { 0, 2 }, leaves = { carried = 0 },
}

example "where the last trick counts nothing nobody wins" {
  last_trick = "none", step = "score_last", with = { "player 2" },
  tricks = { 5, 5 }, won = { "AH AS 10H 10S 10D QH QS QD JH JS",
                             "AC AD 10C KC KD KH KS QC JC JD" },
  scores = { 0, 0 }, leaves = { carried = 0 },
}

example "a stock closed in vain loses, whoever takes the last trick" {
  last_trick = "ten", step = "score_last", with = { "player 1" },
  fields = { closer = 1, worth_then = 2 },
  tricks = { 3, 3 }, won = { "AH AS AD 10H 10S KH", "AC QH QS JD JH JS" },
  scores = { 0, 2 },
}

-- Seat 1 has 30 points and every trick; 40 more are 70.
example "40 points more than 30 win the round before the lead" {
  first_dealer = 2, deal = { hands = { "KH QH AC AS AD", "10C JC 10S 10D JS" },
    turned = "10H", stock = "KD JD KC QC KS QS QD AH" },
  moves = { "AC", "10C", "AS", "10S", "marry hearts" }, scores = { 3, 0 },
}

example "66 points are claimed before leading, where that is played" {
  claim = "asked", first_dealer = 2,
  deal = { hands = { "KH QH AC AS AD", "10C JC 10S 10D JS" },
    turned = "10H", stock = "KD JD KC QC KS QS QD AH" },
  moves = { "AC", "10C", "AS", "10S", "marry hearts", "claim" },
  scores = { 3, 0 },
}

example "the other player wins if they are not there" {
  claim = "asked", first_dealer = 2,
  deal = { hands = { "KH QH AC AS AD", "10C JC 10S 10D JS" },
    turned = "10H", stock = "KD JD KC QC KS QS QD AH" },
  moves = { "AC", "10C", "claim" }, scores = { 0, 3 },
}

example "66 points that nobody has claimed count at the end" {
  claim = "asked", first_dealer = 2,
  deal = { hands = { "AC AS AD 10C QH", "JC JS JD QC KS" },
    turned = "10H", stock = "JH QS 10D KC QD KH 10S KD AH" },
  moves = { "AC", "JC", "AS", "JS", "AD", "JD", "10C", "QC", "JH", "KS",
            "QH", "10H", "KC", "10D", "QD", "QS" },
  scores = { 2, 0 },
}
