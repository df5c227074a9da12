-- Boundary cases of dou_dizhu: `tenace check dou_dizhu` runs them with the
-- examples of its rules file.

local hands = {
  "3C 3D 3H 3S 5C 5D 5H 7C 8C 9C 10C JC QC KC AC 2C 2D",
  "4C 4D 4H 4S 6C 6D 8D 8H 9D 9H 10D 10H JD JH QD QH LJ",
  "5S 6H 6S 7D 7H 7S 8S 9S 10S JS QS KD KH KS AD AH AS" }

-- Player 1 is the landlord for three, and has these cards and `others`.
local function landlord(cards, others)
  return { hands = { cards, others or "*", "*" }, bottom = "2H 2S BJ" }
end

local three = { "3" }

-- Player 1 leads these cards, and player 3 has the others.
local function led(cards, others)
  return { hands = { cards, "*", others }, bottom = "2H 2S BJ" }
end

local twice = "5C 5D 5H 6C 6D 6H 7C 7D 7H 8C 8D 8H"

-- The bidding

example "if nobody bids the cards are dealt again" {
  first_bidder = "rotates", first_dealer = 2, deal = { hands = hands },
  moves = { "pass", "pass", "pass" }, legal = { "1", "2", "3", "pass" },
  leaves = { counts = { 17, 17, 17 } },
}

example "if it is in the bottom, the next after the dealer does" {
  step = "first_bidder", dealer = 2, held = { "", "", "" }, gives = "player 1",
}

example "or that is always so" {
  first_bidder = "rotates", step = "first_bidder", dealer = 2,
  held = { "", "3C 4C", "" }, gives = "player 1",
}

-- The play

-- After "a bid is 1, 2, 3 or none":
example "and higher than the last" {
  first_bidder = "rotates", first_dealer = 2, moves = { "2" },
  legal = { "3", "pass" }, refused = { "1", "2" }, because = "higher_bid",
}

example "who has passed may bid, until two have passed" {
  first_bidder = "rotates", first_dealer = 2, deal = { hands = hands },
  moves = { "pass", "1", "2" }, legal = { "3", "pass" },
}

example "pass, 1, 2, pass, pass: the third is the landlord for two" {
  first_bidder = "rotates", first_dealer = 2, deal = { hands = hands },
  moves = { "pass", "1", "2", "pass", "pass" },
  leaves = { landlord = 2, bid = 2 },
}

example "or each speaks once" {
  auction = "once", first_bidder = "rotates", first_dealer = 2,
  deal = { hands = hands }, moves = { "pass", "1", "2" },
  leaves = { landlord = 2, bid = 2 },
}

example "the leader does not pass" {
  first_bidder = "rotates", first_dealer = 2, deal = landlord(hands[1]),
  moves = three, refused = { "pass" }, because = "you lead",
}

example "no two is in it" {
  first_bidder = "rotates", first_dealer = 2, deal = landlord(hands[1]),
  moves = three, refused = { "JC QC KC AC 2C" },
  because = "JC QC KC AC 2C is no sequence: its ranks must follow each other "
    .. "in 3 4 5 6 7 8 9 10 J Q K A",
}

example "and no gap" {
  first_bidder = "rotates", first_dealer = 2, deal = landlord(hands[1]),
  moves = three, refused = { "7C 8C 9C JC QC", "3C 7C 8C 9C 10C" },
}

example "all ranks up to the ace are a sequence" {
  first_bidder = "rotates", first_dealer = 2, deal = landlord(
    "3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC 3D 3H 4D 5D 6D"), moves = three,
  allowed = { "3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC" },
}

example "airplanes of two to six, with singles to five, with pairs to four" {
  first_bidder = "rotates", first_dealer = 2, deal = { bottom = "8C 8D 8H",
    hands = { "3C 3D 3H 4C 4D 4H 5C 5D 5H 6C 6D 6H 7C 7D 7H 9C 9D", "*",
      "*" } },
  moves = three, allowed = {
    "3C 3D 3H 4C 4D 4H 5C 5D 5H 6C 6D 6H 7C 7D 7H 8C 8D 8H",
    "3C 3D 3H 4C 4D 4H 5C 9C", "3C 3D 3H 4C 4D 4H 5C 5D 9C 9D" },
  refused = { "3C 3D 3H 4C 4D 4H 5C 5D 5H 6C 6D 6H 7C 7D 7H 8C 8D 9C 9D" },
}

example "no two is in an airplane, nor in a pair sequence" {
  first_bidder = "rotates", first_dealer = 2, deal = landlord(
    "3C 3D 4C 4D 5C 5D 7C 8C 9C KC KD KH AC AD AH 2C 2D"), moves = three,
  allowed = { "KC KD KH AC AD AH", "KC KD KH AC AD AH 2C BJ" },
  refused = { "AC AD AH 2C 2D 2H", "KC KD AC AD 2C 2D" },
}

-- After "attached cards are of different ranks":
example "not both jokers" {
  first_bidder = "rotates", first_dealer = 2, deal = landlord(
    "3C 3D 4C 4D 5C 6C 7C 7D 7H 8C 8D 8H JC QC KC KD LJ"), moves = three,
  allowed = { "7C 7D 7H 8C 8D 8H 3C LJ" },
  refused = { "7C 7D 7H 8C 8D 8H LJ BJ" },
  because = "LJ BJ may not be attached together",
}

example "with any they may be alike, but not four, and of no triple's rank" {
  kickers = "any", first_bidder = "rotates", first_dealer = 2,
  deal = landlord("3C 3D 3H 3S 5C 6C 7C 7D 7H 7S 8C 8D 8H 9C 9D 9H 10C"),
  moves = three, allowed = { "7C 7D 7H 8C 8D 8H 3C 3D",
    "7C 7D 7H 8C 8D 8H 9C 9D 9H 3C 3D 3H" },
  refused = { "7C 7D 7H 8C 8D 8H 7S 3C",
    "7C 7D 7H 8C 8D 8H 3C 3D 3H 3S" },
}

example "and both jokers" {
  kickers = "any", first_bidder = "rotates", first_dealer = 2, deal = landlord(
    "3C 3D 3H 3S 4C 4D 5C 6C 7C 7D 7H 8C 8D 8H JC QC LJ"), moves = three,
  allowed = { "7C 7D 7H 8C 8D 8H LJ BJ", "3C 3D 3H 3S LJ BJ" },
}

example "another kind does not beat it" {
  first_bidder = "rotates", first_dealer = 2, deal = led(
    "4C 4D 4H 3C 3D *", "5C 6D 7C 8C 9C QC QD QH KC KD *"),
  moves = { "3", "3C 3D 4C 4D 4H" }, allowed = { "QC QD QH KC KD" },
  refused = { "5C 6D 7C 8C 9C" },
  because = "5C 6D 7C 8C 9C is of another kind, sequence: a higher triple and "
    .. "pair is asked for, or a bomb or rocket",
}

example "equal cards do not beat each other" {
  first_bidder = "rotates", first_dealer = 2, deal = led(
    "4C 4D *", "4H 4S 3C 3D KC KD *"), moves = { "3", "4C 4D" },
  allowed = { "KC KD" }, refused = { "4H 4S" },
  because = "4H 4S does not beat this pair: it must be above 4",
}

example "a higher bomb and the rocket beat a bomb" {
  first_bidder = "rotates", first_dealer = 2, deal = led(
    "9C 9D 9H 9S KC AC 3C LJ *", "5C 5D 5H 5S JC JD JH JS *"),
  moves = { "3", "9C 9D 9H 9S" }, allowed = { "JC JD JH JS" },
  refused = { "5C 5D 5H 5S" },
}

example "the rocket doubles, too" {
  first_bidder = "rotates", first_dealer = 2, deal = led("LJ 3C *", "*"),
  moves = { "3", "LJ BJ" }, refused = { "pass" }, because = "you lead",
  leaves = { doubled = "rocket" },
}

example "cards with two readings: the leader says which is meant" {
  kickers = "any", first_bidder = "rotates", first_dealer = 2,
  deal = landlord(twice .. " *"), moves = { "3", twice },
  legal = { "airplane with singles", "airplane" },
}

example "and others answer that" {
  kickers = "any", first_bidder = "rotates", first_dealer = 2,
  deal = led(twice .. " 3C *", "9C 9D 9H 10C 10D 10H JC JD JH QC QD QH KC *"),
  moves = { "3", twice, "airplane" }, leaves = { meant = "airplane" },
  allowed = { "9C 9D 9H 10C 10D 10H JC JD JH QC QD QH" },
  refused = { "9C 9D 9H 10C 10D 10H JC JD JH QC QD KC" },
}

example "a pass does not bind later" {
  first_bidder = "rotates", first_dealer = 2, deal = { hands = {
    "3C KC *", "4C 6C *", "7C AC *" } },
  moves = { "3", "3C", "pass", "4C", "KC" }, allowed = { "AC" },
}

example "only a bid of three ends the bidding at once" {
  first_bidder = "rotates", first_dealer = 2, deal = { hands = hands },
  moves = { "2" }, allowed = { "3", "pass" },
}

example "or the landlord has played only once" {
  fields = { landlord = 1, bid = 1, doubled = "rocket" },
  step = "score_round", with = { "player 3", { 1, 2, 5 } },
  scores = { -8, 4, 4 },
}

example "not if one opponent has played, or the landlord twice" {
  fields = { landlord = 2, bid = 3 }, step = "score_round",
  with = { "player 2", { 1, 5, 0 } }, scores = { -3, 6, -3 },
}

example "or the other opponent" {
  fields = { landlord = 1, bid = 3 }, step = "score_round",
  with = { "player 1", { 5, 0, 2 } }, scores = { 6, -3, -3 },
}

example "nor if the landlord played twice" {
  fields = { landlord = 2, bid = 3 }, step = "score_round",
  with = { "player 1", { 5, 2, 0 } }, scores = { 3, -6, 3 },
}

example "the bottom may stay unseen" {
  show_bottom = false, first_bidder = "rotates", first_dealer = 2,
  moves = three, leaves = { counts = { 20, 17, 17 } },
}

-- Scoring

example "an airplane of five with singles" {
  first_bidder = "rotates", first_dealer = 2, deal = { bottom = "AC KC QC",
    hands = { "3C 3D 3H 4C 4D 4H 5C 5D 5H 6C 6D 6H 7C 7D 7H 9C 10D", "*",
      "*" } }, moves = { "3",
    "3C 3D 3H 4C 4D 4H 5C 5D 5H 6C 6D 6H 7C 7D 7H 9C 10D QC KC AC" },
  scores = { 12, -6, -6 },
}

example "an airplane of four with pairs" {
  first_bidder = "rotates", first_dealer = 2, deal = { bottom = "AC AD QC",
    hands = { "3C 3D 3H 4C 4D 4H 5C 5D 5H 6C 6D 6H 8C 8D 9C 9D QD", "*",
      "*" } }, moves = { "3",
    "3C 3D 3H 4C 4D 4H 5C 5D 5H 6C 6D 6H 8C 8D 9C 9D QC QD AC AD" },
  scores = { 12, -6, -6 },
}

example "ten pairs in a row: the landlord wins with a spring" {
  first_bidder = "rotates", first_dealer = 2, deal = { bottom = "QC QD JC",
    hands = { "3C 3D 4C 4D 5C 5D 6C 6D 7C 7D 8C 8D 9C 9D 10C 10D JD", "*",
      "*" } }, moves = { "3",
    "3C 3D 4C 4D 5C 5D 6C 6D 7C 7D 8C 8D 9C 9D 10C 10D JC JD QC QD" },
  scores = { 12, -6, -6 },
}

example "the opponents win with one, too" {
  first_bidder = "rotates", first_dealer = 2, deal = { bottom = "2H 2S BJ",
    hands = { "3S *", "3H 3D 4S 5S 6S 7S 8S 9S 10S JS QS KS AS 2D LJ *",
      "2C 4C 4D 5C 5D 6C 6D 7C 7D 8C 8D 9C 9D 10C 10D JC JD" } },
  moves = { "3", "3S", "2C", "pass", "pass",
    "4C 4D 5C 5D 6C 6D 7C 7D 8C 8D 9C 9D 10C 10D JC JD" },
  scores = { -12, 6, 6 },
}

example "without springs" {
  spring = false, fields = { landlord = 1, bid = 3 }, step = "score_round",
  with = { "player 1", { 5, 0, 0 } }, scores = { 6, -3, -3 },
}

example "no more doublings than the cap" {
  cap = 2, fields = { landlord = 1, bid = 1, doubled = "bomb bomb" },
  step = "score_round", with = { "player 1", { 5, 0, 0 } },
  scores = { 8, -4, -4 },
}

example "fewer doublings than the cap all count" {
  cap = 2, fields = { landlord = 1, bid = 1, doubled = "bomb" },
  step = "score_round", with = { "player 1", { 5, 1, 0 } },
  scores = { 4, -2, -2 },
}

-- Doubling

example "usually nobody is asked" {
  first_bidder = "rotates", first_dealer = 2, moves = { "3" },
  refused = { "double" },
}

example "the next player after the landlord is asked first" {
  doubling = true, first_bidder = "rotates", first_dealer = 2,
  moves = { "3", "double", "pass" },
  leaves = { doubles = { false, false, true } }, refused = { "double" },
}

example "who has doubled wins twice" {
  fields = { landlord = 2, bid = 1, doubles = { true, false, false } },
  step = "score_round", with = { "player 3", { 3, 5, 3 } },
  scores = { 2, -3, 1 },
}

-- What cards are

-- Player 1 leads four triples in a row.
local triples = { hands = {
  "3C 3D 3H 4C 4D 4H 5C 5D 5H 6C 6D 6H 9C 9D 9H KC QC",
  "7C 7D 7H 8C 8D 8H JC JD JH KD QD 10D 9S AC AD 2C 3S", "*" },
  bottom = "2H 2S BJ" }
local TWELVE = "3C 3D 3H 4C 4D 4H 5C 5D 5H 6C 6D 6H"

example "a leader says what cards are that can be several things" {
  kickers = "any", first_bidder = "rotates", first_dealer = 2, deal = triples,
  moves = { "3", TWELVE }, legal = { "airplane", "airplane with singles" },
}

example "which decides what answers them" {
  kickers = "any", first_bidder = "rotates", first_dealer = 2, deal = triples,
  moves = { "3", TWELVE, "airplane with singles" },
  leaves = { meant = "airplane with singles",
    combination = "airplane with singles" },
}

example "where they can be one thing only nobody is asked" {
  first_bidder = "rotates", first_dealer = 2, deal = triples,
  moves = { "3", TWELVE },
  leaves = { combination = "airplane", meant = "none" },
}
