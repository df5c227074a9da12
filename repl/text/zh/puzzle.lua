-- Sentences of puzzles, in Chinese. See en/puzzle.lua.

return {
  title = "{title}，第{n}题：{grade}。100个机器人里有{missed}个会答错。",
  position = "{title}，局面{line}。",
  grade = { easy = "容易", medium = "中等", hard = "难" },
  asks = "问你：“{prompt}”哪个回答最好？",
  not_best = "{move}不是最好的。再试一次，或输入：“亮出”、“停止”。",
  why_what = "“为什么”后面要写一个选择：它说明哪条规则与之有关。",
  as_good = "{move}也很好，和最好的几乎一样。",
  cost = "在与你所见相符的{n}种分牌里，最好的选择平均比{move}多{amount}。",
  proof = {
    tricks = "在与你所见相符的{n}种分牌里，平均得到的墩数。",
    points = "在与你所见相符的{n}种分牌里，平均得到的牌分。",
    score = "在与你所见相符的{n}种分牌里，本局得分的平均。",
    chance = "在与你所见相符的{n}种分牌里，每种选择获胜的百分比。",
  },
  help = [[
输入字母，或直接输入选择。

  亮出      显示最好的选择、其他选择的结果，以及为什么
  tricks    之前说了什么、打了什么
  counts    还有哪些牌没出，谁缺某花色
  为什么 选择  哪条规则与某个选择有关
  再打      重新显示局面
  停止      离开]],
}
