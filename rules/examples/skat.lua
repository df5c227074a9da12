-- Boundary cases of skat: `tenace check skat` runs them with the examples of
-- its rules file.

-- The deal

example "of four players the dealer gets none" {
  players = 4, step = "deal",
  leaves = { counts = { 0, 10, 10, 10 }, skat = 2 },
}

-- The bidding

example "the values that games can have are bid" {
  moves = {},
  legal = "pass 18 20 22 23 24 27 30 33 35 36 40 44 45 46 48 50 54 55 59 60 "
    .. "63 66 70 72 77 80 81 84 88 90 96 99 100 108 110 117 120 121 126 130 "
    .. "132 135 140 143 144 150 153 154 156 160 162 165 168 170 176 180 187 "
    .. "192 198 204 216 240 264",
}

-- Seat 3 deals: seat 1 is forehand, 2 middlehand, 3 rearhand.
example "rearhand bids to the one who is left" {
  moves = { "20", "pass", "22", "pass" }, legal = { "take", "hand" },
  leaves = { declarer = 3, bid = 22 },
}

example "if both pass forehand may play at 18" {
  moves = { "pass", "pass" }, legal = { "18", "pass" },
}

example "and is the declarer then" {
  moves = { "pass", "pass", "18", "hand" },
  refused = { "null schneider" }, leaves = { declarer = 1, bid = 18,
    hand = true },
}

example "if all pass the next one deals" {
  moves = { "pass", "pass", "pass" }, leaves = { dealer = 1 },
}

example "two cards are put into the skat" {
  moves = { "pass", "pass", "18", "take", "7C JC" },
  leaves = { counts = { 10, 10, 10 }, skat = 2, hand = false },
  legal = { "diamonds", "hearts", "spades", "clubs", "grand", "null",
            "null ouvert" },
}

example "at 23 a null game may be named" {
  moves = { "23", "yes", "pass", "pass", "take", "7C JC" },
  allowed = { "null" },
}

example "at 24 it may not" {
  moves = { "24", "yes", "pass", "pass", "take", "7C JC" },
  refused = { "null" },
}

example "at 46 an open one may be named" {
  moves = { "46", "yes", "pass", "pass", "take", "7C JC" },
  allowed = { "null ouvert" },
}

example "at 48 it may not" {
  moves = { "48", "yes", "pass", "pass", "take", "7C JC" },
  refused = { "null ouvert" },
}

example "in hand null reaches 35" {
  moves = { "35", "pass", "pass", "hand" }, allowed = { "null" },
}

example "but not 36" {
  moves = { "36", "pass", "pass", "hand" }, refused = { "null" },
}

example "and an open hand 59" {
  moves = { "59", "pass", "pass", "hand" }, allowed = { "null ouvert" },
}

example "but not 60" {
  moves = { "60", "pass", "pass", "hand" }, refused = { "null ouvert" },
}

example "an open null game announces nothing" {
  moves = { "18", "pass", "pass", "hand", "null ouvert" },
  leaves = { contract = "null ouvert", announced = "none" },
}

example "it is never named for a bid that it does not reach" {
  contract = "null", bid = 24, step = "value", gives = "none",
}

-- The play

example "a trump led is followed with trumps" {
  contract = "hearts", trick = "JH", hand = "AH 7S JC", legal = "AH JC",
}

example "in grand only jacks are trumps" {
  contract = "grand", trick = "7C JD AC", winner = 2,
}

example "the jack of clubs is the highest card" {
  contract = "diamonds", trick = "AD JS JC", winner = 3,
}

example "in an open null game too the ten loses to the jack" {
  contract = "null ouvert", trick = "10H JH 9H", winner = 2,
}

-- Scoring

example "with seven is game eight" {
  fields = { contract = "hearts", cards = "JC JS JH JD AH 10H KH" },
  value = 80,
}

example "grand ouvert with four is the highest game there is" {
  fields = { contract = "grand", cards = "JC JS JH JD", hand = true,
            announced = "ouvert", points = 120, tricks = 10 },
  value = 264,
}

example "schneider may save a game from being overbid" {
  fields = { contract = "spades", cards = "JC JH AS", bid = 33, points = 90 },
  value = 33,
}

example "an overbid game may lose its base value alone" {
  fields = { contract = "spades", cards = "JC JH AS", bid = 33, points = 70 },
  options = { overbid = "base" },
  value = -11,
}

-- After "a game that is lost counts twice":
example "and schneider counts, whoever it is" {
  fields = { contract = "spades", cards = "JC JH AS", bid = 22, points = 28 },
  value = -66,
}

example "schneider made may not be enough for a bid" {
  fields = { contract = "diamonds", cards = "JC JH AD", bid = 36, points = 90 },
  value = -72,
}

example "an announcement that fails counts as announced" {
  fields = { contract = "grand", cards = "JC JH JD", hand = true,
            announced = "schneider", points = 70 },
  value = -240,
}

example "and no level beyond it" {
  fields = { contract = "grand", cards = "JC JH JD", hand = true,
            announced = "schneider", points = 20 },
  value = -240,
}

-- After "a null game is won without a trick":
example "and lost with one" {
  fields = { contract = "null", tricks = 1 },
  value = -46,
}

example "61 points are enough" {
  fields = { contract = "diamonds", cards = "JC JH AD", points = 61 },
  value = 18,
}

example "89 points are not schneider" {
  fields = { contract = "clubs", cards = "JC JH AC", points = 89 }, value = 24,
}

example "with 30 points the declarer is schneider" {
  fields = { contract = "spades", cards = "JC JH AS", points = 30 },
  value = -66,
}

example "with 31 not" {
  fields = { contract = "spades", cards = "JC JH AS", points = 31 },
  value = -44,
}

example "schneider announced and 89 points are lost" {
  fields = { contract = "grand", cards = "JC JH JD", hand = true,
            announced = "schneider", points = 89 },
  value = -240,
}

example "with 90 they are won" {
  fields = { contract = "grand", cards = "JC JH JD", hand = true,
            announced = "schneider", points = 90 },
  value = 120,
}

example "every trick makes schwarz" {
  fields = { contract = "diamonds", cards = "JC JH AD", points = 120,
            tricks = 10 },
  value = 36,
}

example "no trick at all suffers it" {
  fields = { contract = "spades", cards = "JC JH AS", points = 0, tricks = 0 },
  value = -88,
}

example "schwarz announced counts four steps" {
  fields = { contract = "grand", cards = "JC JH JD", hand = true,
            announced = "schwarz", points = 120, tricks = 10 },
  value = 168,
}

example "one trick lost is schwarz lost" {
  fields = { contract = "grand", cards = "JC JH JD", hand = true,
            announced = "schwarz", points = 117, tricks = 9 },
  value = -336,
}

example "schneider announced and every trick is schwarz, too" {
  fields = { contract = "grand", cards = "JC JH JD", hand = true,
            announced = "schneider", points = 120, tricks = 10 },
  value = 144,
}

example "an overbid game loses the multiple that reaches the bid: 55" {
  fields = { contract = "spades", cards = "JC JH AS", bid = 45, points = 70 },
  value = -110,
}

example "a null game in hand is worth 35" {
  fields = { contract = "null", hand = true, tricks = 0 }, value = 35,
}

example "an open one 46" {
  fields = { contract = "null ouvert", tricks = 0 }, value = 46,
}

example "54 points won and 7 in the skat are enough" {
  fields = { contract = "diamonds", cards = "JC JH" }, tricks = { 5, 3, 2 },
  won = { "AC AS AH AD 10C" }, skat = "KC QC",
  declarer = 1, step = "score_round",
  with = { "player 1" }, scores = { 18, 0, 0 },
}

example "in a tournament a game won is 50 more" {
  scoring = "seeger_fabian", contract = "null", tricks = { 0, 5, 5 },
  declarer = 1, step = "score_round",
  with = { "player 1" }, scores = { 73, 0, 0 },
}

example "a game lost is 50 less, and 40 for the others" {
  scoring = "seeger_fabian", contract = "null", tricks = { 1, 0, 0 },
  declarer = 1, step = "score_round",
  with = { "player 1" }, scores = { -96, 40, 40 },
}

example "with four players 30" {
  players = 4, scoring = "seeger_fabian", contract = "null",
  tricks = { 1, 0, 0, 0 },
  declarer = 1, step = "score_round",
  with = { "player 1" }, scores = { -96, 30, 30, 30 },
}

example "a bid that the game's value just reaches is reached" {
  fields = { contract = "spades", cards = "JC JH AS", bid = 22, points = 70 },
  value = 22,
}

example "where nothing is said of tricks a null game is won" {
  fields = { contract = "null" }, value = 23,
}
