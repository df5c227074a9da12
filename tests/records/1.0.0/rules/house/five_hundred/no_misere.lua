-- Misere cannot be bid.

return house_rule "No misere" {
  of  = "five_hundred",
  set = { misere = "off" },
}
