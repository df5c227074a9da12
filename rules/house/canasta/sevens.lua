-- Sevens are worth more, and dangerous: a meld of them must become a canasta.

local sevens = house_rule "Sevens" {
  of    = "canasta",
  facts = { canastas = { sevens = 1500 }, bonus = { open_sevens = -1000 } },
}

-- A natural canasta of sevens counts 1,500 instead of 500. A meld of sevens
-- that is no canasta when the round ends costs 1,000.
function sevens:lines(result)
  local list = base.lines(self, result)
  local canastas, bonus = self.facts.canastas, self.facts.bonus
  for _, meld in ipairs(self:melds(result.side or result.melded or {})) do
    local of_sevens = meld.rank == "7"
    if of_sevens and meld.full == "natural" then
      local more = canastas.sevens - canastas.natural
      list[#list + 1] = { more, "more for the natural canasta of sevens" }
    elseif of_sevens and meld.full ~= "mixed" then
      list[#list + 1] = { bonus.open_sevens, "sevens that are no canasta" }
    end
  end
  return list
end

example "seven natural sevens count 1,500, and 35 for the cards" {
  fields = { melded = { "7S 7S 7H 7H 7D 7D 7C" } }, value = 1535,
}

example "with a two among seven cards they count 300 and 50" {
  fields = { melded = { "7S 7S 7H 7H 7D 7D 2C" } }, value = 350,
}

example "four sevens at the end cost 1,000 less their 20" {
  fields = { melded = { "7S 7H 7D 7C" } }, value = -980,
}

example "also the side that has gone out" {
  fields = { melded = { "7S 7H 7D 7C", "9S 9S 9H 9H 9D 9D 9C" }, out = true },
  value = -310,
}

return sevens
