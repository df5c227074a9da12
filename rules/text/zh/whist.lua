-- The sentences of whist.lua, in Chinese.

return {
  ["Whist"] = "惠斯特",
  ["Whist: two partnerships, thirteen tricks, the last card dealt makes trump."] =
    "惠斯特：两人一方，共十三墩，最后发的一张牌定主。",
  ["where trump comes from"] = "主牌怎样定",
  ["points that win the game"] = "多少分获胜",
  ["rounds to play, the higher total wins; 0: to target"] =
    "打多少局，总分高者胜；0：打到目标分",
  ["seat that deals first; 0: drawn at random"] =
    "先发牌的座位；0：随机抽定",
  ["Thirteen cards each, one at a time, from the dealer's left."] =
    "每人十三张牌，一次一张，从发牌人左边开始发。",
  ["The last card dealt is shown: its suit is trump, and it belongs to the dealer's hand. If it is chosen that trumps rotate instead, they are hearts, diamonds, spades, clubs and, if so chosen, none."] =
    "最后发的一张牌要亮出来：它的花色就是主花色，这张牌属于发牌人的手牌。如果选定轮流定主，则依次是红桃、方块、黑桃、梅花，还可以选定最后加一局无主。",
  ["the last card dealt makes trump"] = "最后发的一张牌定主",
  ["The dealer's left leads to the first trick."] = "发牌人的左家先出第一墩。",
  ["A side's tricks above six are its points."] = "一方赢得的墩数超过六墩，每多一墩得一分。",
  ["tricks above six"] = "超过六墩的墩数",
  ["the only club must be played"] = "只有一张梅花也必须出",
  ["without a club any card may be played"] = "没有梅花就可以出任何牌",
  ["only the suit led binds"] = "只有先出的花色才必须跟",
  ["the highest card of the suit led wins"] = "先出的花色中最大的牌赢",
  ["a trump beats the suit led"] = "主牌大过先出的花色",
  ["the highest trump wins"] = "最大的主牌赢",
  ["without trump only the suit led can win"] = "无主时只有先出的花色能赢",
  ["thirteen cards each, and the last one makes trump"] = "每人十三张牌，最后一张定主",
  ["the values of the options"] = "各选项的值",
  ["seven tricks are one point"] = "七墩得一分",
  ["the first side with five points has won"] = "先得五分的一方获胜",
  ["a tournament goes on past the target"] = "锦标赛达到目标分后继续打",
  ["after the last round of a tournament the higher total wins"] = "锦标赛打完最后一局，总分高者胜",
  ["equal totals at the end of a tournament are a draw"] = "锦标赛结束时总分相同是平局",
}
