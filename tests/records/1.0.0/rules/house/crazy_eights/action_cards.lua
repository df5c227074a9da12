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

function action:play(player, card, named)
  base.play(self, player, card, named)
  self:act(rank(card))
end

-- With two players the ace is a skip, too.
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

return action
