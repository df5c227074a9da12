-- The sentences of honours.lua, in Chinese.

return {
  ["Honours"] = "大牌奖",
  ["honours"] = "大牌奖",
  ["The old English honours: ace, king, queen and jack of trump count for the side that was dealt three or four of them."] =
    "旧式英国大牌奖：发到三张或四张主花色A、K、Q、J的一方得分。",
  ["Three honours in the two hands of a side count 2, all four 4. Without trump they count nothing. In a match to a target they count nothing for a side that began the round one point short of it."] =
    "一方两家手牌里有三张大牌得2分，四张齐得4分。无主时不计分。打到目标分的比赛中，一局开始时只差一分的一方不计大牌奖。",
  ["How many of the cards are honours: A K Q J of trump."] =
    "这些牌里有几张大牌：主花色的A、K、Q、J。",
  ["Tricks are scored before honours."] = "先计墩数的分，再计大牌奖。",
  ["If both sides reach the target in one round, the one that scored tricks has won."] =
    "如果双方在同一局达到目标分，靠墩数得分的一方获胜。",
  ["three honours in the two hands of a side count 2"] = "一方两家手牌里有三张大牌得2分",
  ["all four count 4"] = "四张齐得4分",
  ["two honours each are nothing"] = "双方各有两张都不得分",
  ["there are no honours without trump"] = "无主时没有大牌奖",
  ["one point short of the target honours count nothing"] = "离目标分只差一分时不计大牌奖",
  ["in a tournament honours always count"] = "锦标赛中总是计大牌奖",
  ["if both reach the target, the side that scored tricks has won"] =
    "双方都达到目标分时，靠墩数得分的一方获胜",
  ["honours of"] = "一方的大牌奖",
  ["count honours"] = "数大牌",
}
