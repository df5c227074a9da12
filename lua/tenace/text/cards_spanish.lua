-- The names of the cards in the Spanish pack. The first name of each is shown;
-- the others, such as English ones, are read too.

return {
  pack = "spanish",
  card = "{rank} de {suit}",
  between = { "de", "del", "of", "the" }, articles = { "el", "la", "the" },
  suits = {
    O = { "oros", "oro", "coins" }, C = { "copas", "copa", "cups" },
    E = { "espadas", "espada", "swords" },
    B = { "bastos", "basto", "clubs", "batons" },
  },
  ranks = {
    A = { "as", "ace" }, S = { "sota", "jack" },
    C = { "caballo", "knight" }, R = { "rey", "king" },
  },
  initials = { ranks = { ["1"] = "A", ["10"] = "S", ["11"] = "C",
    ["12"] = "R" } },
  short = {},
}
