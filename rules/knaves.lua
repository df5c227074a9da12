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
    rounds = number { "rounds to play, the highest total wins; 0: to target" },
    first_dealer = number {},
  },
}

-- Seventeen cards each, one at a time. The last card is turned up and stays out
-- of play.
-- [trump=turned] Its suit is trump.
-- [trump=none] It makes no trump.
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
  self:score_tricks("tricks")
  for side in self:each_side() do
    self:score(side, side.won:points(), "jacks")
  end
end


example "the highest trump wins, if it is a jack, too" {
  trump = "C", trick = "KH JC AH", winner = 2,
}

example "without a card of the suit led any card may be played" {
  trump = "C", trick = "KH", hand = "JC 2S", legal = "JC 2S",
}

example "whoever has one must follow" {
  trump = "C", trick = "KH", hand = "JC 2H", legal = "2H",
  refused = "JC", because = "follow_suit",
}

example "seventeen cards each, and one is turned up" {
  step = "deal", leaves = { counts = { 17, 17, 17 }, turned = 1, stock = 0 },
}

example "no card makes trump where there is none" {
  options = { trump = "none" }, step = "deal", leaves = { trump = "none" },
}

example "the jacks of hearts and spades cost five" {
  tricks = { 8, 5, 4 }, won = { "JH JS" }, scores = { 3, 5, 4 },
}

example "a round is worth seven points" {
  tricks = { 9, 5, 3 }, won = { "JH JD", "JC", "JS" }, scores = { 2, 3, 2 },
}

example "flat jacks cost two each" {
  jacks = "flat", tricks = { 9, 5, 3 }, won = { "JH JD", "JC", "JS" },
  scores = { 5, 3, 1 },
}

example "totals may fall below nothing" {
  tricks = { 2, 8, 7 }, won = { "JH JD" }, scores = { -5, 8, 7 },
}

example "of two who reach twenty the higher wins" {
  before = { 13, 16, 0 }, tricks = { 8, 6, 3 }, scores = { 21, 22, 3 },
  won_by = 2,
}

example "equal highest totals play another round" {
  before = { 13, 15, 0 }, tricks = { 8, 6, 3 }, scores = { 21, 21, 3 },
  won_by = false,
}

example "nineteen points do not win" {
  before = { 11, 0, 0 }, tricks = { 8, 6, 3 }, scores = { 19, 6, 3 },
  won_by = false,
}

example "twenty do" {
  before = { 12, 0, 0 }, tricks = { 8, 6, 3 }, scores = { 20, 6, 3 },
  won_by = 1,
}

return knaves
