-- Three packs of 54 cards: there are also triples and bulldozers.

local three_packs = house_rule "Three packs" {
  of  = "shengji",
  set = { packs = 3 },
}

return three_packs
