-- An opponent who does not believe in the game doubles it; the declarer may
-- double it again.

local kontra = house_rule "Kontra" {
  of    = "skat",
  round = { kontra = choice "kontra re" },
  facts = { doublings = { kontra = 2, re = 4 } },
}

-- Each opponent may say kontra just before playing to the first trick.
function kontra:play(leader, declarer)
  self:begin_trick(leader)
  for player in self:each_player(leader) do
    if player ~= declarer and not self.kontra then
      self:ask_kontra(player, declarer)
    end
    self:let_play(player)
  end
  local winner, enough = self:end_trick()
  if not enough and (not self:is_null() or winner ~= declarer) then
    base.play(self, winner, declarer)
  end
end

-- After kontra the declarer answers at once. Then the other opponent is not
-- asked.
function kontra:ask_kontra(player, declarer)
  local said = self:ask(player,
    "do you say kontra, which doubles the game?",
    { { "kontra", bold = true }, "pass" })
  if said == "pass" then return end
  local answer = self:ask(declarer,
    "kontra: do you say re, which doubles it again?",
    { { "re", bold = true }, "pass" })
  self.kontra = answer == "re" and "re" or "kontra"
end

-- Kontra doubles the result, not the value that must reach the bid.
function kontra:value()
  local result, says = base.value(self)
  local times = self.facts.doublings[self.kontra or "none"]
  if not result or not times then return result, says end
  return times * result, { "{says}, {kontra} × {times}", says = says,
    kontra = self.kontra, times = times }
end

example "kontra doubles an overbid game too" {
  fields = { contract = "diamonds", cards = "JC JH AD", bid = 20, points = 85,
            kontra = "kontra" },
  value = -108,
}

example "re doubles again" {
  fields = { contract = "clubs", cards = "JC JH AC", bid = 24, points = 70,
            kontra = "re" },
  value = 96,
}

-- Seat 1 plays grand hand and leads.
example "an opponent is asked before playing to the first trick" {
  moves = { "pass", "pass", "18", "hand", "grand", "7C" },
  legal = { "kontra", "pass" },
}

example "the declarer answers at once" {
  moves = { "pass", "pass", "18", "hand", "grand", "7C", "kontra" },
  legal = { "re", "pass" },
}

example "re is said" {
  moves = { "pass", "pass", "18", "hand", "grand", "7C", "kontra", "re" },
  leaves = { kontra = "re" },
}

example "or it stays at kontra" {
  moves = { "pass", "pass", "18", "hand", "grand", "7C", "kontra", "pass" },
  leaves = { kontra = "kontra" },
}

example "whoever passes has said nothing" {
  moves = { "pass", "pass", "18", "hand", "grand", "7C", "pass" },
  leaves = { kontra = "none" },
}

example "a game that cannot be is not doubled" {
  contract = "null", bid = 24, kontra = "kontra", step = "value",
  gives = "none",
}

example "a null game ends with the declarer's first trick" {
  deal = { hands = { "7C 8C 9C 10C QC KC AC AS 10S KS",
                     "QS 9S 8S 7S AH 10H KH QH 9H 8H",
                     "7H AD 10D KD QD 9D 8D 7D JC JS" }, skat = "JH JD" },
  moves = { "pass", "pass", "18", "hand", "null", "AC", "pass", "QS", "pass" },
  scores = { -70, 0, 0 },
}

example "a grand is played on" {
  deal = { hands = { "7C 8C 9C 10C QC KC AC AS 10S KS",
                     "QS 9S 8S 7S AH 10H KH QH 9H 8H",
                     "7H AD 10D KD QD 9D 8D 7D JC JS" }, skat = "JH JD" },
  moves = { "pass", "pass", "18", "hand", "grand", "AC", "pass", "QS", "pass",
            "7H" },
  legal = "7C 8C 9C 10C QC KC AS 10S KS",
}

return kontra
