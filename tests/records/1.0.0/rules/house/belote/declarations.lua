-- Four of a kind and sequences count.

return house_rule "Declarations" {
  of  = "belote",
  set = { declarations = true },
}
