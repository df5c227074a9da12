-- Boundary cases of indian_rummy: `tenace check indian_rummy` runs them with
-- the examples of its rules file.

-- Cards that nobody wants: each player draws one and discards it, up to `last`.
local STOCK = "2S 3S 4S 5S 7S 8S 9S JS QS KS AS 2H 3H 4H 5H 7H 8H 9H JH QH"
local LONG = STOCK .. " 2C 3C 4C 5C 7C 8C"

local function turns(last)
  local moves = {}
  for card in LONG do
    moves = join(moves, { "draw", "discard " .. card })
    if card == last then return moves end
  end
end

-- The play

example "one sequence is not enough" {
  first_dealer = 2, deal = { open = "3C", cut = "6D", stock = "9H",
    hands = { "7C 8C 9C 10C QC QD QH 5C 5D 5S 2S 2H BJ", "*" } },
  moves = { "draw" }, refused = { "declare 9H" },
  allowed = { "declare 9H anyway" },
  because = "this does not hold: two sequences are needed; say declare 9H "
    .. "anyway if you mean it",
}

example "a wrong declaration costs 80, and with two players ends the round" {
  first_dealer = 2, deal = { open = "3C", cut = "6D", stock = "9H",
    hands = { "7C 8C 9C 10C QC QD QH 5C 5D 5S 2S 2H BJ", "*" } },
  moves = { "draw", "declare 9H anyway" }, scores = { -80, 80 },
}

example "its card goes on the open pile, and the others play on" {
  players = 3, first_dealer = 3,
  deal = { open = "3C", cut = "6D", stock = "9H",
    hands = { "7C 8C 9C 10C QC QD QH 5C 5D 5S 2S 2H BJ", "*", "*" } },
  moves = { "draw", "declare 9H anyway" },
  leaves = { counts = { 0, 13, 13 }, open = "3C 9H", away = 13 },
  legal = { "take", "draw", "drop" },
}

example "where it need not be said twice" {
  warn = false, first_dealer = 2,
  deal = { open = "3C", cut = "6D", stock = "9H",
    hands = { "7C 8C 9C 10C QC QD QH 5C 5D 5S 2S 2H BJ", "*" } },
  moves = { "draw" }, allowed = { "declare 9H" },
  refused = { "declare 9H anyway" },
}

example "two cards that are alike are in no set" {
  first_dealer = 2, deal = { open = "3C", cut = "6D", stock = "9C",
    hands = { "4H 5H 6H 9S 10S JS QS KC KD KH 8S 8S 8H", "*" } },
  moves = { "draw" }, refused = { "declare 9C" },
  because = "thirteen cards must lie in groups",
}

example "the ace is above the king" {
  first_dealer = 2, deal = { open = "3C", cut = "6D", stock = "9C",
    hands = { "QD KD AD 9S 10S JS QS KC KS KH 8S 8D 8H", "*" } },
  moves = { "draw" }, allowed = { "declare 9C" },
}

example "but no sequence goes round the corner" {
  first_dealer = 2, deal = { open = "3C", cut = "6D", stock = "9C",
    hands = { "KD AD 2D 9S 10S JS QS 3C 3S 3H 8S 8D 8H", "*" } },
  moves = { "draw" }, refused = { "declare 9C" },
  because = "thirteen cards must lie in groups",
}

example "a longer sequence where one needs four cards" {
  four_life = true, first_dealer = 2,
  deal = { open = "3C", cut = "6D", stock = "9C",
    hands = { "4H 5H 7H 4S 5S 7S 9H 10H JH KC KD KH KS", "*" } },
  moves = { "draw" }, refused = { "declare 9C" },
}

example "four cards are enough" {
  four_life = true, first_dealer = 2,
  deal = { open = "3C", cut = "6D", stock = "9C",
    hands = { "4H 5H 6H 7H 9S 10S JS KC KD KH 2C 2D 2S", "*" } },
  moves = { "draw" }, allowed = { "declare 9C" },
}

example "three of each are not" {
  four_life = true, first_dealer = 2,
  deal = { open = "3C", cut = "2D", stock = "9C",
    hands = { "4H 5H 6H 9S 10S JS QC QD QH KC KD KH KS", "*" } },
  moves = { "draw" }, refused = { "declare 9C" },
  because = "this does not hold: one sequence of four cards is needed; say "
    .. "declare 9C anyway if you mean it",
}

example "two jokers in a group where one may be" {
  joker_max = 1, first_dealer = 2,
  deal = { open = "3C", cut = "6D", stock = "9C",
    hands = { "4H 5H 8H BJ 6C 9S 10S JS QS KC KD KH KS", "*" } },
  moves = { "draw" }, refused = { "declare 9C" },
}

example "three jokers alone are a sequence" {
  first_dealer = 2, deal = { open = "3C", cut = "6D", stock = "9C",
    hands = { "9S 10S JS KC KD KH KS 2C 2D 2S BJ 6C 6C", "*" } },
  moves = { "draw" }, allowed = { "declare 9C" },
}

example "a printed joker shown makes the aces wild" {
  first_dealer = 2, deal = { open = "3C", cut = "BJ" }, moves = {},
  leaves = { wild = "A" },
}

example "without wild cards none is shown" {
  options = { wild = false }, first_dealer = 2, deal = { open = "3C" },
  moves = {},
  leaves = { cut = 0, stock = 79 },
}

-- Scoring

example "thirteen cards must lie in groups" {
  first_dealer = 2, deal = { open = "3C", cut = "6D", stock = "9C",
    hands = { "4H 5H 6H 9S 10S BJ QS KC KD KH 2C 2D 7S", "*" } },
  moves = { "draw" }, refused = { "declare 9C" },
  because = "thirteen cards must lie in groups",
}

example "dropping later costs 40" {
  first_dealer = 2, deal = { open = "3C", cut = "6D", stock = "9C 9D",
    hands = { "4H 5H 7H 9S 10S JS QS KC KD KH 2C 2D 8S", "*" } },
  moves = { "draw", "discard 9C", "draw", "discard 9D", "drop" },
  scores = { -40, 40 },
}

example "without a pure sequence all cards count, but 80 at most" {
  wild = "6", step = "hand_counts", with = { "player 1" }, gives = 80,
  held = { "QS QH QD 10C 9C 6C 7H 7D 7S AC 2C BJ KD", "" },
}

example "one sequence alone, and all cards count" {
  wild = "6", step = "hand_counts", with = { "player 1" }, gives = 69,
  held = { "2S 3S 4S 5H 5D 5C 3H 3D 3C KD 7C 9H JS", "" },
}

example "but where pure sequences are free it does not" {
  half_life = "pure_free", wild = "6", step = "hand_counts",
  with = { "player 1" }, gives = 60,
  held = { "2S 3S 4S 5H 5D 5C 3H 3D 3C KD 7C 9H JS", "" },
}

example "a joker on the open pile may not be taken" {
  first_dealer = 2, first_joker = false,
  deal = { open = "6S", cut = "6D" }, moves = {}, refused = { "take" },
  because = "a joker may not be taken",
}

-- The deal

example "without printed jokers there are two cards less" {
  jokers = 0, step = "deal", leaves = { stock = 76, counts = { 13, 13 } },
}

example "a single joker" {
  jokers = 1, step = "deal", leaves = { stock = 77 },
}

example "three packs for three players" {
  packs = 3, players = 3, step = "deal", leaves = { stock = 117 },
}

example "one pack for two" {
  packs = 1, step = "deal", leaves = { stock = 26 },
}

example "two packs for three" {
  players = 3, step = "deal", leaves = { stock = 65 },
}

example "two deals may be asked for, too" {
  format = "deals", options = { rounds = 2 }, step = "deal",
  leaves = { stock = 78 },
}

example "and six" {
  format = "deals", options = { rounds = 6 }, step = "deal",
  leaves = { stock = 78 },
}

example "or one round for points" {
  rounds = 1, step = "deal", leaves = { stock = 78 },
}

example "seven in a pool of three packs" {
  format = "pool", rounds = 7, packs = 3, step = "deal",
  leaves = { stock = 130 },
}

-- Taking

example "the first player may take a joker turned up" {
  first_dealer = 2, deal = { open = "BJ", cut = "6D",
    hands = { "4H 5H 7H 9S 10S JS QS KC KD KH 2C 2D 8S",
      "*" } },
  moves = { "take" }, refused = { "discard BJ" }, because =
    "you have just taken BJ", allowed = { "discard 2C" },
}

example "but not a joker that another discards" {
  first_dealer = 2, deal = { open = "3C", cut = "6D", stock = "BJ",
    hands = { "4H 5H 7H 9S 10S JS QS KC KD KH 2C 2D 8S", "*" } },
  moves = { "draw", "discard BJ" }, refused = { "take" },
  because = "a joker may not be taken",
}

example "nor a wild card" {
  first_dealer = 2, deal = { open = "3C", cut = "6D", stock = "6S",
    hands = { "4H 5H 7H 9S 10S JS QS KC KD KH 2C 2D 8S", "*" } },
  moves = { "draw", "discard 6S" }, refused = { "take" },
}

example "another card may be taken, but not discarded at once" {
  first_dealer = 2, deal = { open = "7S", cut = "6D",
    hands = { "4H 5H 7H 9S 10S JS QS KC KD KH 2C 2D 8S",
      "*" } },
  moves = { "take" }, allowed = { "discard 7H", "discard 8S" },
  refused = { "discard 7S" }, because = "you have just taken 7S",
  leaves = { open = 0 },
}

example "unless that is played" {
  same_card = true, first_dealer = 2,
  deal = { open = "7S", cut = "6D",
    hands = { "4H 5H 7H 9S 10S JS QS KC KD KH 2C 2D 8S",
      "*" } },
  moves = { "take" }, allowed = { "discard 7S" },
}

example "in deals nobody drops" {
  format = "deals", first_dealer = 2, moves = {}, refused = { "drop" },
  because = "no drops in this format", legal = { "take", "draw" },
  deal = { open = "3C", cut = "6D" },
}

-- The end of a round

example "in the first turn a hand counts 40 at most" {
  first_dealer = 2, deal = { open = "3C", cut = "6D", stock = "9C",
    hands = { "4H 5H 6H 9S 10S BJ QS KC KD KH 2C 2D 6S",
      "AS 3S 7S 9H JH QH 2H 4C 7C 10C 8D JD AD" } },
  moves = { "draw", "declare 9C" }, scores = { 40, -40 },
}

example "or all the same" {
  early_cap = 80, first_dealer = 2,
  deal = { open = "3C", cut = "6D", stock = "9C",
    hands = { "4H 5H 6H 9S 10S BJ QS KC KD KH 2C 2D 6S",
      "AS 3S 7S 9H JH QH 2H 4C 7C 10C 8D JD AD" } },
  moves = { "draw", "declare 9C" }, scores = { 80, -80 },
}

example "in the second turn 80" {
  first_dealer = 2, deal = { open = "3C", cut = "6D", stock = "9C 9D 8C",
    hands = { "4H 5H 6H 9S 10S BJ QS KC KD KH 2C 2D 6S",
      "AS 3S 7S 9H JH QH 2H 4C 7C 10C 8D JD AD" } },
  moves = { "draw", "discard 9C", "draw", "discard 9D", "draw",
    "declare 8C" },
  scores = { 80, -80 },
}

example "in a pool the loser has the points" {
  format = "pool", first_dealer = 2,
  deal = { open = "3C", cut = "6D", stock = "9C",
    hands = { "4H 5H 6H 9S 10S BJ QS KC KD KH 2C 2D 6S",
      "AS 3S 7S 9H JH QH 2H 4C 7C 10C 8D JD AD" } },
  moves = { "draw", "declare 9C" }, scores = { 0, 40 },
}

example "a pool of 201: drops cost a quarter more" {
  format = "pool", pool = 201, players = 3, first_dealer = 3,
  deal = { open = "3C", cut = "6D", stock = "9C",
    hands = { "4H 5H 7H 9S 10S JS QS KC KD KH 2C 2D 8S", "*", "*" } },
  moves = { "draw", "discard 9C", "drop", "drop" },
  scores = { 0, 25, 25 },
}

example "later ones, too" {
  format = "pool", pool = 201, first_dealer = 2,
  deal = { open = "3C", cut = "6D", stock = "9C 9D",
    hands = { "4H 5H 7H 9S 10S JS QS KC KD KH 2C 2D 8S", "*" } },
  moves = { "draw", "discard 9C", "draw", "discard 9D", "drop" },
  scores = { 50, 0 },
}

example "a pool of 101: they do not" {
  format = "pool", first_dealer = 2, moves = { "drop" }, scores = { 20, 0 },
}

example "nor in a match for points, whatever the pool would be" {
  pool = 201, first_dealer = 2, moves = { "drop" }, scores = { -20, 20 },
}

example "chips are paid to the winner" {
  format = "deals", first_dealer = 2,
  deal = { open = "3C", cut = "6D", stock = "9C 9D 8C",
    hands = { "4H 5H 6H 9S 10S BJ QS KC KD KH 2C 2D 6S",
      "AS 3S 7S 9H JH QH 2H 4C 7C 10C 8D JD AD" } },
  moves = { "draw", "discard 9C", "draw", "discard 9D", "draw",
    "declare 8C" },
  scores = { 240, 80 },
}

example "eighty for each deal, and only before the first" {
  format = "deals", options = { rounds = 3 }, step = "take_seats",
  scores = { 240, 240 },
}

example "later there are none" {
  format = "deals", round_number = 2, before = { 195, 125 },
  step = "take_seats", scores = { 195, 125 },
}

example "in a match for points there are none" {
  step = "take_seats", scores = { 0, 0 },
}

example "when all have had their turns all hands count" {
  max_turns = 10, cap = 200, first_dealer = 2,
  deal = { open = "KH", cut = "6D",
    hands = { "2C 2D 3C 3D 4C 4D 5C 5D 7C 7D 8C 8D 9C",
      "9D 10C 10D JC JD QC QD KC KD AC AD 10H 10S" },
    stock = STOCK },
  moves = turns "QH",
  scores = { -15, -2 },
}

example "in the last turn the round goes on" {
  max_turns = 10, first_dealer = 2,
  deal = { open = "KH", cut = "6D",
    hands = { "2C 2D 3C 3D 4C 4D 5C 5D 7C 7D 8C 8D 9C",
      "9D 10C 10D JC JD QC QD KC KD AC AD 10H 10S" },
    stock = STOCK },
  moves = join(turns "JH", { "draw" }),
  allowed = { "discard QH" }, leaves = { open = 20 },
}

example "the last card of the stock but the one shown" {
  players = 6, first_dealer = 6,
  deal = { open = "KH", cut = "6D", stock = LONG },
  moves = join(turns "7C", { "draw" }),
  leaves = { stock = 0, cut = 1, open = 26 },
}

example "then the card shown is drawn" {
  players = 6, first_dealer = 6,
  deal = { open = "KH", cut = "6D", stock = LONG },
  moves = join(turns "8C", { "draw" }),
  leaves = { stock = 0, cut = 0, open = 27 }, allowed = { "discard 6D" },
}

example "and then the open pile but its top card" {
  players = 6, first_dealer = 6,
  deal = { open = "KH", cut = "6D", stock = LONG },
  moves = join(turns "8C", { "draw", "discard 6D", "draw" }),
  leaves = { stock = 26, cut = 0, open = 1 },
}

-- What a hand counts

example "printed jokers count nothing" {
  cap = 200, wild = "6", step = "hand_counts", with = { "player 1" },
  gives = 92, held = { "QS QH QD 10C 9C 6C 7H 7D 7S AC 2C BJ KD", "" },
}

example "sixes count six where they are not wild" {
  cap = 200, wild = "3", step = "hand_counts", with = { "player 1" },
  gives = 81, held = { "QS QH 10D 6C 9C 5C 8H 4D 7S AC 2C BJ 3D", "" },
}

example "everything in groups, but too late" {
  wild = "6", step = "hand_counts", with = { "player 1" }, gives = 2,
  held = { "4H 5H 6H 9S 10S JS QS KC KD KH 2C 2D 2S", "" },
}

example "or nothing, if that is played" {
  least = 0, wild = "6", step = "hand_counts", with = { "player 1" },
  gives = 0, held = { "4H 5H 6H 9S 10S JS QS KC KD KH 2C 2D 2S", "" },
}

-- The match

example "after six rounds the highest total wins" {
  round_number = 6, before = { 100, -100 }, step = "over", won_by = 1,
  scores = { 100, -100 },
}

example "not after five" {
  round_number = 5, before = { 100, -100 }, step = "over", won_by = false,
  scores = { 100, -100 },
}

example "most chips after two deals" {
  format = "deals", round_number = 2, before = { 195, 125 }, step = "over",
  won_by = 1, scores = { 195, 125 },
}

example "not after one" {
  format = "deals", round_number = 1, before = { 195, 125 }, step = "over",
  won_by = false, scores = { 195, 125 },
}

example "the last one in a pool has won" {
  format = "pool", round_number = 4, before = { 101, 100 }, step = "over",
  won_by = 2, scores = { 101, 100 },
}

example "with two in it goes on" {
  format = "pool", players = 3, before = { 101, 100, 20 }, step = "over",
  won_by = false, scores = { 101, 100, 20 },
}

example "in a pool of rounds the lowest total wins" {
  format = "pool", rounds = 4, round_number = 4, before = { 60, 40 },
  step = "over", won_by = 2, scores = { 60, 40 },
}

example "a pool of one round" {
  format = "pool", rounds = 1, round_number = 1, before = { 60, 40 },
  step = "over", won_by = 2, scores = { 60, 40 },
}

example "in a match for points nobody is out" {
  before = { 115, 120 }, step = "is_out", with = { "player 1" },
  gives = false,
}

example "100 points are in, 101 out" {
  format = "pool", before = { 100, 101 }, step = "is_out",
  with = { "player 1" }, gives = false,
}

example "out with 101" {
  format = "pool", before = { 100, 101 }, step = "is_out",
  with = { "player 2" }, gives = true,
}

example "who is out does not deal" {
  format = "pool", players = 3, dealer = 1, before = { 20, 101, 30 },
  step = "next_dealer", gives = "player 3",
}

example "who is in does" {
  format = "pool", players = 3, dealer = 1, before = { 20, 30, 101 },
  step = "next_dealer", gives = "player 2",
}

example "back at one more than the highest" {
  format = "pool", players = 4, rejoin = true, before = { 115, 79, 50, 20 },
  step = "return_at", with = { "player 1" }, gives = 80,
}

example "not over 80" {
  format = "pool", players = 4, rejoin = true, before = { 115, 80, 50, 20 },
  step = "return_at", with = { "player 1" }, gives = "none",
}

example "not where it is not played" {
  format = "pool", players = 4, rejoin = false, before = { 115, 79, 50, 20 },
  step = "return_at", with = { "player 1" }, gives = "none",
}

example "not with two in" {
  format = "pool", players = 4, rejoin = true, before = { 115, 79, 50, 120 },
  step = "return_at", with = { "player 1" }, gives = "none",
}

example "with three in" {
  format = "pool", players = 4, rejoin = true, before = { 115, 5, 79, 20 },
  step = "return_at", with = { "player 1" }, gives = 80,
}

example "nobody who is in" {
  format = "pool", players = 4, rejoin = true, before = { 79, 78, 50, 120 },
  step = "return_at", with = { "player 1" }, gives = "none",
}

example "from 201 back with 175" {
  format = "pool", pool = 201, players = 4, rejoin = true,
  before = { 201, 174, 50, 20 }, step = "return_at", with = { "player 1" },
  gives = 175,
}

example "not over 175" {
  format = "pool", pool = 201, players = 4, rejoin = true,
  before = { 201, 175, 50, 20 }, step = "return_at", with = { "player 1" },
  gives = "none",
}

example "not once more" {
  format = "pool", players = 4, rejoin = true,
  before = { 115, 79, 50, 20 },
  fields = { gone = { true, false, false, false } },
  step = "return_at", with = { "player 1" }, gives = "none",
}
