-- Boundary cases of oh_hell: `tenace check oh_hell` runs them with the examples
-- of its rules file.

-- The deal

example "the hands of seven" {
  options = { players = 7 }, step = "size",
  by_round = "7 6 5 4 3 2 1 2 3 4 5 6 7",
}

example "the hands of six" {
  options = { players = 6 }, step = "size", by_round = "8 7 6",
}

example "the hands of five" {
  options = { players = 5 }, step = "size", by_round = "10 9 8",
}

example "up and down" {
  sizes = "up_down", largest = 3, step = "size", by_round = "1 2 3 2 1 1 2",
}

example "down only" {
  sizes = "down", largest = 3, step = "size", by_round = "3 2 1 3",
}

example "up only" {
  sizes = "up", largest = 3, step = "size", by_round = "1 2 3 1",
}

example "all hands alike" {
  sizes = "fixed", rounds = 4, largest = 5, step = "size", by_round = "5 5 5 5",
}

example "where all cards are dealt there is no trump" {
  largest = 13, step = "deal", leaves = { turned = 0, trump = "none" },
}

example "where the turned card makes none, either" {
  options = { trump = "none" }, step = "deal",
  leaves = { turned = 1, trump = "none" },
}

example "trump goes round" {
  options = { trump = "cycle" }, moves = {}, leaves = { turned = 0,
    trump = "S" },
}

example "and where all cards are dealt, too" {
  options = { trump = "cycle" }, largest = 13, round_number = 6,
  step = "deal", leaves = { turned = 0, trump = "D" },
}

example "the fourth round has hearts" {
  options = { trump = "cycle" }, round_number = 4, step = "deal",
  leaves = { trump = "H" },
}

example "the fifth none, if that is one of them" {
  options = { trump = "cycle_none" }, round_number = 5, step = "deal",
  leaves = { trump = "none" },
}

example "and the eighth clubs" {
  options = { trump = "cycle_none" }, round_number = 8, step = "deal",
  leaves = { trump = "C" },
}

example "hands of one card to eight" {
  sizes = "up", largest = 8, step = "size", by_round = "1 2 3 4 5 6 7 8 1",
}

-- The bidding

example "with one card each, too" {
  first_dealer = 4, largest = 1, moves = { "0", "0", "0" },
  leaves = { bid = { 0, 0, 0, 0 } },
}

-- The play

example "where there is no hook" {
  first_dealer = 4, largest = 5, hook = false, moves = { "2", "1", "1" },
  allowed = { "1" },
}

example "all at once there is none" {
  first_dealer = 4, largest = 2, together = true, moves = { "2", "0", "0" },
  allowed = { "0", "2" },
}

-- Scoring

example "it may count less" {
  zero_bonus = 5, bid = { 0, 4, 3, 3 }, tricks = { 0, 4, 3, 3 },
  scores = { 5, 14, 13, 13 },
}

-- The end of the match

example "after the eighteenth it goes on" {
  round_number = 18, before = { 90, 80, 70, 60 }, bid = { 1, 4, 3, 3 },
  tricks = { 0, 4, 3, 3 }, scores = { 90, 94, 83, 73 }, won_by = false,
}

example "a match of so many rounds" {
  rounds = 2, round_number = 2, before = { 9, 8, 7, 6 }, bid = { 1, 4, 3, 3 },
  tricks = { 0, 4, 3, 3 }, scores = { 9, 22, 20, 19 }, won_by = 2,
}

example "ten for each trick of the bid" {
  scoring = "tens", largest = 8, bid = { 3, 0, 5, 7 },
  tricks = { 3, 0, 3, 2 }, scores = { 30, 10, 0, 0 },
}

example "all seven" {
  scoring = "tens", largest = 7, bid = { 7, 0, 1, 0 },
  tricks = { 7, 0, 0, 0 }, scores = { 70, 10, 0, 10 },
}

example "ten, and eleven for each trick of the bid" {
  scoring = "tens_and_bid", largest = 8, bid = { 3, 0, 5, 7 },
  tricks = { 3, 0, 3, 2 }, scores = { 43, 10, -2, -5 },
}

example "all seven, and eleven for each" {
  scoring = "tens_and_bid", largest = 7, bid = { 7, 0, 1, 0 },
  tricks = { 7, 0, 0, 0 }, scores = { 87, 10, -1, 10 },
}

example "without trump the suit led wins" {
  options = { trump = "cycle_none" }, trick = "5C AD", winner = 1,
}
