-- Three packs: triples and bulldozers besides pairs and tractors.

local three_packs = house_rule "Three packs" {
  of  = "shengji",
  set = { packs = 3 },
}

example "three packs are played" {
  settings = { packs = { 1, 3, 4 } },
}

return three_packs
