-- If the attackers have no points at all, the dealers rise twice as many levels
-- as otherwise.

local shaved = house_rule "Shaved head" {
  of   = "shengji",
  says = { dealers_rise = "With fewer the dealers rise one level, two below "
    .. "half of that, six at no points." },
}

function shaved:dealers_rise(points)
  local levels = base.dealers_rise(self, points)
  if points == 0 then return 2 * levels end
  return levels
end

example "dealers at 2 rise to 8 if the attackers have nothing" {
  dealer = 1, last_trick = 1, levels = { "2", "2" }, won = { "", "2C" },
  scores = { 6, 0 }, leaves = { levels = { "8", "2" } },
}

example "five points leave them two levels" {
  dealer = 1, last_trick = 1, scores = { 2, 0 }, won = { "", "5C" },
}

return shaved
