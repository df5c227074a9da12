-- The list of games, in Chinese. See en/games.lua.

return {
  tricks = "赢墩",
  bidding = "赢墩，有叫牌",
  points = "赢墩抓分",
  avoiding = "避墩",
  melds = "组牌",
  shedding = "出完手牌",
  climbing = "争上游：一手比一手大",
  fishing = "钓鱼：用手牌吃桌上的牌",
  patience = "单人纸牌",
  others = "其他",
  cut = "{text} …",
  more = { other = "回车：再显示{n}行；q离开 " },
  how = "games NAME列出一个游戏的自定规则，rules NAME说明怎样打。",
}
