-- Sueca: two partnerships, ten tricks for card points, the seven below the ace.

local sueca = game "Sueca" {
  players     = 4,
  sides       = "partners",                    -- 1 and 3 against 2 and 4
  deck        = french(52, { leave_out = "8 9 10" }),
  ranks       = "2 3 4 5 6 Q J K 7 A",         -- low to high
  points      = { A = 11, ["7"] = 10, K = 4, J = 3, Q = 2 },
  obligations = { follow_suit },
  round       = { trump = suit }, unscored = "both sides have 60 points",
  keeps       = { carried = 0 },               -- games from tied rounds before
  options     = {
    target = number { 4, from = 1, to = 20, "games that win the match" },
    trump_card = choice { "last", "first",
      "which card dealt is shown and makes trump: the dealer's last, or the "
      .. "first of all" },
    tie = choice { "none", "carry",
      "what a tie counts: nothing, or a game more in the next round" },
    all_points = flag { false, "120 points count as much as all ten tricks" },
    rounds = number {}, first_dealer = number {},
  },
  turn        = flag { false, name = "clockwise",
    "deal, turn and lead pass to the left" },
}

-- Ten cards each, one at a time, the dealer last.
-- [trump_card=last] The dealer's last card is shown until it is played: its
-- suit is trump.
-- [trump_card=first] The first card dealt is shown until it is played: its suit
-- is trump.
function sueca:deal()
  local first = self.option.trump_card == "first"
    and self:show(self.stock:top(), "the first card dealt makes trump",
      self.stock)
  self:deal_each(10)
  return first or self:show_last_dealt("the last card dealt makes trump")
end

-- The player after the dealer leads to the first trick.
function sueca:round()
  self.trump = suit(self:deal())
  self:play_tricks()
  self:score_round()
end

-- [not all_points] What a side wins: one game with more than 60 points, two
-- with more than 90, four with all ten tricks.
-- [all_points] What a side wins: one game with more than 60 points, two with
-- more than 90, four with all ten tricks or 120 points.
function sueca:games_of(side)
  local points = side.won:points()
  local all = self.option.all_points and points == 120
  if all or side.tricks == 10 then return 4, "all ten tricks" end
  if points > 60 then
    return points > 90 and 2 or 1, { "{points} points", points = points }
  end
end

-- [tie=none] The side with more points wins its games. With 60 points each
-- nobody wins.
-- [tie=carry] The side with more points wins its games and those carried. With
-- 60 points each nobody wins, and the next round counts one game more.
function sueca:score_round()
  for side in self:each_side() do
    local games, says = self:games_of(side)
    if games then
      self:score(side, games, says)
      self:score(side, self.carried, "carried from ties")
      self.carried = 0
      return
    end
  end
  if self.option.tie == "carry" then self.carried = self.carried + 1 end
end


example "ten cards each" {
  step = "deal", leaves = { counts = { 10, 10, 10, 10 }, stock = 0 },
}

example "the seven beats the king, the jack beats the queen" {
  trump = "D", trick = "QC JC KC 7C", winner = 4,
}

example "the ace beats the seven" {
  trump = "D", trick = "7C AC KC JC", winner = 2,
}

example "the lowest trump beats an ace" {
  trump = "D", trick = "AS 2D 7S KS", winner = 2,
}

example "whoever holds the suit led must follow, trumps or not" {
  trump = "D", trick = "5H", hand = "2H AD 7C",
  legal = "2H", refused = "AD 7C", because = "follow_suit",
}

example "without it any card may be played" {
  trump = "D", trick = "5H", hand = "AD 7C", legal = "AD 7C",
}

example "61 points win a game" {
  won = { "AC AD AH AS 7C KC JC" }, scores = { 1, 0 },
}

example "60 points each win nothing" {
  won = { "AC AD AH AS 7C KC QC", "7D 7H 7S KD KH KS JC JD JH JS QD QH QS" },
  scores = { 0, 0 },
}

example "90 points win one game" {
  won = { [2] = "AC AD AH AS 7C 7D 7H 7S KC QC" }, scores = { 0, 1 },
}

example "91 points win two" {
  won = { [2] = "AC AD AH AS 7C 7D 7H 7S KC JC" }, scores = { 0, 2 },
}

example "all points without all tricks win two" {
  tricks = { 9, 1 },
  won = { "AC AD AH AS 7C 7D 7H 7S KC KD KH KS JC JD JH JS QC QD QH QS" },
  scores = { 2, 0 },
}

example "all ten tricks win four" {
  tricks = { 10, 0 }, won = { "AC AD AH AS 7C 7D 7H 7S KC JC" },
  scores = { 4, 0 }, won_by = 1,
}

example "four games win the match" {
  before = { 3, 3 }, won = { "AC AD AH AS 7C KC JC" },
  scores = { 4, 3 }, won_by = 1,
}

return sueca
