-- The sentences of no_honours.lua, in Chinese.

return {
  ["No honours"] = "不计大牌奖",
  ["A rubber without honours."] = "盘式，不计大牌奖。",
}
