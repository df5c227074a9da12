-- What a person types at the table, in Chinese. See en/commands.lua.

return {
  verbs = {
    again = "再打", back = "退回", branch = "分支", branches = "所有分支", cards = "牌面",
    counts = "记牌", edit = "编辑", example = "例子", finish = "打完", fix = "固定",
    give = "给", ["goto"] = "跳到", help = "帮助", hide = "盖上", hint = "提示",
    keep = "保留", last = "上一墩 上一轮", moves = "选择", play = "出", position = "局面",
    quit = "退出", redo = "重做", reload = "重读", ["repeat"] = "重复", review = "复盘",
    rules = "规则", save = "保存", score = "比分", set = "设置", show = "亮出",
    solve = "求解", source = "源码", swap = "交换", switch = "切换", trace = "过程",
    try = "试试", undo = "撤销", view = "视图", watch = "监视", why = "为什么",
  },

  words = {
    all = "全部", decision = "决定", frozen = "冻结", hands = "手牌", lines = "文字",
    match = "比赛", off = "关", on = "开", round = "局", score = "比分", table = "牌桌",
    trick = "墩 轮", trump = "主牌 主",
  },

  lessons = { lessons = "各课", skip = "跳过", stop = "停止" },
}
