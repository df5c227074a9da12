-- The finesse: a card wins a trick because you play towards it.

return lesson "The finesse" {
  of   = "whist",
  text = "Your partner holds ace, queen and jack of spades; the king is with "
    .. "one of the others. If partner leads spades, the king takes the queen "
    .. "or the jack. What if you lead them?",

  options = { first_dealer = 4, trump = "rotate" },  -- hearts are trump
  deal = { hands = {
    "4S 3S 2S AD KD 7D 5H 4H 6C 5C 4C 3C 2C",
    "KS 9S 8S JD 10D 9D 7H 6H 3H AC JC 10C 9C",
    "AS QS JS 8D 3D AH KH 10H 2H KC QC 8C 7C",
    "10S 7S 6S 5S QD 6D 5D 4D 2D QH JH 9H 8H",
  } },

  steps = {
    {
      says = "You lead. Left plays next, then partner, who sees what Left "
        .. "has played.",
      expect = { "2S", "3S", "4S" },
      blocked = {
        AD = "it is a sure trick that can wait: you need it to lead again.",
        KD = "it can wait: you need a way to lead again.",
      },
      otherwise = "Lead a spade, towards the cards of your partner.",
      right = "Left played low, partner the jack, and it won: whoever has the "
        .. "king has not played it before partner had to choose.",
      others = "8S JS 5S 3D 4D",
    },
    {
      says = "Partner leads a diamond, so that you can lead a second time.",
      expect = { "KD", "AD" },
      blocked = { ["7D"] = "another player would win the trick, and lead." },
      others = "9D",
    },
    {
      says = "And now?",
      expect = { "3S", "4S", "2S" },
      otherwise = "Once more towards partner: a spade.",
      right = "The queen has won as well.",
      others = "9S QS 6S",
    },
  },

  done = "Left had to play before ace and queen, so the king is caught. Had "
    .. "Right held it, it would have won: a finesse works half of the time. "
    .. "Leading the ace first never catches the king.",
}
