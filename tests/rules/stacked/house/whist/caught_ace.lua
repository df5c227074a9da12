-- Whoever takes an ace of the other side gets one point.

local caught = house_rule "Caught ace" { of = "whist" }

-- An ace that a partner takes counts nothing.
function caught:after_trick(winner)
  for card in self:trick() do
    if rank(card) == "A" and self:who_played(card).side ~= winner.side then
      self:score(winner, 1, "an ace caught")
    end
  end
end

return caught
