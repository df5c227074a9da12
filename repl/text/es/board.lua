-- The sentences of the table that is drawn, in Spanish. See en/board.lua.

return {
  cards = { one = "1 carta", other = "{n} cartas" },
  declarer = "declarante",
  dealer = "reparte",
  led = "salió",
  pile = "{name}: {cards}",
  join = " · ",
}
