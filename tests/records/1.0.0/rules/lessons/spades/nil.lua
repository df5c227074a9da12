-- Nil: a bid of no tricks, and how to keep it.

return lesson "Nil" {
  of   = "spades",
  text = "A bid of 0 is nil: you promise to take no trick at all. It counts "
    .. "100 points, or costs 100, apart from the tricks that your partner has "
    .. "bid.",

  options = { first_dealer = 4 },              -- you bid and lead first
  deal = { hands = {
    "4S 2S 9H 6H 3H 10D 7D 5D 2D JC 8C 4C 3C",
    "QS 9S 3S AH 8H 7H AD KD 9D 6D 7C 6C 2C",
    "AS KS JS 7S 6S 5S KH QH 2H QD 3D AC 10C",
    "10S 8S JH 10H 5H 4H JD 8D 4D KC QC 9C 5C",
  } },

  steps = {
    {
      says = "Your two spades are the four and the two, and below each high "
        .. "card of yours there are small ones.",
      expect = "0",
      otherwise = "Allowed, but which trick would you win? This is a hand for "
        .. "nil: bid 0.",
      right = "The others bid 4, 5 and 3. Partner alone must make the five: a "
        .. "nil adds nothing to the contract.",
      others = "4 5 3",
    },
    {
      says = "You must lead. Which card can everybody beat?",
      expect = "2D",
      otherwise = "If all play below it, you have a trick. No card is below "
        .. "the two of diamonds.",
      others = "6D QD JD AC 5C",
    },
    {
      says = "Partner leads the ace of clubs, and nobody can beat it.",
      expect = "JC",
      otherwise = "It loses, too. But the jack is your most dangerous club, "
        .. "and now it is safe: play the highest card that loses.",
      right = "That is what partner's high cards are for: they cover a nil.",
      others = "7C KH 5H",
    },
    {
      says = "Now the king of hearts.",
      expect = "9H",
      otherwise = "Play the highest heart that loses: the nine.",
      others = "AH 6C 10C KC",
    },
    {
      says = "Three have played to the six of clubs. You play last.",
      expect = "8C",
      otherwise = "It loses. But the eight does as well, and is worse to keep.",
      others = "8D",
    },
    {
      says = "Right leads the eight of diamonds, and two play after you.",
      expect = "7D",
      blocked = {
        ["10D"] = "it is above the eight: if the other two play lower, you "
          .. "have a trick, and the nil has failed.",
        ["5D"] = "the seven loses as well, and is worse to keep.",
      },
      otherwise = "The highest card below the eight.",
      others = "KD 3D",
    },
  },

  done = "Six tricks, and none of them yours. Count the nil for itself: 100 "
    .. "points if it holds, and partner's five tricks count 50 beside it. Had "
    .. "you taken one trick, the nil would cost 100, and partner's contract "
    .. "would still count.",
}
