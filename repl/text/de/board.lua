-- The sentences of the table that is drawn, in German. See en/board.lua.

return {
  cards = { one = "1 Karte", other = "{n} Karten" },
  declarer = "Alleinspieler",
  dealer = "Geber",
  led = "spielt aus",
  pile = "{name}: {cards}",
  join = " · ",
}
