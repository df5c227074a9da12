-- Players count their hands themselves; an opponent pegs what they have missed.

local muggins = house_rule "Muggins" { of = "cribbage" }

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

return muggins
