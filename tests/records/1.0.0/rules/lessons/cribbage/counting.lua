-- Counting a hand, and the points on the way to 31.

return lesson "Counting a hand" {
  of   = "cribbage",
  text = "Cards that add up to fifteen count 2, a pair 2, a run a point for "
    .. "each card: in every way in which they can be put together. Pictures "
    .. "count ten.",

  options = { first_dealer = 2 },              -- the crib is the other's
  deal = {
    hands = { "4S 5H 5S 6D JD KC", "6H 7H KH QH 2C 9D" },
    starter = "JC",
  },

  steps = {
    {
      says = "You keep four cards, and two go to the other's crib. 4 5 6 is a "
        .. "run, and with the second five another: 6 points. Both runs add up "
        .. "to fifteen: 4. The fives are a pair: 2.",
      expect = "JD KC",
      blocked = {
        ["4S 6D"] = "two fives with a jack and a king count ten: fifteen four "
          .. "times, and the pair. The runs count twelve.",
      },
      otherwise = "Keep 4 5 5 6, which counts twelve.",
      others = { "2C 9D" },
    },
    {
      says = "The jack of clubs is turned up: with each five it makes fifteen, "
        .. "4 points more. But first the cards are played, and added up. If "
        .. "you lead a five, a picture makes fifteen.",
      expect = "4S",
      otherwise = "Lead below five: then no card makes fifteen.",
      others = "6H",
    },
    {
      says = "Four and six are ten.",
      expect = { "5H", "5S" },
      blocked = {
        ["6D"] = "a pair counts 2; there is a card that counts five.",
      },
      otherwise = "Look for fifteen, and for a run.",
      right = "Fifteen for 2, and 4 6 5 is a run for 3: the order does not "
        .. "matter.",
      others = "7H",
    },
    {
      says = "The seven made a run of four, and 22. The last cards were 6, 5 "
        .. "and 7.",
      expect = "6D",
      otherwise = "Which card makes a run with 5 and 7?",
      right = "5, 7, 6: a run of three. The first six does not count with it, "
        .. "for it comes twice then.",
    },
  },

  done = "Your hand counts 16: twelve, and two fifteens with the jack. Count "
    .. "in this order, and you forget nothing: fifteens, runs, pairs.",
}
