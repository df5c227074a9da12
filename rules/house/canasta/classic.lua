-- Canasta as in the 1950s: a meld needs only two natural cards, black threes
-- stop the next player, and a player may ask the partner before going out.

return house_rule "Classic" {
  of  = "canasta",
  set = { naturals_per_wild = 0, black_three = "blocks",
    ask_partner = function(option) return option.players == 4 end },
}
