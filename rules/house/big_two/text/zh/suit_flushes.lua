-- The sentences of suit_flushes.lua, in Chinese.

return {
  ["Suit flushes"] = "同花先比花色",
  ["Of two flushes the higher suit wins, and of one suit the higher rank."] =
    "两手同花，花色大的赢；花色相同时，点数大的赢。",
}
