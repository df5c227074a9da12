-- The sentences of duplicate.lua, in Chinese.

return {
  ["Duplicate"] = "复式",
  ["Duplicate play: the dealer and the levels are given, and trumps are declared after the last draw."] =
    "复式打法：庄家和级数是指定的，摸完牌之后才亮主。",
}
