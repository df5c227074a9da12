-- The sentences of poker_straights.lua, in Chinese.

return {
  ["Poker straights"] = "扑克顺子",
  ["Straights go from A 2 3 4 5 to 10 J Q K A, as at poker."] =
    "顺子从A 2 3 4 5到10 J Q K A，和扑克一样。",
}
