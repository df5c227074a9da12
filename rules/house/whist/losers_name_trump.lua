-- From the second round on the side that lost the last round names trump.

local losers = house_rule "Losers name trump" {
  of       = "whist",
  not_with = { "rotating_trumps", "rotating_trumps_with_no_trump" },
  options  = { without = "trump" },
  keeps    = { losers = untold(side) },
}

-- In the first round the last card dealt is shown: its suit is trump, and it
-- belongs to the dealer's hand. Later no card is shown: a player of the side
-- that won fewer tricks in the round before looks at the hand and names any
-- suit. If both won as many, the last card is shown again.
function losers:choose_trump()
  if not self.losers then
    return suit(self:show_last_dealt("the last card dealt makes trump"))
  end
  return self:choose_suit(self:namer(), "which suit is trump?")
end

-- Of the two players it is the one who comes first from the dealer's left.
function losers:namer()
  local left = self:left_of(self.dealer)
  if left.side == self.losers then return left end
  return self:left_of(left)
end

function losers:after_round()
  local one, two = self:side(1), self:side(2)
  if one.tricks < two.tricks then
    self.losers = one
  elseif two.tricks < one.tricks then
    self.losers = two
  else
    self.losers = nil
  end
end


example "in the first round the last card makes trump" {
  first_dealer = 4, moves = {},
  deal = { hands = { "*", "*", "*",
                     "2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH 4S" } },
  leaves = { trump = "S" },
}

example "of nine tricks and four the four have lost" {
  step = "after_round", tricks = { 9, 4 }, leaves = { losers = 2 },
}

example "seat 2 deals: seat 3 is of the winners, so seat 4 names trump" {
  step = "namer", losers = 2, dealer = 2, gives = "player 4",
}

example "seat 3 deals: seat 4 is of the winners, so seat 1 names trump" {
  step = "namer", losers = 1, dealer = 3, gives = "player 1",
}

example "seat 3 deals: seat 4 has lost and names it" {
  step = "namer", losers = 2, dealer = 3, gives = "player 4",
}

return losers
