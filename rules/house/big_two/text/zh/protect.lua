-- The sentences of protect.lua, in Chinese.

return {
  ["Protect"] = "顶大",
  ["Before a player who holds one card, a single card must be the highest."] =
    "下一家只剩一张牌时，出单张必须出最大的。",
}
