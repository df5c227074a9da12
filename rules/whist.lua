-- Whist: two partnerships, thirteen tricks, the last card dealt makes trump.
-- [choose_trump and trump~=last_card] Whist: two partnerships, thirteen tricks,
-- trumps go round.
-- [not choose_trump] Whist: two partnerships, thirteen tricks.

local whist = game "Whist" {
  players     = 4,
  sides       = "partners",                    -- 1 and 3 against 2 and 4
  turn        = "clockwise",
  deck        = french(52),
  ranks       = "2 3 4 5 6 7 8 9 10 J Q K A",  -- low to high
  obligations = { follow_suit },
  round       = { trump = suit },              -- empty again at the next
  options     = {
    trump = choice { "last_card", "rotate", "rotate_with_no_trump",
                     "where trump comes from" },
    target = number { 5, from = 1, to = 50, "points that win the game" },
    rounds = number { to = 100 }, first_dealer = number {},
  },
}

-- Thirteen cards each, one at a time, from the dealer's left.
function whist:deal()
  self:deal_each(13)
end

-- [trump=last_card] The last card dealt is shown: its suit is trump, and it
-- belongs to the dealer's hand.
-- [trump=rotate] Trumps go round: hearts, diamonds, spades, clubs, then hearts
-- again.
-- [trump=rotate_with_no_trump] Trumps go round: hearts, diamonds, spades,
-- clubs, none.
function whist:choose_trump()
  local from = self.option.trump
  if from == "rotate" then
    return cycle("H D S C", self.round_number)
  elseif from == "rotate_with_no_trump" then
    return cycle("H D S C none", self.round_number)
  end
  return suit(self:show_last_dealt("the last card dealt makes trump"))
end

-- The dealer's left leads to the first trick.
function whist:round()
  self:deal()
  self.trump = self:choose_trump()
  self:play_tricks()
  self:score_round()
end

-- A side's tricks above six are its points.
function whist:score_round()
  self:score_tricks("tricks above six", 6)
end


example "the only club must be played" {
  trump = "H", trick = "10C KC 3D", hand = "JC 4H 9S", legal = "JC",
}

example "without a club any card may be played" {
  trump = "H", trick = "10C KC", hand = "3D 4H 9S", legal = "3D 4H 9S",
}

example "only the suit led binds" {
  trump = "H", trick = "10C 3D", hand = "JC QC 4D",
  legal = "JC QC", refused = "4D", because = "follow_suit",
}

example "the highest card of the suit led wins" {
  trump = "H", trick = "10C KC 3D JC", winner = 2,
}

example "a trump beats the suit led" {
  trump = "D", trick = "10C KC 3D JC", winner = 3,
}

example "the highest trump wins" {
  trump = "H", trick = "5S 2H AS 3H", winner = 4,
}

example "without trump only the suit led can win" {
  trump = "none", trick = "2D AS AH AC", winner = 1,
}

example "thirteen cards each, and the last one makes trump" {
  step = "deal", leaves = { counts = { 13, 13, 13, 13 }, stock = 0 },
}

example "seven tricks are one point" {
  tricks = { 7, 6 }, scores = { 1, 0 },
}

example "the first side with five points has won" {
  before = { 4, 4 }, tricks = { 6, 7 }, scores = { 4, 5 }, won_by = 2,
}

example "a tournament goes on past the target" {
  rounds = 3, round_number = 2, before = { 4, 4 }, tricks = { 7, 6 },
  scores = { 5, 4 }, won_by = false,
}

example "after the last round of a tournament the higher total wins" {
  rounds = 3, round_number = 3, before = { 1, 4 }, tricks = { 8, 5 },
  scores = { 3, 4 }, won_by = 2,
}

example "equal totals at the end of a tournament are a draw" {
  rounds = 3, round_number = 3, before = { 3, 4 }, tricks = { 7, 6 },
  scores = { 4, 4 }, won_by = 0,
}

return whist
