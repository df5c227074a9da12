-- Sentences about games that are compared, in Chinese. See en/compare.lua.
-- luacheck: no max line length

return {
  game = "{letter}  {game}",
  played = { other = "{deals}副牌，各游戏都相同；种子{seed}，机器人{bots}。" },
  other_cards = "所用的牌不同；只有洗牌的次序相同。",
  differences = "与A的差，95%区间",
  range = "{low}到{high}",
  about = "±{half}",

  score = "一方在一局里的得分",
  gap = "一局最高分减最低分",
  length = "一局里的决定数",
  played_share = "有主打方的局数",
  made = "做成的定约：主打方得分最高",
  seat = "座位{seats}的得分，从发牌人左边数起",
  seats = "座位{seats}的得分，从发牌人左边数起",
  dealer = "{seat}：发牌人",

  more = "较多",
  less = "较少",
  alike = "相同",
  unknown = "?",

  differ = "{letter}与A不同的牌",
  decisions = "决定",
  cards = "所选的牌",
  scores = "得分",

  nothing = "在所有的牌里{letter}都与A相同：决定或得分不同的最多占全部的{share}。一局之后的事，如比赛结束，这里不算。",
  same_in_all = "在所有的牌里{letter}都与A相同。",
  too_few = "牌的副数太少，看不出{letter}与A在这些方面是否不同：{what}。",
  needed = "{what}（大约{deals}副牌才看得出）",
  not_told = "{what}",
  name = {
    score = "得分", gap = "分差", length = "决定",
    played = "有主打方的局", made = "做成的定约",
    seat = "座位{seats}", seats = "座位{seats}",
  },
  ["and"] = "和",
  join = "、",

  apart = "结果相差最大的牌，附各方得分",
  deal = "牌号",
  open = "打开一副：{command}",

  opened = {
    one = "{letter}是{game}的比赛",
    join = "，",
    all = "{list}。输入名称选择那场比赛；redo重做它的下一个决定，redo 100重做所有决定，undo退回。",
  },
  move = "{seat} {move}",
  settled = "{name}：{value}",
  has_trick = "{winner}因此得一墩",
  trick = "{seat}先出{cards}，{winner}赢",
  scored = "第{side}方{points}：{reason}",
  total = "得分{scores}",
  svg_title = "{games}：{deals}副牌",
}
