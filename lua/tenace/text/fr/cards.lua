-- The names of cards in French, by pack. The first name of each is shown, the
-- others are read too. `corners` has the letters on drawn cards. `joined` has the
-- whole name for suits whose `de` loses its vowel; words in `elided` are read
-- without theirs.

return {
  french = {
    pack = "french",
    card = "{rank} de {suit}",
    between = { "de", "d" },
    articles = { "le", "la", "un", "une", "l" },
    elided = { "d", "l" },
    suits = {
      C = { "trèfle", "trefle", "trèfles" },
      D = { "carreau", "carreaux" },
      H = { "cœur", "coeur", "cœurs", "coeurs" },
      S = { "pique", "piques" },
    },
    ranks = {
      A = { "as" },
      K = { "roi" },
      Q = { "dame" },
      J = { "valet" },
    },
    jokers = {
      BJ = { "grand joker" },
      LJ = { "petit joker" },
    },
    short = {},
    corners = { K = "R", Q = "D", J = "V", N = "C" },
  },
  spanish = {
    pack = "spanish",
    card = "{rank} de {suit}",
    joined = { E = "{rank} d’{suit}" },
    between = { "de", "d" },
    articles = { "le", "la", "un", "une", "l" },
    elided = { "d", "l" },
    suits = {
      O = { "deniers", "denier" },
      C = { "coupes", "coupe" },
      E = { "épées", "épée", "epees", "epee" },
      B = { "bâtons", "bâton", "batons", "baton" },
    },
    ranks = {
      A = { "as" },
      S = { "valet" },
      C = { "cavalier" },
      R = { "roi" },
    },
    short = {},
    corners = { S = "V" },
  },
}
