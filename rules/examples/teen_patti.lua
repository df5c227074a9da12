-- Boundary cases of teen_patti: `tenace check teen_patti` runs them with the
-- examples of its rules file.

-- Hands

local function order(better, worse, gives)
  return { players = 2, held = { better, worse }, step = "is_better",
    with = { "player 1", "player 2" }, gives = gives == nil or gives }
end

example "three twos beat a pure A K Q" (order("2C 2D 2H", "AS KS QS"))

example "a pure A K Q beats a pure A 2 3" (order("AS KS QS", "AH 2H 3H"))

example "a pure A 2 3 beats a pure K Q J" (order("AH 2H 3H", "KD QD JD"))

example "a pure 4 3 2 beats A K Q of several suits"
  (order("4C 3C 2C", "AS KD QS"))

example "A 2 3 beats K Q J" (order("AC 2D 3H", "KC QD JH"))

example "but not A K Q" (order("AC 2D 3H", "AH KD QS", false))

example "and A K Q beats it" (order("AH KD QS", "AC 2D 3H"))

example "the lowest sequence beats every colour" (order("4C 3D 2H", "AS KS JS"))

example "2 A K is no sequence" (order("AS KS JS", "2D AD KD"))

example "but a colour" (order("2S AS KS", "AC AD KH"))

example "a colour: the third card decides" (order("AS JS 9S", "AD JD 8D"))

example "the second card before it" (order("AS JS 2S", "AD 10D 9D"))

example "a colour beats a pair" (order("5S 3S 2S", "AC AD KH"))

example "a pair beats a high card" (order("2C 2D 3H", "AC KD JH"))

example "the pair counts before the third card" (order("QC QD 2H", "JC JD AH"))

example "then the third card" (order("KC KD 9S", "KH KS 8C"))

example "a low pair with a high card" (order("AC 5D 5H", "KC 5S 5C"))

example "high cards: the third card" (order("AC 9D 4H", "AD 9C 3S"))

example "suits never decide" (order("QS 9S 4S", "QH 9H 4H", false))

example "nor the other way" (order("QH 9H 4H", "QS 9S 4S", false))

example "A 2 3 first" {
  ace_low = "first", players = 2, held = { "AC 2D 3H", "AH KD QS" },
  step = "is_better", with = { "player 1", "player 2" }, gives = true,
}

example "A 2 3 last" {
  ace_low = "last", players = 2, held = { "4C 3D 2H", "AC 2D 3H" },
  step = "is_better", with = { "player 1", "player 2" }, gives = true,
}

example "but still a sequence" {
  ace_low = "last", players = 2, held = { "AC 2D 3H", "AS KS JS" },
  step = "is_better", with = { "player 1", "player 2" }, gives = true,
}

example "where the lowest hand wins" {
  options = { wins = "low" }, players = 2, held = { "5C 3D 2H", "AS AC AD" },
  step = "is_better", with = { "player 1", "player 2" }, gives = true,
}

-- Bets

example "the first bet" {
  first_dealer = 4, moves = {}, legal = { "see", "bet 1", "bet 2", "pack" },
  refused = { "bet 3" }, because = "a blind player bets 1 or 2",
  leaves = { pot = 4, stake = 1, face_down = { 3, 3, 3, 3 },
    counts = { 0, 0, 0, 0 } },
}

example "the boot is the first stake" {
  boot = 10, first_dealer = 4, moves = {},
  legal = { "see", "bet 10", "bet 20", "pack" },
  leaves = { pot = 40, stake = 10 },
}

example "no show with more than two" {
  first_dealer = 4, moves = { "see" }, refused = { "show" },
  because = "more than two are in: no show",
}

example "who has looked cannot look again" {
  first_dealer = 4, moves = { "see" }, refused = { "see" },
  because = "you have seen your cards",
}

example "two blind players may ask for a show" {
  players = 2, first_dealer = 2, moves = { "bet 2" },
  legal = { "see", "bet 2", "bet 4", "show", "pack" },
}

example "a show costs a seen player two stakes" {
  players = 2, first_dealer = 2,
  deal = { face_down = { "QS 9S 4S", "QH 9H 3H" } },
  moves = { "see", "bet 4", "see", "bet 8", "show" }, scores = { 9, -9 },
}

example "the cap of a seen player" {
  players = 2, chaal_cap = 8, first_dealer = 2,
  moves = { "bet 2", "see", "bet 8" },
  legal = { "see", "bet 4", "show", "pack" }, refused = { "bet 8" },
  because = "a blind player bets 4",
}

example "and of one who comes after" {
  players = 2, chaal_cap = 8, first_dealer = 2,
  moves = { "bet 2", "see", "bet 8", "see" },
  legal = { "bet 8", "show", "pack" }, refused = { "bet 16" },
  because = "a seen player bets 8",
}

example "an odd cap" {
  players = 2, chaal_cap = 5, first_dealer = 2,
  moves = { "bet 2", "see" }, allowed = { "bet 4", "bet 5" },
  leaves = { stake = 2 },
}

example "half of an odd bet is rounded down" {
  players = 2, chaal_cap = 5, first_dealer = 2,
  moves = { "bet 2", "see", "bet 5" }, allowed = { "bet 2" },
  refused = { "bet 4" }, leaves = { stake = 2 },
}

example "three blind bets: nobody need look" {
  players = 2, first_dealer = 2, moves = { "bet 1", "bet 1", "bet 1", "bet 1",
    "bet 1", "bet 1" },
  legal = { "see", "bet 1", "bet 2", "show", "pack" },
}

example "after one blind bet" {
  players = 2, blind_turns = 1, first_dealer = 2,
  moves = { "bet 1", "bet 1" }, legal = { "bet 2", "bet 4", "pack" },
}

example "without a limit" {
  players = 2, blind_turns = 0, first_dealer = 2,
  moves = { "bet 1", "bet 1", "bet 1", "bet 1", "bet 1", "bet 1", "bet 1",
    "bet 1", "bet 1", "bet 1" }, allowed = { "bet 1" },
}

-- Side shows

example "equal hands: whoever asked packs" {
  players = 3, first_dealer = 3,
  deal = { face_down = { "QH 9H 4H", "QS 9S 4S", "7C 5D 2H" } },
  moves = { "see", "bet 4", "see", "side show", "accept" },
  leaves = { packed = { 0, 3, 0 } },
}

example "the one asked may have the lower hand" {
  players = 3, first_dealer = 3,
  deal = { face_down = { "KC KD 3S", "KS KH 9C", "7C 5D 2H" } },
  moves = { "see", "bet 4", "see", "side show", "accept" },
  leaves = { packed = { 3, 0, 0 } },
}

example "a side show refused" {
  players = 3, first_dealer = 3,
  moves = { "see", "bet 4", "see", "side show", "refuse" },
  legal = { "see", "bet 2", "bet 4", "pack" },
  leaves = { packed = { 0, 0, 0 }, pot = 11, stake = 2 },
}

example "only the player before need be seen" {
  players = 3, first_dealer = 3, moves = { "see", "bet 2", "see" },
  allowed = { "side show" },
}

example "or all must be" {
  sideshow = "all", players = 3, first_dealer = 3,
  moves = { "see", "bet 2", "see" }, refused = { "side show" },
  because = "somebody is blind: no side show",
}

example "all are" {
  sideshow = "all", players = 3, first_dealer = 3,
  moves = { "see", "bet 2", "see", "bet 2", "see" },
  allowed = { "side show" },
}

example "or there is none" {
  sideshow = "off", players = 3, first_dealer = 3,
  moves = { "see", "bet 2", "see" }, refused = { "side show" },
  because = "no side shows are played",
}

example "none for a blind player" {
  players = 3, first_dealer = 3, moves = { "see", "bet 2" },
  refused = { "side show" }, because = "look at your cards first",
}

example "nor for two" {
  players = 2, first_dealer = 2, moves = { "see", "bet 2", "see" },
  refused = { "side show" }, because = "only two are in: ask for a show",
}

-- The end of a round

example "the pot is full: all show" {
  players = 3, pot_cap = 20, first_dealer = 3,
  deal = { face_down = { "KC QD JH", "AS 9C 2D", "7C 5D 2H" } },
  moves = { "see", "bet 4", "see", "bet 8", "see", "bet 8" },
  scores = { 18, -9, -9 },
}

example "nearly full" {
  players = 3, pot_cap = 24, first_dealer = 3,
  moves = { "see", "bet 4", "see", "bet 8", "see", "bet 8" },
  legal = { "bet 8", "bet 16", "side show", "pack" }, leaves = { pot = 23 },
}

example "it is counted in boots" {
  players = 3, pot_cap = 20, boot = 2, first_dealer = 3,
  moves = { "see", "bet 8", "see", "bet 8", "see", "bet 8" },
  allowed = { "bet 8" }, leaves = { pot = 30 },
}

example "equal best hands share; the first after the dealer has the rest" {
  players = 3, dealer = 3, fields = { pot = 1025, paid = { 342, 342, 341 } },
  step = "share_pot", held = { "AC KD QH", "9S 5C 2D", "AD KH QS" },
  scores = { 171, -342, 171 },
}

example "the first after the dealer, whoever that is" {
  players = 3, dealer = 1, fields = { pot = 1025, paid = { 342, 342, 341 } },
  step = "share_pot", held = { "AC KD QH", "9S 5C 2D", "AD KH QS" },
  scores = { 170, -342, 172 },
}

example "three share" {
  players = 3, dealer = 3, fields = { pot = 1025, paid = { 342, 342, 341 } },
  step = "share_pot", held = { "AC KD QH", "AS KC QD", "AD KH QS" },
  scores = { 1, -1, 0 },
}

example "the pot less what was paid" {
  fields = { pot = 17, paid = { 2, 9, 3, 3 } }, step = "share_pot",
  with = { "player 2" }, scores = { -2, 8, -3, -3 },
}

-- The match

example "after ten rounds the highest total wins" {
  round_number = 10, before = { 9, -3, -3, -3 }, step = "over", won_by = 1,
  scores = { 9, -3, -3, -3 },
}

example "not after nine" {
  round_number = 9, before = { 9, -3, -3, -3 }, step = "over",
  won_by = false, scores = { 9, -3, -3, -3 },
}

example "equal totals are a draw" {
  round_number = 10, before = { 9, 9, -9, -9 }, step = "over", won_by = 0,
  scores = { 9, 9, -9, -9 },
}

example "everybody begins with the stack" {
  stack = 500, step = "take_seats", scores = { 500, 500, 500, 500 },
}

example "only once" {
  stack = 500, round_number = 2, before = { 600, 400, 500, 500 },
  step = "take_seats", scores = { 600, 400, 500, 500 },
}

example "with credit there is none" {
  step = "take_seats", scores = { 0, 0, 0, 0 },
}

example "who cannot pay the boot is out" {
  stack = 50, boot = 10, before = { 9, 91, 50, 50 }, step = "is_out",
  with = { "player 1" }, gives = true,
}

example "who can is in" {
  stack = 50, boot = 10, before = { 10, 90, 50, 50 }, step = "is_out",
  with = { "player 1" }, gives = false,
}

example "with credit nobody is out" {
  before = { -90, 90, 0, 0 }, step = "is_out", with = { "player 1" },
  gives = false,
}

example "the last one in has won" {
  stack = 50, boot = 10, before = { 9, 182, 5, 4 }, step = "over",
  won_by = 2, scores = { 9, 182, 5, 4 },
}

example "two are in" {
  stack = 50, boot = 10, before = { 9, 172, 15, 4 }, step = "over",
  won_by = false, scores = { 9, 172, 15, 4 },
}

example "with a stack ten rounds are no end" {
  stack = 50, round_number = 10, before = { 50, 60, 40, 50 }, step = "over",
  won_by = false, scores = { 50, 60, 40, 50 },
}

example "unless rounds are counted" {
  stack = 50, rounds = 3, round_number = 3, before = { 50, 60, 40, 50 },
  step = "over", won_by = 2, scores = { 50, 60, 40, 50 },
}

example "or only one is in before" {
  stack = 50, boot = 10, rounds = 3, round_number = 1,
  before = { 9, 182, 5, 4 }, step = "over", won_by = 2,
  scores = { 9, 182, 5, 4 },
}

example "who is out does not deal" {
  stack = 50, boot = 10, dealer = 1, before = { 91, 9, 50, 50 },
  step = "next_dealer", gives = "player 3",
}

example "with credit the next player deals" {
  dealer = 1, before = { 91, -91, 0, 0 }, step = "next_dealer",
  gives = "player 2",
}

example "who cannot pay the least bet must pack" {
  players = 2, stack = 10, boot = 3, first_dealer = 2,
  moves = { "bet 6" }, legal = { "see", "bet 6", "show", "pack" },
}

example "having looked, that player packs" {
  players = 2, stack = 10, boot = 3, first_dealer = 2,
  moves = { "bet 6", "see" }, scores = { 13, 7 },
}

example "too few chips for the higher bet" {
  players = 2, stack = 10, boot = 3, first_dealer = 2, moves = { "bet 3" },
  refused = { "bet 12" }, legal = { "see", "bet 3", "bet 6", "show", "pack" },
}

example "or for any" {
  players = 3, stack = 10, boot = 3, first_dealer = 3, moves = { "bet 6" },
  legal = { "see", "bet 6", "pack" }, refused = { "bet 12" },
  because = "you have too few chips",
}

example "who is out is dealt no cards" {
  stack = 50, boot = 10, round_number = 2, before = { 9, 91, 50, 50 },
  step = "deal",
  leaves = { pot = 30, stake = 10, face_down = { 0, 3, 3, 3 } },
}

example "with the last chips a bet may be paid" {
  players = 2, stack = 10, boot = 5, first_dealer = 2, moves = {},
  legal = { "see", "bet 5", "show", "pack" }, refused = { "bet 10" },
}

example "but not more than they are" {
  players = 2, stack = 9, boot = 5, first_dealer = 2, moves = {},
  legal = { "see", "pack" }, refused = { "show" },
  because = "you have too few chips",
}

example "a side show for the last chips" {
  players = 3, stack = 9, boot = 3, first_dealer = 3,
  moves = { "see", "bet 6", "see" }, legal = { "bet 6", "side show", "pack" },
}

example "who has looked and has too few packs at once" {
  players = 3, stack = 8, boot = 3, first_dealer = 3,
  moves = { "bet 3", "see" }, leaves = { packed = { 0, 3, 0 } },
}

example "a round may be a whole match with a stack, too" {
  stack = 50, rounds = 1, round_number = 1, before = { 50, 60, 40, 50 },
  step = "over", won_by = 2, scores = { 50, 60, 40, 50 },
}

example "exactly full" {
  players = 3, pot_cap = 23, first_dealer = 3,
  deal = { face_down = { "KC QD JH", "AS 9C 2D", "7C 5D 2H" } },
  moves = { "see", "bet 4", "see", "bet 8", "see", "bet 8" },
  scores = { 18, -9, -9 },
}

local function bets(n)
  local list = {}
  for i = 1, n do list[i] = "bet 1" end
  return list
end

example "without a cap twenty turns, and all show" {
  players = 2, pot_cap = 0, max_turns = 20, blind_turns = 0, first_dealer = 2,
  deal = { face_down = { "KC QD JH", "AS 9C 2D" } }, moves = bets(20),
  scores = { 11, -11 },
}

example "after nineteen turns play goes on" {
  players = 2, pot_cap = 0, max_turns = 20, blind_turns = 0, first_dealer = 2,
  moves = bets(19), allowed = { "bet 1" }, leaves = { pot = 21 },
}

example "no pot is larger than half a million" {
  pot_cap = 0, fields = { pot = 500000 }, step = "has_to_end", with = { 1 },
  gives = true,
}

example "a smaller one may grow" {
  pot_cap = 0, fields = { pot = 499999 }, step = "has_to_end", with = { 1 },
  gives = false,
}
