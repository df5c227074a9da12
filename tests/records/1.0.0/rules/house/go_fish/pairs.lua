-- Two cards of a rank make a book.

return house_rule "Pairs" {
  of  = "go_fish",
  set = { books = "pairs" },
}
