-- The sentences of three_packs.lua, in Chinese.

return {
  ["Three packs"] = "三副牌",
  ["Three packs of 54 cards: there are also triples and bulldozers."] =
    "三副54张牌：还有三张和推土机。",
  ["three packs are played"] = "用三副牌打",
}
