-- Before a ramsch the skat goes round: each takes the two cards and puts two
-- away for the next, or pushes them on unseen, which doubles the loss.

local schieberamsch = house_rule "Schieberamsch" {
  of    = "skat",
  with  = { "ramsch" },
  round = { pushes = number(0, 3) },
}

-- Before a ramsch forehand, middlehand and rearhand in turn either take the two
-- cards and put two away for the next, no jack among them, or push the two on
-- unseen. What rearhand leaves is the skat.
function schieberamsch:before_play()
  if self.contract ~= "ramsch" then return end
  self.pushes = 0
  for player in self:each_player(self:next_in_turn(self.dealer)) do
    local said = self:ask(player, "do you take the two cards, or push them on?",
      { "take", "push" })
    if said == "push" then
      self.pushes = self.pushes + 1
    else
      self:move(self.skat, self.skat, player)
      self:put_away(player, "which two cards go on?", 2, self.skat,
        function(cards) return not cards:find "J", "jacks stay in the hand" end)
    end
  end
end

-- Each push doubles what the loser of a ramsch loses.
function schieberamsch:will_score(_, points)
  if self.contract ~= "ramsch" or points > 0 or self:durchmarsch() then
    return
  end
  if self.pushes and self.pushes > 0 then
    return { times = 1 << self.pushes, because = "pushed" }
  end
end

-- Seat 1 is forehand.
example "forehand takes the two cards or pushes them" {
  moves = { "pass", "pass", "pass" }, legal = { "take", "push" },
}

example "no jack is put away" {
  deal = { hands = { "JC 10H 7S *", "*", "*" } },
  moves = { "pass", "pass", "pass", "take" },
  allowed = { "10H 7S" }, refused = { "JC 7S" },
  because = "jacks stay in the hand",
}

example "the next is asked, and the skat stays two cards" {
  deal = { hands = { "JC 10H 7S *", "*", "*" } },
  moves = { "pass", "pass", "pass", "take", "10H 7S" },
  legal = { "take", "push" },
  leaves = { skat = 2, counts = { 10, 10, 10 }, pushes = 0 },
}

example "a push is counted" {
  moves = { "pass", "pass", "pass", "push", "push" },
  legal = { "take", "push" }, leaves = { pushes = 2 },
}

example "when all three have said it, forehand leads" {
  deal = { hands = { "7S *", "*", "*" } },
  moves = { "pass", "pass", "pass", "push", "push", "push" },
  allowed = { "7S" }, leaves = { pushes = 3 },
}

example "a push doubles what the loser loses" {
  contract = "ramsch", pushes = 1, step = "score_ramsch", tricks = { 5, 3, 2 },
  won = { "AC 10C KC QC AS 10S KS QS JS AH", "10H AD 10D KD QD JD",
          "KH QH JH JC" },
  scores = { -138, 0, 0 },
}

example "two pushes double it twice" {
  contract = "ramsch", pushes = 2, step = "score_ramsch", tricks = { 5, 3, 2 },
  won = { "AC 10C KC QC AS 10S KS QS JS AH", "10H AD 10D KD QD JD",
          "KH QH JH JC" },
  scores = { -276, 0, 0 },
}

example "60 points and two pushes are 240" {
  contract = "ramsch", pushes = 2, step = "score_ramsch", tricks = { 4, 3, 3 },
  won = { "AC AS AH AD JC JS JH JD KC KS", "10C 10S 10H 10D",
    "KH KD QC QS QH" },
  scores = { -240, 0, 0 },
}

example "nor do pushes double what a Durchmarsch costs the others" {
  contract = "ramsch", durchmarsch = "others", pushes = 2,
  step = "score_ramsch", tricks = { 10, 0, 0 }, scores = { 0, -120, -120 },
  won = { "AC 10C KC QC JC AS 10S KS QS JS AH 10H KH QH JH AD 10D KD QD JD" },
}

example "a Jungfer doubles it once more" {
  contract = "ramsch", pushes = 1, step = "score_ramsch", tricks = { 6, 4, 0 },
  won = { "AC 10C KC QC AS 10S KS QS JS AH",
          "10H KH QH JH AD 10D KD QD JD JC" },
  scores = { -276, 0, 0 },
}

example "but pushes double no Durchmarsch" {
  contract = "ramsch", pushes = 2, step = "score_ramsch", tricks = { 10, 0, 0 },
  won = { "AC 10C KC QC JC AS 10S KS QS JS AH 10H KH QH JH AD 10D KD QD JD" },
  scores = { 120, 0, 0 },
}

return schieberamsch
