-- Eleven cards in melds are big gin, with a bonus of 31.

return house_rule "Big gin" {
  of  = "gin_rummy",
  set = { big_gin = 31 },
}
