-- The sentences of no_bombs.lua, in Chinese.

return {
  ["No bombs"] = "没有炸弹",
  ["Only a higher two beats a two."] = "只有更大的2能压2。",
}
