-- All count the cards left against themselves, each two doubles that, and the
-- match ends at fifty.

local penny_count = house_rule "Penny count" {
  of  = "big_two",
  set = { score = "penalty", twos_double = true, direction = "left",
          rounds = 0, target = 50 },
}

example "four cards left, one of them a two" {
  step = "score_round", with = { "player 2" },
  held = { "3C 4C 5C 2C", "", "3D", "3S" }, scores = { 8, 0, 1, 1 },
  won_by = false,
}

example "ten cards left, two of them twos: the match is over" {
  before = { 10, 9, 12, 11 }, step = "score_round", with = { "player 2" },
  held = { "3C 4C 5C 6C 7C 8C 9C 10C 2C 2D", "", "3D", "3S" },
  scores = { 90, 9, 13, 12 }, won_by = 2,
}

return penny_count
