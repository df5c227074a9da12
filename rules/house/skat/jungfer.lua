-- A player without a trick in a ramsch, a Jungfer, doubles what is lost.

local jungfer = house_rule "Jungfer" {
  of   = "skat",
  with = { "ramsch" },
}

-- If a player takes no trick in a ramsch, what the loser loses counts double.
-- With two who share the most, both lose double.
function jungfer:will_score(_, points)
  if self.contract ~= "ramsch" or points > 0 then return end
  for player in self:each_player() do
    if player.tricks == 0 then return { times = 2, because = "Jungfer" } end
  end
end

example "a player without a trick doubles the loss" {
  contract = "ramsch", step = "score_ramsch", tricks = { 6, 4, 0 },
  won = { "AC 10C KC QC AS 10S KS QS JS AH",
          "10H KH QH JH AD 10D KD QD JD JC" },
  scores = { -138, 0, 0 },
}

example "where all have a trick it is single" {
  contract = "ramsch", step = "score_ramsch", tricks = { 5, 3, 2 },
  won = { "AC 10C KC QC AS 10S KS QS JS AH", "10H AD 10D KD QD JD",
          "KH QH JH JC" },
  scores = { -69, 0, 0 },
}

example "two who share the most both lose double" {
  contract = "ramsch", step = "score_ramsch", tricks = { 5, 5, 0 },
  won = { "AC 10C KC QC JC AS 10S KS QS JS",
          "AH 10H KH QH JH AD 10D KD QD JD" },
  scores = { -120, -120, 0 },
}

return jungfer
