-- The sentences of no_throws.lua, in Chinese.

return {
  ["No throws"] = "不许甩牌",
  ["Only one format may be led at a time."] = "每次只能先出一手牌型。",
}
