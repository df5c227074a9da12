-- Skat as pubs play it: with ramsch and kontra.

return house_rule "Pub skat" {
  of   = "skat",
  with = { "ramsch", "kontra" },
}
