-- The names of cards in Spanish, by pack. The first name of each is shown, the
-- others are read too. `corners` has the letters on drawn cards.

return {
  french = {
    pack = "french",
    card = "{rank} de {suit}",
    between = { "de" },
    articles = { "el", "la", "un", "una" },
    suits = {
      C = { "tréboles", "trébol", "treboles", "trebol" },
      D = { "diamantes", "diamante" },
      H = { "corazones", "corazón", "corazon" },
      S = { "picas", "pica" },
    },
    ranks = {
      A = { "as" },
      K = { "rey" },
      Q = { "dama", "reina" },
      J = { "jota" },
    },
    jokers = {
      BJ = { "joker grande" },
      LJ = { "joker pequeño" },
    },
    short = {},
    corners = { N = "C" },
  },
  spanish = {
    pack = "spanish",
    card = "{rank} de {suit}",
    between = { "de" },
    articles = { "el", "la", "un", "una" },
    suits = {
      O = { "oros", "oro" },
      C = { "copas", "copa" },
      E = { "espadas", "espada" },
      B = { "bastos", "basto" },
    },
    ranks = {
      A = { "as" },
      S = { "sota" },
      C = { "caballo" },
      R = { "rey" },
    },
    short = {},
  },
}
