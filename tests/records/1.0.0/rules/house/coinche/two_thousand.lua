-- Two thousand points win.

return house_rule "Two thousand" {
  of  = "coinche",
  set = { target = 2000 },
}
