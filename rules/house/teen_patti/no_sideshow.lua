-- Nobody asks for a side show.

return house_rule "No side show" {
  of = "teen_patti", set = { sideshow = "off" },
}
