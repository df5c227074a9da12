-- Boundary cases of doppelkopf: `tenace check doppelkopf` runs them with the
-- examples of its rules file.

local solos = combine("solo", "queens jacks aces diamonds hearts spades clubs")

-- Twelve cards each: seats 1 and 2 hold a QC, and are Re.
local seats = { { hands = { "QC AC AC 10H 10S KS 9S AH KH JD AD 9D",
  "QC KC KC 10H 10S KS 9S AH KH JD AD 9D", "9C 9C 9H QD *",
  "10C 10C 9H QD *" } } }

-- The moves after four are healthy.
local function after(text)
  local moves = split "healthy healthy healthy healthy"
  for _, move in ipairs(text == "" and {} or split(text)) do
    moves[#moves + 1] = among(move, "no30 no60 no90")
      and "no " .. move:sub(3) or move
  end
  return moves
end

-- Re with these points, tricks and players; and Kontra.
local function parties(points, tricks, n)
  return { { points = points, tricks = tricks, count = 0,
      players = n == 1 and { 1 } or { 1, 2 } },
    { points = 240 - points, tricks = 12 - tricks, count = 0 } }
end

-- Seat 3 deals, so seat 4 speaks first, and then seat 1, the soloist.
local solo = { "healthy", "reservation", "healthy", "healthy", "solo hearts" }

local leads = { { hands = { "9C *", "*", "*", "AH *" } } }

-- The deal

example "without nines ten each" {
  nines = false, first_dealer = 4, moves = {},
  leaves = { counts = { 10, 10, 10, 10 } },
}

-- The bidding

example "whoever lacks a queen must want a solo then" {
  first_dealer = 4, deal = { { hands = { "QC QC", "9C", "9C" } } },
  moves = { "reservation", "healthy", "reservation", "healthy", "no" },
  legal = solos,
}

example "the other's reservation was the only one left: a marriage" {
  first_dealer = 4, deal = { { hands = { "QC QC" } } },
  moves = { "reservation", "healthy", "healthy", "healthy", "marriage" },
  leaves = { contract = "marriage", declarer = 1 }, refused = { "re" },
  because = "the marriage is not decided",
}

example "with four rounds left four owed solos must be played" {
  mandatory = true, rounds = 4, first_dealer = 4, moves = {},
  legal = solos,
}

example "the first who owes one plays it" {
  mandatory = true, rounds = 4, first_dealer = 4, moves = { "solo aces" },
  leaves = { declarer = 1 },
}

example "the announcer of a marriage does not lead" {
  mandatory = true, solo_leads = true, first_dealer = 3,
  deal = { { hands = { "QC QC *", "*", "*", "AH *" } } },
  moves = { "healthy", "reservation", "healthy", "healthy", "marriage" },
  allowed = { "AH" },
}

example "with five they may wait" {
  mandatory = true, rounds = 5, first_dealer = 4, moves = {},
  legal = { "healthy", "reservation" },
}

example "with one queen of clubs a solo must be wanted, too" {
  first_dealer = 4, deal = { { hands = { "QC 9C", "QC 9C" } } },
  moves = { "reservation", "reservation", "healthy", "healthy" },
  legal = solos,
}

-- The play

-- After "of two tens of hearts the first wins":
example "or the second" {
  second_ten = "second", trick = "10H QC 10H AD", winner = 3 }

example "the second, but not in the last trick" {
  second_ten = "second_not_last", last_trick = true, trick = "10H QC 10H AD",
  winner = 1,
}

example "before the last trick the second wins" {
  second_ten = "second_not_last", trick = "10H QC 10H AD", winner = 3 }

example "pigs are above the tens of hearts" {
  pigs = 2, options = { pigs = true }, trick = "10H AD QC KC", winner = 2 }

example "clubs rank ace, ten, king, nine" { trick = "KC 10C AC 9C", winner = 3 }

example "in a solo of hearts the other hearts are trumps too" {
  contract = "solo hearts", trick = "JD", hand = "AH 9D AC", legal = "AH" }

example "and diamonds are none" {
  contract = "solo hearts", trick = "AD 9H KD 10D", winner = 2 }

-- After "in a solo of queens the ten is below the ace, above the king":
example "and only queens are trumps" {
  contract = "solo queens", trick = "AH QD JC 10H", winner = 2 }

example "in a solo of jacks the queen is a card of its suit" {
  contract = "solo jacks", trick = "9C", hand = "QC JC AS", legal = "QC" }

example "in a solo of aces nothing is trump" {
  contract = "solo aces", trick = "9S 10H QC AS", winner = 4 }

example "nobody has a reservation: the dealer's left leads" {
  first_dealer = 4, deal = { { hands = { "9C QC" } } },
  moves = { "healthy", "healthy", "healthy", "healthy", "9C" },
  leaves = { contract = "normal" },
}

-- What may be said after some moves.
for name, one in pairs {
  ["Re may say re, and all further steps at once"] = { "",
    allowed = { "re", "no 90", "no 60", "no 30", "black" },
    refused = { "kontra" }, because = "you are Re, not Kontra" },
  ["a step that is skipped is said, too"] = { "no60", refused = { "no 90" },
    because = "your side has said that already", leaves = { re = "no 60" },
    allowed = { "no 30" } },
  ["the partner may go on"] = { "re AC", allowed = { "no 90" },
    refused = { "re" }, because = "your side has said that already" },
  ["Kontra may not say re"] = { "AC KC", allowed = { "kontra" },
    refused = { "re" }, because = "you are Kontra, not Re" },
  ["eleven cards are enough for re"] = { "AC KC 9C 10C",
    allowed = { "re", "no 90" } },
  ["ten are too few"] = { "AC KC 9C 10C AC KC 9C 10C", refused = { "re" },
    because = "too late: 11 cards are needed" },
  ["but not for a reply to kontra"] = {
    "AC KC 9C 10C AC KC kontra 9C 10C",
    allowed = { "re" }, leaves = { kontra = "kontra" },
    refused = { "no 90" }, because = "too late: 11 cards are needed" },
  ["after such a reply the party says nothing more"] = {
    "AC KC 9C 10C AC KC kontra 9C 10C re", refused = { "no 90", "black" },
    because = "too late: 11 cards are needed" },
  ["nine are too few for a reply, too"] = {
    "AC KC 9C 10C AC KC kontra 9C 10C AH KH 9H 9H", refused = { "re" },
    because = "too late: 10 cards are needed" },
  ["no 90 takes ten"] = { "re AC KC 9C 10C AC KC 9C 10C",
    allowed = { "no 90" } },
  ["and no fewer"] = { "re AC KC 9C 10C AC KC 9C 10C AH KH 9H 9H",
    refused = { "no 90", "no 60" },
    because = "too late: 10 cards are needed" },
  ["no 60 takes nine"] = { "re AC KC 9C 10C AC KC 9C 10C no90 AH KH 9H 9H",
    allowed = { "no 60", "no 30" } },
  ["and no fewer than that"] = { because = "too late: 9 cards are needed",
    "re AC KC 9C 10C AC KC 9C 10C no90 AH KH 9H 9H 10H 10H QD QD",
    refused = { "no 60" } },
  ["no 30 takes eight"] = { allowed = { "no 30", "black" },
    "re AC KC 9C 10C AC KC 9C 10C no90 AH KH 9H 9H no60 10H 10H QD QD" },
} do
  one.deal, one.moves, one.first_dealer, one[1] = seats, after(one[1]), 4, nil
  example(name)(one)
end

example "the dealer's left leads to a solo, too" {
  first_dealer = 3, deal = leads, moves = solo, allowed = { "AH" },
  leaves = { contract = "solo hearts", declarer = 1 },
}

example "unless every soloist leads" {
  solo_leads = true, first_dealer = 3, deal = leads, moves = solo,
  allowed = { "9C" },
}

example "a soloist who owed the solo leads" {
  mandatory = true, first_dealer = 3, deal = leads, moves = solo,
  allowed = { "9C" },
}

example "whoever wins three tricks in a marriage plays alone" {
  first_dealer = 4, deal = { { hands = { "QC QC 10H 10H *", "9D 9D KD *",
    "KD JD JD *", "JH JH JS *" } } },
  moves = split("reservation healthy healthy healthy marriage "
    .. "10H 9D KD JH 10H 9D JH QC KD JS"),
  allowed = { "re", "no 90" },
}

example "both foxes in one hand are pigs" {
  options = { pigs = true }, first_dealer = 4,
  deal = { { hands = { "10H *", "AD AD *", "9D *", "9D *" } } },
  moves = after "10H AD 9D 9D",
  leaves = { pigs = 2, counted = { 0, 0, 0, 0 } },
}

-- Scoring

-- What a round counts for Re.
for name, one in pairs {
  ["Re wins with 121"] = { { points = 121 }, 1 },
  ["Kontra wins with 120"] = { { points = 120 }, -2 },
  ["below 90 counts one more"] = { { points = 155 }, 2 },
  ["90 are not below 90"] = { { points = 150 }, 1 },
  ["below 60"] = { { points = 181 }, 3 },
  ["60 are not below 60"] = { { points = 180 }, 2 },
  ["below 30"] = { { points = 211 }, 4 },
  ["30 are not below 30"] = { { points = 210 }, 3 },
  ["no trick"] = { { points = 240, tricks = 12 }, 5 },
  ["a trick of no points"] = { { points = 240, tricks = 11 }, 4 },
  ["Kontra takes all"] = { { points = 0, tricks = 0 }, -6 },
  ["and with 151"] = { { re = "no 90", points = 151 }, 5 },
  ["not kept with 150"] = { { re = "no 90", points = 150 }, -5 },
  ["120 against no 90"] = { { re = "no 90", points = 120 }, -6 },
  ["not 119"] = { { re = "no 90", points = 121 }, -5 },
  ["kontra: 120 suffice"] = { { kontra = "kontra", points = 120 }, 3 },
  ["but not 119"] = { { kontra = "kontra", points = 119 }, -4 },
  ["re, kontra and 120"] = {
    { re = "re", kontra = "kontra", points = 120 }, -6 },
  ["re, kontra and 121"] = {
    { re = "re", kontra = "kontra", points = 121 }, 5 },
  ["re alone"] = { { re = "re", points = 121 }, 3 },
  ["both have failed: nobody wins"] = {
    { re = "no 90", kontra = "no 90", points = 130 }, 1 },
  ["Kontra has 120 against no 90, too"] = {
    { re = "no 90", kontra = "no 90", points = 120 }, 0 },
  ["both black, Re 57: Kontra has two steps and four against, Re one against"]
    = { { re = "black", kontra = "black", points = 57, tricks = 3 }, -5 },
  ["both no 60, Re 170: one step and two against"] = {
    { re = "no 60", kontra = "no 60", points = 170 }, 3 },
  ["no 90 against black, Re 75: Kontra has a step and one against, Re two"] = {
    { re = "no 90", kontra = "black", points = 75 }, 0 },
  ["no 60 kept"] = { { re = "no 60", points = 181 }, 7 },
  ["no 60 not kept"] = { { re = "no 60", points = 180 }, -6 },
  ["90 against it"] = { { re = "no 60", points = 150 }, -7 },
  ["120 against it"] = { { re = "no 60", points = 120 }, -8 },
  ["no 30 not kept"] = { { re = "no 30", points = 210 }, -7 },
  ["nor with 59"] = { { re = "no 30", points = 181 }, -7 },
  ["not 89"] = { { re = "no 60", points = 151 }, -6 },
  ["60 against it"] = { { re = "no 30", points = 180 }, -8 },
  ["no 30 kept"] = { { re = "no 30", points = 211 }, 9 },
  ["black, one trick lost"] = {
    { re = "black", points = 211, tricks = 11 }, -8 },
  ["30 against black"] = { { re = "black", points = 210, tricks = 11 }, -9 },
  ["black kept"] = { { re = "black", points = 240, tricks = 12 }, 11 },
  ["Kontra: black"] = { { kontra = "black", points = 0, tricks = 0 }, -12 },
  ["Re has 90 against it"] = { { kontra = "no 90", points = 90 }, 4 },
  ["Re stays below 90"] = { { kontra = "no 90", points = 89 }, -6 },
  ["Re has 120 against it"] = { { kontra = "no 90", points = 120 }, 5 },
  ["one side fails, the other keeps"] = {
    { re = "no 90", kontra = "no 60", points = 151 }, 11 },
  ["a solo lost"] = { { points = 120, alone = true }, -1 },
} do
  local given = one[1]
  example(name) { fields = { re = given.re, kontra = given.kontra },
    step = "worth", gives = one[2],
    with = parties(given.points, given.tricks or 1, given.alone and 1 or 2) }
end

example "pigs, and no nines" {
  options = { charlie_caught = true, nines = false, pigs = true }, rounds = 1,
  first_dealer = 4,
  deal = { { hands = {
    "KD AH QC 10D KD JC QD AH JS 10S",
    "JD AD JD 10S QS JC 10C AS AD KH",
    "QS KC AS 10H QC QH KS QH JH KC",
    "10H QD 10D JS 10C JH AC KS AC KH" } } },
  moves = { "healthy", "healthy", "healthy", "healthy", "10S", "10S", "KS",
    "KS", "QC", "QS", "QS", "10H", "10D", "QD", "AD", "QH", "JD", "QH", "JS",
    "KD", "QC", "QD", "KD", "AD", "AS", "AC", "JC", "10D", "JD", "10H", "KC",
    "AC", "AH", "10C", "AH", "KH" },
  scores = { -3, 3, -3, 3 },
}

-- After "noted doubled, 4 and -2 are three special points for Re":
example "but not where one plays alone" {
  step = "worth", gives = 1, with = {
    { points = 121, tricks = 6, count = 4, players = { 1 } },
    { points = 119, tricks = 6, count = -2 } },
}
