-- The hold-up: an ace waits until one of the others has no card of the suit.

return lesson "The hold-up" {
  of   = "bridge",
  text = "Against a contract without trumps the others lead their long suit. "
    .. "If your ace is the only card that stops it, do not play it at once: "
    .. "wait until one of them cannot lead that suit any more.",

  deal = { hands = {
    "AS KS 6S AH 7H 4H 8D 7D 5D AC KC 5C 2C",
    "JS 10S 9S KH QH JH 10H 8H 6D 2D JC 10C 9C",
    "8S 5S 2S 6H 3H AD QD JD 10D 9D 7C 6C 4C",
    "QS 7S 4S 3S 9H 5H 2H KD 4D 3D QC 8C 3C",
  } },
  moves = "3NT pass pass pass KH",

  steps = {
    {
      says = "You play 3NT and need nine tricks: two spades, the ace of "
        .. "hearts, two clubs, and four diamonds even if the king is against "
        .. "you. Left has led the king of hearts; first you play from dummy.",
      expect = { "3H", "6H" },
      others = "2H",
    },
    {
      says = "If Right wins with the king of diamonds later, what may Right "
        .. "not have then?",
      expect = { "4H", "7H" },
      blocked = { AH = "Right still has hearts then, and leads one to Left's: "
        .. "four more tricks for them." },
      right = "The ace does not run away.",
      others = "QH 5H",
    },
    {
      says = "The queen. Right has played the two and the five.",
      expect = { "7H", "4H" },
      blocked = { AH = "eight hearts are gone then, and four are against you: "
        .. "Right may have one." },
      right = "They have two tricks, and may have four.",
      others = "JH",
    },
    {
      says = "The third heart. Dummy has none left, and must throw a card.",
      expect = { "2S", "5S", "8S", "4C", "6C", "7C" },
      otherwise = "The diamonds are your tricks: throw something else.",
      right = "Right followed with the nine, and your ace has won. Only Left "
        .. "has hearts now.",
      others = "9H",
    },
    {
      says = "Left must not win a trick any more, Right may.",
      expect = { "8D", "7D", "5D" },
      otherwise = "The diamonds first: you need four of them, and can stop the "
        .. "other suits only now.",
      others = "2D",
    },
    {
      says = "Left has played the two. What from dummy?",
      expect = { "QD", "JD", "10D", "9D" },
      blocked = { AD = "if Left has the king, it wins later, and Left plays "
        .. "hearts." },
      right = "Right has the king, and no heart.",
      others = "KD 4S",
    },
  },

  done = "Whatever Right leads, you have nine tricks. Had you played the ace "
    .. "to the first trick, Right would lead a heart now, and they would win "
    .. "five.",
}
