-- What games share in which cards are shed by suit or rank: turns until one is
-- out, what a player may say, and a stock made anew from the discards.

local shared = {}

-- So many cards each, and one is turned up. One of these is put back, the stock
-- is shuffled, and another is turned.
function shared.deal(self, n, barred)
  self:deal_each(n)
  self:draw(self.discard)
  while among(self.discard:top(), barred) do
    self:move(self.discard:top(), self.discard, self.stock)
    self:shuffle_stock()
    self:draw(self.discard)
  end
end

-- Each player in turn plays a card or draws, until one has no cards left, who
-- is the answer, or nobody can do either.
function shared.turns(self, first)
  local passed = 0
  for player in self:each_turn(first) do
    passed = self:turn(player) and 0 or passed + 1
    if passed == self.option.players then return nil end
  end
  return self:who_is_out()
end

-- The players whose hands count least, and what these count.
function shared.lowest(self)
  local least, lowest = math.huge, {}
  for player in self:each_player() do
    local points = player.hand:points()
    if points < least then least, lowest = points, {} end
    if points == least then lowest[#lowest + 1] = player end
  end
  return lowest, least
end

function shared.can_draw(self)
  return #self.stock > 0 or #self.discard > 1
end

-- The discards but the top one are shuffled when the stock is used up. If there
-- are too few cards, all of them are drawn. Answers the last card drawn.
function shared.draw(self, player, n)
  local card
  for _ = 1, n do
    if not shared.can_draw(self) then break end
    if #self.stock == 0 then self:shuffle_stock(self.discard) end
    card = self:draw(player)
  end
  return card
end

-- A wild card needs a suit, unless it is the last card. With the last card but
-- one the player may have to say a word.
function shared.forms(hand, fits, of, because, word)
  local wild = #hand > 1 and fits:of_rank(of) or ""
  local plain = fits:without(wild)
  local forms = { { "{card}", card = plain, because = because },
    { "{card} {suit}", card = wild, because = because } }
  if word and #hand == 2 then
    table.insert(forms, { "{card} " .. word, card = plain })
    table.insert(forms, { "{card} {suit} " .. word, card = wild })
  end
  return forms
end

-- A card is played, or one is drawn; who can do neither passes.
function shared.ask_turn(self, player, forms, fits, can_draw)
  local must = self.option.must_play
  local no_need = #fits > 0 and "you hold a card that fits"
  forms[#forms + 1] = { "draw", seldom = true, idle = true,
    unless = not can_draw and "nothing is left to draw" or must and no_need }
  forms[#forms + 1] = { "pass", unless = can_draw and "draw a card" or no_need }
  local said, card, suit = self:ask(player, "what do you play?", forms)
  if said == "pass" or said == "draw" and must then self:tell_no_fit(player) end
  return said, card, suit
end

-- The card just drawn, and no other, may be played. Or it is kept.
function shared.ask_drawn(self, player, drawn, forms, fits)
  local why = forms[1].because
  forms[1].because = function(card)
    return card == drawn and why(card)
      or "only the card just drawn may be played"
  end
  forms[2].because = forms[1].because
  forms[#forms + 1] = { "keep", idle = true, unless = self.option.must_play
    and #fits > 0 and "you hold a card that fits" }
  local said, card, suit = self:ask(player, "play the card, or keep it?", forms)
  if card then
    self:tell_holds(player, card, { drawn = drawn })
  elseif self.option.must_play then
    self:tell_no_fit(player)
  end
  return said, card, suit
end

return shared
