-- No more than three doublings count.

return house_rule "Capped" {
  of  = "dou_dizhu",
  set = { cap = 3 },
}
