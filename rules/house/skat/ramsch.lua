-- When nobody bids, the players play a ramsch: everyone avoids points.

local ramsch = house_rule "Ramsch" {
  of        = "skat",
  contracts = {
    ramsch = { top = "JD JH JS JC", ranks = "7 8 9 J Q K 10 A" },
  },
  round     = { contract = choice "ramsch" },
  options   = {
    durchmarsch_wins = flag { true, "all ten tricks of a ramsch win" },
    durchmarsch = choice { "winner", "others",
      "who scores for all ten tricks: 120 the winner, or -120 the others" },
    jungfer_doubles = flag { true,
      "a player without a trick doubles what is lost in a ramsch" },
    ramsch_skat = choice { "last_trick", "loser",
      "for whom the skat of a ramsch counts" },
  },
}

-- A ramsch is played, each for oneself. Only jacks are trumps, as in grand, and
-- forehand leads.
-- [ramsch_skat=last_trick] The skat belongs to the last trick.
-- [ramsch_skat=loser] The skat counts for whoever loses.
function ramsch:nobody_bids()
  self.contract = "ramsch"
  local last = self:play_tricks()
  if self.option.ramsch_skat == "last_trick" then
    self:move(self.skat, self.skat, last.side.won)
  end
  self:score_ramsch()
end

-- [durchmarsch_wins and durchmarsch=winner] Whoever takes all ten tricks of a
-- ramsch gets 120 points, and then nobody loses anything.
-- [durchmarsch_wins and durchmarsch=others] If a player takes all ten tricks of
-- a ramsch, the others lose 120 points each, and then nothing is doubled.
function ramsch:durchmarsch()                    -- Kneipenskat, as in most pubs
  for player in self:each_player() do
    if self.option.durchmarsch_wins and player.tricks == 10 then
      return player
    end
  end
end

-- In a ramsch the player with the most card points loses that many. If two
-- share the most, both lose them; if all three have as many, nobody loses.
function ramsch:score_ramsch()
  local march = self:durchmarsch()
  if march and self.option.durchmarsch == "others" then
    return self:score_others(march, -120, "Durchmarsch")
  elseif march then
    return self:score(march, 120, "Durchmarsch")
  end
  self:count_cards()
  local most, losers = self:most_counted(), {}
  for player in self:each_player() do
    if player.side.count == most then losers[#losers + 1] = player end
  end
  if #losers == 3 then return end
  most = most + self.skat:points()               -- still there: the loser's
  for _, player in ipairs(losers) do
    self:score(player, -most, "most points in the ramsch")
  end
end

-- [jungfer_doubles] If a player takes no trick in a ramsch, what the loser
-- loses counts double. With two who share the most, both lose double.
function ramsch:will_score(_, points)
  if self.contract ~= "ramsch" or points > 0 or self:durchmarsch()
    or not self.option.jungfer_doubles then
    return
  end
  for player in self:each_player() do
    if player.tricks == 0 then return { times = 2, because = "Jungfer" } end
  end
end

example "in a ramsch only jacks are trumps" {
  contract = "ramsch", trick = "AH 10H JD", winner = 3,
}

example "whoever has most points loses as many" {
  contract = "ramsch", step = "score_ramsch", tricks = { 2, 6, 2 },
  scores = { 0, -69, 0 },
  won = { "AC 10C KC QC", "AS 10S AH 10H AD 10D JC JS JH", "KS QS KH QH" },
}

example "two who share the most both lose them" {
  contract = "ramsch", step = "score_ramsch", tricks = { 4, 5, 1 },
  scores = { -53, -53, 0 },
  won = { "AC AS AH 10D 10C", "10S 10H AD JC JS JH KC KS KH KD", "JD QC QS" },
}

example "at 40 each nobody loses" {
  contract = "ramsch", step = "score_ramsch", tricks = { 3, 3, 4 },
  scores = { 0, 0, 0 },
  won = { "AC 10C KC QC JC 10S", "AH 10H KH QH JH 10D",
          "AS KS QS JS AD KD QD JD" },
}

example "with 41 one loses" {
  contract = "ramsch", step = "score_ramsch", tricks = { 4, 3, 3 },
  scores = { -41, 0, 0 },
  won = { "AC AS AH JC JS JH JD", "AD 10D KD", "10C 10S 10H" },
}

-- Kneipenskat: all tricks win 120, exactly one player without a trick doubles.
example "all ten tricks win 120" {
  contract = "ramsch", step = "score_ramsch", tricks = { 0, 10, 0 },
  scores = { 0, 120, 0 },
  won = { "", "AC 10C KC QC JC AS 10S KS QS JS AH 10H KH QH JH AD 10D KD QD "
    .. "JD", "" },
}

example "or cost each of the others 120, and nothing is doubled" {
  contract = "ramsch", durchmarsch = "others", step = "score_ramsch",
  tricks = { 0, 10, 0 }, scores = { -120, 0, -120 },
  won = { "", "AC 10C KC QC JC AS 10S KS QS JS AH 10H KH QH JH AD 10D KD QD "
    .. "JD", "" },
}

example "nine tricks lose, and one player without a trick doubles it" {
  contract = "ramsch", step = "score_ramsch", tricks = { 0, 9, 1 },
  scores = { 0, -236, 0 },
  won = { "", "AC 10C KC QC JC AS 10S KS QS JS AH 10H KH QH JH AD 10D KD QD",
          "JD" },
}

example "a trick without points is a trick" {
  contract = "ramsch", step = "score_ramsch", tricks = { 1, 6, 3 },
  scores = { 0, -69, 0 },
  won = { "7S 8S 9S", "AC 10C KC QC AS 10S KS QS JS AH",
          "10H KH QH JH AD 10D KD QD JD JC" },
}

example "unless a Jungfer doubles nothing" {
  contract = "ramsch", jungfer_doubles = false,
  step = "score_ramsch", tricks = { 0, 9, 1 },
  won = { "", "AC 10C KC QC JC AS 10S KS QS JS AH 10H KH QH JH AD 10D KD QD",
          "JD" },
  scores = { 0, -118, 0 },
}

example "where no Durchmarsch wins, all ten tricks lose twice 120" {
  contract = "ramsch", durchmarsch_wins = false,
  step = "score_ramsch", tricks = { 0, 10, 0 },
  won = { "", "AC 10C KC QC JC AS 10S KS QS JS AH 10H KH QH JH AD 10D KD QD "
    .. "JD", "" },
  scores = { 0, -240, 0 },
}

example "the loser's 69 and 14 in the skat" {
  contract = "ramsch", ramsch_skat = "loser",
  step = "score_ramsch", tricks = { 2, 6, 2 },
  won = { "AC 10C KC QC", "AS 10S AH 10H AD 10D JC JS JH", "KS QS" },
  skat = "KH QH KD QD", scores = { 0, -83, 0 },
}

return ramsch
