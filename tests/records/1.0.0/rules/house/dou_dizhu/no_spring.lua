-- A spring does not double the stake.

return house_rule "No spring" {
  of  = "dou_dizhu",
  set = { spring = false },
}
