-- The sentences of instant_win.lua, in Chinese.

return {
  ["Instant win"] = "直接获胜",
  ["Some hands win as they are dealt."] = "某些手牌一发下来就赢。",
}
