-- Over the partner's bid any higher one will do.

return house_rule "No overtake" {
  of = "twenty_eight", set = { over_partner = 14 },
}
