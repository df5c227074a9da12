-- A side that takes all the tricks wins three games.

local capote = house_rule "Capote" { of = "tute" }

-- A side that takes all the tricks wins three games instead, whatever has been
-- counted. Where tute has been declared, tute counts.
function capote:score_round()
  local takers, all = 0, nil
  for side in self:each_side() do
    if side.tricks > 0 then takers, all = takers + 1, side end
  end
  if takers == 1 and not self.tute then
    return self:score(all, 3, "all the tricks")
  end
  base.score_round(self)
end

example "ten tricks win three games" {
  tricks = { 10, 0 }, scores = { 3, 0 },
}

example "nine do not: 121 points count two, as ever" {
  tricks = { 9, 1 }, last_won = { 1 }, scores = { 2, 0 },
  won = { "AO AC AE AB 3O 3C 3E 3B RO RC RE RB CO CC CE SO",
          "CB SC SE SB 7O" },
}

example "of tute and capote tute counts" {
  tute_wins = "round", target = 5, tricks = { 10, 0 }, tute = 1,
  scores = { 2, 0 }, won_by = false,
}

return capote
