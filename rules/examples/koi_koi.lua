-- Boundary cases of koi_koi: `tenace check koi_koi` runs them with the examples
-- of its rules file.

-- The deal

example "four of a month on the field: dealt again" {
  deal = { field = "1L 1R 1P 1P" }, moves = {}, leaves = { counts = { 8, 8 } },
}

-- The play

example "with none the card stays" {
  first_dealer = 1, dealt_hands = false,
  deal = { hands = { "3P 1L", "6A" },
    field = "1P 2A 4A 5A 7A 8A 10A 12L", stock = "9A" },
  moves = { "3P" }, leaves = { field = 10, taken = { "", "" } },
}

example "two that are alike need no choice" {
  first_dealer = 1, dealt_hands = false,
  deal = { hands = { "1L", "6A" },
    field = "1P 1P 4A 5A 7A 8A 10A 12L", stock = "9A" },
  moves = { "1L" }, leaves = { taken = { "1L 1P", "" } },
}

example "the card from the stock takes what was chosen" {
  first_dealer = 1, dealt_hands = false,
  deal = { hands = { "3P", "6A" },
    field = "1R 1P 4A 5A 7A 8A 10A 12L", stock = "1L" },
  moves = { "3P", "1L takes 1P" }, leaves = { taken = { "1L 1P", "" } },
}

example "the dealer begins" {
  first_dealer = 2, dealt_hands = false,
  deal = { hands = { "1L", "6A" },
    field = "1P 2A 4A 5A 7A 8A 10A 12L" }, moves = {},
  allowed = { "6A" },
}

example "the same yaku as before: nobody is asked" {
  step = "stops", with = { "player 1" },
  fields = { taken = { "1R 2R 3R 4R 5R 1P", "" },
    yaku_worth = { 6, 0 } }, gives = "none",
}

example "a yaku with no card left: the round is over" {
  step = "stops", with = { "player 1" },
  fields = { taken = { "1R 2R 3R 4R 5R 7R", "" },
    yaku_worth = { 6, 0 } }, gives = "player 1", scores = { 14, 0 },
}

example "each koi is counted" {
  step = "stops", with = { "player 1" }, gives = "player 1",
  fields = { taken = { "1L 3L 8L", "" }, koi = { 1, 3 } }, scores = { 10, 0 },
}

-- Scoring

example "so do four pairs" {
  deal = { { hands = { "1L 1R 2A 2R 3L 3R 4A 4R",
                       "6A 6R 7A 8A 9A 9R 10A 11L" } } },
  moves = {}, scores = { 6, 0 },
}

example "three pairs do not" {
  deal = { { hands = { "1L 1R 2A 2R 3L 3R 4A 5R",
                       "6A 6R 7A 8A 9A 9R 10A 11L" } } },
  moves = {}, scores = { 0, 0 },
}

example "nor such hands of both" {
  deal = { { hands = { "1L 1R 2A 2R 3L 3R 4A 4R",
                       "6A 6R 6P 6P 8A 9R 10A 11L" } } },
  moves = {}, scores = { 0, 0 },
}

example "nor where that is not played" {
  dealt_hands = false, moves = {}, scores = { 0, 0 },
  deal = { { hands = { "1L 1R 2A 2R 3L 3R 4A 4R",
                       "6A 6R 7A 8A 9A 9R 10A 11L" } } },
}

example "four without him 8, doubled" {
  step = "score_stop", with = { "player 1" },
  fields = { taken = { "1L 3L 8L 12L", "" } },
  scores = { 16, 0 },
}

example "three with him: nothing" {
  step = "score_stop", with = { "player 1" },
  fields = { taken = { "3L 8L 11L", "" } },
  scores = { 0, 0 },
}

example "all five: 10, doubled" {
  step = "score_stop", fields = { taken = { "", "1L 3L 8L 11L 12L" } },
  with = { "player 2" }, scores = { 0, 20 },
}

example "lights may count more" {
  lights = "15_10_8_6", step = "score_stop", with = { "player 1" },
  fields = { taken = { "1L 3L 8L", "" } }, scores = { 6, 0 },
}

-- After "the cup with curtain and moon":
example "unless viewings do not count" {
  viewings = false, step = "score_stop", with = { "player 1" },
  fields = { taken = { "1L 3L 8L 9A", "" } }, scores = { 5, 0 },
}

example "for each koi, where that is played" {
  koi_doubles = "each", step = "score_stop", with = { "player 1" },
  scores = { 24, 0 },
  fields = { taken = { "6A 7A 10A 2A 4A", "" }, koi = { 0, 2 } },
}

example "or not at all" {
  koi_doubles = "none", step = "score_stop", with = { "player 1" },
  scores = { 6, 0 },
  fields = { taken = { "6A 7A 10A 2A 4A", "" }, koi = { 0, 2 } },
}

example "one's own koi doubles nothing" {
  step = "score_stop", with = { "player 1" },
  scores = { 6, 0 },
  fields = { taken = { "6A 7A 10A 2A 4A", "" }, koi = { 2, 0 } },
}

example "seven points may count once" {
  seven_doubles = false, step = "score_stop", with = { "player 1" },
  scores = { 7, 0 },
  fields = { taken = { "1L 3L 8L 11L", "" } },
}

example "poem and blue ribbons, six ribbons: 12, doubled" {
  step = "score_stop", with = { "player 1" },
  fields = { taken = { "1R 2R 3R 6R 9R 10R", "" } },
  scores = { 24, 0 },
}

example "nine without it: nothing" {
  step = "score_stop", with = { "player 1" },
  scores = { 0, 0 },
  fields = { taken = { "1P 1P 2P 2P 3P 3P 4P 4P 5P", "" } },
}

example "where the cup is no plain card: nothing" {
  cup = "animal", step = "score_stop", with = { "player 1" },
  scores = { 0, 0 },
  fields = { taken = { "1P 1P 2P 2P 3P 3P 4P 4P 5P 9A", "" } },
}

example "ten plain cards: 1" {
  cup = "animal", step = "score_stop", with = { "player 1" },
  scores = { 1, 0 },
  fields = { taken = { "1P 1P 2P 2P 3P 3P 4P 4P 5P 5P", "" } },
}

example "four animals: nothing" {
  step = "score_stop", with = { "player 1" },
  scores = { 0, 0 },
  fields = { taken = { "2A 4A 5A 8A", "" } },
}

example "the four cards of the month, where that is played" {
  month_cards = true, step = "score_stop", with = { "player 1" },
  round_number = 2,
  fields = { taken = { "2A 2R 2P 2P", "" } }, scores = { 4, 0 },
}

example "of another month: nothing" {
  month_cards = true, step = "score_stop", with = { "player 1" },
  round_number = 3,
  fields = { taken = { "2A 2R 2P 2P", "" } }, scores = { 0, 0 },
}

example "stop ends the round" {
  first_dealer = 1, dealt_hands = false, deal = { {
    hands = { "1L 3L 8L 12L 12P 12P 12P 11L", "2A 4A 5A 6A 7A 9A 10A 11A" },
    field = "1P 3P 8P 2P 4P 5P 6P 7P", stock = "9P 9R 10P 10R 11P" } },
  moves = { "1L", "2A", "3L", "4A", "8L", "stop" }, scores = { 5, 0 },
  leaves = { dealer = 1 },
}

example "after koi it goes on" {
  first_dealer = 1, dealt_hands = false, deal = {
    hands = { "1L 3L 8L 12L 12P 12P 12P 11L", "2A 4A 5A 6A 7A 9A 10A 11A" },
    field = "1P 3P 8P 2P 4P 5P 6P 7P", stock = "9P 9R 10P 10R 11P" },
  moves = { "1L", "2A", "3L", "4A", "8L", "koi" }, scores = { 0, 0 },
  leaves = { koi = { 1, false } }, refused = { "12L", "stop" },
}

example "nobody has stopped: the dealer may get 6" {
  drawn = "dealer", dealer = 2, step = "score_drawn", scores = { 0, 6 },
}

example "usually nobody gets anything" {
  dealer = 2, step = "score_drawn", scores = { 0, 0 },
}

example "high lights: four with the rain man" {
  lights = "15_10_8_6", step = "score_stop", with = { "player 1" },
  fields = { taken = { "1L 3L 8L 11L", "" } }, scores = { 16, 0 },
}

example "high lights: four without him" {
  lights = "15_10_8_6", step = "score_stop", with = { "player 1" },
  fields = { taken = { "1L 3L 8L 12L", "" } }, scores = { 20, 0 },
}

example "high lights: five" {
  lights = "15_10_8_6", step = "score_stop", with = { "player 1" },
  fields = { taken = { "1L 3L 8L 11L 12L", "" } }, scores = { 30, 0 },
}
