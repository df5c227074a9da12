-- Boundary cases of tarot: `tenace check tarot` runs them with the examples of
-- its rules file.

local trumps = cards_of("1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21",
  "T")

-- Seat 3 bids first, takes the dog, and puts cards away.
local taken = split "guard pass pass pass"

local spare = { { hands = { "*", "*", "KS EX 21T 5T 2H *", "*" } } }

-- Seat 3 plays the excuse in the last trick, which seat 2 wins, so it goes to
-- the taker, seat 4, for half a point: 15 points with an oudler, 36 too few,
-- and not 11 without one, 45 too few. Six times 25 and that, and 200 for the
-- slam.
local excuse_last = { { hands = {
  "7H JS 6T 8T 7C 3D 6D 8S 16T 4H 1S KH 4S QC 1C JC 6C 9C",
  "8C 10S 17T 2S NS 2H 5D 7S 9H 20T 9T QH 12T NH NC 19T KC 18T",
  "4T 5S 5C 7T 2C EX 15T KS 4C 21T 8D 8H JD 10H JH 11T 6S 10T",
  "2T 1T 10D 1H QS 3S 3T 9S 4D ND 5T 14T QD 1D 6H KD 3C 9D",
  }, dog = "10C 7D 2D 13T 3H 5H" } }

-- Trumps of a hand, for the examples of handfuls.
local function some(n, more)
  local list = {}
  for i = 1, n do list[i] = trumps[i] end
  return table.concat(list, " ") .. (more or "")
end

-- The deal

example "15 cards with five, three in the dog" {
  players = 5, first_dealer = 4, moves = {},
  leaves = { counts = { 15, 15, 15, 15, 15 }, dog = 3 },
}

-- The bidding

-- After "nobody bids: the next player deals the same round":
example "unless the dealer must take" {
  all_pass = "forced_take", first_dealer = 4,
  moves = split "pass pass pass pass",
  leaves = { dealer = 4, taker = 4, bid = "take" },
}

for name, one in pairs {
  ["the excuse in the last trick changes sides"] =
    { "changes_sides", { 566, 566, 566, -1698 } },
  ["or stays with whoever won the trick"] =
    { "with_trick", { 620, 620, 620, -1860 } },
} do
  example(name) {
    handfuls = false, excuse_last = one[1], first_dealer = 1,
    deal = excuse_last, scores = one[2],
    moves = { "guard against", "slam", table.unpack(split("9D JD 3D 21T 19T "
      .. "6T 2T 7T 9T 14T 9C 2C KC 7S 4S 9S 6S 3S KS 2S JS 11T 18T 3T 12T 4H "
      .. "1T 15T 10H NH 7H 6H QH 8H 6C 4C NC QD 8D 20T 10S 1S 5S 1D 10T 8S 2H "
      .. "QC KD JH 4T 8C 7C 10D 5C NS 1C 4D")) },
  }
end

for _, one in ipairs { { 3, 13, 20 }, { 3, 15, 30 }, { 3, 18, 40 },
  { 4, 10, 20 }, { 4, 13, 30 }, { 4, 15, 40 }, { 5, 8, 20 }, { 5, 10, 30 },
  { 5, 13, 40 } } do
  local players, n = one[1], one[2]
  local held, moves = { "*", "*", "*", "*", "*" }, {}
  held[players], held[players - 1] = "*", some(n)
  for i = #held, players + 1, -1 do held[i] = nil end
  for i = 1, players - 1 do moves[i] = "pass" end
  moves[players] = "guard against"
  if players == 5 then moves[#moves + 1] = "KS" end
  moves[#moves + 1] = "no"
  moves[#moves + 1] = "handful " .. some(n)
  example(players .. " players: a handful of " .. n) {
    players = players, first_dealer = players, deal = { { hands = held } },
    moves = moves, leaves = { handful = one[3] },
  }
end

example "the excuse stands in for the tenth" {
  first_dealer = 4, deal = { { hands = {
    "*", "*", some(9, " EX 1S 2S 3S 4S 5S 6S 7S 8S"), "*" } } },
  moves = { "pass", "pass", "pass", "guard against", "no" },
  allowed = { "handful " .. some(9, " EX") },
}

example "but not where there are ten" {
  first_dealer = 4, deal = { { hands = {
    "*", "*", some(10, " EX 1S 2S 3S 4S 5S 6S 7S"), "*" } } },
  moves = { "pass", "pass", "pass", "guard against", "no" },
  refused = { "handful " .. some(9, " EX") },
}

example "without trumps: misere" {
  misere = true, handfuls = false, first_dealer = 4, deal = { { hands = {
    "*", "*", "1S 2S 3S 4S 5S 6S 7S 8S 9S 1H 2H 3H 4H 5H 6H 7H 8H KH",
    "*" } } },
  moves = { "pass", "pass", "pass", "guard against", "no", "yes" },
  scores = { -10, -10, 30, -10 },
}

example "not with a trump and a court card" {
  misere = true, handfuls = false, first_dealer = 4, deal = { { hands = {
    "*", "*", "1S 2S 3S 4S 5S 6S 7S 8S 9S 1H 2H 3H 4H 5H 6H JH 1T 2T",
    "*" } } },
  moves = { "pass", "pass", "pass", "guard against", "no" },
  allowed = { "1S" }, refused = { "yes" },
}

example "with all kings a queen is called" {
  players = 5, first_dealer = 5, deal = { { hands = { "*", "*", "*", "*",
    "KS KH KD KC 1S 2S 3S 4S 5S 6S 7S 8S 1H 2H 3H" } } },
  moves = { "pass", "pass", "pass", "pass", "guard" },
  legal = { "QS", "QH", "QD", "QC" },
}

-- The play

example "any trump if none is higher" {
  trick = "9H 4T", hand = "3T 2T QS", legal = "3T 2T",
}

example "after the excuse the next card sets the suit" {
  trick = "EX KS", hand = "2S 3H 5T", legal = "2S",
}

example "the first lead is not of the called suit, but for the called card" {
  players = 5, called = "KS", hand = "2S 3H KS",
  legal = "3H KS", refused = "2S",
  because = "the first lead may not be of the called suit",
}

-- After "a king is not put away":
example "nor an oudler" {
  first_dealer = 4, deal = spare, moves = taken, refused = { "EX", "21T" } }

example "nor a trump, if there is anything else" {
  first_dealer = 4, deal = spare, moves = taken, refused = { "5T" },
  because = "5T goes away only if nothing else is left",
}

example "a trump, if there are only kings and oudlers" {
  first_dealer = 4, deal = { { hands = { "*", "*", "KS KH KD KC EX 21T 1T 2T "
    .. "3T 4T 5T 6T 7T 8T 9T 10T 11T 12T", "*" },
    dog = "13T 14T 15T 16T 17T 18T" } },
  moves = taken, allowed = { "5T" }, refused = { "KS", "1T" },
}

-- Scoring

-- Half points, oudlers, petit, slam; what each defender pays.
for name, one in pairs {
  ["take, one oudler, 51"] = { "take", 102, 1, 0, 0, 25 },
  ["without an oudler 56 are needed"] = { "take", 110, 0, 0, 0, -26 },
  ["with three 36"] = { "take", 72, 3, 0, 0, 25 },
  ["guard without, lost by 5, petit at the end"] =
    { "guard without", 92, 1, 10, 0, -80 },
  ["half a point goes to the winning side"] =
    { "take", 81, 2, 0, 0, -26, players = 5 },
  ["also if that is the taker"] = { "take", 83, 2, 0, 0, 26, players = 5 },
} do
  example(name) { step = "worth", with = { one[2], one[3], one[4], one[5] },
    players = one.players, fields = { bid = one[1] }, gives = one[6] }
end

example "a handful counts for the side that wins the round" {
  step = "worth", with = { 80, 2, 0, 0 }, gives = -72,
  fields = { bid = "guard", handful = 20 },
}

example "alone it is all" {
  players = 5, party = { 1 }, fields = { taker = 1, bid = "take" },
  won = { "KS", "", "2S", "", "" }, scores = { -308, 77, 77, 77, 77 },
}

example "a whole round: a guard, the taker's excuse" {
  players = 4, first_dealer = 1, deal = { { hands = {
    "7D 12T 2H 6S 9S 1H NH 3C 10S 7T 3H 3T 6C 5D 9T 4C 16T 7S",
    "13T 9D 9H 10D KC 8S 2C QC 20T 5H 5S 3S QS QD 15T 8T NC 8C",
    "7C JS 1S 9C JH 3D JC QH 8D KD 19T KS EX NS 18T 5T 7H 2T",
    "4H 4T 6H 10T 11T JD 17T 21T 6D 10H 1D 2D 14T 1C 4S ND KH 2S",
    }, dog = "5C 8H 6T 10C 1T 4D" } },
  moves = {
    "take", "guard", "pass", "pass", "QH", "1S", "7H", "5C", "3D", "JH",
    "no", "6D", "KD", "9D", "5D", "NS", "5S", "10S", "2S", "EX", "5H", "NH",
    "10H", "7T", "11T", "18T", "8S", "6S", "KS", "7C", "KC", "4C", "9H",
    "3H", "6H", "NC", "6C", "4T", "9C", "10T", "13T", "12T", "JS", "QS",
    "7S", "14T", "1D", "4D", "10D", "QC", "17T", "JC", "JD", "9T", "1H",
    "KH", "6T", "15T", "3S", "2T", "ND", "1T", "2H", "2C"
  },
  scores = { 90, 90, -270, 90 },
}

example "a whole round: without the dog, a handful, the petit last" {
  players = 4, first_dealer = 1, deal = { { hands = {
    "2H 3D 5C 12T QD 8H 5S 7S KS QH 2C 6H 9C EX KD 9D 3T 6D",
    "4T 2T 6S NS 7T 9S 4H 4D JC 7H 10H 6T KC 8T NH 2S NC 10S",
    "1T 3H 4S 8D 9T JH 8S 21T QS 19T 11T 4C 17T 15T 10T 8C 5T 20T",
    "10C 7C 5H 14T JS KH JD 16T 2D 9H 3C QC 1C 1D 13T 6C 1S 1H",
    }, dog = "18T ND 7D 5D 3S 10D" } },
  moves = {
    "guard without", "pass", "pass", "pass", "no", "13T",
    "handful 1T 5T 9T 10T 11T 15T 17T 19T 20T 21T", "21T", "7T", "EX",
    "17T", "4T", "12T", "14T", "20T", "8T", "5T", "9D", "7C", "6S", "KS",
    "JS", "4S", "8H", "9H", "JH", "NH", "10H", "QH", "KH", "2D", "3D",
    "19T", "6H", "1C", "4C", "NC", "9C", "QC", "1S", "QS", "NS", "7S", "8S",
    "9S", "JD", "4H", "1H", "15T", "11T", "2S", "QD", "10C", "8C", "KC",
    "5C", "3C", "10S", "6D", "6C", "10T", "9T", "JC", "2C", "5H"
  },
  scores = { 300, 300, 300, -900 },
}

example "a whole round with a partner and a handful" {
  players = 5, first_dealer = 1, deal = { { hands = {
    "9S 6T 4T 3S 4D NH 5C 6H QH 10T QS 7D 6C 2D 2S",
    "5D 5S 1H 7S 1D 6D 10C ND 7T 2C 1C 16T 3D JS 8D",
    "KC 5T KD EX 19T NS 8S 20T 10D 9T 4C 3H 18T 11T 12T",
    "9D 8T 2T 13T 1T 2H 7H 17T 3C 10S QC 9H 5H NC 10H",
    "JH 14T 8H 8C 9C KH 21T 4S 4H 6S KS 3T QD JC 15T",
    }, dog = "7C 1S JD" } },
  moves = {
    "take", "guard against", "KD", "slam", "QC",
    "handful 5T 9T 11T 12T 18T 19T 20T EX", "EX", "2C", "5C", "8C", "3C",
    "KC", "1C", "9C", "19T", "7T", "6T", "2T", "QD", "KD", "ND", "7D",
    "11T", "10T", "15T", "NC", "2D", "3T", "8T", "1D", "9H", "6H", "8H",
    "7H", "5T", "7S", "QH", "KH", "20T", "8D", "4D", "1T", "NS", "5S", "2S",
    "6S", "9T", "JS", "QS", "KS", "5H", "12T", "5D", "4H", "18T", "6D",
    "9S", "4S", "2H"
  },
  scores = { -186, -186, 186, 372, -186 },
}

example "without the dog it counts for the taker, with its oudlers" {
  party = { 1 }, won = { "KS", "KH", "", "" },
  fields = { taker = 1, bid = "guard without", dog = "21T 1S 2S" },
  scores = { -792, 264, 264, 264 },
}

example "against the dog it does not" {
  party = { 1 }, won = { "KS", "KH", "", "" },
  fields = { taker = 1, bid = "guard against", dog = "21T 1S 2S" },
  scores = { -1386, 462, 462, 462 },
}

example "what was put away counts" {
  party = { 1 }, won = { "KS 21T", "KH", "", "" },
  fields = { taker = 1, bid = "take", away = "QS JS 1S" },
  scores = { -186, 62, 62, 62 },
}

-- The tricks of the taker and of another, whether a slam was announced; what
-- each defender pays. Without these points it is -77, or -81 for no trick.
for name, one in pairs {
  ["all tricks: 200"] = { "KS", "", false, 123 },
  ["announced: 400"] = { "KS", "", true, 323 },
  ["announced and missed"] = { "KS", "2H", true, -277 },
  ["not announced and not made"] = { "KS", "2H", false, -77 },
  ["all tricks for the defence"] = { "", "KS", false, -281 },
} do
  local pays = one[4]
  example(name) { party = { 1 }, won = { one[1], one[2], "", "" },
    fields = { taker = 1, bid = "take", slam = one[3] },
    scores = { 3 * pays, -pays, -pays, -pays } }
end

example "which may not count" {
  defence_slam = false, party = { 1 }, fields = { taker = 1, bid = "take" },
  won = { "", "KS", "", "" }, scores = { -243, 81, 81, 81 },
}
