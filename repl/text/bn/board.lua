-- The sentences of the table that is drawn, in Bengali. See en/board.lua.

return {
  cards = { one = "{n}টি কার্ড", other = "{n}টি কার্ড" },
  declarer = "ডাকজয়ী",
  dealer = "ডিলার",
  led = "শুরু",
  pile = "{name}: {cards}",
  join = " · ",
}
