-- As it is played in pubs: ramsch and kontra together.

return house_rule "Pub skat" {
  of   = "skat",
  with = { "ramsch", "kontra" },
}
