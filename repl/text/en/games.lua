-- The list of games, in English.

return {
  tricks = "Tricks",
  bidding = "Tricks, with bids",
  points = "Tricks for the points of cards",
  avoiding = "Tricks to avoid",
  melds = "Melds",
  shedding = "Getting rid of cards",
  climbing = "Climbing: higher and higher combinations",
  fishing = "Fishing: cards that take cards from the table",
  patience = "Patience",
  others = "Others",
  cut = "{text} …",
  more = { one = "Enter: one more line; q leaves ",
    other = "Enter: {n} more lines; q leaves " },
  how = "games NAME lists the house rules of a game, rules NAME says how it is "
    .. "played.",
}
