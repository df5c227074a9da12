-- Sentences of puzzles, in Chinese. See en/puzzle.lua.

return {
  title = "{title}，第{n}题：{grade}。100个出牌匆忙的玩家里有{missed}个会答错。",
  position = "{title}，局面{line}。",
  grade = { easy = "容易", medium = "中等", hard = "难" },
  asks = "问你：“{prompt}”哪个回答最好？",
  not_best = "{move}不是最好的。再试一次，或输入：show、stop。",
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

  show      显示最好的选择、其他选择的结果，以及为什么
  again     重新显示局面
  stop      离开]],
}
