-- The sentences of no_spring.lua, in Chinese.

return {
  ["No spring"] = "不算春天",
  ["A spring does not double the stake."] = "春天不加倍。",
}
