-- The game to 66 with the nines: six cards each, and ten points for the last
-- trick.

local sixty_six = house_rule "Sechsundsechzig" {
  of    = "schnapsen",
  deck  = french(52, { leave_out = "2 3 4 5 6 7 8" }),
  facts = { lowest_trump = "9", cards_in_second_packet = 3 },
  says  = { opening = "Schnapsen: two players, 24 cards, marriages, and a race "
    .. "to 66 points." },
  set   = { last_trick = "ten", exchange_needs_trick = true },
}

example "six cards each, and one is turned up" {
  step = "deal", leaves = { counts = { 6, 6 }, turned = 1, stock = 11 },
}

example "the nine is the lowest trump" {
  trump = "S", trick = "JS 9S", winner = 1,
}

example "it counts nothing" {
  cards = "AH 10H KH QH JH 9H", points = 30,
}

example "the nine of trumps is exchanged by who has won a trick" {
  first_dealer = 2,
  deal = { hands = { "AC QS 9H JC JD KS", "9C 10C KC QD AD 9S" },
           turned = "10H", stock = "KD JS" },
  moves = { "AC", "9C", "exchange" }, allowed = { "10H", "close" },
}

example "not before" {
  first_dealer = 2,
  deal = { hands = { "AC QS 9H JC JD KS", "9C 10C KC QD AD 9S" },
           turned = "10H", stock = "KD JS" },
  moves = {}, refused = { "exchange" },
  because = "you have won no trick yet",
}

example "with ten points for the last trick, 66 win" {
  step = "score_last", with = { "player 2" }, tricks = { 6, 6 },
  won = { "AH AS 10H 10S 10D QH QS JH JS JD 9H 9S",
          "AC AD 10C KC KD KH KS QC QD JC 9C 9D" },
  scores = { 0, 1 },
}

example "65 each win nothing, and the next round counts one more" {
  step = "score_last", with = { "player 2" }, tricks = { 6, 6 },
  won = { "AH AS 10H 10S 10D QH QS QD JH JS 9H 9S",
          "AC AD 10C KC KD KH KS QC JC JD 9C 9D" },
  scores = { 0, 0 }, leaves = { carried = 1 },
}

example "then that point is won" {
  carried = 1, step = "score_round", with = { "player 1" }, tricks = { 5, 0 },
  scores = { 4, 0 }, leaves = { carried = 0 },
}

return sixty_six
