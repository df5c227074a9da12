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
    return spanish(40, { leave_out = left_out(option) })
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
    rounds = number { 0, from = 0, to = 144, silences = "target" },
    first_dealer = number { 0, from = 0, to = 4 },
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

-- Partners see each other's hands: the first three cards, or the last.
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

-- Before leading, the winner may exchange the seven of trumps for a turned ace,
-- three or court card, and the two of trumps for a lower card; one after the
-- other, too.
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

-- The most card points win one game; with equal points nobody wins. Or each
-- side scores its card points.
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

-- Where card points are added up, 301 win, if one total is the highest.
function briscola:over()
  local target = self.option.count == "points" and 301 or self.option.target
  return base.over(self, { target = target })
end

return briscola
