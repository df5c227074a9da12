-- How to answer a pair.

return lesson "Answering a pair" {
  of   = "shengji",
  text = "If a pair is led, you must play a pair of the same suit. Without one "
    .. "you play two cards of the suit, and without the suit whatever you "
    .. "like; a pair of trumps then takes the trick.",

  options = { declaring = "fixed", fixed_dealer = 2, fixed_levels = "10 10",
              fixed_trump = "S" },
  deal = {
    hands = {
      "7H 7H JH JH 9H AS AS 3S QC 8C 9D KD KD * * * * * * * * * * * *",
      "4H 4H AH 5D 5D * * * * * * * * * * * * * * * * * * * *",
    },
    hole = "3C 3C 3D 3D 6C 6C 7C 7C",
  },
  moves = { "3C 3C 3D 3D 6C 6C 7C 7C", "4H 4H" },

  steps = {
    {
      says = "The dealer leads a pair of fours of hearts.",
      expect = { "7H 7H", "JH JH" },
      otherwise = "That is a pair of hearts, too; sevens or jacks will do.",
      right = "Aces of spades, a pair of trumps, would have taken the trick; "
        .. "but you have pairs of hearts, so you had to play one.",
    },
  },
}
