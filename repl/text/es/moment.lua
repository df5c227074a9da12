-- A moment of a match as data, in Spanish. See en/moment.lua.

return {
  cards = { one = "una carta", other = "{n} cartas" },
  another_meld = "y otra combinación",
  to_meld = "para bajar",
  cards_between = { one = "una carta", other = "de {least} a {n} cartas" },
  cards_up_to = { one = "ninguna o una carta",
    other = "de ninguna a {n} cartas" },
}
