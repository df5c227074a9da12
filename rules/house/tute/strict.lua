-- A player who cannot beat the trumps played must trump all the same, and must
-- beat the suit led even after somebody has trumped.

local strict = house_rule "Strict tute" {
  of  = "tute",
  set = { must_undertrump = true, beat_after_trump = true },
}

example "the suit led is beaten though somebody has trumped" {
  trump = "O", trick = "4C 6O", hand = "AC 2C",
  legal = "AC", refused = "2C", because = "beat_led_always",
}

example "a lower trump is forced" {
  trump = "O", trick = "4C 6O", hand = "4O AE",
  legal = "4O", refused = "AE", because = "play_trump",
}

return strict
