-- Canasta as in the 1950s: two natural cards make a meld, black threes stop the
-- next player, and the partner may be asked.

return house_rule "Classic" {
  of  = "canasta",
  set = { naturals_per_wild = 0, black_three = "blocks", ask_partner = true },
}
