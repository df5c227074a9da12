-- What the cards of the French pack are called in English. The first name of
-- each is the one shown; the others are read as well.

return {
  pack = "french",
  card = "{rank} of {suit}",
  between = { "of", "the" },
  suits = {
    C = { "clubs", "club" }, D = { "diamonds", "diamond" },
    H = { "hearts", "heart" }, S = { "spades", "spade" },
  },
  ranks = {
    A = { "ace" }, K = { "king" }, Q = { "queen" }, J = { "jack", "knave" },
  },
  short = {},
}
