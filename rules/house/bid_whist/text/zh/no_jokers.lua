-- The sentences of no_jokers.lua, in Chinese.

return {
  ["No jokers"] = "不用王",
  ["Without jokers: 52 cards, four in the kitty."] = "不用王：52张牌，底牌四张。",
}
