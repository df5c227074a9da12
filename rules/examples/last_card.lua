-- Boundary cases of last_card: `tenace check last_card` runs them with the
-- examples of its rules file.

-- The play

example "a W4 turned up is put back" {
  first_dealer = 4, deal = { hands = { "1R", "*", "*", "*" }, discard = "W4",
    stock = "5R" },
  moves = {}, leaves = { discard = 1, stock = 79 },
}

example "an S turned up skips the first player" {
  first_dealer = 4, deal = { hands = { "1R 2R 3G 4G 5G 6G 7G",
    "5R 1Y 2Y 3Y 4Y 5Y 6Y" }, discard = "SR" },
  moves = {}, legal = { "5R", "draw" }, refused = { "1R" },
}

example "after a V the dealer begins, and the direction turns" {
  first_dealer = 4, deal = { hands = { "*", "*", "6R 1Y 2Y 3Y 4Y 5Y 6Y",
    "1R 2R 3G 4G 5G 6G 7G" }, discard = "VR" },
  moves = { "1R" }, legal = { "6R", "1Y", "draw" },
}

example "with two players the first one is skipped" {
  players = 2, first_dealer = 2, deal = { hands = { "*",
    "1R 2R 3G 4G 5G 6G 7G" }, discard = "VR" },
  moves = {}, legal = { "1R", "2R", "draw" },
}

example "for a D the first player draws two and is skipped" {
  players = 3, first_dealer = 3, deal = { hands = { "*",
    "1R 2R 3G 4G 5G 6G 7G" }, discard = "DR" },
  moves = {}, legal = { "1R", "2R", "draw" },
  leaves = { counts = { 9, 7, 7 }, stock = 84 },
}

example "for a W the first player names the colour, then plays" {
  first_dealer = 4, deal = { hands = { "1R 2R 3G 4G 5G 6G 7G" },
    discard = "W" },
  moves = { "red" }, legal = { "1R", "2R", "draw" }, refused = { "3G" },
  because = "red, a card like W or a wild one is asked for",
}

example "with two players the same one plays again" {
  players = 2, first_dealer = 2,
  deal = { hands = { "VG 7B 3G 4B 5R 6R 2R" }, discard = "7G" },
  moves = { "VG" }, legal = { "3G", "draw" },
}

example "one that is right costs the other four, and the challenger plays" {
  first_dealer = 4, deal = { hands = { "W4 SR 3G 4G 5G 6G 2G",
    "1R 2G 3B 4B 4Y 5Y 6Y" }, discard = "7R" },
  moves = { "W4 green", "challenge" }, legal = { "2G", "draw" },
  leaves = { counts = { 10, 7, 7, 7 } },
}

example "where it is checked, W4 is refused beside the colour" {
  wild4 = "checked", first_dealer = 4,
  deal = { hands = { "W4 3R 3G 4G 5G 6G 2G" }, discard = "7R" },
  moves = {}, legal = { "3R", "draw" }, refused = { "W4 green" },
  because = "you hold 3R: red is in force",
}

example "and allowed without it, and nobody is challenged" {
  wild4 = "checked", first_dealer = 4,
  deal = { hands = { "W4 7B 3G 4G 5G 6G 2G", "*", "*", "*" }, discard = "7R" },
  moves = { "W4 green" }, leaves = { counts = { 6, 11, 7, 7 } },
}

example "or always" {
  wild4 = "free", first_dealer = 4,
  deal = { hands = { "W4 7R 3G 4G 5G 6G 2G", "*", "*", "*" }, discard = "7R" },
  moves = { "W4 green" }, leaves = { counts = { 6, 11, 7, 7 } },
}

example "if it does not fit it is kept" {
  first_dealer = 4, deal = { hands = { "1R 2R 3G 4G 5G 6G 7G",
    "2R 1Y 2Y 3Y 4Y 5Y 6Y" }, discard = "9R", stock = "3Y" },
  moves = { "draw" }, legal = { "2R", "draw" },
  leaves = { counts = { 8, 7, 7, 7 } },
}

example "or cards are drawn until one fits" {
  draw = "until_playable", first_dealer = 4,
  deal = { hands = { "1R 2R 3G 4G 5G 6G 7G" }, discard = "9R",
    stock = "3Y 4Y 3R" },
  moves = { "draw" }, legal = { "3R", "keep" },
  leaves = { counts = { 10, 7, 7, 7 } },
}

example "who can play must, if that is the rule" {
  must_play = true, first_dealer = 4,
  deal = { hands = { "1R 2R 3G 4G 5G 6G 7G" }, discard = "9R" },
  moves = {}, legal = { "1R", "2R" }, refused = { "draw" },
  because = "you hold a card that fits",
}

example "with two cards left a player says last, where that is the rule" {
  say_last = true, step = "play", with = { "player 1", "1R", "R", "last" },
  held = { "1R 2G", "3B", "", "" }, discard = "9R", colour = "R",
  leaves = { counts = { 1, 1, 0, 0 } },
}

example "or draws two cards" {
  say_last = true, step = "play", with = { "player 1", "1R", "R", "card" },
  held = { "1R 2G", "3B", "", "" }, discard = "9R", colour = "R",
  leaves = { counts = { 3, 1, 0, 0 } },
}

example "with three cards nobody says it" {
  say_last = true, step = "play", with = { "player 1", "1R", "R", "card" },
  held = { "1R 2G 3G", "3B", "", "" }, discard = "9R", colour = "R",
  leaves = { counts = { 2, 1, 0, 0 } },
}

example "where it is no rule nobody draws" {
  step = "play", with = { "player 1", "1R", "R", "card" },
  held = { "1R 2G", "3B", "", "" }, discard = "9R", colour = "R",
  leaves = { counts = { 1, 1, 0, 0 } },
}

example "the last card, a D, is drawn for first" {
  step = "play", with = { "player 1", "DY", "Y" },
  held = { "DY", "3B", "", "" },
  discard = "9Y", colour = "Y", leaves = { counts = { 0, 3, 0, 0 } },
}

-- Scoring

example "if nobody can play the lowest hand scores the differences" {
  step = "score_round", with = {}, held = { "9R", "1R", "5G", "SG" },
  scores = { 0, 31, 0, 0 },
}

example "and equal lowest hands score nothing" {
  step = "score_round", with = {}, held = { "9R", "1R", "1G", "SG" },
  scores = { 0, 0, 0, 0 },
}

-- The end of the match

example "below that nobody has" {
  before = { 490, 499, 0, 0 }, step = "score_round", with = { "player 1" },
  held = { "", "9R", "", "" }, won_by = false,
}
