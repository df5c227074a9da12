-- A short match of four boards, which count as in duplicate: nothing is carried
-- over from one to the next.

return house_rule "Four boards" {
  of  = "bridge",
  set = { rounds = 4 },
}
