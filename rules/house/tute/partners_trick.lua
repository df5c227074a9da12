-- While the partner is winning the trick a player need only follow suit.

local free = house_rule "Partner's trick is free" {
  of          = "tute",
  obligations = {
    unless("partner wins",
      { "beat_led", "beat_led_always", "overtrump", "play_trump" }),
  },
}

example "the king that the partner led need not be beaten" {
  trump = "O", trick = "RC 4C", hand = "AC 2C 7O", legal = "AC 2C",
  refused = "7O", because = "follow_suit",
}

example "nor trumped" {
  trump = "O", trick = "RC 4C", hand = "7O AE", legal = "7O AE",
}

example "an opponent's ace must be trumped" {
  trump = "O", trick = "RC AC", hand = "7O AE", legal = "7O",
  refused = "AE", because = "overtrump",
}

example "a card of an opponent must be beaten" {
  trump = "O", trick = "4C RC", hand = "AC 2C 7O", legal = "AC",
}

return free
