-- Whoever takes all ten tricks of a ramsch has a Durchmarsch, and wins.

local durchmarsch = house_rule "Durchmarsch" {
  of   = "skat",
  with = { "ramsch" },
}

-- Whoever takes all ten tricks gets 120 points, and then nobody loses anything.
function durchmarsch:score_ramsch()
  for player in self:each_player() do
    if player.tricks == 10 then
      return self:score(player, 120, "Durchmarsch")
    end
  end
  base.score_ramsch(self)
end

example "all ten tricks are 120 points" {
  step = "score_ramsch", tricks = { 10, 0, 0 },
  won = { "AC 10C KC QC JC AS 10S KS QS JS AH 10H KH QH JH AD 10D KD QD JD" },
  scores = { 120, 0, 0 },
}

example "nine tricks lose" {
  step = "score_ramsch", tricks = { 9, 1, 0 },
  won = { "AC 10C KC QC JC AS 10S KS QS JS AH 10H KH QH JH AD 10D KD QD",
          "JD" },
  scores = { -118, 0, 0 },
}

return durchmarsch
