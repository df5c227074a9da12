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

return ramsch
