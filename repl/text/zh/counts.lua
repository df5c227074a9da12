-- Sentences about the cards that are still out, in Chinese. See en/counts.lua.

return {
  held = "手牌张数：{held}。",
  left = { other = "还没出的牌：{n}张。" },
  trumps = { other = "其中{n}张主牌。" },
  points = { other = "这些牌共{n}牌分。" },
  out = "未出",
  void = "{player}不可能有{suits}。",
  trump = "主牌",
  ["or"] = "和",
  on = "从现在起牌桌上显示还没出的牌。",
  off = "牌桌上不再显示还没出的牌。",
  what = "请输入“记牌”、“记牌 开”或“记牌 关”。",
  several = "这张牌桌坐着几个人。“记牌”只用于以--counts开始的牌桌，"
    .. "这样大家都同意过。",
}
