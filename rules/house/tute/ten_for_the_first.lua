-- The first trick counts ten points, as the last one does.

local ten = house_rule "Ten for the first" {
  of    = "tute",
  round = { first_won = untold(side) },
  says  = { add_up = "Cards, declarations and ten points for the first and for "
              .. "the last trick are added up." },
}

-- The first trick counts ten points at once, before anybody may declare.
function ten:after_trick(winner)
  if not self.first_won then
    self.first_won = winner.side
    self:count(winner, 10, "first trick")
  end
  return base.after_trick(self, winner)
end

-- Seat 2 leads; seat 3, which dealt, has the last card: coins are trump.
local deal = { hands = { "RC 3O AO 5O AC 3C 7B 2B AB RB",
                         "4C 6O 7O 2O SO CO 4E 5E 6E 7E",
                         "7C 4O 5B 6B AE 3E RE CE SE RO",
                         "2C 5C 6C SC CC 4B SB CB 3B 2E" } }

example "the king of cups takes the first trick for seat 1" {
  deal = deal, moves = { "4C", "RC", "2C" }, leaves = { counted = { 10, 0 } },
}

example "the next trick counts nothing" {
  deal = deal, moves = { "4C", "RC", "2C", "continue", "AC" },
  leaves = { counted = { 10, 0 } },
}

return ten
