-- Five sit at the table: the dealer gets no cards and scores nothing.

local five = house_rule "Five at the table" {
  of      = "doppelkopf",
  players = 5,
  says    = {
    opening = "Doppelkopf: five at the table, of whom four play, two packs, "
      .. "secret partners and announcements.",
  },
}

-- All cards are dealt to the four others. The dealer gets none, and scores
-- nothing in this round.
-- [mandatory] But in the last round a dealer who is the only one that still
-- owes a solo lets the next player deal.
function five:deal()
  local is_last = self.round_number == self.option.rounds
  if is_last and self.option.mandatory and not self.dealer.has_soloed
    and self:solos_owed() == 1 then
    self:make_dealer(self:left_of(self.dealer))
  end
  self:sit_out(self.dealer)
  self:deal_each(self.option.nines and 12 or 10)
end

example "twelve cards for four, and none for the dealer" {
  first_dealer = 5, moves = {}, legal = { "healthy", "reservation" },
  leaves = { counts = { 12, 12, 12, 12, 0 }, stock = 0 },
}

example "the dealer's left leads" {
  first_dealer = 5, deal = { { hands = { "9C *", "*", "*", "*", "" } } },
  moves = { "healthy", "healthy", "healthy", "healthy" }, allowed = { "9C" },
}

-- Re are seats 1 and 3: they win, and a trick of 42 points is a doppelkopf.
example "what two win the other two pay, and the dealer gets nothing" {
  nines = false, rounds = 1, first_dealer = 5,
  deal = { { hands = {
    "QC AC JD QD QD JH KH AH AS AS",
    "10C JC KD AD 10H 10H JH KH 10S KS",
    "10C JC QC 10D 10D QH QH AH JS QS",
    "KC KC AC JD KD AD 10S JS QS KS", "" } } },
  moves = split("healthy healthy healthy healthy KH KH AH JS AC AC 10C 10C AD "
    .. "JH JH QC JS KD QD JC AS KS 10D 10S JC JD QD KD AH 10H QS QS 10H QH KC "
    .. "QC AD 10D KS"),
  scores = { 2, -2, 2, -2, 0 },
}

return five
