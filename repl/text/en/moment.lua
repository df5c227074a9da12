-- What may be done at a moment.

return {
  cards = { one = "one card", other = "{n} cards" },
  cards_up_to = { one = "no card or one", other = "none to {n} cards" },
  another_meld = "and another meld",
  to_meld = "to meld",
  cards_between = { one = "one card", other = "{least} to {n} cards" },
  hidden_move = "hidden",
  sealed = {
    you = "You have chosen in secret.",
    other = "{player} has chosen in secret.",
  },
  unsealed = {
    you = "You had chosen in secret: {move}.",
    other = "{player} had chosen in secret: {move}.",
  },
  stock = "Stock",
  numbered = "{pile} {n}",
  option_is = "{option}: {value}",
  pile_of = "{pile}, {player}",
  too_many = "{pile}: {given} cards lie here, and the game deals only {n}.",
  not_in_pack = "The pack of this game does not have these cards so often: "
    .. "{cards}.",
  no_dealer = "{player} is never the first dealer of this game.",
  not_so = "{pile}: {card} does not stay here. The rules deal this card "
    .. "elsewhere, or lay it down at once.",
}
