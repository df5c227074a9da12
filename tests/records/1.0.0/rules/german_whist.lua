-- German Whist: two players win cards in thirteen tricks and play them out in
-- thirteen more, which count.

local german = game "German Whist" {
  players     = 2,
  deck        = french(52),
  ranks       = "2 3 4 5 6 7 8 9 10 J Q K A",  -- low to high
  piles       = { turned = "all" },            -- the card on the stock
  obligations = { follow_suit },
  round       = {                              -- trump, and tricks that do
    trump = suit, drawing = each_side(number), -- not count
  },
  options     = {
    scoring = choice { "game", "difference",
      "what a round won counts: one, or the difference of the tricks" },
    count = choice { "second_half", "all",
      "which tricks count: those after the stock is gone, or all 26" },
    loser_shown = flag { false, "the card that the loser draws is shown" },
    target = number { 3, from = 1, to = 50 },
    rounds = number { 0, from = 0, to = 144, silences = "target" },
    first_dealer = number { 0, from = 0, to = 2 },
  },
}

-- Thirteen cards each, one at a time. The next card is turned up on the stock:
-- its suit is trump for the round.
function german:deal()
  self:deal_each(13)
  self.trump = suit(self:draw(self.turned))
end

-- The dealer's opponent leads to the first trick. In the first
-- thirteen tricks the players win the cards of the stock; then they play out
-- their hands in thirteen more.
function german:round()
  self:deal()
  local winner = self:play_tricks { tricks = 13 }
  self:end_drawing()
  self:play_tricks { leader = winner }
  self:score_round()
end

-- The first thirteen tricks do not count, unless all 26 do.
function german:end_drawing()
  for side in self:each_side() do
    side.drawing = self.option.count == "all" and 0 or side.tricks
  end
end

-- The winner of a trick takes the card turned up. The loser takes the next one,
-- and nobody else sees it. Then another card is turned up.
function german:after_trick(winner)
  if #self.turned == 0 then return end
  local loser = self:next_in_turn(winner)
  self:move(self.turned, self.turned, winner)
  local card = self:draw(loser)
  if self.option.loser_shown then
    self:show(card, "the loser's card", loser)
  end
  if #self.stock > 0 then self:draw(self.turned) end
end

-- The player who won more of the tricks that count wins the round.
function german:score_round()
  local one, other = self:side(1), self:side(2)
  local n, m = one.tricks - one.drawing, other.tricks - other.drawing
  if n == m then return end
  local says = math.max(n, m) .. " tricks to " .. math.min(n, m)
  local points = self.option.scoring == "difference" and math.abs(n - m) or 1
  self:score(n > m and one or other, points, says)
end

return german
