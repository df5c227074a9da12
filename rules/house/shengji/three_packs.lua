-- Three packs: triples and bulldozers besides pairs and tractors.

return house_rule "Three packs" {
  of  = "shengji",
  set = { packs = 3 },
}
