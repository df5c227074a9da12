-- Whoever was asked in vain asks next.

return house_rule "Asked next" {
  of  = "go_fish",
  set = { next = "asked" },
}
