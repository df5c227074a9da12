-- The names of cards in French, by pack. The first name of each is shown, the
-- others are read too. `corners` has the letters on drawn cards. `joined` has the
-- whole name for suits whose `de` loses its vowel; words in `elided` are read
-- without theirs. `trumps` names those of a tarot pack; `initials` are read as
-- letters, beside those of records; of `other_suit` the person is asked.
-- `article` is what a sentence has before a card of that rank.

return {
  french = {
    pack = "french",
    card = "{rank} de {suit}",
    between = { "de", "d" },
    articles = { "le", "la", "un", "une", "l" },
    article = { A = "l’", Q = "la", other = "le" },
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
      N = { "cavalier", "chevalier" },
      J = { "valet" },
    },
    jokers = {
      BJ = { "grand joker", "Jo+", "Jo", "joker" },
      LJ = { "petit joker", "Jo−" },
      EX = { "excuse" },
      ["1T"] = { "petit" },
      ["21T"] = { "vingt-et-un" },
    },
    trumps = { "atout", "atouts" },
    initials = { ranks = { v = "J", d = "Q", r = "K", c = "N" },
      suits = { t = "C", ca = "D", co = "H", ["cœ"] = "H", p = "S" } },
    other_suit = { c = "H" },
    short = {},
    corners = { K = "R", Q = "D", J = "V", N = "C", BJ = "Jo+", LJ = "Jo−",
      joker = "Jo" },
  },
  spanish = {
    pack = "spanish",
    card = "{rank} de {suit}",
    joined = { E = "{rank} d’{suit}" },
    between = { "de", "d" },
    articles = { "le", "la", "un", "une", "l" },
    article = { A = "l’", other = "le" },
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
