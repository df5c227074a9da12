-- The sentences of old_moon.lua, in Chinese.

return {
  ["Old moon"] = "旧式射月",
  ["Whoever takes all points has 26 less, and the others none."] =
    "收全部分的人减26分，别人不加分。",
}
