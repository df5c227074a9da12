-- Lights count more: 15, 10, 8 and 6.

return house_rule "High lights" {
  of = "koi_koi", set = { lights = "15_10_8_6" },
}
