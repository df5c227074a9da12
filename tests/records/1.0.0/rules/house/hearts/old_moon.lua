-- Whoever takes all points has 26 less, and the others none.

return house_rule "Old moon" {
  of  = "hearts",
  set = { moon = "subtract" },
}
