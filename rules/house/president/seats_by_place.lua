-- After each round the players sit in the order in which they went out.

local seats = house_rule "Seats by place" {
  of   = "president",
  says = {
    turn = "clockwise: in the first round as the seats are numbered, later "
      .. "from the president in the order of the places",
  },
}

-- From the second round on the others sit clockwise from the president in the
-- order in which they went out: the scum is on the president's right. All keep
-- their points.
function seats:deal()
  if self.places then self:change_seats(self.places) end
  base.deal(self)
end

-- The scum deals.
function seats:next_dealer()
  return self:player(self.places[#self.places])
end


example "the scum, seat 2, deals" {
  places = { 3, 1, 4, 2 }, step = "next_dealer", gives = "player 2",
}

example "then seat 3 sits on the left of seat 2, and seat 1 on the left of 3" {
  jokers = true, places = { 3, 1, 4, 2 }, dealer = 2, step = "deal",
  leaves = { counts = { 14, 13, 14, 13 } },
}

example "in the first round the seats count as they are numbered" {
  jokers = true, dealer = 2, step = "deal",
  leaves = { counts = { 13, 13, 14, 14 } },
}

return seats
