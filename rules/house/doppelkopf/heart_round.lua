-- A trick of four plain hearts makes the next rounds Bock rounds, which count
-- double.

local heart_round = house_rule "Heart round" {
  of    = "doppelkopf",
  keeps = { bock_rounds = 0 },
  round = { heart_trick = untold(flag) },
}

-- A trick of four plain hearts, aces, kings or nines, makes as many Bock rounds
-- as there are players, from the next round on.
function heart_round:after_trick()
  if self.contract == "solo hearts" then return end
  for card in self:trick() do
    if not among(card, "AH KH 9H") then return end
  end
  self.heart_trick = true
end

-- In a Bock round everything counts double, and never more than that.
function heart_round:will_score()
  if self.bock_rounds > 0 then return { times = 2, because = "Bock" } end
end

-- Bock rounds that are still to come are played first.
function heart_round:after_round()
  if self.bock_rounds > 0 then self.bock_rounds = self.bock_rounds - 1 end
  local more = self:bock_events() * self.facts.players
  self.bock_rounds = self.bock_rounds + more
end

function heart_round:bock_events() return self.heart_trick and 1 or 0 end

example "four plain hearts are noticed" {
  first_dealer = 4, deal = { { hands = { "AH *", "KH *", "9H *", "9H *" } } },
  moves = split "healthy healthy healthy healthy AH KH 9H 9H",
  leaves = { heart_trick = true },
}

example "the ten of hearts is no plain heart" {
  first_dealer = 4,
  deal = { { hands = { "AH *", "10H QC QC QD QD JD JD AD AD KD KD 9D",
    "9H *", "9H *" } } },
  moves = split "healthy healthy healthy healthy AH 10H 9H 9H",
  leaves = { heart_trick = "none" },
}

for name, one in pairs {
  ["in a Bock round 2 becomes 4"] = { 1, 4 },
  ["before the next round they count once"] = { 0, 2 },
} do
  example(name) { step = "score_round", party = { 1, 2 },
    bock_rounds = one[1], heart_trick = true, tricks = { 6, 0, 6, 0 },
    won = { "AC AC AS AS AH AH AD AD 10S 10C 10C 10D 10D",
      "KC KC QC QC QS", "10S 10H 10H KS KS KH KH KD KD QS QH QH QD QD "
        .. "JC JC JS JS JH JH JD JD", "" },
    scores = { one[2], one[2], -one[2], -one[2] } }
end

example "they make four Bock rounds" {
  heart_trick = true, step = "after_round", leaves = { bock_rounds = 4 },
}

example "four more behind those still to come" {
  heart_trick = true, bock_rounds = 3, step = "after_round",
  leaves = { bock_rounds = 6 },
}

example "each round played is one less" {
  bock_rounds = 1, step = "after_round", leaves = { bock_rounds = 0 },
}

return heart_round
