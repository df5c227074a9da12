-- Players count their hands themselves; an opponent pegs what they have missed.

local muggins = house_rule "Muggins" {
  of   = "cribbage",
  says = { score_round = "The players take back the four cards that they have "
    .. "played. The hands count from the dealer's left on, the dealer's last; "
    .. "then the crib, for the dealer. The dealer's left deals next." },
}

local counts = {}
for n = 0, 29 do counts[n + 1] = n end

-- The player names the points of the hand, and gets no more than there are. The
-- next opponent may name what was missed, and gets it if that is right.
function muggins:show_hand(player, cards, is_crib)
  local points = count_lines(self:hand_lines(cards, is_crib))
  local _, said = self:ask(player, "what does the hand count?",
    { { "count {n}", n = counts } })
  self:peg(player, { { math.min(said, points), "as counted" } })
  local other = self:left_of(player)
  local claim, missed = self:ask(other, "was anything missed?",
    { { "muggins {n}", n = counts }, "pass" })
  if claim == "muggins" and missed == points - said and missed > 0 then
    self:peg(other, { { missed, "muggins" } })
  end
end

example "what is missed goes to the opponent who names it" {
  first_dealer = 2,
  deal = { hands = { "5H 5C 5S JD 2C 3C", "KC 9C 8D 6S 2H 3H" },
           stock = "5D" },
  moves = { "2C 3C", "2H 3H", "JD", "9C", "5H", "5C", "KC",
            "count 20", "muggins 9" },
  scores = { 20, 13 },
}

example "a wrong claim is worth nothing, and too many points are not given" {
  first_dealer = 2,
  deal = { hands = { "5H 5C 5S JD 2C 3C", "KC 9C 8D 6S 2H 3H" },
           stock = "5D" },
  moves = { "2C 3C", "2H 3H", "JD", "9C", "5H", "5C", "KC",
            "count 20", "muggins 8", "count 29" },
  scores = { 20, 8 },
}

example "nobody gets what was not missed" {
  first_dealer = 2,
  deal = { hands = { "5H 5C 5S JD 2C 3C", "KC 9C 8D 6S 2H 3H" },
           stock = "5D" },
  moves = { "2C 3C", "2H 3H", "JD", "9C", "5H", "5C", "KC",
            "count 29", "muggins 0" },
  scores = { 29, 4 },
}

return muggins
