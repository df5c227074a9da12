-- One pack of 54 cards: singles alone, and throws of them.

local one_pack = house_rule "One pack" {
  of  = "shengji",
  set = { packs = 1 },
}

example "one pack is played" {
  settings = { packs = { 1, 1, 4 } },
}

return one_pack
