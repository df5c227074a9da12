-- A list of 24 rounds, in which an overbid game loses its base value once.

example "an overbid game loses its base value once" {
  fields = { contract = "spades", cards = "JC JH AS", bid = 33, points = 70 },
  value = -11,
}

example "a list has 24 rounds" {
  settings = { rounds = { 1, 24, 144 } },
}

example "after twelve rounds the list goes on" {
  round_number = 12, contract = "null", tricks = { 0, 5, 5 }, declarer = 1,
  step = "score_round", with = { "player 1" },
  scores = { 23, 0, 0 }, won_by = false,
}

example "after 24 the highest total wins" {
  round_number = 24, before = { 0, 20, 0 },
  contract = "null", tricks = { 0, 5, 5 }, declarer = 1,
  step = "score_round", with = { "player 1" },
  scores = { 23, 20, 0 }, won_by = 1,
}

return house_rule "Short list" {
  of       = "skat",
  set      = { rounds = 24, overbid = "base" },
  not_with = "tournament",
}
