-- The sentences of no_empty_tricks.lua, in Chinese.

return {
  ["No empty tricks"] = "不打空墩",
  ["When nobody holds a card that counts any more, no more tricks are played."]
    = "当没有人手中还有计分的牌时，其余的墩不再打。",
  ["The jack of diamonds counts, too, where it is worth ten points less."]
    = "方块J值减10分时，它也算计分的牌。",
  ["nobody holds a heart or the queen of spades"] = "没有人还有红桃或黑桃Q",
  ["somebody holds a heart"] = "还有人有红桃",
  ["the jack of diamonds is waited for"] = "要等方块J出来",
}
