-- After re the one who said kontra may say Hirsch: eight times the game.

local hirsch = house_rule "Hirsch" {
  of    = "skat",
  with  = { "kontra" },
  round = { kontra = choice "Hirsch" },
  facts = { doublings = { Hirsch = 8 } },
}

-- After re the one who said kontra may say Hirsch, which doubles the game a
-- third time.
function hirsch:ask_kontra(player, declarer)
  base.ask_kontra(self, player, declarer)
  if self.kontra ~= "re" then return end
  local said = self:ask(player,
    "re: do you say Hirsch, which doubles it again?",
    { { "Hirsch", bold = true }, "pass" })
  if said == "Hirsch" then self.kontra = "Hirsch" end
end

example "Hirsch is eight times the game" {
  fields = { contract = "diamonds", cards = "JC JH AD", points = 70,
            kontra = "Hirsch" },
  value = 144,
}

example "and eight times what is lost" {
  fields = { contract = "diamonds", cards = "JC JH AD", points = 50,
            kontra = "Hirsch" },
  value = -288,
}

-- Seat 1 plays grand hand and leads.
example "who said kontra is asked after re" {
  moves = { "pass", "pass", "18", "hand", "grand", "7C", "kontra", "re" },
  legal = { "Hirsch", "pass" },
}

example "and says Hirsch" {
  moves = { "pass", "pass", "18", "hand", "grand", "7C", "kontra", "re",
            "Hirsch" },
  leaves = { kontra = "Hirsch" },
}

example "or it stays at re" {
  moves = { "pass", "pass", "18", "hand", "grand", "7C", "kontra", "re",
            "pass" },
  leaves = { kontra = "re" },
}

example "without re nobody is asked" {
  deal = { hands = { "7C *", "8C *", "9C *" } },
  moves = { "pass", "pass", "18", "hand", "grand", "7C", "kontra", "pass" },
  allowed = "8C",
}

return hirsch
