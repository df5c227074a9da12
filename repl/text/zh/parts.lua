-- Studies in parts at the command line, in Chinese.

return {
  part = "--part要写第几份和总份数，例如3/8，而不是“{text}”",
  other = "“{file}”里是另一项工作：{why}；请换一个文件名",
  unreadable = "{problem}：请写--part或--keep写出的文件",
  none = "“{file}”不是模拟或比较的一份，或者已损坏",
  what = "merge: 没有写出各份文件；例如：tenace merge part1.json part2.json",
  drawing = "merge: --svg画的是比较，而这些是另一种研究的部分",
  sure = "--sure要1到99之间的百分数，例如95，不是“{text}”",
  sure_alone = "--sure在结果明了时结束：请去掉--part和--keep",
  sweep_sure = "compare: --sure用于比较几种玩法：请和--sweep分开用",
  not_merged = "没有合并：{problem}",
  divided = "compare: "
    .. "分份、多进程或带--keep的逐项比较要写--matches和--duels；例如：--matches "
    .. "200 --duels 0",
  sweep_deal = "compare: --deal打开两个游戏的一副牌：用--sweep时请去掉",
  deal_alone = "compare: "
    .. "--deal只打开一副牌：请去掉--json、--csv、--svg、--part和--keep",
  matches_alone = "compare: --matches打整场比赛：请去掉--{option}",
  matches_none = "compare: --matches要写大于0的数",
}
