-- What to throw, what to take, and with which card to knock.

return lesson "When to knock" {
  of   = "gin_rummy",
  text = "Cards in no meld are deadwood: pictures and tens count ten each, the "
    .. "others their number. Whoever has ten or less after the discard may "
    .. "knock; the difference to the other's deadwood is the score.",

  options = { first_dealer = 2 },              -- the first card is offered you
  deal = {
    hands = {
      "5H 6H 7H 9C 9D 9S KS 2D 6C 4C",
      "KD QD JD 8H 8S 3C 3S 7C 10C QS",
    },
    discard = "JH",
    stock = "AC 4S",
  },

  steps = {
    {
      says = "A jack is offered. You have a run and three nines.",
      expect = "pass",
      blocked = { take = "a jack makes no meld here, and counts ten." },
      others = "pass",
    },
    {
      says = "You have drawn the ace of clubs. The rest of your cards are a "
        .. "king, a six, a four, a two and the ace: 23.",
      expect = "discard KS",
      otherwise = "The card that costs most, and that fits nothing, is the "
        .. "king.",
      right = "13 are left: three too many for a knock.",
      others = { "draw", "discard 8H" },
    },
    {
      says = "The eight of hearts was thrown.",
      expect = "take",
      blocked = { draw = "the eight makes your run longer: nothing better "
        .. "comes from the stock." },
      right = "5, 6, 7, 8 of hearts, and the nines.",
    },
    {
      says = "A six, a four, a two and an ace are in no meld. Which one do you "
        .. "throw, and do you knock?",
      expect = "knock 6C",
      blocked = {
        ["knock 4C"] = "nine are left then. Knock with the card that leaves "
          .. "least.",
        ["discard 6C"] = "why wait? After few turns the other still has much "
          .. "deadwood: knock.",
      },
      otherwise = "Throw the six, for that leaves least; and knock with it.",
    },
  },

  done = "You knocked with seven, in the second turn. Waiting for gin would "
    .. "bring 25 more points, but every turn the other has less, and with "
    .. "seven or less wins by an undercut.",
}
