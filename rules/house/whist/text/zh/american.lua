-- The sentences of american.lua, in Chinese.

return {
  ["American whist"] = "美式惠斯特",
  ["The American game is played to seven points."] = "美式打法打到七分。",
  ["seven points win"] = "七分获胜",
  ["six do not"] = "六分不够",
}
