-- A card that nobody has seen is put away, so nobody knows the odd one.

return house_rule "Hidden odd card" {
  of  = "old_maid",
  set = { odd = "one_unknown" },
}
