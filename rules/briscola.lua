-- Briscola: tricks for card points, three cards in hand, and no duty to follow.

local twos = { clubs = "2B", cups = "2C", coins = "2O", swords = "2E" }

-- Three play without one of the twos.
local function left_out(option)
  return option.players == 3 and twos[option.two_out] or ""
end

local briscola = game "Briscola" {
  turn    = "anticlockwise", family = "points",
  unscored = "nobody has more points than all others",
  deck    = function(option)
    return spanish(40, { name = "italian", leave_out = left_out(option) })
  end,
  sides   = { [4] = "partners" },             -- 1 and 3 against 2 and 4
  ranks   = "2 4 5 6 7 S C R 3 A",            -- low to high
  points  = { A = 11, ["3"] = 10, R = 4, C = 3, S = 2 },
  piles   = { turned = { sees = "all", under = "stock" } }, -- the trump card
  round   = { trump = suit },
  options = {
    players = number { 2, from = 2, to = 4,
      "how many play; four as partners, else each for oneself" },
    target = number { 2, from = 1, to = 10, "games that win the match" },
    show_hands = choice { "end", "start", "never", "when partners see each "
      .. "other's hands: the last three cards, the first three, or never" },
    exchange = flag { false, "whoever has won a trick may exchange the seven "
      .. "or the two of trumps for the card turned up" },
    count = choice { "games", "points", silences = "target",
      "what a round counts: a game for most points, or all card points, of "
      .. "which 301 win the match" },
    two_out = choice { "clubs", "cups", "coins", "swords",
      "the suit whose two is left out where three play" },
    rounds = number {}, first_dealer = number {},
  },
}

-- Three cards each, one at a time. The next card is turned up: its suit is
-- trump. It lies under the stock, to be drawn last.
function briscola:deal()
  self:deal_each(3)
  self.trump = suit(self:draw(self.turned))
end

-- The player on the dealer's right leads to the first trick. Any card may be
-- played: nobody has to follow suit.
function briscola:round()
  self:deal()
  self:let_partners_look "start"
  self:play_tricks()
  self:score_round()
end

-- Partners' hands:
-- [players=4 and show_hands=start] Partners see each other's hands: the first
-- three cards.
-- [players=4 and show_hands=end] Partners see each other's hands: the last
-- three cards.
function briscola:let_partners_look(moment)
  if self.option.show_hands ~= moment then return end
  for player in self:each_player() do
    local partner = self:partner_of(player)
    if partner then
      self:show_to(partner, player, "partners show their hands")
    end
  end
end

-- After a trick all draw a card, the winner first; the very last card is the
-- one turned up. Once the stock is gone the hands are played out.
function briscola:after_trick(winner)
  self:fill_hands(3, self.turned, self:in_turn(winner))
  if #self.turned > 0 then
    if self.option.exchange then self:let_exchange(winner) end
    return
  end
  self:let_partners_look "end"
  self:play_on()
end

-- [exchange] Before leading, the winner may exchange the seven of trumps for a
-- turned ace, three or court card, and the two of trumps for a lower card; one
-- after the other, too.
function briscola:let_exchange(winner)
  local turned = self.turned:top()
  local card = (among(rank(turned), "7 6 5 4 2") and "2" or "7") .. self.trump
  if among(card, { turned, left_out(self.option) }) then return end
  if self:declare(winner, "exchange the turned card?", { { "exchange", card } },
    function(_, player) return player == winner end) then
    self:swap_top(card, winner, self.turned)
    self:let_exchange(winner)
  end
end

-- [count=games] The most card points win one game; with equal points nobody
-- wins.
-- [count=points] Each side scores its card points.
function briscola:score_round()
  if self.option.count == "points" then
    for side in self:each_side() do
      self:score(side, side.won:points(), "cards")
    end
    return
  end
  self:count_cards()
  local _, best, says = self:most_counted()
  if best then self:score(best, 1, says) end
end

-- [count=points and rounds=0] The match ends when a total reaches 301; the
-- higher total wins.
-- [count=games and rounds=0] The match ends when a total reaches {target}; the
-- higher total wins.
-- [rounds>0] The match ends after round {rounds}; the higher total wins.
function briscola:over()
  local target = self.option.count == "points" and 301 or self.option.target
  return base.over(self, { target = target })
end


example "three cards each, and one is turned up" {
  step = "deal", leaves = { counts = { 3, 3 }, turned = 1, stock = 33 },
}

example "any card may be played" {
  trump = "O", trick = "4C", hand = "7C 4O AE", legal = "7C 4O AE",
}

example "the lowest trump beats ace and three" {
  players = 3, trump = "O", trick = "3C AC 2O", winner = 3,
}

example "without a trump the suit led wins" {
  trump = "O", trick = "4C 7E", winner = 1,
}

example "the three beats the king" {
  trump = "O", trick = "RC 3C", winner = 2,
}

example "what the cards of a suit count" {
  cards = "AO 3O RO CO SO 7O 6O 5O 4O 2O", points = 30,
}

example "both draw after a trick, the winner first" {
  first_dealer = 2, deal = { hands = { "2C 4O 5O", "4C 6B 7B" },
                             turned = "RO", stock = "AB 3B" },
  moves = { "2C", "4C", "AB" }, allowed = { "4O", "5O", "3B" },
  leaves = { turned = 1, stock = 31, counts = { 3, 2 } },
}

-- Seat 1 has won the seventh trick and drawn first, seat 2 last.
example "the card turned up is the last to be drawn" {
  players = 4, first_dealer = 4,
  deal = { hands = { "5C 4B 3B", "5O RB 6O", "2C 3C CO", "CB 5B CC" },
    turned = "7E",
    stock = "SC CE 4E SE AO RC 7C 3E AE 2B 4O 3O 7O SO 6C AC SB 4C RE 5E 2O "
      .. "6E 2E AB 7B RO 6B" },
  moves = split("CO 5O 5C CC 2C 6O 4E SE AO 3C 7C 3E AE 2B 4O 3O 7O SO 6C AC "
    .. "5B 4C CE 5E 2O 6E 2E SC 3B"),
  allowed = { "RO", "SB", "CB" },
  leaves = { turned = 0, stock = 0, counts = { 2, 3, 3, 3 } },
}

example "the winner may exchange the seven of trumps for a king" {
  exchange = true, first_dealer = 2,
  deal = { hands = { "2C 4O 5O", "4C 7O 7B" }, turned = "RO" },
  moves = { "2C", "4C" }, legal = { "continue", "exchange" },
}

example "61 points win a game" {
  scores = { 1, 0 },
  won = { "AO AC AE AB 3O RO CO",
          "3C 3E 3B RC RE RB CC CE CB SO SC SE SB" },
}

example "60 points each win nothing" {
  scores = { 0, 0 },
  won = { "AO AC AE AB 3O RO SO",
          "3C 3E 3B RC RE RB CC CE CB CO SC SE SB" },
}

example "partners share what they have won" {
  players = 4, scores = { 0, 1 }, won = { "AO", "AC 3C" },
}

example "two games win the match" {
  before = { 1, 1 }, won = { "AO" }, scores = { 2, 1 }, won_by = 1,
}

return briscola
