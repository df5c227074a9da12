-- Both sides must play the level J, too: no rise goes past it.

local jack = house_rule "Jack by hand" {
  of  = "shengji",
  set = { must_play = "J" },
}

example "dealers at 10 rise to J only, though nothing would be three" {
  dealer = 1, last_trick = 1, levels = { "10", "2" }, won = { "", "2C" },
  scores = { 1, 0 }, leaves = { levels = { "J", "2" } },
}

example "attackers at J with 120 points deal next and stay there" {
  dealer = 1, last_trick = 1, levels = { "3", "J" },
  won = { "", "KC KC KD KD KH KH KS KS 10C 10C 10D 10D" },
  scores = { 0, 0 }, leaves = { levels = { "3", "J" } },
}

example "dealers at J leave it" {
  dealer = 1, last_trick = 1, levels = { "J", "2" }, won = { "", "2C" },
  scores = { 3, 0 }, won_by = false, leaves = { levels = { "A", "2" } },
}

return jack
