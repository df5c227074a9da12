-- What a hand is worth, and how high you may bid with it.

return lesson "What may I bid?" {
  of   = "skat",
  text = "A bid promises a game that counts at least as much. A game counts "
    .. "its base value times a multiplier: the number of highest trumps in a "
    .. "row that you hold (or do not hold), and one more for the game.",

  seed = 3,                                  -- seat 2 deals, you speak first
  deal = {
    hands = {
      "JC JS JD AH 10H 9H 8H AC KS 7D",
      "JH KH QH 7H 8C 9C AS QS 9D 8D",
      "7C 10C KC QC 7S 8S 9S 10S AD 10D",
    },
    skat = "KD QD",
  },

  steps = {
    {
      says = "Jacks of clubs and spades, but not of hearts: you are with two. "
        .. "In hearts, base value 10, that is with 2, game 3: 30. You may go "
        .. "up to 30; how do you begin?",
      expect = "18",
      blocked = {
        pass = "with seven trumps and an ace this is a game to play.",
        ["33"] = "hearts with two count 30: that would be overbid.",
      },
      otherwise = "More than needed: begin with the lowest bid.",
      right = "Both others pass: 18 is enough.",
      others = "pass pass",
    },
    {
      says = "You could look at the skat. Played without it, as a hand game, "
        .. "the multiplier is one more.",
      expect = "hand",
      blocked = { take = "your trumps are strong enough without it, and hand "
        .. "counts one more." },
    },
    {
      says = "With 2, game 3, hand 4: four times the base value.",
      expect = "hearts",
      blocked = {
        grand = "then only the jacks are trumps, and four of your hearts are "
          .. "none.",
        null = "you would have to lose every trick, with three jacks.",
      },
      otherwise = "Name the suit in which you hold most cards beside the "
        .. "jacks.",
      right = "Hearts hand with two: 4 × 10 = 40, though 18 was all you bid.",
    },
  },
}
