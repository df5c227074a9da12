-- A side show only when all who are left have seen their cards.

return house_rule "All seen" {
  of = "teen_patti", set = { sideshow = "all" },
}
