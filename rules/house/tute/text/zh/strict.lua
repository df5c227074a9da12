-- The sentences of strict.lua, in Chinese.

return {
  ["Strict tute"] = "严格图特",
  ["A player who cannot beat the trumps played must trump all the same, and must beat the suit led even after somebody has trumped."] =
    "大不过已出主牌的人也必须出主牌；有人用主牌吃之后，也必须大过先出的花色的牌。",
  ["the suit led is beaten though somebody has trumped"] = "有人用主牌吃，也要大过先出的花色的牌",
  ["a lower trump is forced"] = "更小的主牌也必须出",
}
