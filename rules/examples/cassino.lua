-- Boundary cases of cassino: `tenace check cassino` runs them with the examples
-- of its rules file.

-- The play

-- After "a card takes its like, sums and both":
example "or one set of several" {
  first_dealer = 1, deal = { hands = { "8H 6S 9D KC", "6C * * *" },
    board = "8C 5D 3S 2D" }, moves = { "trail 6C" },
  allowed = { "8H takes 8C; 5D 3S; 2D 6C", "8H takes 6C 2D" },
}

-- After "a court card takes one of its rank":
example "or all of them, if that is the rule" {
  court_takes = "all", first_dealer = 2, deal = { hands = { "8H 6S 9D KC",
    "*" }, board = "KS 5D 3S KH" }, moves = {}, allowed = { "KC takes KH KS" },
  refused = { "KC takes KH" },
}

example "the last card of the value cannot go into the build" {
  first_dealer = 2, deal = { hands = { "6S 9D KC 2C", "*" },
    board = "3D 9H 4S 5C" }, moves = {}, refused = { "build 9: 9D 4S 5C" },
  because = "you hold no other 9",
}

-- After "nobody makes a build for others":
example "and another can" {
  first_dealer = 2, deal = { hands = { "6S 9D 9C 2C", "*" },
    board = "3D 9H 4S 5C" }, moves = {}, allowed = { "build 9: 9D; 4S 5C" },
}

-- After "the owner keeps that card until it takes the build":
example "and leaves no card on the table" {
  first_dealer = 2, deal = { hands = { "6S 9D 3C 2C", "JC * * *" },
    board = "3D 9H 4S 2D" }, moves = { "build 9: 6S 3D", "trail JC" },
  refused = { "trail 3C" }, because = "you own the build of 9",
}

example "another player may take it" {
  first_dealer = 2, deal = { hands = { "6S 9D 3C 2C", "9C JC QC 4D" },
    board = "3D 9H 4S 2D" }, moves = { "build 9: 6S 3D" },
  allowed = { "9C takes build 1", "9C takes 9H build 1", "trail 4D" },
  refused = { "4D takes build 1" },
  because = "a build is taken by a card of its value",
}

example "or raise it" {
  first_dealer = 2, deal = { hands = { "4S 9D 3C 5C", "4C 9C QC 2D" },
    board = "AD 9H 7S 2H" }, moves = { "build 5: 4S AD" },
  allowed = { "raise 1 to 9: 4C", "raise 1 to 9: 4C 9H",
    "raise 1 to 9: 4C; 7S 2H; 9H" },
  refused = { "raise 1 to 9: 2D" },
  because = "the card and the build do not add up",
}

example "and own it then" {
  first_dealer = 2, deal = { hands = { "4S 9D 3C 5C", "4C 9C QC 2D" },
    board = "AD 9H 7S 2H" }, moves = { "build 5: 4S AD", "raise 1 to 9: 4C" },
  allowed = { "trail 3C", "9D takes build 1" },
  refused = { "5C takes build 1" },
  leaves = { values = { 9 }, owners = { 2 } },
}

example "a set is added to it" {
  first_dealer = 2, deal = { hands = { "3S 5D 3C 9C", "4C 5C QC 2D" },
    board = "2H AH 7S JD" }, moves = { "build 5: 3S 2H" },
  allowed = { "add 4C AH to 1" }, refused = { "add 5C to 1" },
  because = "you hold no other 5",
}

example "of one card, too" {
  first_dealer = 2, deal = { hands = { "3S 5D 3C 9C", "5S 5C QC 2D" },
    board = "2H AH 7S JD" }, moves = { "build 5: 3S 2H" },
  allowed = { "add 5C to 1" }, refused = { "add 2D to 1" },
  because = "the card has another value than the build",
}

example "but of no more than one set" {
  first_dealer = 2, deal = { hands = { "3S 5D 3C 9C", "4C 5C QC 2D" },
    board = "2H AH 7S 5H" }, moves = { "build 5: 3S 2H" },
  refused = { "add 4C AH 5H to 1" }, because = "these cards do not add up",
}

example "only those that take nothing, if that is the rule" {
  must_take = true, first_dealer = 2, deal = { hands = { "8H 6S 9D KC", "*" },
    board = "8C 5D 3S JH" }, moves = {}, allowed = { "trail 9D", "trail KC" },
  refused = { "trail 8H" }, because = "it can take something, so it has to",
}

example "a card takes all that it can, if that is the rule" {
  must_take_all = true, first_dealer = 2,
  deal = { hands = { "8H 6S 9D KC", "*" }, board = "8C 5D 3S JH" }, moves = {},
  allowed = { "8H takes 8C 5D 3S" }, refused = { "8H takes 8C" },
  because = "these cards are not all that add up",
}

example "and of two ways one" {
  must_take_all = true, first_dealer = 2,
  deal = { hands = { "8H 6S 9D KC", "*" }, board = "5C 5D 3S JH" }, moves = {},
  allowed = { "8H takes 5C 3S", "8H takes 5D 3S" },
}

example "builds, too" {
  must_take_all = true, first_dealer = 2, deal = { hands = { "6S 9D 3C 2C",
    "9C JC QC 4D" }, board = "3D 9H 4S 2D" }, moves = { "build 9: 6S 3D" },
  allowed = { "9C takes 9H build 1" }, refused = { "9C takes 9H" },
}

-- After "whoever clears the table has a sweep":
example "unless that counts nothing" {
  sweeps = false, fields = { board = "2D 6C", values = {}, owners = {} },
  held = { "8H 2C", "" }, step = "take",
  with = { "player 1", "8H", "2D 6C", "" }, scores = { 0, 0 },
}

example "not with a card left" {
  fields = { board = "2D 6C AC", values = {}, owners = {} },
  held = { "8H 2C", "" }, step = "take",
  with = { "player 1", "8H", "2D 6C", "" }, scores = { 0, 0 },
}

example "nor with a build left" {
  fields = { board = "2D 6C", build = { "5C 4C" }, values = { 9 },
    owners = { 2 } },
  held = { "8H 2C", "" }, step = "take",
  with = { "player 1", "8H", "2D 6C", "" }, scores = { 0, 0 },
}

example "of four players two have a pile together" {
  players = 4, fields = { board = "2D 6C", values = {}, owners = {} },
  held = { "", "", "8H 2C", "" }, step = "take",
  with = { "player 3", "8H", "2D 6C", "" }, scores = { 1, 0 },
}

example "three of one rank may be on the table" {
  court_takes = "all", first_dealer = 2, deal = { hands = { "8H 6S 9D KC",
    "*" }, board = "KS KD QS KH" }, moves = {},
  allowed = { "KC takes KD KH KS" }, refused = { "KC takes QS" },
}

example "with a build there are new numbers" {
  first_dealer = 2, deal = { hands = { "6S 9D 3C 2C", "5S 7C QC 7D" },
    board = "3D 2H 4S JC" }, moves = { "build 9: 6S 3D", "build 7: 5S 2H" },
  allowed = { "9D takes build 1" }, refused = { "3C takes build 2" },
  leaves = { values = { 9, 7 }, owners = { 1, 2 } },
}

example "and a number is free again when its build is taken" {
  first_dealer = 2, deal = { hands = { "6S 9D 3C 2C", "5S 7C QC 7D" },
    board = "3D 2H 4S JC" }, moves = { "build 9: 6S 3D", "build 7: 5S 2H",
    "9D takes build 1", "7C takes build 2" },
  leaves = { values = {}, owners = {}, build = { 0, 0, 0, 0, 0, 0 } },
}

example "builds of one value are taken together or one by one" {
  first_dealer = 2, deal = { hands = { "6S 9D 9H 2C", "5S 9C QC 7D" },
    board = "3D 2H 4S JC" }, moves = { "build 9: 6S 3D", "build 9: 5S 4S" },
  allowed = { "9D takes build 1", "9D takes build 1 build 2",
    "9D takes build 2" },
}

example "but not with one of another" {
  first_dealer = 2, deal = { hands = { "6S 9D 9H 2C", "5S 7C QC 7D" },
    board = "3D 2H 4S JC" }, moves = { "build 9: 6S 3D", "build 7: 5S 2H" },
  refused = { "9D takes build 1 build 2" },
}

example "whoever adds to a build owns it" {
  first_dealer = 2, deal = { hands = { "3S 5D 3C 9C", "4C 5C QC 2D" },
    board = "2H AH 7S JD" }, moves = { "build 5: 3S 2H", "add 4C AH to 1" },
  allowed = { "trail 3C", "5D takes build 1" },
  leaves = { values = { 5 }, owners = { 2 }, board = 2, build = { 4, 0, 0, 0,
    0, 0 } },
}

example "without cards of the table, too" {
  first_dealer = 2, deal = { hands = { "3S 5D 3C 9C", "5S 5C QC 2D" },
    board = "2H AH 7S JD" }, moves = { "build 5: 3S 2H", "add 5S to 1" },
  leaves = { values = { 5 }, owners = { 2 }, board = 3, build = { 3, 0, 0, 0,
    0, 0 } },
}

example "it is multiple then and cannot be raised" {
  first_dealer = 2, deal = { hands = { "3S 5D 4H 9C", "5S 5C QC 2D" },
    board = "2H AH 7S JD" }, moves = { "build 5: 3S 2H", "add 5S to 1" },
  refused = { "raise 1 to 9: 4H" },
}

example "a court card raises nothing" {
  first_dealer = 2, deal = { hands = { "3S 5D 3C 9C", "5S 5C QC 2D" },
    board = "2H AH 7S JD" }, moves = { "build 5: 3S 2H" },
  refused = { "raise 1 to 5: QC" },
  because = "the card and the build do not add up",
}

example "a card and a build may be taken at once" {
  first_dealer = 2, deal = { hands = { "6S 9D 3C 2C", "9C JC QC 4D" },
    board = "3D 9H 4S 2D" },
  moves = { "build 9: 6S 3D", "9C takes 9H build 1" }, allowed = { "trail 9D" },
  leaves = { board = 2, last_taker = 2, taken = { 0, 4 }, values = {} },
}

example "the last card of a hand is played, and four more are dealt" {
  first_dealer = 2, deal = { hands = { "KS QS JS 10S", "KC QC JC 10C" },
    board = "2H 3H 4H 6H" },
  moves = { "trail KS", "trail QC", "trail JS", "trail JC", "trail QS",
    "trail 10C", "trail 10S", "KC takes KS" },
  leaves = { counts = { 4, 4 }, stock = 32, board = 10 },
}

example "a build that was taken is no build any more" {
  first_dealer = 2, deal = { hands = { "6S 9D QH 2C", "5S 7C QC 7D" },
    board = "3D 2H 4S 7H" }, moves = { "build 9: 6S 3D", "build 7: 5S 2H",
    "9D takes build 1", "7C takes 7H" }, legal = { "trail 2C", "trail QH" },
  leaves = { values = { 0, 7 }, build = { 0, 2, 0, 0, 0, 0 } },
}

example "and a new build has the first number that is free" {
  first_dealer = 2, deal = { hands = { "6S 9D 3H 7S", "5S 7C QC 7D" },
    board = "3D 2H 4C JC" }, moves = { "build 9: 6S 3D", "build 7: 5S 2H",
    "9D takes build 1", "add 7D to 2", "build 7: 3H 4C" },
  leaves = { values = { 7, 7 }, owners = { 1, 2 } },
}

example "a ten takes what counts ten" {
  first_dealer = 2, deal = { hands = { "10H 6S 9D KC", "*" },
    board = "6C 4D 2S KH" }, moves = {}, allowed = { "10H takes 6C 4D" },
  refused = { "10H takes 6C 2S" }, because = "these cards do not add up",
}

example "nothing is dealt while somebody holds a card" {
  first_dealer = 2, deal = { hands = { "KS QS JS 10S", "KC QC JC 10C" },
    board = "2H 3H 4H 6H" },
  moves = { "trail KS", "trail QC", "trail JS", "trail JC", "trail QS",
    "trail 10C" }, leaves = { stock = 40 },
}

-- Scoring

example "of 26 each nobody has most" {
  step = "score_most", with = { "most cards", 3, "C D" },
  fields = { taken = { "AC 2C", "AD 2D" } }, scores = { 0, 0 },
}

example "of three, two may be equal below the best" {
  players = 3, step = "score_most", with = { "most cards", 3, "C D" },
  fields = { taken = { "AC", "AD 2D", "5C" } }, scores = { 0, 3, 0 },
}

-- The end of the match

example "eleven points win a short match" {
  target = 11, before = { 8, 7 }, step = "score_most",
  with = { "most cards", 3, "C" }, fields = { taken = { "AC", "AD 2D" } },
  scores = { 11, 7 }, won_by = 1,
}

example "and 61 a long one" {
  target = 61, before = { 58, 7 }, step = "score_most",
  with = { "most cards", 3, "C" }, fields = { taken = { "AC", "AD 2D" } },
  scores = { 61, 7 }, won_by = 1,
}
