-- Boundary cases of three_two_five: `tenace check three_two_five` runs them
-- with the examples of its rules file.

-- The next seat is on the left. Seat 3 deals, so that seat 1 owes five tricks;
-- then seat 1 does, and seat 2 owes five.
local OPTIONS = { clockwise = true, first_dealer = 3 }

local function with(options)
  local all = {}
  for _, some in ipairs { OPTIONS, options or {} } do
    for name, value in pairs(some) do all[name] = value end
  end
  return all
end

-- The cards of the second round.
local SECOND = { hands = {
  "AC KC QC JC 10C 9C 8C 8D AH KH",
  "AD KD QD JD 10D QH JH 10H 9H 8H",
  "7H 7S 8S 9S 10S JS QS KS AS 9D" } }

-- Cards and moves of a first round that ends with 7, 2 and 1 tricks.
local SEVEN = { { hands = {
  "8C KH QD JD KS 10D KD JH QS AS",
  "JS KC 7H 8D 9S AD 8H 9H QH 8S",
  "10C 9C 9D 7S JC QC AC 10H AH 10S" } }, SECOND }
local TOOK_SEVEN = split("diamonds 8C 10C 8H AH JH QC KD QH QD AD 8S 10S AS "
  .. "QS 9S 10D AC KH 7H KS 9C")

-- With 5, 4 and 1.
local FIVE = { { hands = {
  "JD QD 8S QH 10S AC JH AH 9S QS",
  "10C KH 8D 7S AD 8C KC 9D 8H AS",
  "9H 9C 10H KS KD JC QC 10D 7H JS" } }, SECOND }
local TOOK_FIVE = split("spades 10S 7S KS 9H JH 8H QD 8D 10D QH 10H 8C JC 8S "
  .. "10C QC 9S JD AD 9D 7H AH")

-- With 3, 4 and 3.
local THREE = { { hands = {
  "JD 9D 10H 9S 10D AC QH KH 8S QS",
  "9H 9C AS 8D KD JC KC AD 7H JH",
  "AH JS 10C QC 8C QD 8H 7S 10S KS" } }, SECOND }
local TOOK_THREE = split("spades AC 9C QC 9S JS KC 10C 10D AD JD 7H AH QH 10S "
  .. "8S 9H 8H KH 9D KD 8C 8D 7S QS")

-- And with 5, 3 and 2.
local EXACT = { { hands = {
  "QC 9C 8D JS KH JC 10D 9H 10H AH",
  "8H 8C 7H AC 10S KC 9D JH 9S AS",
  "7S JD QD KS 8S 10C KD AD QH QS" } }, SECOND }
local TOOK_EXACTLY = split("clubs KH 8H JS 10S 8S 9H JH QS 7H 10C 10H KD 8D AD "
  .. "KC 8C JD JC 9C QD AS 7S QC")

-- The options

example "the values that each option has" {
  settings = { rounds = { 0, 9, 144 }, target = { 0, 0, 20 }, pull = "any",
    return_same = false, decline = false, sevens = "plain",
    clockwise = false },
}

-- The deal

example "the player on the dealer's right owes five tricks" {
  first_dealer = 3, moves = {}, leaves = { quota = { 3, 5, 2 } },
}

example "the next one deals, and everybody's quota is another" {
  options = OPTIONS, deal = EXACT, moves = TOOK_EXACTLY,
  legal = "clubs diamonds hearts spades",
  leaves = { dealer = 1, quota = { 2, 5, 3 }, above = { 0, 0, 0 } },
}

-- Trump

example "trump may be left to the next three cards" {
  options = with { decline = true }, deal = SEVEN, moves = {},
  legal = "clubs diamonds hearts spades turn",
}

-- Seat 1 has 10D KD JH next.
example "then the highest of them makes it" {
  options = with { decline = true }, deal = SEVEN, moves = { "turn" },
  leaves = { trump = "D", counts = { 10, 10, 10 } },
}

example "and of equal ones the first" {
  options = with { decline = true },
  deal = { { hands = { "8C 9C 10C JC QC 10S KH KS *" } } },
  moves = { "turn" }, leaves = { trump = "H", counts = { 10, 10, 10 } },
}

example "the first of the three, too" {
  options = with { decline = true },
  deal = { { hands = { "8C 9C 10C JC QC KS KH 10S *" } } },
  moves = { "turn" }, leaves = { trump = "S" },
}

example "a seven is low there though it is a high trump" {
  options = with { decline = true, sevens = "top" },
  deal = { { hands = { "8C 9C 10C JC QC 7S 7H 8D *" } } },
  moves = { "turn" }, leaves = { trump = "D" },
}

-- The sevens

example "a seven is the lowest of its suit" {
  trump = "H", trick = "8H 7H", winner = 1,
}

example "or it is a trump, and must be played to trumps" {
  sevens = "top", trump = "D", trick = "AD", hand = "7H KS", legal = "7H",
  refused = "KS", because = "follow_suit",
}

example "it beats the ace of trumps then" {
  sevens = "top", trump = "D", trick = "AD 7H", winner = 2,
}

example "only the seven of spades is higher" {
  sevens = "top", trump = "D", trick = "AD 7H 7S", winner = 3,
}

example "it need not follow its own suit" {
  sevens = "top", trump = "D", trick = "AH", hand = "7H KS",
  legal = "7H KS",
}

example "nor may it where hearts are held" {
  sevens = "top", trump = "D", trick = "AH", hand = "7H KH", legal = "KH",
}

example "it is a trump in every round" {
  sevens = "top", trump = "C", trick = "AS AC 7S", winner = 3,
}

-- Pulling

example "with the quota exactly nobody pulls" {
  options = OPTIONS, deal = EXACT, moves = join(TOOK_EXACTLY, "spades"),
  allowed = "AD", scores = { 0, 0, 0 },
}

example "nor in the first round" {
  options = OPTIONS, deal = SEVEN, moves = { "diamonds" }, allowed = "8C",
  leaves = { above = { 0, 0, 0 } },
}

example "whoever is above pulls, a place alone where one is short" {
  options = OPTIONS, deal = FIVE, moves = join(TOOK_FIVE, "spades"),
  legal = combine("pull", "1 2 3 4 5 6 7 8 9 10"), scores = { 0, 1, -1 },
}

example "a hand has no eleventh card" {
  options = OPTIONS, deal = FIVE, moves = join(TOOK_FIVE, "spades"),
  refused = { "pull 11", "pull 0" }, because = "the hand has 10 cards",
}

example "a seat is not said there" {
  options = OPTIONS, deal = FIVE, moves = join(TOOK_FIVE, "spades"),
  refused = { "pull 3 from 1", "pull 3 from 3" },
  because = "only one player owes you cards: say no seat",
}

example "where two are short the seat is said" {
  options = OPTIONS, deal = SEVEN, moves = join(TOOK_SEVEN, "spades"),
  allowed = { "pull 10 from 3", "pull 1 from 2" },
  refused = { "pull 11 from 3" }, because = "the hand has 10 cards",
}

example "nobody pulls from who was not short" {
  options = OPTIONS, deal = SEVEN, moves = join(TOOK_SEVEN, "spades"),
  refused = { "pull 3 from 1" }, because = "you owe no card",
}

-- Chance gives seat 1 the nine of diamonds.
example "a card is pulled, and another given back" {
  options = OPTIONS, deal = SEVEN,
  moves = join(TOOK_SEVEN, "spades", "pull 4 from 3"),
  allowed = { "8C" }, leaves = { counts = { 11, 10, 9 } },
}

example "not the one that was pulled" {
  options = OPTIONS, deal = SEVEN,
  moves = join(TOOK_SEVEN, "spades", "pull 4 from 3"),
  refused = { "9D" }, because = "give another card than the one pulled",
}

example "and none that is not held" {
  options = OPTIONS, deal = SEVEN,
  moves = join(TOOK_SEVEN, "spades", "pull 4 from 3"), refused = { "AD" },
  because = "AD is not among the cards to choose from",
}

example "unless the rules allow it" {
  options = with { return_same = true }, deal = SEVEN,
  moves = join(TOOK_SEVEN, "spades", "pull 4 from 3"),
  legal = "8C 9C 10C JC QC KC AC 8D 9D KH AH",
}

example "both hands have ten cards again, and the other one is next" {
  options = OPTIONS, deal = SEVEN,
  moves = join(TOOK_SEVEN, "spades", "pull 4 from 3", "8C"),
  legal = combine("pull", "1 2 3 4 5 6 7 8 9 10"),
  leaves = { counts = { 10, 10, 10 } },
}

example "when all is settled the first card is led" {
  options = OPTIONS, deal = SEVEN,
  moves = join(TOOK_SEVEN, "spades", "pull 4 from 3", "8C", "pull 1", "AC"),
  leaves = { counts = { 10, 10, 10 } }, allowed = "AD",
}

-- Seat 1 has dealt, and owes a card to both others.
example "of two who pull the one after the dealer is first" {
  options = OPTIONS, deal = THREE, moves = join(TOOK_THREE, "spades", "pull 1"),
  leaves = { counts = { 9, 11, 10 } },
}

example "then the next one" {
  options = OPTIONS, deal = THREE,
  moves = join(TOOK_THREE, "spades", "pull 1", "AD", "pull 1"),
  leaves = { counts = { 9, 10, 11 } },
}

-- Seat 1 has the nine of diamonds, and the eight besides.
example "one of the suit that was pulled may be owed" {
  options = with { pull = "same_suit" }, deal = SEVEN,
  moves = join(TOOK_SEVEN, "spades", "pull 4 from 3"), legal = "8D",
  refused = { "8C" },
  because = "you hold another card of the suit that you pulled",
}

example "or that very one" {
  options = with { pull = "same_suit", return_same = true }, deal = SEVEN,
  moves = join(TOOK_SEVEN, "spades", "pull 4 from 3"), legal = "8D 9D",
}

-- Seat 2 pulls hearts from the eights, and holds none.
local NO_HEART = { FIVE[1], { hands = {
  "AC KC QC JC 10C 9C 8C 8S 9S 10S",
  "AD KD QD JD 10D 9D 8D QS KS AS",
  "7H 8H 9H 10H JH QH KH AH 7S JS" } } }

example "without another of its suit any card may be given" {
  options = with { pull = "same_suit" }, deal = NO_HEART,
  moves = join(TOOK_FIVE, "clubs", "pull 4"),
  legal = "8D 9D 10D JD QD KD AD QS KS AS", refused = { "7H" },
  because = "give another card than the one pulled",
}

example "or that very one, too" {
  options = with { pull = "same_suit", return_same = true }, deal = NO_HEART,
  moves = join(TOOK_FIVE, "clubs", "pull 4"),
  legal = "8D 9D 10D JD QD KD AD 7H QS KS AS",
}

-- With high sevens, a first round that ends with 5, 4 and 1. In the second
-- seat 2 pulls the seven of hearts, and has no other trump than that of spades.
local TRUMPS = { { hands = {
  "KC 10D JC JD 8H QC 7H 9H JS KS",
  "8D 10H 7S KD 9S 8C 9C 10C AC AD",
  "KH QD 9D QH 8S JH AH 10S QS AS" } }, { hands = {
  "AC KC QC JC 10C 9C 8C 8S 9S 10S",
  "AD KD QD JD 10D 9D 8D QS KS 7S",
  "7H 8H 9H 10H JH QH KH AH AS JS" } } }
local TOOK_FOUR = split("diamonds JD 7S QD 8D 10D QC 9C QH JC AC 10S AD KH KC "
  .. "8C AS KS 8S 8H JH QS KD")

example "high sevens are of the suit of trumps there" {
  options = with { pull = "same_suit", sevens = "top" }, deal = TRUMPS,
  moves = join(TOOK_FOUR, "hearts", "pull 4"), legal = "7S",
}

example "it may be that nobody pulls" {
  options = with { pull = "none" }, deal = SEVEN,
  moves = join(TOOK_SEVEN, "spades"), allowed = "AD",
}

example "or that tricks are owed" {
  options = with { pull = "owed" }, deal = SEVEN,
  moves = join(TOOK_SEVEN, "spades"), allowed = "AD",
}

-- Scoring

example "tricks that are owed go to those who were above" {
  pull = "owed", above = { 2, -1, -1 }, quota = { 2, 5, 3 },
  tricks = { 2, 5, 3 }, scores = { 2, -1, -1 },
  leaves = { above = { 2, -1, -1 } },
}

example "they may be won back" {
  pull = "owed", above = { 2, -1, -1 }, quota = { 2, 5, 3 },
  tricks = { 1, 6, 3 }, scores = { 1, 0, -1 },
  leaves = { above = { 1, 0, -1 } },
}

example "where cards are pulled no trick is owed" {
  above = { 2, -1, -1 }, quota = { 2, 5, 3 }, tricks = { 1, 6, 3 },
  scores = { -1, 1, 0 }, leaves = { above = { -1, 1, 0 } },
}

-- The end of the match

example "thirty-four, thirty and twenty-six tricks in nine rounds" {
  round_number = 9, before = { 3, 1, -4 }, quota = { 2, 5, 3 },
  tricks = { 3, 4, 3 }, scores = { 4, 0, -4 }, won_by = 1,
}

example "before the ninth round it is not over" {
  round_number = 8, before = { 3, 1, -4 }, quota = { 2, 5, 3 },
  tricks = { 3, 4, 3 }, scores = { 4, 0, -4 }, won_by = false,
}

example "equal totals are a draw" {
  round_number = 9, before = { 1, 2, -3 }, quota = { 2, 5, 3 },
  tricks = { 3, 5, 2 }, scores = { 2, 2, -4 }, won_by = 0,
}

example "some points may win it" {
  target = 5, rounds = 0, before = { 4, -2, -2 }, quota = { 2, 5, 3 },
  tricks = { 3, 5, 2 }, scores = { 5, -2, -3 }, won_by = 1,
}

example "fewer do not" {
  target = 5, rounds = 0, round_number = 12, before = { 3, -1, -2 },
  quota = { 2, 5, 3 }, tricks = { 3, 5, 2 }, scores = { 4, -1, -3 },
  won_by = false,
}

example "with as many two play on" {
  target = 5, rounds = 0, before = { 4, 5, -9 }, quota = { 2, 5, 3 },
  tricks = { 3, 5, 2 }, scores = { 5, 5, -10 }, won_by = false,
}
