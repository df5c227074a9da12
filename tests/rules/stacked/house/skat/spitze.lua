-- A declarer who takes the last trick with the seven of trumps gets ten points.

local spitze = house_rule "Spitze" { of = "skat" }

local sevens = { clubs = "7C", spades = "7S", hearts = "7H", diamonds = "7D" }

-- It need not be announced, and in grand and null games there is none.
function spitze:after_trick(winner)
  local seven = sevens[self.contract]
  if seven and #winner.hand == 0 and winner == self.declarer
    and self:trick():find(seven) and self:who_played(seven) == winner then
    self:score(winner, 10, "the seven of trumps takes the last trick")
  end
end

return spitze
