-- One pack of 54 cards: singles alone, and throws of them.

return house_rule "One pack" {
  of  = "shengji",
  set = { packs = 1 },
}
