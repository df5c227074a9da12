-- The sentences of omnibus.lua, in Chinese.

return {
  ["Omnibus hearts"] = "方块J减分",
  ["Whoever takes the jack of diamonds has ten points less."] =
    "收到方块J的人减10分。",
}
