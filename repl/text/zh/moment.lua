-- What may be done at a moment, in Chinese. See en/moment.lua.

return {
  cards = { [1] = "一张牌", other = "{n}张牌" },
  cards_up_to = { [1] = "最多一张牌", other = "最多{n}张牌" },
  another_meld = "再加一个组牌",
  to_meld = "组牌",
  cards_between = { other = "{least}到{n}张牌" },
}
