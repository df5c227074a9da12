-- Boundary cases of jass: `tenace check jass` runs them with the examples of
-- its rules file.

-- The bidding

example "pushing may be left out" {
  push = false, moves = {}, refused = { "push" }, allowed = { "obenabe" },
}

example "forehand leads though the partner has named" {
  first_dealer = 2, deal = { hands = { "9C 9D 9H 9S 6C 6D 7D 6H 7S",
    "JD KD 10H QH AH 10S JS KS AS", "8C 10D QD AD 8H JH KH 6S QS",
    "10C JC QC KC AC 7C 8D 7H 8S" } },
  moves = { "push", "hearts", "weis" }, allowed = { "9C", "6H" },
  leaves = { contract = "hearts", trump = "H" },
}

example "without Weis nobody is asked" {
  weis = false,
  first_dealer = 2, deal = { hands = { "9C 9D 9H 9S 6C 6D 7D 6H 7S",
    "JD KD 10H QH AH 10S JS KS AS", "8C 10D QD AD 8H JH KH 6S QS",
    "10C JC QC KC AC 7C 8D 7H 8S" } },
  moves = { "obenabe" }, legal = "9C 9D 9H 9S 6C 6D 7D 6H 7S",
  leaves = { contract = "obenabe", trump = "none" },
}

-- The play

example "who has no card of the suit led may play any" {
  contract = "hearts", trump = "H", trick = "AC", hand = "7S 6H KD",
  legal = "7S 6H KD",
}

-- After "a lower trump may not be played":
example "nor by who could follow with nothing else" {
  contract = "hearts", trump = "H", trick = "AC 9H", hand = "8H JH 7S",
  legal = "JH 7S", refused = "8H", because = "you may not play a lower trump",
}

example "unless all cards of the hand are trumps" {
  contract = "hearts", trump = "H", trick = "AC 9H", hand = "8H 6H",
  legal = "8H 6H",
}

example "on trumps that were led lower ones may be played" {
  contract = "hearts", trump = "H", trick = "9H", hand = "8H 6H 7C",
  legal = "8H 6H", refused = "7C", because = "follow_suit",
}

-- After "the jack of trumps need not follow":
example "but frees no other trump" {
  contract = "hearts", trump = "H", trick = "AH", hand = "JH 6H 8D",
  legal = "JH 6H", refused = "8D",
}

example "without trumps suits are followed" {
  contract = "obenabe", trick = "AC", hand = "7C JS", legal = "7C",
  refused = "JS",
}

example "the nine of trumps beats the ace" {
  contract = "hearts", trump = "H", trick = "AH 9H", winner = 2,
}

example "the nine and the jack are low in other suits" {
  contract = "hearts", trump = "H", trick = "9C JC 10C QC", winner = 4,
}

example "with obenabe another suit never wins" {
  contract = "obenabe", trick = "AD AC KD", winner = 1,
}

example "with undenufe the ace is the lowest" {
  contract = "undenufe", trick = "AS KS", winner = 2,
}

example "who said nothing has no Weis" {
  first_dealer = 2, deal = { hands = { "9C 9D 9H 9S 6C 6D 7D 6H 7S",
    "JD KD 10H QH AH 10S JS KS AS", "8C 10D QD AD 8H JH KH 6S QS",
    "10C JC QC KC AC 7C 8D 7H 8S" } },
  moves = { "hearts", "pass", "6C", "weis", "10C", "8C", "JD" },
  leaves = { counted = { 0, 112 }, said = { false, false, false, "100" } },
}

example "five cards against four aces, 100 each" {
  first_dealer = 2, deal = { hands = { "AC AD AH AS 6C 6D 7D 6H 8S",
    "10D QD 9H JH KH 9S 10S QS KS", "8C 9D JD KD 8H 10H QH 7S JS",
    "9C 10C JC QC KC 7C 8D 7H 6S" } },
  moves = { "hearts", "weis", "6C", "weis", "7C", "8C", "10D" },
  leaves = { counted = { 10, 100 },
    said = { "100, 4 cards", false, false, "100, 5 cards" } },
}

example "without trumps the one nearer to forehand" {
  first_dealer = 2, deal = { hands = { "10C JC QC KC 6D 8D 6H 6S 8S",
    "8C AC 10D QD AD 7H 9H JS KS", "7C 9C JD KD 8H AH 10S QS AS",
    "10H JH QH KH 7D 9D 6C 7S 9S" } },
  moves = { "spades", "weis", "10C", "weis", "6C", "7C", "8C" },
  leaves = { counted = { 60, 0 } },
}

-- After "king and queen of trumps count with the second of them":
example "they do not count before" {
  first_dealer = 2, deal = { hands = { "10C JC QC KC 6D 8D 6H 6S 8S",
    "8C AC 10D QD AD 7H 9H JS KS", "7C 9C JD KD 8H AH 10S QS AS",
    "10H JH QH KH 7D 9D 6C 7S 9S" } },
  moves = { "hearts", "weis", "10C", "weis", "6C", "7C", "8C", "6H", "KH",
    "AH", "7H", "8H", "6D", "10H" },
  leaves = { counted = { 25, 74 } },
}

example "a Weis counts beside the trick" {
  first_dealer = 2, deal = { hands = { "6C 7C 8C 6D 9D 6H 8H 7S 9S",
    "9C JC JH KH 9H 6S 10S QS AS", "10C QC 7D 10D QD AD 7H KS JS",
    "KC AC 8D JD KD 10H QH AH 8S" } },
  moves = { "spades", "weis", "6C", "AC", "QC", "JC" },
  leaves = { counted = { 20, 16 } },
}

-- What cards count

example "what other suits count" {
  contract = "hearts", trump = "H", cards = "JC 9C AC KC QC 10C 8C 7C 6C",
  points = 30,
}

example "what a suit counts with obenabe" {
  contract = "obenabe", cards = "JC 9C AC KC QC 10C 8C 7C 6C", points = 38,
}

example "what a suit counts with undenufe" {
  contract = "undenufe", cards = "JC 9C AC KC QC 10C 8C 7C 6C", points = 38,
}

example "with undenufe it is the six that counts" {
  contract = "undenufe", cards = "6C 8C", points = 19,
}

example "with undenufe the ace counts nothing" {
  contract = "undenufe", cards = "AC KC", points = 4,
}

-- Scoring

example "all tricks count 257, with spades twice under Swiss multipliers" {
  multipliers = "swiss", weis = false,
  first_dealer = 2, deal = { hands = { "6S 7S 8S 9S 10S JS QS KS AS",
    "6D 7D 8D 9D 10D JD QD KD AD", "6H 7H 8H 9H 10H JH QH KH AH",
    "6C 7C 8C 9C 10C JC QC KC AC" } },
  moves = { "spades", "JS", "6C", "6H", "6D", "9S", "7C", "7H", "7D", "AS",
    "8C", "8H", "8D", "KS", "9C", "9H", "9D", "QS", "10C", "10H", "10D", "10S",
    "JC", "JH", "JD", "8S", "QC", "QH", "QD", "7S", "KC", "KH", "KD" },
  scores = { 514, 0 },
}

example "nine in a row are 300, and king and queen 20" {
  first_dealer = 2, deal = { hands = { "6S 7S 8S 9S 10S JS QS KS AS",
    "6D 7D 8D 9D 10D JD QD KD AD", "6H 7H 8H 9H 10H JH QH KH AH",
    "6C 7C 8C 9C 10C JC QC KC AC" } },
  moves = { "spades", "weis", "JS", "weis", "6C", "pass", "6H", "weis", "6D",
    "9S", "7C", "7H", "7D", "AS", "8C", "8H", "8D", "KS", "9C", "9H", "9D",
    "QS", "10C", "10H", "10D", "10S", "JC", "JH", "JD", "8S", "QC", "QH", "QD",
    "7S", "KC", "KH", "KD" },
  scores = { 577, 0 },
}

example "or 100, where more than five count no more" {
  long_weis = false,
  first_dealer = 2, deal = { hands = { "6S 7S 8S 9S 10S JS QS KS AS",
    "6D 7D 8D 9D 10D JD QD KD AD", "6H 7H 8H 9H 10H JH QH KH AH",
    "6C 7C 8C 9C 10C JC QC KC AC" } },
  moves = { "spades", "weis", "JS", "pass", "6C", "pass", "6H", "pass", "6D",
    "9S", "7C", "7H", "7D", "AS", "8C", "8H", "8D", "KS", "9C", "9H", "9D",
    "QS", "10C", "10H", "10D", "10S", "JC", "JH", "JD", "8S", "QC", "QH", "QD",
    "7S", "KC", "KH", "KD" },
  scores = { 377, 0 },
}

-- What a hand says, what it counts, and what it counts where five cards in a
-- row count as much as more do.
for hand, counts in pairs {
  ["6C 7C 8C 9C 10C JC QC KC AC"] = { "300", 300, 100 },
  ["6C 7C 8C 9C 10C JC QC KC 6D"] = { "250", 250, 100 },
  ["6C 7C 8C 9C 10C JC QC 6D 8D"] = { "200", 200, 100 },
  ["6C 7C 8C 9C 10C JC 6D 8D AH"] = { "150", 150, 100 },
  ["6C 7C 8C 9C 10C QC 6D 8D AH"] = { "100", 100, 100 },
  ["6C 7C 8C 9C JC QC 6D 8D AH"] = { "50", 50, 50 },
  ["6C 7C 8C 10C JC KC 6D 8D AH"] = { "20", 20, 20 },
  ["6C 7C 8C 10C JC QC 6D 8D AH"] = { "20", 40, 40 },
  ["JC JD JH JS 6C 7C AC AD 8H"] = { "200", 200, 200 },
  ["9C 9D 9H 9S 6C 7C AC AD 7H"] = { "150", 150, 150 },
  ["AC AD AH AS 6C 7C QC JD 8H"] = { "100", 100, 100 },
  ["8C 8D 8H 8S 6C AC QC JD KH"] = { "100", 100, 100 },
  ["6C 6D 6H 6S 8C AC QC JD KH"] = { "100", 100, 100 },
  ["10C 10D 10H 10S JC QC 6C 7D 8H"] = { "100", 120, 120 },
} do
  example("a player says " .. counts[1] .. " with " .. hand) {
    first_dealer = 2, deal = { hands = { hand } },
    moves = { "obenabe", "weis" },
    leaves = { said = { counts[1], false, false, false } },
  }
  for i, long in ipairs { true, false } do
    local as = long and "" or ", where five are as good as more"
    example(hand .. " counts " .. counts[i + 1] .. as) {
      long_weis = long, fields = { contract = "obenabe",
        said = { counts[1], "", "", "" } },
      held = { hand, "", "", "" }, step = "count_weis",
      leaves = { counted = { counts[i + 1], 0 } },
    }
  end
end

example "all Weis of a side count together, though the first would do" {
  before = { 995, 0 }, step = "count_weis",
  fields = { contract = "obenabe", said = { "20", "", "", "" } },
  held = { "6C 7C 8C 10C JC QC 6D 8D AH", "", "", "" }, scores = { 1035, 0 },
}

for contract, points in pairs { hearts = 10, diamonds = 10, spades = 20,
  clubs = 20, obenabe = 30, undenufe = 30 } do
  example(contract .. " under Swiss multipliers") {
    multipliers = "swiss", fields = { contract = contract }, step = "come",
    with = { "player 2", 10, "cards" }, leaves = { counted = { 0, points } },
  }
end

-- Two hands with Weis of as many points: which is better.
for name, one in pairs {
  ["four kings against four aces"] = { true,
    "KC KD KH KS", "AC AD AH AS", 0, 100 },
  ["a row to the king against one to the ace"] = { true,
    "KC QC JC", "AD KD QD", 0, 20 },
  ["six in a row against five, where they count as much"] = { false,
    "6C 7C 8C 9C 10C JC", "10D JD QD KD AD", 100, 0 },
  ["seven in a row against six there"] = { false,
    "6D 7D 8D 9D 10D JD", "6C 7C 8C 9C 10C JC QC", 0, 100 },
  ["nine in a row against eight there"] = { false,
    "6D 7D 8D 9D 10D JD QD KD", "6C 7C 8C 9C 10C JC QC KC AC", 0, 100 },
  ["eight in a row against seven there"] = { false,
    "7D 8D 9D 10D JD QD KD", "6C 7C 8C 9C 10C JC QC KC", 0, 100 },
} do
  example(name) { long_weis = one[1], dealer = 4,
    fields = { contract = "obenabe", said = { "1", "1", "", "" } },
    held = { one[2], one[3], "", "" }, step = "count_weis",
    leaves = { counted = { one[4], one[5] } } }
end

example "with undenufe the lower top card is better" {
  dealer = 4, fields = { contract = "undenufe", said = { "20", "20", "", "" } },
  held = { "KC QC JC", "AD KD QD", "", "" }, step = "count_weis",
  leaves = { counted = { 20, 0 } },
}

example "a player who said nothing counts nothing" {
  dealer = 4,
  fields = { contract = "obenabe", said = { "20", "20", false, false } },
  held = { "KC QC JC", "AD KD QD", "AH KH QH", "6C 7C 8C" },
  step = "count_weis", leaves = { counted = { 0, 20 } },
}

example "the partner of the best counts, too" {
  dealer = 4,
  fields = { contract = "obenabe", said = { "", "20", "20", "20" } },
  held = { "", "AD KD QD", "AH KH QH", "6C 7C 8C" },
  step = "count_weis", leaves = { counted = { 20, 0 } },
}

-- The end of the match

-- After "Weis count before the trick, and win at once":
example "or the trick counts first" {
  before = { 980, 990 }, order = "stock_trick_weis",
  fields = { contract = "spades", trump = "S", said = { "20", "", "", "" } },
  held = { "6C 7C 8C", "", "", "AC" }, step = "count_trick",
  with = { "6C AC QC JC", "player 4", true },
  scores = { 980, 1006 }, won_by = 2,
}

example "999 are not enough" {
  before = { 979, 980 }, step = "come", with = { "player 1", 20, "Weis" },
  scores = { 979, 980 }, won_by = false,
}

example "1000 are" {
  before = { 980, 990 }, step = "come", with = { "player 1", 20, "Weis" },
  scores = { 1000, 990 }, won_by = 1,
}

example "the round may be played to its end" {
  before = { 980, 990 }, stop = "after_round", step = "come",
  with = { "player 1", 20, "Weis" }, scores = { 980, 990 }, won_by = false,
}

example "with rounds to play nobody wins before the last" {
  before = { 980, 990 }, rounds = 2, step = "come",
  with = { "player 1", 20, "Weis" }, scores = { 980, 990 }, won_by = false,
}
