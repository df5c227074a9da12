-- Sentences about the progress of long work, in Chinese. See en/progress.lua.

return {
  line = "{done}/{all}（{percent}%），还要{left}",
  seconds = { other = "{n}秒" },
  check = {
    examples = "{game}：第{done}个例子，共{all}个",
    kept = "{game}：保留的比赛{done}/{all}",
    matches = "{game}：第{done}场比赛，共{all}场",
    settings = "{game}：选项，第{done}种设置",
    knowledge = "{game}：重新发看不到的牌，第{done}轮，共{all}轮",
    rare = "{game}：第{done}场比赛，最多{all}场，"
      .. "直到所有步骤和规定都出现过",
    deals = "{game}：第{done}种发牌，共{all}种",
  },
  coverage = {
    deals = "{game}：第{done}副牌，共{all}副",
    options = "{game}：第{done}个选项，共{all}个",
  },
  sweep = {
    rounds = "第{done}副牌，共{all}副",
    matches = "第{done}场比赛",
    duels = "第{done}次对决",
  },
  minutes = { other = "{n}分钟" },
}
