-- The names of cards in German, by pack. The first name of each is shown, the
-- others are read too. `corners` has the letters on drawn cards.

return {
  french = {
    pack = "french",
    card = "{suit}-{rank}",
    between = { "der" },
    articles = { "der", "die", "das", "den", "dem" },
    suits = {
      C = { "Kreuz" },
      D = { "Karo" },
      H = { "Herz" },
      S = { "Pik" },
    },
    ranks = {
      A = { "Ass", "As" },
      K = { "König", "Koenig" },
      Q = { "Dame" },
      J = { "Bube" },
    },
    jokers = {
      BJ = { "großer Joker", "Jo+", "Jo", "Joker" },
      LJ = { "kleiner Joker", "Jo−" },
    },
    initials = { ranks = { b = "J", d = "Q" },
      suits = { kr = "C", ka = "D", p = "S" } },
    short = {},
    corners = { Q = "D", J = "B", N = "C", BJ = "Jo+", LJ = "Jo−",
      joker = "Jo" },
  },
  spanish = {
    pack = "spanish",
    card = "{rank} der {suit}",
    between = { "der" },
    articles = { "der", "die", "das", "den", "dem" },
    suits = {
      O = { "Münzen" },
      C = { "Kelche" },
      E = { "Schwerter" },
      B = { "Stäbe" },
    },
    ranks = {
      A = { "Ass", "As" },
      S = { "Bube", "Sota" },
      C = { "Ritter", "Caballo" },
      R = { "König", "Koenig" },
    },
    short = {},
    corners = { R = "K", C = "R", S = "B" },
  },
}
