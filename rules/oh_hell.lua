-- Oh Hell: as many tricks as you say, no more and no fewer.

-- The most cards in a hand.
local function largest_hand(option)
  if option.largest > 0 then return option.largest end
  return option.players < 6 and 10 or option.players == 6 and 8 or 7
end

-- Trumps that go round, by the number of the round.
local ROUND = { cycle = "S D C H", cycle_none = "S D C H none" }

local oh_hell = game "Oh Hell" {
  deck        = french(52), unscored = "nobody has made the bid",
  ranks       = "2 3 4 5 6 7 8 9 10 J Q K A",  -- low to high
  piles       = { turned = "all" },
  obligations = { follow_suit },
  round       = { trump = suit, bid = each_player(number) },

  -- Each size of hand is played in its turn: down and up each comes twice, but
  -- the one in the middle once.
  match_rounds = function(option)
    local sizes, largest = option.sizes, largest_hand(option)
    if sizes == "fixed" then return nil end
    return among(sizes, "up down") and largest or 2 * largest - 1
  end,
  options     = {
    players = number { 4, from = 2, to = 7, "how many play" },
    largest = number { 0, from = 0, to = 26,
      "the most cards in a hand; 0: ten, eight for six players, seven for "
      .. "seven" },
    sizes = choice { "down_up", "up_down", "down", "up", "fixed",
      "how the hands change from round to round; fixed: not at all" },
    hook = flag { true,
      "the dealer may not make the bids add up to the number of tricks" },
    scoring = choice { "exact", "tricks", "penalty", "tens", "tens_and_bid",
      "a point for each trick, too; or a missed bid costs what is missing or "
      .. "too much; or a bid counts ten times, or ten times and itself" },
    zero_bonus = number { 10, from = 0, to = 10, "what a bid of none counts" },
    trump = choice { "turned", "none", "cycle", "cycle_none",
      "where trump comes from: the card turned up; or there is none; or it "
      .. "goes round, perhaps with a round of none" },
    together = flag { false, silences = "hook", "all bid at the same time" },
    rounds = number { "rounds to play; 0: each size of hand in its turn" },
    first_dealer = number {},
  },

  -- There are cards for all, and a game of one size has a number of rounds.
  refuses = function(option)
    local cards = option.players * option.largest
    if cards > 52 then
      return option.largest .. " cards for " .. option.players
        .. " players are " .. cards .. " of 52"
    elseif option.sizes == "fixed" and option.rounds == 0 then
      return "option 'sizes' needs 'rounds' if all hands have one size"
    end
  end,
}

-- [largest=0 and players<6] The largest hands have ten cards.
-- [largest=0 and players=6] The largest hands have eight cards.
-- [largest=0 and players=7] The largest hands have seven cards.
-- [largest=1] All hands have one card.
-- [largest>1] The largest hands have {largest} cards.
-- [sizes=down_up and largest~=1] They come first. Each round has one card less,
-- down to one, then one more, up again.
-- [sizes=up_down and largest~=1] Hands of one card come first. Each round has
-- one card more, up to the largest, then one less, down again.
-- [sizes=down and largest~=1] They come first. Each round has one card less,
-- down to one.
-- [sizes=up and largest~=1] Hands of one card come first. Each round has one
-- card more, up to the largest.
-- [sizes=fixed and largest~=1] All rounds have hands of this size.
function oh_hell:size()
  local sizes, largest = self.option.sizes, largest_hand(self.option)
  if sizes == "fixed" then return largest end
  local place = (self.round_number - 1) % self.facts.match_rounds
  if sizes == "down" then return largest - place end
  if sizes == "up" then return place + 1 end
  local away = math.abs(largest - 1 - place)
  return sizes == "down_up" and away + 1 or largest - away
end

-- [trump=turned] All get the cards of the round. The next card is turned up,
-- and its suit is trump. If no card is left there is no trump.
-- [trump=none] All get the cards of the round. The next card is turned up, but
-- makes no trump.
-- [trump=cycle] All get the cards of the round. Trump goes round: spades in the
-- first round, then diamonds, clubs, hearts, and so on.
-- [trump=cycle_none] All get the cards of the round. Trump goes round: spades
-- in the first round, then diamonds, clubs, hearts, none, and so on.
function oh_hell:deal()
  self:deal_each(self:size())
  local round = ROUND[self.option.trump]
  if round then self.trump = cycle(round, self.round_number) end
  if round or #self.stock == 0 then return end
  local card = self:draw(self.turned)
  if self.option.trump == "turned" then self.trump = suit(card) end
end

-- [not together] The dealer's left bids first, and leads to the first trick.
-- [together] The dealer's left leads to the first trick.
function oh_hell:round()
  self:deal()
  if self.option.together then self:bid_together() else self:bid_in_turn() end
  self:play_tricks()
  self:score_round()
end

-- [not together] Each says once how many tricks it will be, from the dealer's
-- left.
-- [hook and not together] The dealer is last, and may not make the bids add up
-- to the number of tricks.
function oh_hell:bid_in_turn()
  local sum, tricks = 0, self:size()
  for player in self:each_player(self:next_in_turn(self.dealer)) do
    local left_out = {}
    if self.option.hook and player == self.dealer then
      left_out[tricks - sum] = { "the bids would add up to {tricks}",
        tricks = tricks }
    end
    player.bid = self:ask_number(player, "how many tricks do you bid?", 0,
      tricks, left_out)
    sum = sum + player.bid
  end
end

-- [together] All bid at once, and nobody sees a bid before all have bid.
function oh_hell:bid_together()
  local bids = self:together(function(player)
    return self:ask_number(player, "how many tricks do you bid?", 0,
      self:size())
  end)
  for player in self:each_player() do player.bid = bids[player.number] end
end

-- [scoring=exact] Whoever takes exactly the tricks of the bid has ten points
-- and one for each; all others have nothing.
-- [scoring=tricks] Whoever takes exactly the tricks of the bid has ten points
-- and one for each; all others have one for each trick.
-- [scoring=penalty] Whoever takes exactly the tricks of the bid has ten points
-- and one for each; all others lose one for each trick too many or too few.
-- [scoring=tens] Whoever takes exactly the tricks of the bid has ten points for
-- each; all others have nothing. A bid of none counts {zero_bonus} if it is
-- made.
-- [scoring=tens_and_bid] Whoever takes exactly the tricks of the bid has ten
-- points and eleven for each; all others lose one for each trick too many or
-- too few.
-- [zero_bonus~=10 and scoring=exact or tricks or penalty] But a bid of none
-- counts {zero_bonus} if it is made.
function oh_hell:score_round()
  for player in self:each_player() do
    local bid, tricks, way = player.bid, player.tricks, self.option.scoring
    if bid == tricks then
      self:score(player, self:made(bid), "bid made")
    elseif way == "tricks" then
      self:score(player, tricks, "tricks")
    elseif among(way, "penalty tens_and_bid") then
      self:score(player, -math.abs(tricks - bid), "bid missed")
    end
  end
end

function oh_hell:made(bid)
  local way = self.option.scoring
  if way == "tens_and_bid" then return 10 + 11 * bid end
  if bid == 0 then return self.option.zero_bonus end
  return way == "tens" and 10 * bid or 10 + bid
end


example "ten cards each, and one is turned up" {
  step = "deal", leaves = { counts = { 10, 10, 10, 10 }, turned = 1 },
}

example "the hands of four players" {
  step = "size",
  by_round = "10 9 8 7 6 5 4 3 2 1 2 3 4 5 6 7 8 9 10 10 9",
}

example "whoever has the suit led must follow" {
  trump = "D", trick = "AC", hand = "2C 2D", legal = "2C",
  refused = "2D", because = "follow_suit",
}

example "a trump wins" {
  trump = "D", trick = "AC 2D KC", winner = 2,
}

example "the bids may not add up to the number of tricks" {
  first_dealer = 4, largest = 5, moves = { "2", "1", "1" },
  legal = { "0", "2", "3", "4", "5" }, refused = { "1" },
  because = "the bids would add up to 5",
}

example "if they are more than that already anything goes" {
  first_dealer = 4, largest = 5, moves = { "3", "2", "1" },
  legal = { "0", "1", "2", "3", "4", "5" },
}

example "a bid made, bids missed" {
  bid = { 3, 3, 0, 2 }, tricks = { 3, 5, 1, 1 }, scores = { 13, 0, 0, 0 },
}

example "each trick counts" {
  scoring = "tricks", bid = { 3, 3, 0, 2 }, tricks = { 3, 5, 1, 1 },
  scores = { 13, 5, 1, 1 },
}

example "a missed bid costs" {
  scoring = "penalty", bid = { 3, 3, 0, 2 }, tricks = { 3, 5, 1, 1 },
  scores = { 13, -2, -1, -1 },
}

example "no trick bid and none taken" {
  bid = { 0, 4, 3, 3 }, tricks = { 0, 4, 3, 3 }, scores = { 10, 14, 13, 13 },
}

example "after the nineteenth round the highest total wins" {
  round_number = 19, before = { 90, 80, 70, 60 }, bid = { 1, 4, 3, 3 },
  tricks = { 0, 4, 3, 3 }, scores = { 90, 94, 83, 73 }, won_by = 2,
}

example "equal highest totals are a draw" {
  round_number = 19, before = { 94, 80, 70, 60 }, bid = { 1, 4, 3, 3 },
  tricks = { 0, 4, 3, 3 }, scores = { 94, 94, 83, 73 }, won_by = 0,
}

return oh_hell
