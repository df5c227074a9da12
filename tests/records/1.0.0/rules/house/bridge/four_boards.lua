-- Four boards.

return house_rule "Four boards" {
  of  = "bridge",
  set = { rounds = 4 },
}
