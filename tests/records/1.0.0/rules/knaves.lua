-- Knaves: three players take tricks, but not the jacks.

local knaves = game "Knaves" {
  players     = 3, family = "avoiding",
  deck        = french(52),
  ranks       = "2 3 4 5 6 7 8 9 10 J Q K A",  -- low to high
  piles       = { turned = "all" },
  obligations = { follow_suit },
  round       = { trump = suit },
  points      = function(option)               -- what each jack costs
    if option.jacks == "flat" then return { J = -2 } end
    return { JH = -4, JD = -3, JC = -2, JS = -1 }
  end,
  options     = {
    trump = choice { "turned", "none",
      "where trump comes from: the card turned up, or there is none" },
    jacks = choice { "graded", "flat",
      "what jacks cost: hearts 4, diamonds 3, clubs 2, spades 1; or 2 each" },
    target = number { 20, from = 5, to = 100 },
    rounds = number { 0, from = 0, to = 144, silences = "target",
      "rounds to play, the highest total wins; 0: to target" },
    first_dealer = number { 0, from = 0, to = 3 },
  },
}

-- Seventeen cards each, one at a time. The last card is turned up and stays out
-- of play; its suit is trump.
function knaves:deal()
  self:deal_each(17)
  local card = self:draw(self.turned)
  if self.option.trump == "turned" then self.trump = suit(card) end
end

-- The dealer's left leads to the first trick.
function knaves:round()
  self:deal()
  self:play_tricks()
  self:score_round()
end

-- Each trick counts one point, and each jack in the tricks costs points. A jack
-- that was turned up belongs to nobody.
function knaves:score_round()
  for side in self:each_side() do
    self:score(side, side.tricks, "tricks")
    self:score(side, side.won:points(), "jacks")
  end
end

return knaves
