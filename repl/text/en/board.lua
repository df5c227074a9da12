-- The sentences of the table that is drawn.

return {
  cards = { one = "1 card", other = "{n} cards" },
  declarer = "declarer",
  dealer = "dealer",
  led = "led",
  pile = "{name}: {cards}",
  join = " · ",
}
