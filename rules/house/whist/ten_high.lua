-- The ten is the second highest card, below the ace: A 10 K Q J 9 … 2.

local ten_high = house_rule "Ten high" {
  of    = "whist",
  ranks = "2 3 4 5 6 7 8 9 J Q K 10 A",         -- low to high
}

example "the ten beats king, queen and jack of trumps" {
  trump = "H", trick = "KC 10C QC JC", winner = 2,
}

example "it beats the king in the other suits, too, but not the ace" {
  trump = "H", trick = "10S KS AS 2S", winner = 3,
}

example "a trump beats the ten and the ace" {
  trump = "H", trick = "10S KS AS 2H", winner = 4,
}

return ten_high
