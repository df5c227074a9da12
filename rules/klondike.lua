-- Klondike: a patience in which all cards go up by suits, from ace to king.

local RANKS, SUITS = "A 2 3 4 5 6 7 8 9 10 J Q K", "C D H S"

local klondike = game "Klondike" {
  players = 1, deck = french(52), ranks = RANKS,
  unscored = "no card is up",
  piles   = { pile = { sees = "all", n = 7, on = "hidden" }, waste = "top",
    hidden = { sees = "none", n = 7 }, up = { sees = "top", n = 4 } },
  round   = { points = number, turned_over = untold(number) },
  keeps   = { won = number { 0, from = 0, to = 144, "deals won" } },
  options = {
    draw = number { 3, from = 1, to = 3, "cards drawn at a time" },
    redeals = choice { "unlimited", 0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
      "how often the waste may become the stock again" },
    scoring = choice { "cards", "standard", "vegas",
      "1 for each card up; for moves; or 5 for each card up, less 52" },
    empty = choice { "king", "any", "what may go to an empty pile" },
    from_foundation = flag { true, "cards may come back from a foundation" },
    max_moves = number { 2000, from = 10, to = 10000, "moves, at most" },
    rounds = number { 1, from = 1, "deals; their points add up" },
  },
}

-- The cards on top of some piles.
local function tops(piles)
  local list = {}
  for _, pile in ipairs(piles) do list[#list + 1] = pile:top() end
  return list
end

-- The one of some piles that has a card, and which it is.
local function pile_with(card, piles)
  for n, pile in ipairs(piles) do
    if pile:has(card) then return pile, n end
  end
end

-- A card of a pile, and all that lie on it.
local function cards_from(card, pile)
  local list = {}
  for other in pile do
    if other == card or #list > 0 then list[#list + 1] = other end
  end
  return list
end

-- Seven piles get one to seven cards, the top one face up; the rest is stock.
function klondike:deal()
  for first = 1, 7 do
    self:draw(self.pile[first])
    for n = first + 1, 7 do self:draw(self.hidden[n]) end
  end
end

-- The player draws cards to the waste, {draw} at a time, and moves cards, until
-- all are up, the deal is given up, or no move is left but to draw what has
-- been seen.
function klondike:round()
  self:deal()
  self.turned_over = 0
  if self.option.scoring == "standard" then self.points = 0 end
  local idle = true
  for _ = 1, self.option.max_moves do
    local can = (idle or #self.stock == 0) and self:can_move()
    idle = idle and not can
    if self:is_over(can, idle) then break end
    local said, card, to = self:ask(self:player(1), "your move?", self:moves())
    if said == "stop" then break end
    idle = idle or said == "redeal"
    if said == "redeal" then self:redeal()
    elseif card then self:carry(card, to)
    else self:draw(self.waste, math.min(self.option.draw, #self.stock)) end
  end
  self:score_round()
end

function klondike:free_cards()
  local back = self.option.from_foundation and tops(self.up)
  return self:cards_in(self.pile, self.waste:top(), back or "")
end

function klondike:can_move()
  local ends, waste = tops(self.pile), self.waste:top()
  for card in self:free_cards() do
    for other in self:cards_in(ends) do
      if self.goes_on(card, other) then return true end
    end
    for n = 1, 7 do
      if self:goes_to(card, n) then return true end
    end
  end
  for card in self:cards_in(ends, waste) do
    if self:goes_up(card) then return true end
  end
  return false
end

function klondike:moves()
  local ends, free = tops(self.pile), self:free_cards()
  local why = "{card} is not turned yet, or lies under another card"
  return {
    { "{moved} to {other}", moved = free, other = self:cards_in(ends),
      fits = self.goes_on, because = why },
    { "{moved} to {empty}", moved = free, empty = "1 2 3 4 5 6 7",
      fits = function(...) return self:goes_to(...) end, because = why },
    { "{moved} up", moved = self:cards_in(ends, self.waste:top()),
      because = why, fits = function(card) return self:goes_up(card) end },
    { "draw",
      unless = #self.stock == 0 and "the stock is empty: redeal first" },
    { "redeal", unless = self:no_redeal() }, "stop",
  }
end

function klondike:no_redeal()
  local most, vegas = self.option.redeals, self.option.scoring == "vegas"
  if vegas then most = self.option.draw == 1 and 0 or 2 end
  return #self.stock > 0 and "the stock has cards: draw first"
    or #self.waste == 0 and "there is no waste"
    or self.turned_over == most and "no redeal is left"
end

-- On a pile a card goes on one of the other colour that is one higher.
function klondike.goes_on(card, other)
  if place(RANKS, rank(card)) + 1 ~= place(RANKS, rank(other)) then
    return false, { "{card} goes on a card that is one higher", card = card }
  end
  return among(suit(card), "D H") ~= among(suit(other), "D H"),
    "the same colour"
end

-- [empty=king] To an empty pile goes a king, but not one that has no card under
-- it.
-- [empty=any] To an empty pile goes any card, but not one that has no card
-- under it.
function klondike:goes_to(card, n)
  if #self.pile[tonumber(n)] > 0 then
    return false, { "{pile} is not empty", pile = n }
  end
  if rank(card) ~= "K" and self.option.empty == "king" then
    return false, "only a king goes to an empty pile"
  end
  local from, nth = pile_with(card, self.pile)
  local all = from and #cards_from(card, from) == #from
  return not (all and #self.hidden[nth] == 0), "it would change nothing"
end

-- The ace of a suit goes up first, then its two, and so on to the king.
function klondike:goes_up(card)
  local below = tostring(self:next_to(card, -1))
  local top = self.up[place(SUITS, suit(card))]:top() or ""
  return below == top, { "{below} is not up yet", below = below }
end

-- [scoring~=vegas and redeals=unlimited] When the stock is empty, the waste is
-- turned over and becomes the stock, without limit.
-- [scoring~=vegas and redeals=1] When the stock is empty, the waste is turned
-- over and becomes the stock, but only once.
-- [scoring~=vegas and redeals>1] When the stock is empty, the waste is turned
-- over and becomes the stock, but only {redeals} times.
-- [scoring~=vegas and redeals=0] The stock is gone through once.
-- [scoring=vegas and draw=1] The stock is gone through once.
-- [scoring=vegas and draw>1] When the stock is empty, the waste is turned over
-- and becomes the stock, but only twice.
-- [scoring=standard and draw=1 and redeals~=0 or 1] Each redeal but the first
-- costs 100.
-- [scoring=standard and draw>1 and redeals~=0 or 1 or 2 or 3] Each redeal after
-- the third costs 20.
function klondike:redeal()
  self:turn_over(self.waste, 0)
  self.turned_over = self.turned_over + 1
  local one = self.option.draw == 1
  if self.turned_over > (one and 1 or 3) then self:add(one and -100 or -20) end
end

-- A card takes along the cards that lie on it; a card below is turned up.
function klondike:carry(card, other)
  local pile, n = pile_with(card, self.pile)
  local from = pile or pile_with(card, self.up) or self.waste
  local target = not other and self.up[place(SUITS, suit(card))]
    or self.pile[tonumber(other)] or pile_with(other, self.pile)
  self:add(not other and 10 or pile and 0 or from == self.waste and 5 or -15)
  self:move(cards_from(card, from), from, target)
  if pile and #pile == 0 and #self.hidden[n] > 0 then
    self:move(self.hidden[n]:top(), self.hidden[n], pile)
    self:add(5)
  end
end

function klondike:add(points)
  if self.points then self.points = math.max(0, self.points + points) end
end

function klondike:is_over(can, idle)
  return #self:cards_in(self.up) == 52 or not can and #self.stock == 0
    and (idle or self:no_redeal() ~= false)
end

-- [scoring=cards] Each card that is up counts one point.
-- [scoring=vegas] Each card that is up counts 5 points, and the deal costs 52.
-- [scoring=standard] A card that goes up counts 10 points, one that goes from
-- the waste to a pile 5, and one that is turned up on a pile 5.
-- [scoring=standard and from_foundation] One that comes back down costs 15.
-- [scoring=standard] There are never fewer than 0 points.
function klondike:score_round()
  local up = #self:cards_in(self.up)
  if up == 52 then self.won = self.won + 1 end
  local counts = { cards = up, standard = self.points, vegas = 5 * up - 52 }
  self:score(1, counts[self.option.scoring], "cards up")
end

-- The match is won if all cards have gone up in one deal.
function klondike:over()
  return base.over(self), self.won > 0 and 1 or 0
end


example "1 to 7 cards, the last of each pile face up" {
  step = "deal", leaves = { pile = { 1, 1, 1, 1, 1, 1, 1 }, stock = 24,
    hidden = { 0, 1, 2, 3, 4, 5, 6 }, waste = 0 },
}

local ANY = { "*", "*", "*", "*", "*", "*", "*" }
local HIDDEN = { "", "*", "* *", "* * *", "* * * *", "* * * * *",
  "* * * * * *" }

example "three cards are drawn, the last one is on top" {
  deal = { pile = ANY, hidden = HIDDEN, stock = "2C 3C 4C 5C" },
  moves = { "draw" },
  leaves = { stock = 21, waste = "2C 3C 4C" },
}

example "or one" {
  draw = 1, moves = { "draw" },
  deal = { pile = ANY, hidden = HIDDEN, stock = "2C 3C 4C 5C" },
  leaves = { stock = 23, waste = "2C" },
}

example "what is left is drawn" {
  draw = 1, moves = { "draw", "draw" }, leaves = { stock = 22, waste = 2 },
}

example "a card goes on one that is one higher, of the other colour" {
  deal = { pile = { "8S", "7H", "7C", "6H", "9D", "KC", "QH" } }, moves = {},
  allowed = { "7H to 8S", "QH to KC", "6H to 7C", "8S to 9D" },
  refused = { "7C to 8S" }, because = "the same colour",
}

example "not on one that is two higher" {
  deal = { pile = { "8S", "7H", "7C", "6H", "9D", "KC", "QH" } }, moves = {},
  refused = { "6H to 8S" }, because = "6H goes on a card that is one higher",
}

example "what lies on a card goes with it; then the hidden card is turned" {
  deal = { pile = { "8S", "9D", "10C", "7H", "KH", "KD", "KC" },
           hidden = { "", "2C" } },
  moves = { "8S to 9D", "7H to 8S", "9D to 10C" },
  leaves = { pile = { 0, 1, 4, 1, 1, 1, 1 },
             hidden = { 0, 0, 2, 2, 4, 5, 6 } },
}

example "only a king goes to an empty pile" {
  deal = { pile = { "8S", "9D", "10C", "7H", "KH", "KD", "KC" } },
  moves = { "8S to 9D" }, allowed = { "KH to 1" }, refused = { "7H to 1" },
  because = "only a king goes to an empty pile",
}

example "or any card" {
  empty = "any", moves = { "8S to 9D" }, allowed = { "KH to 1", "7H to 1" },
  deal = { pile = { "8S", "9D", "10C", "7H", "KH", "KD", "KC" } },
}

example "not from one empty pile to another" {
  deal = { pile = { "8S", "9D", "10C", "7H", "KH", "KD", "KC" },
           hidden = { "", "2C" } },
  moves = { "8S to 9D", "9D to 10C", "KH to 1" }, refused = { "KH to 2" },
}

example "a king with nothing under it stays" {
  deal = { pile = { "KS", "8D", "9C", "7C", "KH", "KD", "KC" },
           hidden = { "", "2C" } },
  moves = { "8D to 9C" }, refused = { "KS to 2" },
}

example "a pile with cards takes no card by its number" {
  deal = { pile = { "8S", "9D", "10C", "7H", "KH", "KD", "KC" } },
  moves = {}, refused = { "KH to 1" }, because = "1 is not empty",
}

example "aces go up first" {
  deal = { pile = { "AS", "2S", "3S", "7H", "KH", "KD", "KC" } },
  moves = {}, allowed = { "AS up" }, refused = { "3S up" },
  because = "2S is not up yet",
}

example "then one after the other" {
  deal = { pile = { "AS", "2S", "3S", "7H", "KH", "KD", "KC" } },
  moves = { "AS up", "2S up" }, allowed = { "3S up" },
  leaves = { up = { "", "", "", "AS 2S" } },
}

example "only the last card of a pile goes up" {
  deal = { pile = { "2H", "AS", "3S", "7H", "KH", "KD", "KC" } },
  moves = { "AS to 2H" }, refused = { "2H up" },
}

example "a card may come back" {
  deal = { pile = { "AS", "2S", "3H", "7H", "KH", "KD", "KC" } },
  moves = { "AS up", "2S up", "2S to 3H" },
  leaves = { up = { "", "", "", "AS" }, pile = { 0, 1, 2, 1, 1, 1, 1 } },
}

example "unless they may not" {
  from_foundation = false, moves = { "AS up", "2S up" },
  deal = { pile = { "AS", "2S", "3H", "7H", "KH", "KD", "KC" } },
  refused = { "2S to 3H" },
}

example "a hidden card cannot move" {
  deal = { pile = { "8S", "9D", "10C", "7H", "KH", "KD", "KC" },
           hidden = { "", "AC" } }, moves = {}, refused = { "AC up" },
  because = "AC is not turned yet, or lies under another card",
}

example "nor one under another on the waste" {
  deal = { pile = { "8S", "9D", "10C", "7H", "KH", "KD", "KC" },
           hidden = HIDDEN, stock = "AC 2C 3C" },
  moves = { "draw" }, refused = { "AC up" },
}

example "no redeal while there is a stock" {
  moves = { "draw" }, refused = { "redeal" },
  because = "the stock has cards: draw first",
}

example "no draw without a stock" {
  deal = { pile = { "AS", "9D", "10C", "7H", "KH", "KD", "KC" } },
  moves = split "draw draw draw draw draw draw draw draw",
  refused = { "draw" }, because = "the stock is empty: redeal first",
}

example "five points for a move from the waste, ten up, five for a turn" {
  scoring = "standard", draw = 1, deal = { stock = "AC", hidden = HIDDEN,
    pile = { "2H", "9D", "10C", "7H", "KH", "KD", "KC" } },
  moves = { "draw", "AC to 2H", "AC up" }, leaves = { points = 15 },
}

example "fifteen less for a card that comes back" {
  scoring = "standard", draw = 1, deal = { stock = "AC", hidden = HIDDEN,
    pile = { "2H", "9D", "10C", "7H", "KH", "KD", "KC" } },
  moves = { "draw", "AC to 2H", "AC up", "AC to 2H" }, leaves = { points = 0 },
}

example "five points for a card that is turned" {
  scoring = "standard",
  deal = { pile = { "2H", "9D", "10C", "7H", "KH", "KD", "KC" } },
  moves = { "9D to 10C" }, leaves = { points = 5 },
}

example "a redeal costs a hundred where one card is drawn, after the first" {
  scoring = "standard", draw = 1, step = "redeal", leaves = { points = 100 },
  facts = { waste = "2C 3C", points = 200, turned_over = 1 },
}

example "the first is free" {
  scoring = "standard", draw = 1, step = "redeal", leaves = { points = 200 },
  facts = { waste = "2C 3C", points = 200, turned_over = 0 },
}

example "twenty after the third where three are drawn" {
  scoring = "standard", step = "redeal", leaves = { points = 180, waste = 0 },
  facts = { waste = "2C 3C", points = 200, turned_over = 3 },
}

example "but not for the third, and never below nothing" {
  scoring = "standard", step = "redeal", leaves = { points = 10 },
  facts = { waste = "2C 3C", points = 10, turned_over = 2 },
}

example "what is below nothing is nothing" {
  scoring = "standard", step = "redeal", leaves = { points = 0 },
  facts = { waste = "2C 3C", points = 10, turned_over = 5 },
}

example "a point for each card up" {
  step = "score_round", scores = { 3 }, won_by = 0,
  facts = { up = { "AC 2C", "AD" } },
}

example "five for each card up, less 52" {
  scoring = "vegas", step = "score_round", scores = { -37 },
  facts = { up = { "AC 2C", "AD" } },
}

example "points for moves" {
  scoring = "standard", step = "score_round", scores = { 35 },
  facts = { points = 35 },
}

local CLUBS = "AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC"
local DIAMONDS = "AD 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD"
local HEARTS = "AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH"
local SPADES = "AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS"
local MOST = { CLUBS, DIAMONDS, HEARTS, SPADES }

example "all 52 cards up: the match is won" {
  step = "score_round", scores = { 52 }, won_by = 1, leaves = { won = 1 },
  facts = { up = { CLUBS, DIAMONDS, HEARTS, SPADES .. " KS" } },
}

example "51 are not enough" {
  step = "score_round", scores = { 51 }, won_by = 0, facts = { up = MOST },
}

example "without a stock the waste can be turned over" {
  step = "no_redeal", facts = { up = MOST, waste = "KS", turned_over = 7 },
  gives = false,
}

example "as often as was agreed" {
  redeals = 2, step = "no_redeal", gives = "no redeal is left",
  facts = { up = MOST, waste = "KS", turned_over = 2 },
}

example "and once more before that" {
  redeals = 2, step = "no_redeal", gives = false,
  facts = { up = MOST, waste = "KS", turned_over = 1 },
}

example "an empty waste cannot" {
  step = "no_redeal", gives = "there is no waste",
  facts = { up = MOST, pile = { "KS" }, turned_over = 0 },
}

example "for a price the stock is gone through three times" {
  scoring = "vegas", step = "no_redeal", gives = "no redeal is left",
  facts = { up = MOST, waste = "KS", turned_over = 2 },
}

example "twice is not enough" {
  scoring = "vegas", step = "no_redeal", gives = false,
  facts = { up = MOST, waste = "KS", turned_over = 1 },
}

example "one card at a time once" {
  scoring = "vegas", draw = 1, step = "no_redeal",
  gives = "no redeal is left",
  facts = { up = MOST, waste = "KS", turned_over = 0 },
}

example "it is over when all cards are up" {
  step = "is_over", with = { true, false }, gives = true,
  facts = { up = { CLUBS, DIAMONDS, HEARTS, SPADES .. " KS" } },
}

example "not while a card can move" {
  step = "is_over", with = { true, false }, gives = false,
  facts = { up = MOST, waste = "KS", turned_over = 0 },
}

example "nor while there is a stock" {
  step = "is_over", with = { false, true }, gives = false,
  facts = { up = { CLUBS, DIAMONDS, HEARTS }, waste = "KS", turned_over = 0 },
}

example "but when the whole stock has shown nothing" {
  step = "is_over", with = { false, true }, gives = true,
  facts = { up = MOST, waste = "KS", turned_over = 0 },
}

example "not when it has shown something" {
  step = "is_over", with = { false, false }, gives = false,
  facts = { up = MOST, waste = "KS", turned_over = 0 },
}

example "unless there is no redeal" {
  redeals = 0, step = "is_over", with = { false, false }, gives = true,
  facts = { up = MOST, waste = "KS", turned_over = 0 },
}

example "a king comes from the waste" {
  step = "goes_to", with = { "KS", "2" }, gives = true,
  facts = { waste = "KS", pile = { "QH" } },
}

example "a part of a pile may go to an empty one, where any card may" {
  empty = "any", step = "goes_to", with = { "JS", "2" }, gives = true,
  facts = { pile = { "QH JS" } },
}

example "a king with a hidden card under it" {
  step = "goes_to", with = { "KS", "2" }, gives = true,
  facts = { pile = { "KS QH" }, hidden = { "2C" } },
}

example "fifteen points less, of a hundred" {
  scoring = "standard", step = "carry", with = { "AC", "2H" },
  facts = { up = { "AC" }, pile = { "2H" }, points = 100 },
  leaves = { points = 85, pile = { "2H AC", "", "", "", "", "", "" } },
}

example "from pile to pile nothing" {
  scoring = "standard", step = "carry", with = { "AC", "2H" },
  facts = { pile = { "2H", "3C AC" }, points = 100 }, leaves = { points = 100 },
}

example "a deal that is given up" {
  moves = { "stop" }, scores = { 0 }, won_by = 0,
}

return klondike
