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
    redeals = number { -1, from = -1, to = 9, "redeals; -1: any number" },
    scoring = choice { "cards", "standard", "vegas",
      "1 for each card up; for moves; or 5 for each card up, less 52" },
    empty = choice { "king", "any", "what may go to an empty pile" },
    from_foundation = flag { true, "cards may come back from a foundation" },
    max_moves = number { 2000, from = 10, to = 10000, "moves, at most" },
    rounds = number { 1, from = 1, to = 144, "deals; their points add up" },
  },
}

-- Seven piles get one to seven cards, the top one face up; the rest is stock.
function klondike:deal()
  for first = 1, 7 do
    self:draw(self.pile[first])
    for n = first + 1, 7 do self:draw(self.hidden[n]) end
  end
end

-- The player draws cards to the waste and moves cards, until all are up, the
-- deal is given up, or no move is left but to draw what has been seen.
function klondike:round()
  self:deal()
  self.turned_over = 0
  if self.option.scoring == "standard" then self.points = 0 end
  local idle = true
  for _ = 1, self.option.max_moves do
    local can = (idle or #self.stock == 0)
      and self:can_say(self:player(1), self:moves(true))
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

function klondike:moves(cards_only)
  local back = self.option.from_foundation and self:tops(self.up) or ""
  local free = self:cards_in(self.pile, self.waste:top(), back)
  local why = "{card} is not turned yet, or lies under another card"
  local all = not cards_only
  return {
    { "{moved} to {other}", moved = free, other = self:tops(self.pile),
      fits = self.goes_on, because = why },
    { "{moved} to {empty}", moved = free, empty = "1 2 3 4 5 6 7",
      fits = function(...) return self:goes_to(...) end, because = why },
    { "{moved} up", moved = self:tops(self.pile, self.waste), because = why,
      fits = function(card) return self:goes_up(card) end },
    all and { "draw",
      unless = #self.stock == 0 and "the stock is empty: redeal first" },
    all and { "redeal", unless = self:no_redeal() }, all and "stop",
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
    return false, card .. " goes on a card that is one higher"
  end
  return among(suit(card), "D H") ~= among(suit(other), "D H"),
    "the same colour"
end

-- To an empty pile goes a king, but not one that has no card under it.
function klondike:goes_to(card, n)
  if #self.pile[tonumber(n)] > 0 then return false, n .. " is not empty" end
  if rank(card) ~= "K" and self.option.empty == "king" then
    return false, "only a king goes to an empty pile"
  end
  local from, nth = self:find(card, self.pile)
  local all = from and #self:cards_from(card, from) == #from
  return not (all and #self.hidden[nth] == 0), "it would change nothing"
end

-- The ace of a suit goes up first, then its two, and so on to the king.
function klondike:goes_up(card)
  local below = self:next_to(card, -1):without(self:tops(self.up))
  return #below == 0, tostring(below) .. " is not up yet"
end

-- When the stock is empty, the waste is turned over and becomes the stock.
function klondike:redeal()
  self:turn_over(self.waste, 0)
  self.turned_over = self.turned_over + 1
  local one = self.option.draw == 1
  if self.turned_over > (one and 1 or 3) then self:add(one and -100 or -20) end
end

-- A card takes along the cards that lie on it; a card below is turned up.
function klondike:carry(card, other)
  local pile, n = self:find(card, self.pile)
  local from = pile or self:find(card, self.waste, self.up)
  local target = not other and self.up[place(SUITS, suit(card))]
    or self.pile[tonumber(other)] or self:find(other, self.pile)
  self:add(not other and 10 or pile and 0 or from == self.waste and 5 or -15)
  self:move(self:cards_from(card, from), from, target)
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

return klondike
