-- Duplicate play: the dealer and the levels are given, and trumps are declared
-- after the last draw.

return house_rule "Duplicate" {
  of  = "shengji",
  set = { declaring = "after_draw" },
}
