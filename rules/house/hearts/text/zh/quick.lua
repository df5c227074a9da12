-- The sentences of quick.lua, in Chinese.

return {
  ["Quick hearts"] = "短场红心大战",
  ["Fifty points end the match."] = "有人达到五十分，比赛就结束。",
}
