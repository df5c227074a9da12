-- Shooting the moon: all points, or it costs dearly.

return lesson "Shooting the moon" {
  of   = "hearts",
  text = "Whoever takes all thirteen hearts and the queen of spades has no "
    .. "point, and all others have 26. It needs high cards in every suit, and "
    .. "a plan for the cards that cannot win.",

  options = { pass = 0 },
  deal = { hands = {
    "AC KC QC AS KS QS AH KH QH JH 10H AD 3D",
    "5C JS 9S 7S 4S 7H 6H 4H 8D 7D 6D 5D 2D",
    "10C 9C 8C 7C 6S 5S 2S 8H 3H JD 10D 9D 4D",
    "JC 6C 4C 3C 2C 10S 8S 3S 9H 5H 2H KD QD",
  } },

  steps = {
    {
      says = "You hold twelve cards that win, and the three of diamonds.",
      expect = { "AC", "KC", "QC" },
      right = "All three were sure to win.",
      others = "5C 9C",
    },
    {
      says = "A trick without points may be lost: only the points must all be "
        .. "yours. When do you lose the three?",
      expect = "3D",
      blocked = { AD = "when diamonds are led again, somebody may have none "
        .. "left, and throw a heart to another player." },
      otherwise = "Now, while all have diamonds and must follow: later "
        .. "somebody throws a heart into that trick.",
      right = "Right has won, and no point was in it.",
      others = "7D JD KD 8S",
    },
    {
      says = "Right has led the eight of spades.",
      expect = { "AS", "KS", "QS" },
      right = "Ace, king and queen are all yours, so each of them wins.",
      others = "4S 6S",
    },
    {
      says = "Hearts are not broken: you may not lead them yet.",
      expect = { "KC", "QC", "AC" },
      otherwise = "That wins, too. But lead a club: Left has played the only "
        .. "one, and must throw something.",
      right = "Left threw a heart. Hearts are broken now.",
      others = "4H 10C JC",
    },
    {
      says = "And now?",
      expect = { "AH", "KH", "QH", "JH", "10H" },
      otherwise = "Take the hearts while you are in the lead, from the top.",
      others = "6H 3H 5H",
    },
    {
      says = "Four hearts are still out.",
      expect = { "KH", "QH", "AH" },
      otherwise = "Hearts again, from the top.",
      others = "7H 8H 9H",
    },
  },

  done = "One heart is out, and all your cards are higher. Had somebody else "
    .. "taken a single heart, you would have had 25 points: look for your "
    .. "losing cards before you try.",
}
