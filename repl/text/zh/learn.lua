-- The sentences of the page's views for learning, in Chinese. See
-- en/learn.lua.

return {
  no_example = "没有这个编号的例子",
  not_found = "没有找到会出现这个例子的发牌。可以在这里问它的牌。",
  page = {
    views = "视图",
    view_table = "牌桌",
    view_rules = "规则",
    view_lessons = "课",
    view_puzzles = "题目",
    view_compare = "比较",
    view_moves = "走法",
    view_position = "局面",
    working = "请稍候……",
    choose_rules = "自定规则、选项，和另一张牌桌的规则",
    these_rules = "这张牌桌的规则",
    spec = "游戏和它的规则",
    with_house = "自定规则",
    contents = "目录",
    open_example = "在牌桌上打开",
    ask_cards = "点一张牌，看规则怎样说它。",
    is_allowed = "{card}允许出：{says}",
    is_refused = "{card}不允许出：{says}",
    where = "{file}第{line}行",
    against = "只显示在用这些规则的牌桌上有什么不同",
    before = "这里：",
    after = "那里：",
  },
}
