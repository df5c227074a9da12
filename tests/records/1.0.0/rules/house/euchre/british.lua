-- A joker is the highest trump, and eleven points win.

return house_rule "British euchre" {
  of  = "euchre",
  set = { joker = true, target = 11 },
}
