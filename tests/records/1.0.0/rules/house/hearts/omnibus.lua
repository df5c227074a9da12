-- Whoever takes the jack of diamonds has ten points less.

return house_rule "Omnibus hearts" {
  of  = "hearts",
  set = { jack_of_diamonds = true },
}
