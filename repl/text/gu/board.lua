-- The sentences of the table that is drawn, in Gujarati. See en/board.lua.

return {
  cards = { one = "1 કાર્ડ", other = "{n} કાર્ડ" },
  declarer = "બિડ જીતનાર",
  dealer = "ડીલર",
  led = "લીડ",
  pile = "{name}: {cards}",
  join = " · ",
}
