-- Boundary cases of gin_rummy: `tenace check gin_rummy` runs them with the
-- examples of its rules file.

-- The play

-- After "the upcard is offered before anybody draws":
-- Seat 2 deals in these examples, so seat 1 begins.
example "then to the dealer" {
  first_dealer = 2, moves = { "pass" }, legal = { "take", "pass" },
}

example "when the dealer takes it, the other goes on" {
  first_dealer = 2, moves = { "pass", "take", "discard 2C" },
  deal = { hands = { "*", "2C 3D 4H 5S 6C 7D 8H 9S 10C JD" } },
  leaves = { counts = { 10, 10 } }, allowed = { "take", "draw" },
}

-- After "a knock may leave 1 over, or 5":
example "but not with the card just taken" {
  first_dealer = 2, deal = { discard = "KS",
    hands = { "4H 5H 6H 8C 9C 10C QD QC QS AS", "*" } },
  moves = { "take" }, refused = { "discard KS", "knock KS" }, because = "back",
}

example "exactly the limit is enough" {
  first_dealer = 2, deal = { discard = "QH", stock = "QC",
    hands = { "7H 8H 9H 2C 3C 4C KS KD KH 10D", "*" } },
  moves = { "pass", "pass" }, allowed = { "knock QC", "knock 10D" },
}

example "one more is too much" {
  knock_limit = 9, first_dealer = 2, deal = { discard = "QH", stock = "QC",
    hands = { "7H 8H 9H 2C 3C 4C KS KD KH 10D", "*" } },
  moves = { "pass", "pass" }, refused = { "knock QC" },
  because = "your deadwood is 10; 9 is the most",
}

example "court cards count 10" {
  oklahoma = true, deal = { discard = "KD" }, moves = {},
  leaves = { limit = 10 },
}

example "with an ace only gin will do" {
  oklahoma = true, deal = { discard = "AD" }, moves = {},
  leaves = { limit = 0 },
}

example "it is said without a discard" {
  big_gin = 31, first_dealer = 2, deal = { discard = "8D",
    hands = { "5D 6D 7D 2S 2H 2C 9S 9H 9C 9D", "*" } },
  moves = { "take" }, allowed = { "big gin", "gin 9D" },
}

example "where it is played" {
  first_dealer = 2, deal = { discard = "8D",
    hands = { "5D 6D 7D 2S 2H 2C 9S 9H 9C 9D", "*" } },
  moves = { "take" }, refused = { "big gin" }, allowed = { "gin 9D" },
}

-- Seat 2 holds 4H, 9H and other cards that count 61.
example "beside a run of four, 4H and 9H can be added to it" {
  first_dealer = 2, deal = { stock = "KC", discard = "KH",
    hands = { "5H 6H 7H 8H 8C 8D 8S 2C 3C AD",
              "4H 9H QC 10S KD QD JS 9C 7D 5S" } },
  moves = { "pass", "pass", "knock KC" }, allowed = { "layout 1", "layout 2" },
}

example "the loser of a round deals" {
  first_dealer = 2, deal = { discard = "QS",
    hands = { "4H 5H 6H 8C 9C 10C QD QC 5S AS", "*" } },
  moves = { "take", "knock 5S" }, leaves = { dealer = 2 },
}

example "or the winner" {
  deal_by = "winner", first_dealer = 2, deal = { discard = "QS",
    hands = { "4H 5H 6H 8C 9C 10C QD QC 5S AS", "*" } },
  moves = { "take", "knock 5S" }, leaves = { dealer = 1 },
}

example "or each in turn" {
  deal_by = "alternate", first_dealer = 1, deal = { discard = "QS",
    hands = { "*", "4H 5H 6H 8C 9C 10C QD QC 5S AS" } },
  moves = { "take", "knock 5S" }, leaves = { dealer = 2 },
}

-- After "with two cards left in the stock nobody scores":
example "or the last discard may be taken for a knock, if that is played" {
  last_discard = true, first_dealer = 2, deal = { discard = "AH",
    hands = { "2C 4D 6S 8H 10S KD 2S 4C 6C 8D",
              "4H 5H 6H 8C 9C 10C QD QC 5S AS" },
    stock = "AC AD 2D 2H 3C 3D 3H 3S 4S 5C 5D 6D 7C 7D 7H 7S 8S 9D 9H 9S "
      .. "10D 10H JC JD JH JS QH KC QS" },
  moves = { "pass", "pass", "discard AC", "draw", "discard AD", "draw",
    "discard 2D", "draw", "discard 2H", "draw", "discard 3C", "draw",
    "discard 3D", "draw", "discard 3H", "draw", "discard 3S", "draw",
    "discard 4S", "draw", "discard 5C", "draw", "discard 5D", "draw",
    "discard 6D", "draw", "discard 7C", "draw", "discard 7D", "draw",
    "discard 7H", "draw", "discard 7S", "draw", "discard 8S", "draw",
    "discard 9D", "draw", "discard 9H", "draw", "discard 9S", "draw",
    "discard 10D", "draw", "discard 10H", "draw", "discard JC", "draw",
    "discard JD", "draw", "discard JH", "draw", "discard JS", "draw",
    "discard QH", "draw", "discard KC", "draw", "discard QS" },
  legal = { "take", "pass" },
}

example "which ends the round" {
  last_discard = true, first_dealer = 2, deal = { discard = "AH",
    hands = { "2C 4D 6S 8H 10S KD 2S 4C 6C 8D",
              "4H 5H 6H 8C 9C 10C QD QC 5S AS" },
    stock = "AC AD 2D 2H 3C 3D 3H 3S 4S 5C 5D 6D 7C 7D 7H 7S 8S 9D 9H 9S "
      .. "10D 10H JC JD JH JS QH KC QS" },
  moves = { "pass", "pass", "discard AC", "draw", "discard AD", "draw",
    "discard 2D", "draw", "discard 2H", "draw", "discard 3C", "draw",
    "discard 3D", "draw", "discard 3H", "draw", "discard 3S", "draw",
    "discard 4S", "draw", "discard 5C", "draw", "discard 5D", "draw",
    "discard 6D", "draw", "discard 7C", "draw", "discard 7D", "draw",
    "discard 7H", "draw", "discard 7S", "draw", "discard 8S", "draw",
    "discard 9D", "draw", "discard 9H", "draw", "discard 9S", "draw",
    "discard 10D", "draw", "discard 10H", "draw", "discard JC", "draw",
    "discard JD", "draw", "discard JH", "draw", "discard JS", "draw",
    "discard QH", "draw", "discard KC", "draw", "discard QS", "take" },
  legal = { "knock 5S", "knock AS" },
}

-- Melds

example "no run goes round the corner" {
  cards = "QS KS AS", meld = false,
}

-- Scoring

-- After "as much as the knocker is an undercut":
example "less than the knocker counts the difference, too" {
  step = "score_round", with = { "player 1" },
  held = { "5D 6D 7D 2S 2H 2C 9S 9H 9C 8S", "JS JH JC QS QH QC KS KH KC 3H" },
  scores = { 0, 30 },
}

example "equal deadwood may be nobody's" {
  equal_is_undercut = false, step = "score_round", with = { "player 1" },
  held = { "5D 6D 7D 2S 2H 2C 9S 9H 9C 8S", "JS JH JC JD QS QH QC 4S 3H AD" },
  scores = { 0, 0 }, leaves = { rounds_won = { 0, 0 } },
}

example "less is an undercut even then" {
  equal_is_undercut = false, step = "score_round", with = { "player 1" },
  held = { "5D 6D 7D 2S 2H 2C 9S 9H 9C 8S", "JS JH JC QS QH QC KS KH KC 3H" },
  scores = { 0, 30 }, leaves = { rounds_won = { 0, 1 } },
}

example "gin against nothing" {
  step = "score_round", with = { "player 1" },
  held = { "5D 6D 7D 2S 2H 2C 9S 9H 9C 9D", "JS JH JC QS QH QC KS KH KC KD" },
  scores = { 25, 0 },
}

example "a spade as upcard doubles a knock" {
  oklahoma = true, fields = { upcard = "4S" },
  step = "score_round", with = { "player 1" },
  held = { "5D 6D 7D 2S 2H 2C 9S 9H 9C 3H", "JS JH JC QS QH QC KS 5H 4H AH" },
  scores = { 34, 0 }, leaves = { rounds_won = { 2, 0 } },
}

example "and gin with its bonus" {
  oklahoma = true, fields = { upcard = "4S" },
  step = "score_round", with = { "player 1" },
  held = { "5D 6D 7D 2S 2H 2C 9S 9H 9C 9D", "JS JH JC QS QH QC KS 5H 4H AH" },
  scores = { 90, 0 },
}

example "no other suit does" {
  oklahoma = true, fields = { upcard = "4H" },
  step = "score_round", with = { "player 1" },
  held = { "5D 6D 7D 2S 2H 2C 9S 9H 9C 3H", "JS JH JC QS QH QC KS 5H 4C AH" },
  scores = { 17, 0 },
}

example "nor a spade where that is left out" {
  oklahoma = true, spades_double = false, fields = { upcard = "4S" },
  step = "score_round", with = { "player 1" },
  held = { "5D 6D 7D 2S 2H 2C 9S 9H 9C 3H", "JS JH JC QS QH QC KS 5H 4H AH" },
  scores = { 17, 0 },
}

example "or in the usual game" {
  fields = { upcard = "4S" }, step = "score_round", with = { "player 1" },
  held = { "5D 6D 7D 2S 2H 2C 9S 9H 9C 3H", "JS JH JC QS QH QC KS 5H 4H AH" },
  scores = { 17, 0 },
}

example "the other adds both" {
  first_dealer = 2, deal = { stock = "KC", discard = "KH",
    hands = { "5H 6H 7H 8H 8C 8D 8S 2C 3C AD",
              "4H 9H QC 10S KD QD JS 9C 7D 5S" } },
  moves = { "pass", "pass", "knock KC", "layout 2" }, scores = { 65, 0 },
}

example "or only 4H beside four eights" {
  first_dealer = 2, deal = { stock = "KC", discard = "KH",
    hands = { "5H 6H 7H 8H 8C 8D 8S 2C 3C AD",
              "4H 9H QC 10S KD QD JS 9C 7D 5S" } },
  moves = { "pass", "pass", "knock KC", "layout 1" }, scores = { 74, 0 },
}

example "a round may end by the number of discards taken" {
  max_takes = 1, first_dealer = 2, deal = { discard = "QS",
    hands = { "4H 5H 6H 8C 9C 10C QD QC 5S AS", "*" } },
  moves = { "take", "discard 5S" },
  leaves = { dealer = 2, stock = 31, discard = 1 }, scores = { 0, 0 },
}

example "a bonus of 50 for big gin" {
  big_gin = 50, step = "score_round", with = { "player 1" },
  held = { "5D 6D 7D 8D 2S 2H 2C 9S 9H 9C 9D",
           "JS JH JC QS QH QC KS 10H 7C 4H" },
  scores = { 81, 0 },
}

example "knocker 1: cards are added all the same" {
  step = "score_round", with = { "player 1" },
  held = { "5D 6D 7D 2S 2H 2C 9S 9H 9C AS", "8D 9D KC JS JH JC JD QS QH QC" },
  scores = { 9, 0 },
}

-- The end of the match

example "four rounds won against nothing" {
  before = { 0, 101 }, fields = { rounds_won = { 0, 4 } },
  step = "score_extras", scores = { 0, 401 }, won_by = 2,
}

example "one point is not nothing, and bonuses change no winner" {
  before = { 100, 1 }, fields = { rounds_won = { 1, 9 } },
  step = "score_extras", scores = { 225, 226 }, won_by = 1,
}

example "99 points are not enough" {
  before = { 99, 62 }, fields = { rounds_won = { 5, 3 } },
  step = "score_extras", scores = { 99, 62 }, won_by = false,
}

example "a fixed number of rounds is played whatever the totals are" {
  rounds = 2, before = { 104, 62 }, fields = { rounds_won = { 5, 3 } },
  step = "score_extras", scores = { 104, 62 }, won_by = false,
}

example "after the last of them the higher total wins" {
  rounds = 1, before = { 4, 62 }, fields = { rounds_won = { 5, 3 } },
  step = "score_extras", scores = { 129, 237 }, won_by = 2,
}

example "equal totals then are a draw" {
  rounds = 1, before = { 62, 62 }, fields = { rounds_won = { 5, 3 } },
  step = "score_extras", scores = { 62, 62 }, won_by = 0,
}

example "nothing at all doubles nothing where that is left out" {
  shutout = false, before = { 101, 0 }, fields = { rounds_won = { 4, 0 } },
  step = "score_extras", scores = { 301, 0 }, won_by = 1,
}
