-- What may be done at a moment, in Chinese. See en/moment.lua.

return {
  cards = { [1] = "一张牌", other = "{n}张牌" },
  cards_up_to = { [1] = "最多一张牌", other = "最多{n}张牌" },
  another_meld = "再加一个组牌",
  to_meld = "组牌",
  cards_between = { other = "{least}到{n}张牌" },
  hidden_move = "盖着",
  sealed = {
    you = "你已暗中选定。",
    other = "{player}已暗中选定。",
  },
  unsealed = {
    you = "你暗中选的是：{move}。",
    other = "{player}暗中选的是：{move}。",
  },
  stock = "牌堆",
  numbered = "{pile}{n}",
  option_is = "{option}：{value}",
  pile_of = "{pile}，{player}",
  too_many = "{pile}：这里有{given}张牌，而游戏只发{n}张。",
  not_in_pack = "这个游戏的一副牌里没有这么多这些牌：{cards}。",
  no_dealer = "这个游戏里{player}不会首个发牌。",
  not_so = "{pile}：{card}不会留在这里。规则把这张牌发到别处，或者马上放下。",
}
