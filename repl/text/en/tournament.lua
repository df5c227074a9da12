-- Sentences about tournaments of bots, in English.

return {
  title = "{game}: {deals} deals, the same for all; seed {seed}",
  bot = "bot",
  rating = "points a round",
  interval = "{sure} %",
  share = "deals won",
  meeting = "meeting",
  margin = "points a round",
  won = "won",
  drawn = "drawn",
  lost = "lost",
  pair = "{first} against {second}",
  told = "Each two bots play each deal from all sides. Points a round are "
    .. "those that a bot makes more than the others, on average; behind "
    .. "them is the interval that holds the true number {sure} times out of "
    .. "100.",
  faults = "faults",
  whom = "tournament: no bots named; for example: tenace tournament whist "
    .. "--bots search:5,search:2,random",
}
