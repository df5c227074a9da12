-- The sentences of the table that is drawn, in Chinese. See en/board.lua.

return {
  cards = { other = "{n}张牌" },
  declarer = "庄家",
  dealer = "发牌人",
  led = "先出",
  pile = "{name}：{cards}",
  join = " · ",
}
