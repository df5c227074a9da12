-- Sentences of check --coverage, in Chinese.

return {
  head = "{game}：{n}副牌",
  file = "{file}：每一部分运行了多少次",
  line = "{n} | {line} | {text}",
  name = "{n} | {name}",
  of = "{n} | {name}（共{matches}场比赛）",
  record = "         参看：tenace replay {file}（{place}）",
  record_set = "         参看：tenace replay {file}（{place}），{setting}",
  obligations = "规定：在{deals}副牌中，每条规定在多少副里禁止过牌",
  options = "选项：在多少场比赛中，换一个值会有不同",
  steps = "步骤：每个步骤被调用了多少次",
  never_obligations = "规定“{name}”在{deals}副牌中从未禁止过牌",
  never_options = "选项“{name}”在{matches}场比赛中什么也没有改变",
  never_steps = "步骤“{name}”在{deals}副牌中从未被调用",
  never_lines = "在{deals}副牌中从未运行：{text}",
  all = "{game}：全部都发生过",
}
