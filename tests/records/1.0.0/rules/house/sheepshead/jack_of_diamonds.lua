-- Whoever holds the jack of diamonds is the picker's partner.

return house_rule "Jack of diamonds" {
  of = "sheepshead", set = { partner = "jack" },
}
