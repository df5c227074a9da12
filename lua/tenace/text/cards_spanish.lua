-- What the cards of the Spanish pack are called. The first name of each is the
-- one shown; the others, English ones among them, are read as well.

return {
  pack = "spanish",
  card = "{rank} de {suit}",
  between = { "de", "del", "of", "the" },
  suits = {
    O = { "oros", "oro", "coins" }, C = { "copas", "copa", "cups" },
    E = { "espadas", "espada", "swords" },
    B = { "bastos", "basto", "clubs", "batons" },
  },
  ranks = {
    A = { "as", "ace" }, S = { "sota", "jack" },
    C = { "caballo", "knight" }, R = { "rey", "king" },
  },
  short = {},
}
