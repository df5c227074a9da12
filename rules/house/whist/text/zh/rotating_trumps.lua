-- The sentences of rotating_trumps.lua, in Chinese.

return {
  ["Rotating trumps"] = "轮流定主",
  ["Trumps go round: hearts, diamonds, spades, clubs, then hearts again."] =
    "主花色轮流：红桃、方块、黑桃、梅花，再从红桃开始。",
  ["six rounds of rotating trumps"] = "轮流定主打六局",
}
