-- Each ten points are a level, for the attackers and for the dealers.

local ten = house_rule "Ten a level" { of = "shengji" }

-- The attackers rise a level for each full ten points above 40 a pack, which
-- are 80 of two packs.
function ten:attackers_rise(points)
  local above = points - 40 * self.option.packs
  return above // 10
end

-- With fewer the dealers rise a level for each ten points, begun or full, that
-- the attackers are short of them.
function ten:dealers_rise(points)
  local short = 40 * self.option.packs - points
  return (short + 9) // 10
end

example "105 points: the attackers rise two levels" {
  dealer = 1, last_trick = 1, scores = { 0, 2 },
  won = { "", "KC KC KD KD KH KH KS KS 10C 10C 5C" },
}

example "40 points: the dealers rise four" {
  dealer = 1, last_trick = 1, scores = { 4, 0 }, won = { "", "KC KC KD KD" },
}

example "75 points: the dealers rise one" {
  dealer = 1, last_trick = 1, scores = { 1, 0 },
  won = { "", "KC KC KD KD 10C 10C 10D 5C" },
}

example "80 points: the attackers deal next and rise none" {
  dealer = 1, last_trick = 1, scores = { 0, 0 },
  won = { "", "KC KC KD KD KH KH KS KS" },
}

return ten
