-- A tournament list of 36 rounds, or of 48 with four players, scored as Seeger
-- and Fabian do.

example "with four players 48" {
  players = 4, settings = { rounds = { 1, 48, 144 } },
}

return house_rule "Tournament" {
  of       = "skat",
  set      = {
    scoring = "seeger_fabian",
    rounds  = function(option) return option.players == 4 and 48 or 36 end,
  },
  not_with = { "ramsch", "kontra", "pub_skat" },
}
