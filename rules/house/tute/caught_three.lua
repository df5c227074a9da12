-- Catching the three of trumps with the ace of trumps counts twenty.

local caught = house_rule "Caught three" {
  of    = "tute",
  round = { caught = untold(side) },           -- who has caught the three
}

-- A side that takes the three of trumps of the other side with its own ace of
-- trumps counts 20 at once, before anybody may declare.
function caught:after_trick(winner)
  local three = self:who_played("3" .. self.trump)
  local ace = self:who_played("A" .. self.trump)
  if three and ace and three.side ~= ace.side then
    self.caught = winner.side
    self:count(winner, 20, "the three caught")
  end
  return base.after_trick(self, winner)
end

-- Seat 2 leads; seat 3, which dealt, has the last card: coins are trump.
example "the three of an opponent is caught" {
  deal = { hands = { "AO 5C 6C 7C SC CC RC 3C AC 2E",
                     "3O CO SO 7O 6O 5O 4O 2O 2C 4C",
                     "4B 5B 6B 7B SB CB RB 3B AB RO",
                     "4E 5E 6E 7E SE CE RE 3E AE 2B" } },
  moves = { "3O", "4E" }, leaves = { caught = 1 },
}

example "the partner's three is not" {
  deal = { hands = { "4E 5C 6C 7C SC CC RC 3C AC 2E",
                     "3O CO SO 7O 6O 5O 4O 2O 2C 4C",
                     "4B 5B 6B 7B SB CB RB 3B AB RO",
                     "AO 5E 6E 7E SE CE RE 3E AE 2B" } },
  moves = { "3O", "2E" }, leaves = { caught = "none" },
}

return caught
