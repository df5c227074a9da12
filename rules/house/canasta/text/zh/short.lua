-- The sentences of short.lua, in Chinese.

return {
  ["Short game"] = "短局",
  ["A short game, to 2500 points."] = "打到2500分的短局。",
  ["2,500 points win"] = "2500分获胜",
}
