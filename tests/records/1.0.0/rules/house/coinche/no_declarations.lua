-- Nothing can be declared.

return house_rule "No declarations" {
  of  = "coinche",
  set = { declarations = false },
}
