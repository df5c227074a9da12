-- A round that the picker loses counts once.

return house_rule "No double" {
  of = "sheepshead",
  set = { double_bump = false },
}
