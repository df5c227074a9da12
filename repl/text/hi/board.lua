-- The sentences of the table that is drawn, in Hindi. See en/board.lua.

return {
  cards = { one = "{n} कार्ड", other = "{n} कार्ड" },
  declarer = "बोली वाला",
  dealer = "डीलर",
  led = "लीड",
  pile = "{name}: {cards}",
  join = " · ",
}
