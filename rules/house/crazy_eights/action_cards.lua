-- Queens skip the next player, aces turn the direction, twos make one draw.

local action = house_rule "Action cards" {
  of    = "crazy_eights",
  round = { to_draw = number },                -- for twos
}

-- A card that is turned up acts as if the dealer had played it.
function action:deal()
  base.deal(self)
  self:act(rank(self.discard:top()))
end

-- Queens skip the next player, aces turn the direction, twos make one draw.
function action:play(player, card, named)
  base.play(self, player, card, named)
  self:act(rank(card))
end

-- [players=2] With two players the ace is a skip, too.
function action:act(name)
  if name == "2" then
    self.to_draw = (self.to_draw or 0) + 2
  elseif name == "A" and self.option.players > 2 then
    self:reverse_turns()
  elseif name == "A" or name == "Q" then
    self:skip_turn()
  end
end

-- The answer to a two is another two, which adds up; or one draws for all of
-- them, and the turn is over.
function action:turn(player)
  if not self.to_draw then return base.turn(self, player) end
  local said, card = self:ask(player, "a two, or draw {to_draw}?", {
    { "{card}", card = player.hand:cards():of_rank "2",
      because = "a two is asked for, or draw {to_draw}" },
    { "draw" },
  })
  if said == "card" then
    self:play(player, card)
  else
    for _ = 1, self.to_draw do self:draw_one(player) end
    self.to_draw = nil
  end
  return true
end


example "a queen skips the next player" {
  first_dealer = 4, deal = { hands = { "QC 4C KD 8H 7S", "*",
    "6D 4H KH 8C QD" }, discard = "6C" },
  moves = { "QC" }, legal = { "QD", "8C clubs", "8C diamonds", "8C hearts",
    "8C spades", "draw" },
}

example "an ace turns the direction" {
  first_dealer = 4, deal = { hands = { "AC 4C KD 8H 7S", "*", "*",
    "6D 4H AH 8C QD" }, discard = "6C" },
  moves = { "AC" }, legal = { "AH", "8C clubs", "8C diamonds", "8C hearts",
    "8C spades", "draw" },
}

example "with two players it is a skip" {
  players = 2, first_dealer = 2,
  deal = { hands = { "AC 4C KD 8H 7S 9S 10S", "*" }, discard = "6C" },
  moves = { "AC" }, refused = { "KD" }, allowed = { "4C" },
}

example "a two is answered with a two" {
  first_dealer = 4, deal = { hands = { "2C 4C KD 8H 7S",
    "2D 4H AH 8C QD" }, discard = "6C" },
  moves = { "2C" }, legal = { "2D", "draw" }, refused = { "8C" },
  because = "a two is asked for, or draw 2",
}

example "and two of them make the third draw four" {
  first_dealer = 4, deal = { hands = { "2C 4C KD 8H 7S",
    "2D 4H AH 8C QD", "2H 4S KH JC JD", "3D 5D 3H 5H 7H" }, discard = "6C" },
  moves = { "2C", "2D", "draw" }, leaves = { counts = { 4, 4, 9, 5 } },
  allowed = { "3D" },
}

example "a two turned up makes the first player draw" {
  first_dealer = 4, deal = { hands = { "2D 4C KD 8H 7S" }, discard = "2C" },
  moves = {}, legal = { "2D", "draw" },
}

example "a queen turned up skips the first player" {
  first_dealer = 4, deal = { hands = { "*", "6D 4H AH 8C JD" },
    discard = "QH" },
  moves = {}, legal = { "4H", "AH", "8C clubs", "8C diamonds", "8C hearts",
    "8C spades", "draw" },
}

return action
