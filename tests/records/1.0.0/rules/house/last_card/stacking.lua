-- A D goes on a D and a W4 on a W4, instead of drawing; what is to be drawn
-- adds up. Nobody is challenged.

local shared = require "_shedding"

local stacking = house_rule "Stacking" {
  of    = "last_card",
  round = { to_draw = number },                -- for D and W4
}

function stacking:challenge(player, _, colour)
  if self.option.wild4 == "checked" and not self.to_draw then
    self:tell_count(player, colour)
  end
  self:make_draw(nil, 4)
end

function stacking:make_draw(_, n)
  self.to_draw = (self.to_draw or 0) + n
end

-- Whoever draws for D and W4 does not play in that turn.
function stacking:turn(player)
  if not self.to_draw then return base.turn(self, player) end
  local hand = player.hand:cards()
  local same = hand:of_rank(rank(self.discard:top())):without(copies(4, "W"))
  local forms = self:card_forms(player, same)
  forms[1].because = { "another {top} is asked for, or draw {to_draw}",
    top = self.discard:top() == "W4" and "W4" or "D" }
  forms[2].because = forms[1].because
  forms[#forms + 1] = "draw"
  local said, card, named = self:ask(player, "lay another, or draw {to_draw}?",
    forms)
  if card then
    self:play(player, card, named, said)
  else
    shared.draw(self, player, self.to_draw)
    self.to_draw = nil
  end
  return true
end

-- For the last card the next player still draws.
function stacking:score_round(winner)
  if winner and self.to_draw then
    shared.draw(self, self:who_is_next(winner), self.to_draw)
  end
  base.score_round(self, winner)
end

return stacking
