-- German Whist: two players win cards in thirteen tricks and play them out in
-- thirteen more, which count.
-- [count=all] German Whist: two players win cards in thirteen tricks and play
-- them out in thirteen more; all of them count.

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
    rounds = number {}, first_dealer = number {},
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

-- [count=second_half] The first thirteen tricks do not count.
-- [count=all] All 26 tricks count.
function german:end_drawing()
  for side in self:each_side() do
    side.drawing = self.option.count == "all" and 0 or side.tricks
  end
end

-- The winner of a trick takes the card turned up.
-- [loser_shown] The loser takes the next one, and shows it.
-- [not loser_shown] The loser takes the next one, and nobody else sees it.
-- [] Then another card is turned up.
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
-- [scoring=game] That counts one point.
-- [scoring=difference] That counts the difference in these tricks.
function german:score_round()
  local one, other = self:side(1), self:side(2)
  local n, m = one.tricks - one.drawing, other.tricks - other.drawing
  if n == m then return end
  local says = { "{n} tricks to {m}", n = math.max(n, m), m = math.min(n, m) }
  local points = self.option.scoring == "difference" and math.abs(n - m) or 1
  self:score(n > m and one or other, points, says)
end


example "a higher card of the suit led wins" {
  trump = "H", trick = "4C KC", winner = 2,
}

example "whoever holds the suit led must follow, also while there is a stock" {
  trump = "H", turned = "9H", trick = "4C", hand = "KC 2H 3D",
  legal = "KC", refused = "2H 3D", because = "follow_suit",
}

example "without it any card may be played" {
  trump = "H", turned = "9H", trick = "4C", hand = "2H 3D", legal = "2H 3D",
}

example "thirteen cards each, and one is turned up" {
  step = "deal", leaves = { counts = { 13, 13 }, turned = 1, stock = 25 },
}

example "the winner takes the card turned up, the loser the next" {
  first_dealer = 2, deal = { hands = { "KC", "4C" }, turned = "9H",
    stock = "AS 2D 3D" }, moves = { "KC", "4C" },
  leaves = { turned = 1, stock = 23, counts = { 13, 13 }, trump = "H" },
}

example "after thirteen tricks the stock is gone" {
  first_dealer = 2, deal = {
    hands = { "2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS",
              "2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH" }, turned = "2C" },
  moves = split("2S 2H 3S 3H 4S 4H 5S 5H 6S 6H 7S 7H 8S 8H 9S 9H 10S 10H "
    .. "JS JH QS QH KS KH AS AH"),
  leaves = { turned = 0, stock = 0, counts = { 13, 13 },
             drawing = { 13, 0 } },
}

example "tricks for cards do not count" {
  step = "end_drawing", tricks = { 9, 4 }, leaves = { drawing = { 9, 4 } },
}

example "unless all do" {
  count = "all", step = "end_drawing", tricks = { 9, 4 },
  leaves = { drawing = { 0, 0 } },
}

example "seven of the second thirteen tricks win the round" {
  fields = { drawing = { 9, 4 } }, tricks = { 15, 11 }, scores = { 0, 1 },
}

example "the difference counts where that is played" {
  scoring = "difference", fields = { drawing = { 9, 4 } }, tricks = { 16, 10 },
  scores = { 1, 0 },
}

example "all tricks of the second half are thirteen more" {
  scoring = "difference", fields = { drawing = { 0, 13 } },
  tricks = { 13, 13 }, scores = { 13, 0 },
}

example "thirteen tricks each win nothing where all count" {
  count = "all", fields = { drawing = { 0, 0 } }, tricks = { 13, 13 },
  scores = { 0, 0 },
}

example "fourteen of 26 tricks win" {
  count = "all", fields = { drawing = { 0, 0 } }, tricks = { 12, 14 },
  scores = { 0, 1 },
}

example "three points win the match" {
  before = { 2, 2 }, fields = { drawing = { 6, 7 } }, tricks = { 13, 13 },
  scores = { 3, 2 }, won_by = 1,
}

example "two do not" {
  before = { 1, 2 }, fields = { drawing = { 6, 7 } }, tricks = { 13, 13 },
  scores = { 2, 2 }, won_by = false,
}

return german
