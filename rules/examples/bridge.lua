-- Boundary cases of bridge: `tenace check bridge` runs them with the examples
-- of its rules file.

-- The deal

example "in a rubber a side is vulnerable after a game" {
  scoring = "rubber", step = "begin_deal", round_number = 4,
  games = { 0, 1 }, leaves = { vulnerable = { false, true } },
}

example "on board 5 seat 1 deals again" {
  step = "begin_deal", round_number = 5,
  leaves = { vulnerable = { true, false }, dealer = 1 },
}

example "a match that begins with board 7 has South deal, both vulnerable" {
  step = "begin_deal", first_board = 7,
  leaves = { vulnerable = { true, true }, dealer = 3 },
}

example "its third deal is board 9" {
  step = "begin_deal", first_board = 7, round_number = 3,
  leaves = { vulnerable = { false, true }, dealer = 1 },
}

-- The bidding

example "a bid ends a double, and may be doubled itself" {
  moves = { "1NT", "double", "pass", "2C" }, allowed = { "double", "2D" },
}

example "the other side's hearts do not count: East is declarer" {
  moves = { "1H", "2H", "pass", "pass", "pass" },
  leaves = { contract = "2H", declarer = 2, trump = "H" },
}

example "over a redouble East has named clubs, and is declarer" {
  moves = { "1S", "double", "redouble", "pass", "pass", "2C", "double", "pass",
    "pass", "pass" },
  leaves = { contract = "2C", declarer = 2, doubled = 2 },
}

example "in a rubber the next player deals if all pass: it is the same deal" {
  scoring = "rubber", rounds = 1, first_dealer = 4,
  moves = { "pass", "pass", "pass", "pass", "1C" },
  allowed = { "1D", "double" }, leaves = { dealer = 1 },
}

example "the lowest bid and the highest" {
  moves = {}, allowed = { "pass", "1C", "7NT" }, refused = { "double" },
  because = "there is no bid to double",
}

example "on board 1 seat 1 deals, and nobody is vulnerable" {
  moves = { "pass" }, leaves = { vulnerable = { false, false }, dealer = 1 },
}

-- Scoring

example "3NT vulnerable, ten tricks" {
  contract = "3NT", declarer = 1, vulnerable = { true, false },
  tricks = { 10, 3 }, scores = { 630, 0 },
}

example "a small slam" {
  contract = "6C", trump = "C", declarer = 1, tricks = { 12, 1 },
  scores = { 920, 0 },
}

example "a grand slam" {
  contract = "7NT", declarer = 1, tricks = { 13, 0 }, scores = { 1520, 0 },
}

example "a grand slam, vulnerable" {
  contract = "7D", trump = "D", declarer = 1, vulnerable = { true, true },
  tricks = { 13, 0 }, scores = { 2140, 0 },
}

example "2D doubled is a part-score" {
  contract = "2D", trump = "D", declarer = 1, doubled = 2, tricks = { 8, 5 },
  scores = { 180, 0 },
}

example "2H doubled is a game" {
  contract = "2H", trump = "H", declarer = 1, doubled = 2, tricks = { 8, 5 },
  scores = { 470, 0 },
}

example "1C redoubled, vulnerable" {
  contract = "1C", trump = "C", declarer = 1, doubled = 4,
  vulnerable = { true, false }, tricks = { 7, 6 }, scores = { 230, 0 },
}

example "four down, doubled and vulnerable" {
  contract = "4S", trump = "S", declarer = 1, doubled = 2,
  vulnerable = { true, false }, tricks = { 6, 7 }, scores = { 0, 1100 },
}

example "four down, doubled" {
  contract = "4S", trump = "S", declarer = 1, doubled = 2, tricks = { 6, 7 },
  scores = { 0, 800 },
}

example "one down, doubled and vulnerable" {
  contract = "1S", trump = "S", declarer = 1, doubled = 2,
  vulnerable = { true, false }, tricks = { 6, 7 }, scores = { 0, 200 },
}

example "two down" {
  contract = "1S", trump = "S", declarer = 2, tricks = { 8, 5 },
  scores = { 100, 0 },
}

example "two down, vulnerable" {
  contract = "1S", trump = "S", declarer = 2, vulnerable = { true, true },
  tricks = { 8, 5 }, scores = { 200, 0 },
}

example "three down, redoubled" {
  contract = "4S", trump = "S", declarer = 1, doubled = 4, tricks = { 7, 6 },
  scores = { 0, 1000 },
}

example "a hundred below the line: the line is drawn for both" {
  scoring = "rubber", step = "end_deal", below = { 100, 60 },
  scores = { 0, 0 }, leaves = { below = { 0, 0 }, games = { 1, 0 } },
}

example "ninety are no game" {
  scoring = "rubber", step = "end_deal", below = { 90, 60 },
  scores = { 0, 0 }, leaves = { below = { 90, 60 }, games = { 0, 0 } },
}

example "five honours in one hand are 150" {
  scoring = "rubber", step = "end_deal", contract = "4H", trump = "H",
  declarer = 1, held = { "AH KH QH JH 10H", "", "", "" }, scores = { 150, 0 },
}

example "four honours are 100, in a defender's hand, too" {
  scoring = "rubber", step = "end_deal", contract = "4H", trump = "H",
  declarer = 1, held = { "AH", "KH QH JH 10H", "", "" }, scores = { 0, 100 },
}

example "four aces without trumps are 150" {
  scoring = "rubber", step = "end_deal", contract = "1NT", declarer = 1,
  held = { "", "", "AC AD AH AS KS", "" }, scores = { 150, 0 },
}

example "three honours, or honours that do not count, are nothing" {
  scoring = "rubber", step = "end_deal", contract = "4H", trump = "H",
  declarer = 1, held = { "AH KH QH AS", "", "", "" }, scores = { 0, 0 },
}

example "without honours" {
  scoring = "rubber", honours = false, step = "end_deal", contract = "1NT",
  declarer = 1, held = { "AC AD AH AS", "", "", "" }, scores = { 0, 0 },
}

example "five down" {
  contract = "5S", trump = "S", declarer = 1, tricks = { 6, 7 },
  scores = { 0, 250 },
}

example "three down, vulnerable" {
  contract = "4S", trump = "S", declarer = 1, vulnerable = { true, false },
  tricks = { 7, 6 }, scores = { 0, 300 },
}

example "five down, vulnerable" {
  contract = "5S", trump = "S", declarer = 1, vulnerable = { true, false },
  tricks = { 6, 7 }, scores = { 0, 500 },
}

example "five down, doubled" {
  contract = "5S", trump = "S", declarer = 1, doubled = 2, tricks = { 6, 7 },
  scores = { 0, 1100 },
}

example "a hundred of the second side are a game, too" {
  scoring = "rubber", step = "end_deal", below = { 60, 100 },
  scores = { 0, 0 }, leaves = { below = { 0, 0 }, games = { 0, 1 } },
}

example "a rubber that is won is not cut short" {
  scoring = "rubber", rounds = 1, step = "end_deal", games = { 2, 0 },
  below = { 0, 40 }, scores = { 700, 0 },
}

-- The end of the match

example "the second game against one counts 500" {
  scoring = "rubber", step = "end_deal", below = { 0, 120 }, games = { 1, 1 },
  scores = { 0, 500 }, won_by = 2,
}

example "a rubber cut short: the only game, and the only part-score" {
  scoring = "rubber", rounds = 1, step = "end_deal", games = { 1, 0 },
  below = { 0, 40 }, scores = { 300, 100 }, won_by = 1,
}

example "a rubber cut short without that bonus" {
  scoring = "rubber", rounds = 1, partscore_bonus = false, step = "end_deal",
  games = { 1, 0 }, below = { 0, 40 }, scores = { 0, 0 }, won_by = 0,
}

-- After "a match ends after sixteen boards":
example "not after fifteen" {
  contract = "1NT", declarer = 1, tricks = { 7, 6 }, round_number = 15,
  scores = { 90, 0 }, won_by = false,
}

example "cut short, a game each and a part-score each count nothing" {
  scoring = "rubber", rounds = 1, step = "end_deal", games = { 1, 1 },
  below = { 40, 40 }, scores = { 0, 0 }, won_by = 0,
}

example "cut short without any game" {
  scoring = "rubber", rounds = 1, step = "end_deal", scores = { 0, 0 },
  won_by = 0,
}

example "a rubber goes on after sixteen deals" {
  scoring = "rubber", step = "end_deal", round_number = 16,
  scores = { 0, 0 }, won_by = false,
}

-- Chicago

example "in Chicago nobody is vulnerable on the first deal" {
  scoring = "chicago", step = "begin_deal", dealer = 1, below = { 60, 0 },
  leaves = { vulnerable = { false, false }, below = { 0, 0 }, dealer = 1 },
}

example "the dealer's side on the second" {
  scoring = "chicago", step = "begin_deal", round_number = 2, dealer = 2,
  below = { 60, 0 }, leaves = { vulnerable = { false, true },
    below = { 60, 0 } },
}

example "and on the third" {
  scoring = "chicago", step = "begin_deal", round_number = 3, dealer = 3,
  leaves = { vulnerable = { true, false }, dealer = 3 },
}

example "both on the fourth" {
  scoring = "chicago", step = "begin_deal", round_number = 4, dealer = 4,
  leaves = { vulnerable = { true, true } },
}

example "or the dealer's opponents on the second" {
  options = { scoring = "chicago", vulnerable = "opponents" },
  step = "begin_deal", round_number = 2, dealer = 2,
  leaves = { vulnerable = { true, false } },
}

example "and on the third, too" {
  options = { scoring = "chicago", vulnerable = "opponents" },
  step = "begin_deal", round_number = 3, dealer = 3,
  leaves = { vulnerable = { false, true } },
}

example "a hundred carried over is a game" {
  scoring = "chicago", round_number = 2, below = { 60, 40 },
  vulnerable = { false, true }, contract = "1NT", declarer = 1,
  tricks = { 7, 6 }, scores = { 340, 0 }, leaves = { below = { 0, 0 } },
}

example "ninety are carried on" {
  scoring = "chicago", round_number = 2, below = { 60, 40 },
  vulnerable = { false, true }, contract = "1S", trump = "S", declarer = 1,
  tricks = { 7, 6 }, scores = { 30, 0 }, leaves = { below = { 90, 40 } },
}

example "a part-score of the fourth deal adds 100" {
  scoring = "chicago", round_number = 4, below = { 0, 60 },
  vulnerable = { true, true }, contract = "2S", trump = "S", declarer = 1,
  tricks = { 8, 5 }, scores = { 160, 0 },
}

example "or each adds 50, and none is carried over" {
  scoring = "chicago", partscore = "fifty", round_number = 2,
  vulnerable = { false, true }, contract = "1NT", declarer = 1,
  tricks = { 7, 6 }, scores = { 90, 0 }, leaves = { below = { 0, 0 } },
}

example "and in the fourth deal it adds no more" {
  scoring = "chicago", partscore = "fifty", round_number = 4,
  vulnerable = { true, true }, contract = "2S", trump = "S", declarer = 1,
  tricks = { 8, 5 }, scores = { 110, 0 },
}

example "four deals are a match" {
  scoring = "chicago", round_number = 4, contract = "1NT", declarer = 1,
  tricks = { 7, 6 }, scores = { 140, 0 }, won_by = 1,
}

example "three are none" {
  scoring = "chicago", round_number = 3, contract = "1NT", declarer = 1,
  tricks = { 7, 6 }, scores = { 40, 0 }, won_by = false,
}

example "a deal that all pass is dealt again by the same player" {
  scoring = "chicago", first_dealer = 1,
  moves = { "pass", "pass", "pass", "pass", "1C" },
  allowed = { "1D", "double" }, leaves = { dealer = 1 },
}

example "the sixteenth board is as the list has it, and the next the first" {
  step = "begin_deal", round_number = 16,
  leaves = { vulnerable = { false, true }, dealer = 4 },
}

example "board 17 is as board 1" {
  step = "begin_deal", round_number = 17,
  leaves = { vulnerable = { false, false }, dealer = 1 },
}

example "equal totals are a draw" {
  before = { 0, 90 }, contract = "1NT", declarer = 1, tricks = { 7, 6 },
  round_number = 16, scores = { 90, 90 }, won_by = 0,
}

example "sixteen boards from board 5 on end the match after its sixteenth" {
  first_board = 5, contract = "1NT", declarer = 1, tricks = { 7, 6 },
  round_number = 16, scores = { 90, 0 }, won_by = 1,
}

example "and not after board 16" {
  first_board = 5, contract = "1NT", declarer = 1, tricks = { 7, 6 },
  round_number = 12, scores = { 90, 0 }, won_by = false,
}
