-- The dealer's left names trump.

local named = house_rule "Named trump" {
  of      = "whist",
  options = { without = "trump" },
}

-- The dealer's left names trump after looking at the hand.
function named:choose_trump()
  return self:choose_suit(self:left_of(self.dealer), "which suit is trump?")
end

return named
