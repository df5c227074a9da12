-- What `tenace bot` says to other programs, in Chinese.

return {
  no_match = "还没有比赛：用new或replay开始一场",
  no_match_named = "没有名为“{name}”的比赛：用new或replay开始",
  over = "没有人要决定：比赛已结束",
  no_player = "没有玩家{n}：玩家是1到{players}",
  other_protocol = "本程序使用协议{own}，不是{given}",
  no_json = "这一行不是JSON对象：{problem}",
  no_call = "没有名为“{call}”的调用",
  no_call_near = "没有名为“{call}”的调用，是不是想说“{near}”？",
  no_argument = "{call}：缺少“{name}”，或种类不对：{kind}",
  odd_argument = "{call}：没有名为“{name}”的参数",
  odd_argument_near = "{call}：没有名为“{name}”的参数，是不是想说“{near}”？",
}
