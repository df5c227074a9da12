-- Three duties, one after the other: beat, follow, trump.

return lesson "Beat, follow, trump" {
  of   = "tute",
  text = "In Tute you seldom choose freely. If you can beat the suit led, you "
    .. "must. If you cannot, you must still follow suit. And without the suit "
    .. "you must play a trump, above the trumps in the trick.",

  seed = 1,                        -- seat 3 deals and turns up a coin for trump
  deal = { hands = {
    "RC SC 6C 2C 6E 4E 7O 6O 4O 2O",
    "3C 5C AE 7E 5E AO AB 6B 5B 4B",
    "AC 7C 4C RE 3E 2E 3B 2B 3O 5O",
    "CC SE CE SO CO RO RB SB CB 7B",
  } },
  moves = "5C",

  steps = {
    {
      says = "The 5 de copas has been led. Sota, rey and six are above it.",
      expect = { "6C", "SC", "RC" },
      right = "Any card above the five meets the duty. The as de copas takes "
        .. "the trick.",
      others = "3E",
    },
    {
      says = "Espadas are led, the as lies on the table: your espadas cannot "
        .. "beat it. May you throw another suit, then?",
      expect = { "4E", "6E" },
      right = "No: if you cannot beat the card, you must still follow suit.",
      others = "SE continue 4B",
    },
    {
      says = "Now bastos, and you hold none of them.",
      expect = { "2O", "4O", "6O", "7O" },
      right = "Without the suit led you must play a trump. Any trump will do "
        .. "here, because the trick has none yet.",
    },
  },
}
