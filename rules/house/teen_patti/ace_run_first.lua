-- A 2 3 is the highest sequence.

return house_rule "A 2 3 first" {
  of = "teen_patti", set = { ace_low = "first" },
}
