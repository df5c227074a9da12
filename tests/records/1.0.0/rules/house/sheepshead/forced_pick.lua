-- If all others pass the dealer must pick.

return house_rule "Forced pick" {
  of = "sheepshead", set = { all_pass = "forced" },
}
