-- A side may declare kings and knights after any trick that it has won.

return house_rule "Any trick" {
  of  = "tute",
  set = { declare_gap = true },
}
