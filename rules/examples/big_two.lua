-- Boundary cases of big_two: `tenace check big_two` runs them with the examples
-- of its rules file.

-- Player 1 holds these cards and leads; then comes player 4, with the others.
local function two(cards, others)
  return { hands = { cards, "*", "*", others } }
end

-- Player 4 plays before player 3, who has one card left.
local few = { "3D 9C KC", "4D 5D", "2C", "4H 6H JH 2H" }

-- The deal

example "three players get seventeen, and one gets the last card" {
  players = 3, first_dealer = 2,
  deal = { hands = { "3D *", "*", "*" } }, moves = {},
  leaves = { counts = { 18, 17, 17 }, stock = 0 },
}

-- The play

example "if that is the three of diamonds, it is the holder of 3C" {
  players = 3, first_dealer = 2, deal = { hands = {
    "4C 5C 6C 7C 8C 9C 10C JC QC KC AC 2C 3S 4S 5S 6S 7S",
    "3C 4D 5D 6D 7D 8D 9D 10D JD QD KD AD 2D 8S 9S 10S JS",
    "3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH 2H QS KS AS 2S" } },
  moves = {}, leaves = { counts = { 17, 18, 17 } },
  allowed = { "3D", "3C 3D" }, refused = { "3C" },
  because = "3D must be among the cards",
}

example "the leader does not pass" {
  first_dealer = 4, deal = two("3D 3C *"), moves = {},
  refused = { "pass" },
  because = "you lead",
}

example "lower ones do not beat it" {
  first_dealer = 4, deal = two("3D 3S *", "3C 3H 4C 4D *"),
  moves = { "3D 3S" }, allowed = { "4C 4D" }, refused = { "3C 3H" },
  because = "3C 3H does not beat this pair: it must be above 3S",
}

example "in poker straights twos and aces are low, or aces high" {
  straights = "poker", first_dealer = 4, deal = two("3D 4D 5H AC 2C *",
    "2D 3S 4S 5S 6S 10D JC QH KD AH 2S 8S 9S"), moves = { "AC 2C 3D 4D 5H" },
  allowed = { "2D 3S 4S 5S 6S", "10D JC QH KD AH" },
  refused = { "JC QH KD AH 2S" },
}

-- After "a flush counts by its highest rank":
example "or by its suit" {
  flush = "suit", first_dealer = 4, deal = two("3D 9D 8D 5D KD *",
    "QS JS 9S 8S 7S 4D 6D 7D JD QD 6S AC AH"), moves = { "3D 5D 8D 9D KD" },
  allowed = { "QS JS 9S 8S 7S" }, refused = { "4D 6D 7D JD QD" },
}

example "there are no plays of four cards, nor of six" {
  first_dealer = 4, deal = two("3D 3C 3H 3S 4C 4D 5C 6C 7C 8C *"),
  moves = {}, refused = { "3D 3C 3H 3S", "3D 4C 5C 6C 7C 8C" },
}

example "four of a kind do not beat a pair of twos" {
  first_dealer = 4, deal = { hands = { "3D 3C *", "*",
    "5C 5D 5H 5S 6C 2H 2S *", "2C 2D *" } },
  moves = { "3C 3D", "2C 2D" }, allowed = { "2H 2S" },
  refused = { "5C 5D 5H 5S 6C" },
  because = "the number of cards must be 2, as in the pair that lies there",
}

example "a straight flush beats them" {
  first_dealer = 4, deal = two("3D 3C 3H 3S 9C *", "4H 5H 6H 7H 8H *"),
  moves = { "3C 3D 3H 3S 9C" }, allowed = { "4H 5H 6H 7H 8H", "pass" },
}

example "whoever has played may play again" {
  pass_is_out = true, first_dealer = 4, deal = two("3D 3C 9S *", "4H *"),
  moves = { "3D", "4H", "pass", "pass" }, allowed = { "9S" },
}

example "or not" {
  pass_is_out = true, first_dealer = 4,
  deal = { hands = { "3D 3C 2S *", "AC *", "4C 5C *", "4D KC *" } },
  moves = { "3D", "pass", "4C", "pass", "pass" }, refused = { "pass" },
  because = "you lead", allowed = { "5C" },
}

example "the winner of the round before may lead" {
  lead = "winner", went_out = 2, held = { "3D", "4C", "5C", "6C" },
  step = "leader", gives = "player 2",
}

example "or always the three of diamonds" {
  went_out = 2, held = { "3D", "4C", "5C", "6C" },
  step = "leader", gives = "player 1",
}

example "in the first round it does in any case" {
  lead = "winner", held = { "5C", "4C", "3D", "6C" },
  step = "leader", gives = "player 3",
}

example "before a player with one card, a single card is the highest" {
  protect = true, step = "must_be_highest", with = { "player 4" }, held = few,
  gives = "2H",
}

example "also if the card is not lower than another that would do" {
  protect = true, first_dealer = 4, deal = { hands = {
    "3D 3H 9S 9H 10D 10H JD JH QD QH KD KS 2H",
    "3C 9C JC KC AS 8D KH 5H 8H 3S 5S 7S 10S",
    "10C QC 9D AD 2D 7H AH 4S 6S 8S JS QS 2C",
    "2S 4C 4D 4H 5C 5D 6C 6D 6H 7C 7D AC 8C" } },
  moves = { "3D", "2S", "4C 4D 4H 5C 5D", "6C 6D 6H 7C 7D", "8C", "pass",
    "pass" },
  legal = { "2H", "pass" }, refused = { "9S" }, because = "the next player "
    .. "holds one card: a single card must be your highest",
}

example "and several cards may be lower" {
  protect = true, first_dealer = 4, deal = { hands = {
    "3D 9S 10S JD JH QD QH KD KS 2H 9H 10D 2C",
    "3C 9C JC KC AS 8D KH 5H 8H 3S 5S 7S 10C",
    "3H QC 9D AD 2D 7H AH 4S 6S 8S JS QS 10H",
    "2S 4C 4D 4H 5C 5D 6C 6D 6H 7C 7D AC 8C" } },
  moves = { "3D", "2S", "4C 4D 4H 5C 5D", "6C 6D 6H 7C 7D", "8C", "pass",
    "pass", "2H" }, allowed = { "9H 9S", "2C" }, refused = { "9H" },
}

example "others play what they like" {
  protect = true, step = "must_be_highest", with = { "player 1" }, held = few,
  gives = "none",
}

example "also before a player with two cards" {
  protect = true, step = "must_be_highest", with = { "player 3" }, held = few,
  gives = "none",
}

example "and so do all without that rule" {
  step = "must_be_highest", with = { "player 4" }, held = few, gives = "none",
}

-- Scoring

example "nine cards cost nine, and twelve twice as much" {
  step = "score_round", with = { "player 2" },
  held = { "3C 4C 5C 6C 7C 8C 9C 10C JC", "",
    "3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD", "4S" },
  scores = { -9, 34, -24, -1 },
}

example "of three players' cards all are seventeen" {
  players = 3, step = "score_round", with = { "player 1" },
  held = { "", "3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD 2D 3S 4S 5S",
    "3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC 2C 6S 7S 8S 9S" },
  scores = { 83, -32, -51 },
}

example "or each counts the own cards" {
  score = "penalty", step = "score_round", with = { "player 2" },
  held = { "3C 4C 5C", "", "3D 4D", "3S" }, scores = { 3, 0, 2, 1 },
}

-- The end of the match

example "with penalties the match may end at a hundred: the lowest wins" {
  score = "penalty", rounds = 0, before = { 98, 20, 30, 40 },
  step = "score_round", with = { "player 2" },
  held = { "3C 4C", "", "3D 4D", "3S" }, scores = { 100, 20, 32, 41 },
  won_by = 2,
}
