-- Three players play each alone.

return house_rule "Three hands" {
  of  = "five_hundred",
  set = { players = 3 },
}
