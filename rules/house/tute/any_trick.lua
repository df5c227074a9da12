-- Kings and knights may be declared after any trick that a side has won.

return house_rule "Any trick" {
  of  = "tute",
  set = { declare_gap = true },
}
