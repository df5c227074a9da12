-- A single two goes on any cards, and its player leads anew.

local clear = house_rule "Twos clear" {
  of        = "president",
  on_top_of = "revolution",
}

-- A two may be played alone where several cards lie.
function clear:what_can_be_said(player, must)
  local forms = base.what_can_be_said(self, player, must)
  local alone = #self.lying > 1 and player.hand:cards():of_rank "2" or ""
  table.insert(forms, 2, { "{card}", card = alone,
    because = "{card} does not go on these cards" })
  return forms
end

-- All others count as having passed.
function clear:play(player, cards, passed)
  base.play(self, player, cards, passed)
  if rank(cards) == "2" and #self.lying == 1 then
    for _, other in ipairs(self:who_has_cards()) do
      passed[other.number] = true
    end
    self:give_turn(player)
  end
end

return clear
