-- Cards that are shown count a hundred each, too.

local doubled = house_rule "Doubled" { of = "own", set = { rounds = 3 } }

function doubled:round()
  base.round(self)
  for player in self:each_player(self.dealer) do
    self:score(player, 100, "a round")
  end
end

return doubled
