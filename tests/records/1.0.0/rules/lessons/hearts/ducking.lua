-- Ducking: high cards go where they take nothing.

return lesson "Ducking" {
  of   = "hearts",
  text = "Every heart in your tricks counts a point, the queen of spades "
    .. "thirteen, and few points win. So duck: play under the best card of the "
    .. "trick, with the highest card that still loses.",

  options = { pass = 0 },
  deal = { hands = {
    "KC 7C 3C QD 6D KS 4S 2S AH 9H 5H 3H 2H",
    "QC 9C 5C 4C KD 2D JS 10S 9S 8S 7S 3S 4H",
    "AC 10C 8C AD 10D 9D 8D QS 6S KH QH JH 7H",
    "JC 6C 2C JD 7D 5D 4D 3D AS 5S 10H 8H 6H",
  } },

  steps = {
    {
      says = "The lowest club was led. To the first trick nobody may play a "
        .. "penalty card.",
      expect = "KC",
      otherwise = "This trick costs nothing, whoever wins it: get rid of your "
        .. "highest club.",
      right = "The king is gone, and has cost you nothing.",
      others = "5C AC 8D JD",
    },
    {
      says = "The jack is the best card so far, and Left still plays.",
      expect = "6D",
      blocked = { QD = "it is above the jack: if Left throws points, they are "
        .. "yours." },
      right = "You are under the jack, so the trick cannot be yours.",
      others = "KD 10S 6S 5S",
    },
    {
      says = "Left led the ten of spades. You play last, and there are no "
        .. "points in the trick.",
      expect = "KS",
      otherwise = "Allowed, but the king stays with you, and the queen may "
        .. "fall under it later. Nobody plays after you now.",
      right = "Whoever plays last sees what a trick costs. The king is safe "
        .. "now, and only now.",
    },
    {
      says = "The queen of spades is still out, and you have only small "
        .. "spades left.",
      expect = { "4S", "2S" },
      otherwise = "Lead a small spade: you cannot win with it, and the queen "
        .. "must come out some time.",
      right = "Right had only the ace left: thirteen points.",
      others = "JS QS AS 6C",
    },
    {
      says = "Right has led the six of clubs.",
      expect = "3C",
      blocked = { ["7C"] = "it is above the six, and may win." },
      right = "Across wins. When clubs come again, seven is the highest you "
        .. "have.",
      others = "9C 10C 8C JC 7C QC 4C KH 10H",
    },
    {
      says = "You have no club left. Two hearts are in the trick, which Left "
        .. "wins with a four: nobody else could follow.",
      expect = "AH",
      blocked = { QD = "diamonds may still be ducked by others, but nobody can "
        .. "play above the ace of hearts." },
      otherwise = "Throw the card that would win most points later: the ace of "
        .. "hearts.",
    },
  },

  done = "A suit that you do not have is a way to get rid of high cards. Low "
    .. "cards are worth most in Hearts.",
}
