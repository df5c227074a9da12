-- The sentences of capped.lua, in Chinese.

return {
  ["Capped"] = "封顶",
  ["No more than three doublings count."] = "最多算三次加倍。",
  ["a spring after three bombs counts no more"] = "三个炸弹之后，春天不再加倍",
  ["three doublings count"] = "算三次加倍",
}
