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
  none = "没有发现明显的失误。",
  costs = {
    you = "{n}. "
      .. "第{round}局，第{decision}个决定：你选了{made}；{better}平均多得{cost}分（±{interval}）。",
    other = "{n}. "
      .. "第{round}局，第{decision}个决定：{player}选了{made}；{better}平均多得{cost}分（±{interval}）。",
  },
  answer = "{made}（“{prompt}”）",
  all_seen = {
    points = "如果所有牌都看得见，谁也不出错，{better}还能得{value}分，{made}只得{less}分。",
    tricks = "如果所有牌都看得见，谁也不出错，{better}还能得{value}墩，{made}只得{less}墩。",
    same_points = "如果所有牌都看得见，谁也不出错，两者结果相同：{value}分。",
    same_tricks = "如果所有牌都看得见，谁也不出错，两者墩数相同：{value}。",
  },
  round = "局",
  bots = "机器人",
  total = "总分",
  rounds = "每个得分旁边是各座位都由机器人打同一副牌时的得分：那是牌运，其余是打法。",
  how_to_go = "review 1在新的分支里回到第一个失误。",
  not_yet = "还没有打完一局。",
  first = "请先输入review。",
  no_such = { other = "检查只发现{n}个失误。" },
  what = "review看上一局，review match看所有各局，review 2回到第二个失误。",
}
