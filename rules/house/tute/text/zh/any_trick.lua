-- The sentences of any_trick.lua, in Chinese.

return {
  ["Any trick"] = "任何一墩",
  ["A side may declare kings and knights after any trick that it has won."] =
    "一方赢得任何一墩之后都可以宣告国王和骑士。",
}
