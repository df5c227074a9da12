-- The player on the dealer's right leads to the first trick, whoever has bid.

example "the dealer's right leads" {
  first_dealer = 2, deal = { { hands = { "5B *", "*", "*", "*", "*" } } },
  moves = { "pass", "pass", "R", "pass", "pass", "cups" },
  leaves = { bidder = 4 }, allowed = { "5B" },
}

return house_rule "Eldest leads" {
  of = "briscola_chiamata", set = { lead = "eldest" },
}
