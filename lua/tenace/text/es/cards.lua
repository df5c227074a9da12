-- The names of cards in Spanish, by pack. The first name of each is shown, the
-- others are read too. `corners` has the letters on drawn cards, `article` what
-- a sentence has before a card of that rank.

return {
  french = {
    pack = "french",
    card = "{rank} de {suit}",
    between = { "de" },
    articles = { "el", "la", "un", "una" },
    article = { Q = "la", J = "la", other = "el" },
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
      BJ = { "joker grande", "Jo+", "Jo", "joker" },
      LJ = { "joker pequeño", "Jo−" },
    },
    initials = { ranks = { d = "Q", r = "K" },
      suits = { t = "C", co = "H", p = "S" } },
    other_suit = { c = "H" },
    short = {},
    corners = { N = "C", BJ = "Jo+", LJ = "Jo−", joker = "Jo" },
  },
  spanish = {
    pack = "spanish",
    card = "{rank} de {suit}",
    between = { "de" },
    articles = { "el", "la", "un", "una" },
    article = { S = "la", other = "el" },
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
