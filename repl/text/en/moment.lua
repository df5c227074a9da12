-- What may be done at a moment.

return {
  cards = { one = "one card", other = "{n} cards" },
  cards_up_to = { one = "no card or one", other = "none to {n} cards" },
  another_meld = "and another meld",
  to_meld = "to meld",
  cards_between = { one = "one card", other = "{least} to {n} cards" },
}
