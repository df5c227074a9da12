-- What the options ask that the engine itself has, in Chinese. See
-- en/options.lua.

return {
  usual_rounds = "一场比赛的局数",
  usual_rounds_or_none = "一场比赛的局数；0：不限",
  usual_rounds_or_target = "打多少局，总分高者胜；0：打到目标分",
  usual_rounds_or_target_lowest =
    "打多少局，总分最低者胜；0：打到目标分",
  usual_first_dealer = "先发牌的座位；0：随机抽定",
  usual_target = "多少分获胜",
  usual_target_lowest = "达到多少分时比赛结束，总分最低者胜",
  usual_floor = "多少分落败",
  usual_packs = "用几副牌",
  usual_throws = "一次先出几个牌型（甩牌）",
  usual_owed = "跟牌必须跟什么：先出的牌型，或只跟花色",
  usual_short_tractors = "先出较长的拖拉机时，手上较短的拖拉机也必须跟",
  usual_pairs_over_triple = "跟推土机时，相连的对子先于一组（one）或两组（two）三张",
  usual_kill_compare = "两家都毙时，按最大的牌型（或最大的牌）比大小",
}
