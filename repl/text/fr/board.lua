-- The sentences of the table that is drawn, in French. See en/board.lua.

return {
  cards = { [1] = "1 carte", other = "{n} cartes" },
  declarer = "preneur",
  dealer = "donneur",
  led = "entame",
  pile = "{name} : {cards}",
  join = " · ",
}
