-- Sentences of reviews, in Chinese. See en/review.lua.

return {
  title = "{game}，种子{seed}",
  looked = {
    you = {
      none = "你没有需要做的决定。",
      some = { other = "你做了{n}个决定。{same}" },
    },
    other = {
      none = "{player}没有需要做的决定。",
      some = { other = "{player}做了{n}个决定。{same}" },
    },
  },
  same = "其中{same}个与机器人的选择一样；另外{alike}个差不多一样好。",
  same_only = "其中{same}个与机器人的选择一样。",
  unseen = { other = "有{n}个决定没有检查：全部检查太费时间。" },
  unplayed = { other = "有{n}局没有由机器人重打：太费时间。" },
  hint_pause = "现在没有要决定的：这一局已结束。“复盘”说明这一局哪里损失最大，"
    .. "按回车继续。",
  against_same = "你问的正是这一步。",
  against_worse = "选{made}，本局得分要少{cost}（±{interval}）。",
  against_better = "选{made}，本局得分要多{cost}（±{interval}）。",
  against_alike = "选{made}差不多一样好：本局得分相差{cost}（±{interval}）。",
  against_less = "选{made}得到较少，但对本局得分几乎没有影响：相差{cost}（±{i"
    .. "nterval}）。",
  against_unknown = "选{made}的结果无法判断。",
  none = "没有发现明显的失误。",
  costs = {
    you = "{n}. "
      .. "第{round}局，第{decision}个决定：你选了{made}；{better}平均多得{cost}分（±{interval}）。",
    other = "{n}. "
      .. "第{round}局，第{decision}个决定：{player}选了{made}；"
      .. "{better}平均多得{cost}分（±{interval}）。",
  },
  answer = "{made}（“{prompt}”）",
  all_seen = {
    points = "如果所有牌都看得见，谁也不出错，{better}还能得{value}分，{made}只得{less}分。",
    tricks = "如果所有牌都看得见，谁也不出错，{better}还能得{value}墩，{made}只得{less}墩。",
    same_points = "如果所有牌都看得见，谁也不出错，两者结果相同：{value}分。",
    same_tricks = "如果所有牌都看得见，谁也不出错，两者墩数相同：{value}。",
  },
  round = "局",
  total = "总分",
  side = "一方",
  result = "结果",
  cards = "牌运",
  play = "打法",
  rounds = "结果等于牌运加打法。牌运：各座位都由机器人打同一副牌的平均得分（打"
    .. "了{n}次）。打法：其余部分，附95%区间。",
  how_to_go = "“复盘 1”在新的分支里回到第一个失误。",
  not_yet = "还没有打完一局。",
  first = "请先输入“复盘”。",
  no_such = { other = "检查只发现{n}个失误。" },
  what = "“复盘”看上一局，“复盘 比赛”看所有各局，“复盘 2”回到第二个失误。",
}
