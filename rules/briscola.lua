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
  piles   = { turned = "all" },               -- the trump card under the stock
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


example "the lowest trump beats ace and three" {
  players = 3, trump = "O", trick = "3C AC 2O", winner = 3,
}

example "which are 21 points" {
  cards = "3C AC 2O", points = 21,
}

example "without a trump the suit led wins" {
  trump = "O", trick = "4C 7E", winner = 1,
}

example "the king beats the knave, for six points" {
  trump = "O", trick = "SB RB", winner = 2,
}

example "king and knave are six points" {
  cards = "SB RB", points = 6,
}

example "the three beats the king" {
  trump = "O", trick = "RC 3C", winner = 2,
}

example "what the cards of a suit count" {
  cards = "AO 3O RO CO SO 7O 6O 5O 4O 2O", points = 30,
}

example "any card may be played" {
  trump = "O", trick = "4C", hand = "7C 4O AE", legal = "7C 4O AE",
}

example "three cards each, and one is turned up" {
  step = "deal", leaves = { counts = { 3, 3 }, turned = 1, stock = 33 },
}

example "with three players a two is missing" {
  players = 3, step = "deal",
  leaves = { counts = { 3, 3, 3 }, turned = 1, stock = 29 },
}

example "with four players 28 cards are left, the one turned up included" {
  players = 4, step = "deal",
  leaves = { counts = { 3, 3, 3, 3 }, turned = 1, stock = 27 },
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

example "of three players who share the most points nobody wins" {
  players = 3, scores = { 0, 0, 0 },
  won = { "AO AC AE 3O RO CO", "3C 3E 3B RC RE RB CC CE SB",
          "AB CB SO SC SE" },
}

example "of three players the most points win" {
  players = 3, scores = { 1, 0, 0 },
  won = { "AO AC AE 3O RO CO SO", "3C 3E 3B RC RE RB CC CE SB",
          "AB CB SC SE" },
}

example "two games win the match" {
  before = { 1, 1 }, won = { "AO" }, scores = { 2, 1 }, won_by = 1,
}

example "one does not" {
  before = { 0, 1 }, won = { "AO" }, scores = { 1, 1 }, won_by = false,
}

example "card points are added up where they count" {
  count = "points", before = { 0, 0 }, won = { "AO 3O", "AC RC" },
  scores = { 21, 15 }, won_by = false,
}

example "then 301 win the match" {
  count = "points", before = { 290, 299 }, won = { "AO", "" },
  scores = { 301, 299 }, won_by = 1,
}

example "300 do not" {
  count = "points", before = { 290, 299 }, won = { "3O", "" },
  scores = { 300, 299 }, won_by = false,
}

example "with more than 300 both the higher total wins" {
  count = "points", before = { 290, 299 }, won = { "AO", "RC" },
  scores = { 301, 303 }, won_by = 2,
}

example "with the same total they play on" {
  count = "points", before = { 290, 297 }, won = { "AO", "RC" },
  scores = { 301, 301 }, won_by = false,
}

example "where rounds are counted 301 points win nothing" {
  count = "points", rounds = 9, before = { 290, 299 }, won = { "AO", "" },
  scores = { 301, 299 }, won_by = false,
}

example "partners share what they have won" {
  players = 4, scores = { 0, 1 }, won = { "AO", "AC 3C" },
}

example "both draw after a trick, the winner first" {
  first_dealer = 2, deal = { hands = { "2C 4O 5O", "4C 6B 7B" },
                             turned = "RO", stock = "AB 3B" },
  moves = { "2C", "4C", "AB" }, allowed = { "4O", "5O", "3B" },
  leaves = { turned = 1, stock = 31, counts = { 3, 2 } },
}

example "the winner may exchange the seven of trumps for a king" {
  exchange = true, first_dealer = 2,
  deal = { hands = { "2C 4O 5O", "4C 7O 7B" }, turned = "RO" },
  moves = { "2C", "4C" }, legal = { "continue", "exchange" },
}

example "and then the two for the seven" {
  exchange = true, first_dealer = 2,
  deal = { hands = { "2C 4O 5O", "4C 7O 2O" }, turned = "RO" },
  moves = { "2C", "4C", "exchange" }, legal = { "continue", "exchange" },
}

example "the two of trumps is exchanged for a four" {
  exchange = true, first_dealer = 2,
  deal = { hands = { "2C 4B 5O", "4C 2O 7O" }, turned = "4O",
           stock = "AB 3B" },
  moves = { "2C", "4C", "exchange" }, legal = { "4O", "7O", "AB" },
}

example "the two is not exchanged for a king, nor where nobody may" {
  exchange = true, first_dealer = 2,
  deal = { hands = { "2C 4B 5O", "4C 2O 5B" }, turned = "RO",
           stock = "AB 3B" },
  moves = { "2C", "4C" }, legal = { "2O", "5B", "AB" },
}

example "nobody exchanges unless the table wants it" {
  first_dealer = 2,
  deal = { hands = { "2C 4B 5O", "4C 7O 5B" }, turned = "RO",
           stock = "AB 3B" },
  moves = { "2C", "4C" }, legal = { "7O", "5B", "AB" },
}

example "a partner may not exchange for the winner" {
  players = 4, exchange = true, first_dealer = 4,
  deal = { hands = { "7O 4B 5E", "2B 5C 6C", "3B 2C 4C", "5B SC CC" },
           turned = "RO", stock = "4E 5O 6O 6E" },
  moves = { "3B", "2B", "4B", "5B" }, legal = { "2C", "4C", "4E" },
}

example "nobody exchanges the two that is not in the pack" {
  players = 3, exchange = true, first_dealer = 3,
  deal = { hands = { "2C 5C 6C", "3C 2O 4O", "4C 2E 5E" }, turned = "4B",
           stock = "4E 5O 6O" },
  moves = { "3C", "2C", "4C" }, legal = { "2O", "4O", "4E" },
}

example "two players have all four twos" {
  exchange = true, first_dealer = 2,
  deal = { hands = { "3C 2B 4O", "2C 5C 6C" }, turned = "4B",
           stock = "4E 5O" },
  moves = { "3C", "2C" }, legal = { "continue", "exchange" },
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

return briscola
