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

example "aces go up first" {
  deal = { pile = { "AS", "2S", "3S", "7H", "KH", "KD", "KC" } },
  moves = {}, allowed = { "AS up" }, refused = { "3S up" },
  because = "2S is not up yet",
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

example "no redeal while there is a stock" {
  moves = { "draw" }, refused = { "redeal" },
  because = "the stock has cards: draw first",
}

example "five points for a move from the waste, ten up, five for a turn" {
  scoring = "standard", draw = 1, deal = { stock = "AC", hidden = HIDDEN,
    pile = { "2H", "9D", "10C", "7H", "KH", "KD", "KC" } },
  moves = { "draw", "AC to 2H", "AC up" }, leaves = { points = 15 },
}

example "a point for each card up" {
  step = "score_round", scores = { 3 }, won_by = 0,
  fields = { up = { "AC 2C", "AD" } },
}

example "a deal that is given up" {
  moves = { "stop" }, scores = { 0 }, won_by = 0,
}

return klondike
