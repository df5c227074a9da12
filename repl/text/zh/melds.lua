-- Sentences about melds and the pile, in Chinese. See en/melds.lua.

return {
  needed = "还没有：首次组牌至少要{n}分",
  full = "{rank}的{sort}{called}（{n}）",
  full_run = "{sort}{called} {cards}",
  with_wild = "{n}张牌，其中{wild}张百搭牌",
  all_natural = "{n}张牌",
  sort = { natural = "纯", mixed = "混合", wild = "百搭" },
  laid_down = "（{cards}）",
  join = "   ",

  pile = {
    [1] = "{card}，只有这一张",
    other = "最上面是{card}，共{n}张牌",
  },
  empty = "空",
  frozen = "{pile}，已冻结",
  frozen_by = "{pile}，被{card}冻结（{player}）",
  freezes = {
    you = "你弃{cards}：弃牌堆冻结。",
    other = "{player}弃{cards}：弃牌堆冻结。",
  },
  not_frozen = "弃牌堆没有冻结。",
  always_frozen = "弃牌堆一直冻结：要拿它，必须有两张与最上面的牌相同点数的普通牌。",
  frozen_at_deal = "发牌时翻开的一张牌冻结了弃牌堆：要拿它，必须有两张与最上面的牌相同点数的普通牌。",
  why_frozen = {
    you = "你用{card}冻结了弃牌堆；之后又弃了{n}张。要拿它，必须有两张与最上面的牌相同点数的普通牌。",
    other = "{player}用{card}冻结了弃牌堆；之后又弃了{n}张。要拿它，必须有两张与最上面的牌相同点数的普通牌。",
  },

  passes = { you = "你不拿弃牌堆。", other = "{player}不拿弃牌堆。" },
  passes_top = { you = "你不要这张牌。", other = "{player}不要这张牌。" },
  knocks = { you = "你以{cards}敲牌。", other = "{player}以{cards}敲牌。" },
  knocks_clear = {
    you = "{word}！你弃{cards}。",
    other = "{word}！{player}弃{cards}。",
  },
  knocks_all = {
    you = "{word}！你摊出所有的牌。",
    other = "{word}！{player}摊出所有的牌。",
  },
  also = "还可以输入：{moves}。",
  joins = {
    you = "你把两组牌合并：{rank}。",
    other = "{player}把两组牌合并：{rank}。",
  },
  nth = "{meld}（{n}）",
  asks_out = {
    you = "你问：我可以出完吗？", other = "{player}问：我可以出完吗？",
  },
  takes = { you = "你拿{cards}。", other = "{player}拿{cards}。" },
  takes_down = {
    you = "你从弃牌里拿{n}，组牌{cards}。",
    other = "{player}从弃牌堆拿{n}，摆出{cards}。",
  },
  takes_top = {
    you = "你拿弃牌堆，{n}，加上{top}。",
    other = "{player}拿弃牌堆，{n}，加上{top}。",
  },
  takes_pile = {
    you = "你用{cards}拿弃牌堆，{n}。",
    other = "{player}用{cards}拿弃牌堆，{n}。",
  },
  takes_and = {
    you = "你用{cards}拿弃牌堆，{n}，并组牌{more}。",
    other = "{player}用{cards}拿弃牌堆，{n}，并摆出{more}。",
  },
  no_meld_now = "现在没有可以摆出的组牌。",
  melds = { you = "你摆出{cards}。", other = "{player}摆出{cards}。" },
  takes_second = {
    you = "你拿起第二手牌：{cards}。",
    other = "{player}拿起第二手牌。",
  },
  lays_down = { you = "你放下{cards}。", other = "{player}放下{cards}。" },
  turned_over = "弃牌翻过来，作为新的牌堆。",
  discards = { you = "你弃{cards}。", other = "{player}弃{cards}。" },
  group_join = "和",
  on = "{cards}加到{meld}",

  choices = "可以输入：",
  choices_more = "可以输入的有（“选择”列出更多）：",
  choices_others = "可以输入的有：",
  choice_join = "、",
}
