-- When nobody bids, the players play a ramsch: everyone avoids points.

local ramsch = house_rule "Ramsch" {
  of        = "skat",
  contracts = {
    ramsch = { top = "JD JH JS JC", ranks = "7 8 9 J Q K 10 A" },
  },
  round     = { contract = choice "ramsch" },
}

-- Only jacks are trumps, as in grand, and forehand leads. The skat,
-- which nobody has seen, belongs to the last trick.
function ramsch:nobody_bids()
  self.contract = "ramsch"
  local last = self:play_tricks()
  self:move(self.skat, self.skat, last.side.won)
  self:score_ramsch()
end

-- The player with the most points loses that many. If two share the most, both
-- lose them; with 40 points each nobody loses.
function ramsch:score_ramsch()
  self:count_cards()
  local most = self:most_counted()
  for player in self:each_player() do
    if most > 40 and player.side.count == most then
      self:score(player, -most, "most points in the ramsch")
    end
  end
end


example "in a ramsch only jacks are trumps" {
  contract = "ramsch", trick = "AH 10H JD", winner = 3,
}
example "whoever has most points loses as many" {
  step = "score_ramsch", scores = { 0, -69, 0 },
  won = { "AC 10C KC QC", "AS 10S AH 10H AD 10D JC JS JH", "KS QS KH QH" },
}

example "two who share the most both lose them" {
  step = "score_ramsch", scores = { -53, -53, 0 },
  won = { "AC AS AH 10D 10C", "10S 10H AD JC JS JH KC KS KH KD", "JD QC QS" },
}

example "at 40 each nobody loses" {
  step = "score_ramsch", scores = { 0, 0, 0 },
  won = { "AC 10C KC QC JC 10S", "AH 10H KH QH JH 10D",
          "AS KS QS JS AD KD QD JD" },
}

example "with 41 one loses" {
  step = "score_ramsch", scores = { -41, 0, 0 },
  won = { "AC AS AH JC JS JH JD", "AD 10D KD", "10C 10S 10H" },
}

return ramsch
