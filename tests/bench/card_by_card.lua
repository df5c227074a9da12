-- The rules file itself asks for every card and plays it.

local by_hand = house_rule "Card by card" { of = "whist" }

function by_hand:round()
  self:deal()
  self.trump = self:choose_trump()
  local leader = self:next_in_turn(self.dealer)
  for _ = 1, 13 do
    self:begin_trick(leader)
    for player in self:each_player(leader) do
      self:let_play(player)
    end
    leader = self:end_trick()
  end
  self:score_round()
end

return by_hand
