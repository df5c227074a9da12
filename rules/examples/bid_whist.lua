-- Boundary cases of bid_whist: `tenace check bid_whist` runs them with the
-- examples of its rules file.

-- The deal

example "without jokers there are four in the kitty" {
  jokers = false, step = "deal",
  leaves = { counts = { 12, 12, 12, 12 }, kitty = 4 },
}

-- The bidding

example "4 beats 3 no trump" {
  moves = { "3 no trump" }, allowed = { "4", "4 downtown" },
  refused = { "3", "3 downtown", "3 no trump" }, because = "higher_bid",
}

example "after 4 no trump, 4 downtown is refused and 5 is allowed" {
  moves = { "4 downtown", "4 no trump" }, allowed = { "5" },
  refused = { "4 downtown", "4 no trump" }, because = "higher_bid",
}

example "seven no trump ends the bidding" {
  moves = { "1", "7 no trump" }, legal = { "uptown", "downtown" },
}

example "a bid of four promises ten tricks" {
  step = "promise", with = { "4 downtown" }, gives = "10 tricks",
}

example "a number alone is uptown, with the trump that is named" {
  moves = { "4", "pass", "pass", "pass", "hearts" },
  leaves = { contract = "4", direction = "uptown", trump = "H" },
}

example "uptown may be said with the number, too" {
  moves = { "4 uptown", "pass", "pass", "pass", "hearts" },
  leaves = { contract = "4", direction = "uptown", trump = "H" },
}

example "but not with no trump: its direction is named later" {
  moves = {}, allowed = { "4 uptown" }, refused = { "4 no trump uptown" },
}

example "over four downtown four uptown is too low" {
  moves = { "4 downtown" }, refused = { "4 uptown" }, because = "higher_bid",
}

example "downtown is said with the number" {
  moves = { "4 downtown", "pass", "pass", "pass", "hearts" },
  leaves = { contract = "4 downtown", direction = "downtown", trump = "H" },
}

example "of a bid without trump the direction is named" {
  moves = { "4 no trump", "pass", "pass", "pass", "downtown" },
  leaves = { contract = "4 no trump", direction = "downtown", trump = "none" },
}

-- The play

example "downtown the ace is still the highest" {
  direction = "downtown", trump = "C", trick = "KD QD 2D AD", winner = 4,
}

example "with low aces the deuce is the highest downtown" {
  downtown_aces = "low", direction = "downtown", trump = "C",
  trick = "KD QD 2D AD", winner = 3,
}

example "the big joker is the highest trump" {
  direction = "uptown", trump = "S", trick = "AS LJ BJ KS", winner = 3,
}

example "a little joker is a trump and must follow" {
  direction = "uptown", trump = "S", trick = "AS", hand = "LJ 4H 5C",
  legal = "LJ", refused = "4H", because = "follow_suit",
}

example "after a joker that was led anything may be played" {
  direction = "uptown", trump = "none", trick = "BJ", hand = "LJ 4H 5C",
  legal = "LJ 4H 5C",
}

example "the first card that is no joker sets the suit" {
  direction = "uptown", trump = "none", trick = "BJ 4H", hand = "5H AC",
  legal = "5H",
}

example "a joker that was led cannot win" {
  direction = "uptown", trump = "none", trick = "BJ 4H AC 5H", winner = 4,
}

-- Scoring

example "bid seven, nine tricks taken: four points lost" {
  declarer = 1, contract = "7", trump = "S", tricks = { 9, 4 },
  scores = { -4, 0 },
}

example "six tricks or fewer are no points: no more is lost than was bid" {
  declarer = 1, contract = "4", trump = "S", tricks = { 5, 8 },
  scores = { -4, 0 },
}

example "a failed bid may lose all it promised" {
  failed = "bid", declarer = 1, contract = "4", trump = "S",
  tricks = { 9, 4 }, scores = { -4, 0 },
}

example "a bid made exactly counts as many points" {
  declarer = 1, contract = "4", trump = "S", tricks = { 10, 3 },
  scores = { 4, 0 },
}

example "trumps do not count double, even where no trump does" {
  no_trump_doubles = true, declarer = 1, contract = "2", trump = "S",
  tricks = { 9, 4 }, scores = { 3, 0 },
}

example "no trump does not count double by itself" {
  declarer = 1, contract = "2 no trump", direction = "uptown",
  tricks = { 9, 4 }, scores = { 3, 0 },
}
