-- Boundary cases of tien_len: `tenace check tien_len` runs them with the
-- examples of its rules file.

-- Player 1 holds these cards and leads, then comes player 2 with the others.
local function two(cards, others)
  return { hands = { cards, others, "*", "*" } }
end

-- Player 1 leads, then come player 2, 3 with bombs, and 4.
local function bombs(first, second, last)
  return { hands = { first .. " *", second .. " *",
    "5S 5C 5D 5H 6S 6C 7S 7C 8S 8C 9S 9C 2H", (last or "") .. " *" } }
end

-- Each has thirteen cards that one play can end; the passes are not asked.
local quick = { "3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS 3C",
  "4C 5C 6C 7C 8C 9C 10C JC QC KC AC 2C 2S",
  "3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD 2D",
  "3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH 2H" }

-- The deal

example "two players leave half of the pack" {
  players = 2, step = "deal", leaves = { counts = { 13, 13 }, stock = 26 },
}

-- The play

example "nobody has it: the lowest card that was dealt leads" {
  players = 2, first_dealer = 2,
  deal = { hands = { "4C 4D 5S 6S 7S 8S 9S 10S JS QS KS AS 2S",
    "4H 5C 6C 7C 8C 9C 10C JC QC KC AC 2C 2D" } }, moves = {},
  allowed = { "4C", "4C 4D" }, refused = { "4D" },
  because = "4C must be among the cards",
}

example "later the winner of the round before leads" {
  winner_before = 2, held = { "3S", "4S", "5S", "6S" }, step = "leader",
  gives = "player 2",
}

example "the leader does not pass" {
  first_dealer = 4, deal = two("3S 3C *", "*"), moves = {},
  refused = { "pass" }, because = "you lead",
}

-- After "a sequence is beaten by a higher last card":
example "and of the same length" {
  first_dealer = 4, deal = two("3S 4H 5D *", "3H 4S 5H 6S 7S 8S *"),
  moves = { "4H 5D 3S" }, allowed = { "6S 7S 8S" },
  refused = { "5H 6S 7S 8S" },
  because = "the number of cards must be 3, as in the sequence that lies there",
}

-- After "a bomb beats a two":
example "but no other card" {
  first_dealer = 4, deal = bombs("3S 3C", "AH"), moves = { "3S", "AH" },
  allowed = { "2H" }, refused = { "5S 5C 5D 5H", "6S 6C 7S 7C 8S 8C" },
  because = "the number of cards must be 1, as in the single that lies there",
}

example "three twos by five" {
  first_dealer = 4, deal = bombs("3S 3C 3D", "2S 2C 2D"),
  moves = { "3S 3C 3D", "2S 2C 2D" },
  allowed = { "5S 5C 6S 6C 7S 7C 8S 8C 9S 9C" },
  refused = { "5S 5C 6S 6C 7S 7C 8S 8C" },
}

example "a four is beaten by a higher one, and by four pairs" {
  first_dealer = 4, deal = bombs("3S 3C", "2S",
    "9D 9H 10S 10C 10D 10H JS JC QS QC KS KC"),
  moves = { "3S", "2S", "5S 5C 5D 5H" },
  allowed = { "10S 10C 10D 10H", "10S 10C JS JC QS QC KS KC" },
  refused = { "10S 10C JS JC QS QC", "9D 9H 10S 10C JS JC" },
}

example "but not where that is not played" {
  four_pairs_top = false, first_dealer = 4, deal = bombs("3S 3C", "2S",
    "9D 9H 10S 10C 10D 10H JS JC QS QC KS KC"),
  moves = { "3S", "2S", "5S 5C 5D 5H" }, allowed = { "10S 10C 10D 10H" },
  refused = { "10S 10C JS JC QS QC KS KC" },
}

example "a double sequence by a higher one, or by a longer one" {
  first_dealer = 4, deal = bombs("3S 3C", "2S",
    "4S 4C 10S 10C 10D 10H JS JC QS QC KS KC"),
  moves = { "3S", "2S", "6S 6C 7S 7C 8S 8C" },
  allowed = { "10S 10C JS JC QS QC", "10S 10C JS JC QS QC KS KC" },
  refused = { "10S 10C 10D 10H" },
}

-- Southern tables differ: here four of a kind cuts three pairs, not four.
example "a four beats three pairs that have cut a two, where that is played" {
  four_beats_pairs = true, first_dealer = 4, deal = bombs("3S 3C", "2S",
    "4S 4C 10S 10C 10D 10H JS JC QS QC KS KC"),
  moves = { "3S", "2S", "6S 6C 7S 7C 8S 8C" },
  allowed = { "10S 10C 10D 10H", "10S 10C JS JC QS QC",
    "10S 10C JS JC QS QC KS KC" },
}

example "but not four pairs, which beat it" {
  four_beats_pairs = true, first_dealer = 4, deal = bombs("3S 3C", "2S",
    "4S 4C 10S 10C 10D 10H JS JC QS QC KS KC"),
  moves = { "3S", "2S", "6S 6C 7S 7C 8S 8C 9S 9C" },
  allowed = { "10S 10C JS JC QS QC KS KC" }, refused = { "10S 10C 10D 10H" },
}

example "three pairs still beat a two, and no four" {
  four_beats_pairs = true, first_dealer = 4, deal = bombs("3S 3C", "2S",
    "9D 9H 10S 10C 10D 10H JS JC QS QC KS KC"),
  moves = { "3S", "2S", "5S 5C 5D 5H" },
  allowed = { "10S 10C 10D 10H", "10S 10C JS JC QS QC KS KC" },
  refused = { "10S 10C JS JC QS QC", "9D 9H 10S 10C JS JC" },
}

example "without bombs only a two beats a two" {
  bombs = false, first_dealer = 4, deal = bombs("3S 3C", "2S"),
  moves = { "3S", "2S" }, legal = { "2H", "pass" },
}

example "nor does a longer double sequence beat a shorter one" {
  bombs = false, first_dealer = 4, deal = { hands = {
    "3S 3C 4S 4C 5S 5C *", "6S 6C 7S 7C 8S 8C 9S 9C *", "*", "*" } },
  moves = { "3C 4C 5C 3S 4S 5S" }, allowed = { "7C 8C 9C 7S 8S 9S" },
  refused = { "6C 7C 8C 9C 6S 7S 8S 9S" },
}

example "a sequence of twelve, a double sequence of six" {
  first_dealer = 4, deal = { hands = {
    "3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS 3C", "*", "*", "*" } },
  moves = {}, allowed = { "3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS" },
  refused = { "3S 4S" }, because = "3S 4S is no combination: these are "
    .. "single, pair, triple, sequence, four, double sequence",
}

example "six pairs in a row" {
  first_dealer = 4, deal = { hands = {
    "3S 4S 5S 6S 7S 8S 3C 4C 5C 6C 7C 8C 3D", "*", "*", "*" } },
  moves = {}, allowed = { "3S 4S 5S 6S 7S 8S 3C 4C 5C 6C 7C 8C" },
  refused = { "3C 4C 3S 4S" },
  because = "the double sequence needs at least 3 ranks in a row",
}

-- After "whoever passes is out until somebody leads":
example "or may play again" {
  pass_is_out = false, first_dealer = 4, deal = { hands = { "3S 3C 4S *",
    "6S 8H *", "7S 9H *", "5S KH AS *" } },
  moves = { "3S", "pass", "7S", "KH", "pass" }, allowed = { "pass" },
  refused = { "8H" }, because = "8H does not beat this single: it must be "
    .. "above KH",
}

example "the turn is back at who played last" {
  step = "is_over", with = { "player 2", "player 2", {} },
  held = { "3C", "4C", "5C", "6C" }, gives = true,
}

example "not yet" {
  step = "is_over",
  with = { "player 1", "player 2", { true, false, true, true } },
  held = { "3C", "4C", "5C", "6C" }, gives = false,
}

example "who played last is out: all others must have passed" {
  step = "is_over",
  with = { "player 1", "player 2", { true, false, true, true } },
  held = { "3C", "", "5C", "6C" }, gives = true,
}

example "and one has not" {
  step = "is_over", with = { "player 1", "player 2", { true, false, true } },
  held = { "3C", "", "5C", "6C" }, gives = false,
}

example "a black two left costs 3, a red one 6" {
  two_left = 3, step = "score_twos", with = { "player 2" },
  held = { "2S 4C", "", "2D 2H 5C", "9C" }, scores = { -3, 15, -12, 0 },
}

example "usually nothing" {
  step = "score_twos", with = { "player 2" },
  held = { "2S 4C", "", "2D 2H 5C", "9C" }, scores = { 0, 0, 0, 0 },
}

example "the best of several such hands wins" {
  instant_win = true, dealer = 4, step = "wins_at_once",
  held = { "3S 3C 5S 5C 6S 6C 8S 8C 9S 9C KS KC 4D",
    "2S 2C 2D 2H 4S 7S 10S JS QS 7C 10D JD 4H", "4C", "5D" },
  gives = "player 2",
}

example "of equal ones the first in turn" {
  instant_win = true, dealer = 2, step = "wins_at_once",
  held = { "3S 3C 5S 5C 6S 6C 8S 8C 9S 9C KS KC 4D",
    "4C", "3D 3H 5D 5H 6D 6H 8D 8H 9D 9H KD KH 4S", "QD" },
  gives = "player 3",
}

example "no hand wins at once" {
  instant_win = true, dealer = 2, step = "wins_at_once",
  held = { "3S", "4C", "3D 3H", "QD" }, gives = "none",
}

-- Scoring

-- After "places count three, two, one and nothing":
example "or the round ends with the first" {
  ends = "first_out", first_dealer = 4, rounds = 1, deal = { hands = quick },
  moves = { "3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS",
    "3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD",
    "3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH" },
  scores = { -1, -26, -1, 28 },
}

-- After "the points of the places":
example "or the others pay for their cards" {
  ends = "first_out", step = "score_cards",
  with = { "player 2", { true, true, false, true } },
  held = { "3C 4C", "", "5C 6C 7C", "8C" }, scores = { -2, 29, -26, -1 },
}

example "all four twos" {
  step = "instant", with = { "2S 2C 2D 2H 4S 5S 6S 7S 8S 9S 10S JS QS" },
  gives = 3,
}

-- Five pairs in a row win in most lists of southern hands ("toi trang").
example "five pairs in a row, where they win" {
  instant_win = true, five_pairs = true, step = "instant",
  with = { "3S 3C 4S 4C 5S 5C 6S 6C 7S 7C 9D JD KD" }, gives = 2,
}

example "a gap ends a row of pairs, and twos are in none" {
  step = "pairs_in_a_row", gives = 3,
  with = { "3S 3C 4S 4C 6S 6C 7S 7C 8S 8C AS AC 2S" },
}

example "not with a gap, nor with twos" {
  instant_win = true, five_pairs = true, step = "instant",
  with = { "JS JC QS QC KS KC AS AC 2S 2C 9D 5D 3D" }, gives = 0,
}

example "usually five pairs do not win" {
  step = "instant", with = { "3S 3C 4S 4C 5S 5C 6S 6C 7S 7C 9D JD KD" },
  gives = 0,
}

example "six pairs of different ranks" {
  step = "instant", with = { "3S 3C 5S 5C 6S 6C 8S 8C 9S 9C 9D KS KC" },
  gives = 1,
}

example "four of a rank are one pair" {
  step = "instant", with = { "3S 3C 3D 3H 6S 6C 8S 8C 9S 9C QS KS KC" },
  gives = 0,
}

example "it counts as the first place" {
  players = 3, step = "score_at_once", with = { "player 2" },
  scores = { 0, 2, 0 }, leaves = { winner_before = 2 },
}

-- Bombs as at matches

-- Seat 4 holds four pairs in a row, seat 3 a four, seat 2 three pairs in a row.
local full = { hands = { "3S 3H 2H 7D 8D 9D JS JC QS KC AS AC 2S",
  "4S 3C 3D 4C 4D 5C 5D 7H 8H 9H QC QH KD",
  "5S 6S 6C 6D 6H 10D 10H JH KH AD AH 2C 2D",
  "7S 7C 8S 8C 9S 9C 10S 10C 4H 5H JD QD KS" } }
local FOUR_PAIRS = "7C 8C 9C 10C 7S 8S 9S 10S"

example "at matches four pairs cut a two after a pass, out of turn" {
  bombs = "full", first_dealer = 4, deal = full,
  moves = { "3S", "4S", "5S", "pass", "2H" }, legal = { FOUR_PAIRS, "no cut" },
}

example "who has cut is in again" {
  bombs = "full", first_dealer = 4, deal = { hands = {
    "3S 3H 2H 7D 8D 9D 4D JC QS KC AS AC 2S",
    "4S 3C 3D 4C 5C 5D 8H 9H 10H QC QH KD KH",
    "5S 5H 10D JS JD JH QD KS AD AH 2C 2D 4H",
    "7S 7C 8S 8C 9S 9C 10S 10C 6S 6C 6D 6H 7H" } },
  moves = { "3S", "4S", "5S", "pass", "2H", FOUR_PAIRS }, allowed = "6S",
  refused = { "pass" }, because = "you lead",
}

example "five pairs beat four of them" {
  bombs = "full", first_dealer = 4, deal = { hands = {
    "3S 3C 4S 4C 5S 5C 6S 6C 8D 9D JD QD KD",
    "7S 7C 8S 8C 9S 9C 10S 10C JS JC 3D 4D 5D",
    "3H 4H 5H 6H 7H 8H 9H JH QH KH AH 2H 2D",
    "6D 7D 10D 10H QS QC KS KC AS AC AD 2S 2C" } },
  moves = { "3C 4C 5C 6C 3S 4S 5S 6S" },
  allowed = { "7C 8C 9C 10C JC 7S 8S 9S 10S JS", FOUR_PAIRS },
}

example "a four beats three pairs that were led" {
  bombs = "full", first_dealer = 4, deal = { hands = {
    "3S 3C 4S 4C 5S 5C 8D 9D JD QD KD AD 2D",
    "6S 6C 6D 6H 7H 8H 9H JH QH KH AH 2H 3H",
    "*", "*" } },
  moves = { "3C 4C 5C 3S 4S 5S" }, allowed = { "6S 6C 6D 6H", "pass" },
}

for name, one in pairs {
  ["a two can be cut"] = { "2H", "single", true },
  ["a pair of twos, too"] = { "2H 2D", "pair", true },
  ["three twos cannot"] = { "2H 2D 2C", "triple", false },
  ["nor can an ace"] = { "AH", "single", false },
  ["nor a pair of aces"] = { "AH AD", "pair", false },
  ["a four can"] = { "5S 5C 5D 5H", "four", true },
  ["three pairs in a row can"] = { "5S 5C 6S 6C 7S 7C", "three pairs", true },
  ["four pairs in a row can"] = { "5S 5C 6S 6C 7S 7C 8S 8C",
    "double sequence", true },
} do
  example(name) { bombs = "full", step = "can_be_cut", with = { one[2] },
    lying = one[1], held = { "3S", "3C", "", "" }, gives = one[3] }
end

example "not where that is not played" {
  step = "can_be_cut", with = { "single" }, lying = "2H",
  held = { "3S", "3C", "", "" }, gives = false,
}

example "nor if one player is left" {
  bombs = "full", step = "can_be_cut", with = { "single" }, lying = "2H",
  held = { "3S", "", "", "" }, gives = false,
}

example "nobody cuts a two that ended the round" {
  bombs = "full", ends = "first_out", step = "cuts",
  with = { "player 1", "single" }, lying = "2H",
  held = { "", "7S 7C 8S 8C 9S 9C 10S 10C", "3C", "4C" }, gives = "none",
}
