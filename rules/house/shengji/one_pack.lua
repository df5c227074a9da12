-- One pack of 54 cards: only singles, and throws of singles, can be led.

local one_pack = house_rule "One pack" {
  of  = "shengji",
  set = { packs = 1 },
}

return one_pack
