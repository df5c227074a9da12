-- Sentences about tournaments of bots, in Chinese.

return {
  title = "{game}：{deals}副牌，大家相同；种子{seed}",
  bot = "机器人",
  rating = "每局分",
  interval = "{sure}%",
  share = "赢的牌",
  meeting = "对局",
  margin = "每局分",
  won = "赢",
  drawn = "平",
  lost = "输",
  pair = "{first}对{second}",
  told = "每两个机器人从各方打每副牌。每局分是一个机器人平均比其他机器人多得的分；后面是区间，真值100次中有{sure}次在区间内。",
  faults = "失误",
  whom = "tournament: 没有写出机器人；例如：tenace tournament whist --bots "
    .. "search:5,search:2,random",
}
