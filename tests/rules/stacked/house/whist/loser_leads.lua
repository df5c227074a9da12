-- Whoever loses a trick leads to the next.

local loser = house_rule "Loser leads" { of = "whist" }

-- The loser is the player on the winner's left.
function loser:after_trick(winner)
  return self:left_of(winner)
end

return loser
