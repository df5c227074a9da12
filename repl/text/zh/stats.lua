-- Sentences about one's own matches, in Chinese. See en/stats.lua.

return {
  heads = { "游戏", "比赛", "赢", "平", "输", "未完", "局数",
    "你", "别人", "主打" },
  heads_reviewed = { "游戏", "比赛", "赢", "平", "输", "未完",
    "局数", "你", "别人", "主打", "失误" },
  none = "{folder}里还没有比赛的牌谱。",
  from = "你、别人：每局得分；主打：主打时做成的定约和全部定约。"
    .. "根据{folder}里的牌谱。",
  unread = { other = "有{n}份牌谱不能读，如{first}。" },
}
