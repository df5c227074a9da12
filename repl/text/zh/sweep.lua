-- Sentences about an option over its values, or house rules one by one, in
-- Chinese. See en/sweep.lua.

return {
  option = "{game}：{option}的影响",
  house = "{game}：每条自定规则的影响",
  played = "random机器人打{deals}副牌和{matches}场比赛，各种设置都相同；"
    .. "种子{seed}。",
  played_by = "{bots}打{deals}副牌，random机器人打{matches}场比赛，各种设置都相同；种子{seed}。",
  duels = {
    other = "{better}对{worse}，{n}副牌的对决：{better}坐每一方各打一场比赛。",
  },
  cut = { other = "有{n}场比赛打了200局还没有结束，已停止。" },
  rule = "规则",
  differences = "与{first}的差，95%区间",

  title = {
    gap = "一局最高分减最低分",
    length = "一局里的决定数",
    played = "有庄家的局数",
    made = "做成的定约：庄家得分最高",
    match = "一场比赛里的决定数",
    rounds = "一场比赛的局数",
    won = "{better}对{worse}赢的比赛：{share}是运气，更多则是技术",
  },
  name = {
    gap = "分差", length = "决定", played = "有主打", made = "做成",
    match = "每场", rounds = "局数", won = "技术",
  },
}
