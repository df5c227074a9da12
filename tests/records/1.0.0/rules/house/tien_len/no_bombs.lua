-- Only a higher two beats a two.

return house_rule "No bombs" {
  of  = "tien_len",
  set = { bombs = false },
}
