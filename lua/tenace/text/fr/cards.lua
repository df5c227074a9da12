-- The names of cards in French, by pack. The first name of each is shown, the
-- others are read too.

return {
  french = {
    pack = "french",
    card = "{rank} de {suit}",
    between = { "de" },
    suits = {
      C = { "trèfle" },
      D = { "carreau" },
      H = { "cœur", "coeur" },
      S = { "pique" },
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
  },
  spanish = {
    pack = "spanish",
    card = "{rank} ({suit})",
    between = { "de" },
    suits = {
      O = { "deniers", "denier" },
      C = { "coupes", "coupe" },
      E = { "épées", "épée", "d’épées", "d'épées" },
      B = { "bâtons", "bâton" },
    },
    ranks = {
      A = { "as" },
      S = { "valet" },
      C = { "cavalier" },
      R = { "roi" },
    },
    short = {},
  },
}
