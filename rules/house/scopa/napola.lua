-- Ace, two and three of coins in one pile are three points, and each coin that
-- follows them without a gap is one more.

local napola = house_rule "Napola" { of = "scopa" }

function napola:coins(side)
  local n = 0
  for name in self.facts.ranks do
    if not side.taken:has(name .. "O") then break end
    n = n + 1
  end
  return n
end

-- Ace, two and three of coins in one pile are three points, and each coin that
-- follows them without a gap is one more.
function napola:score_round()
  base.score_round(self)
  for side in self:each_side() do
    local n = self:coins(side)
    if n >= 3 then self:score(side, n, "napola") end
  end
end

example "ace, two and three of coins" {
  fields = { taken = { "AO 2O 3O", "" } }, step = "coins", with = { "side 1" },
  gives = 3,
}

example "the five does not count without the four" {
  fields = { taken = { "AO 2O 3O 5O", "7O" } }, step = "score_round",
  scores = { 5, 1 },
}

example "two coins are no napola" {
  fields = { taken = { "AO 2O", "7O" } }, step = "score_round",
  scores = { 2, 1 },
}

return napola
