-- Three play: the dealer has an open fourth hand for a partner.

local three = house_rule "Dummy for three" {
  of          = "whist",
  players     = 3,
  dummy_hands = 1,
  replaces    = "sides",
  set         = { target = 7 },
  not_with    = { "honours", "losers_name_trump", "three_to_the_partner" },
  says        = {
    opening = {
      "[trump=last_card] Whist for three with an open hand: thirteen tricks, "
        .. "the last card dealt makes trump.",
      "[trump~=last_card] Whist for three with an open hand: thirteen tricks, "
        .. "trumps go round.",
    },
    turn = "clockwise, as the seats are numbered; the dummy is across from "
      .. "the dealer",
  },
}

-- The fourth hand, the dummy, has its place across from the dealer.
function three:deal()
  local _, left, right = self:in_turn(self.dealer)
  self:change_seats { self.dealer, left, self:player(4), right }
  base.deal(self)
end

-- The dummy lies open before the first lead, which is from the dealer's left.
-- The dealer plays the dummy's cards, too.
function three:round()
  self:deal()
  self.trump = self:choose_trump()
  local dummy = self:player(4)
  self:form_parties { name = "dealer with dummy", others = "the other two",
    players = { self.dealer, dummy } }
  self:play_tricks { dummy = dummy, played_by = self.dealer, open = true }
  self:score_round()
end

-- Each scores alone. The dealer's points are the tricks of the two hands above
-- six; the points of each of the others are the tricks of both above six.
function three:score_round()
  local own, others = self.dealer.side.tricks, 0
  for player in self:each_other(self.dealer) do
    others = others + player.side.tricks
  end
  self:score(self.dealer, math.max(own - 6, 0), "tricks above six")
  self:score_others(self.dealer, math.max(others - 6, 0), "tricks above six")
end

example "eight tricks of the two hands are two points for the dealer" {
  dealer = 2, tricks = { 3, 8, 2 }, step = "score_round",
  scores = { 0, 2, 0 },
}

example "nine tricks of the two others are three points for each of them" {
  dealer = 2, tricks = { 4, 4, 5 }, step = "score_round",
  scores = { 3, 0, 3 },
}

example "seven points win" {
  before = { 5, 0, 6 }, dealer = 3, tricks = { 3, 3, 7 },
  scores = { 5, 0, 7 }, won_by = 3,
}

example "six do not" {
  before = { 5, 0, 5 }, dealer = 3, tricks = { 3, 3, 7 },
  scores = { 5, 0, 6 }, won_by = false,
}

example "thirteen cards each, and for the dummy" {
  step = "deal", leaves = { counts = { 13, 13, 13, 13 }, stock = 0 },
}

-- Seat 2 deals: seat 3 leads, then come the dummy, seat 1 and seat 2.
example "the dealer plays the dummy's cards" {
  first_dealer = 2, moves = { "AC" },
  deal = { hands = { "KC *", "QC *", "AC *", "7C 3C 2D *" } },
  allowed = { "7C", "3C" }, refused = { "2D" },
}

return three
