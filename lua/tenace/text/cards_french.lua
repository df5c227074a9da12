-- The English names of the cards in the French pack. The first name of each is
-- shown; the others are read too.

return {
  pack = "french",
  card = "{rank} of {suit}",
  between = { "of", "the" }, articles = { "the" },
  suits = {
    C = { "clubs", "club" }, D = { "diamonds", "diamond" },
    H = { "hearts", "heart" }, S = { "spades", "spade" },
  },
  ranks = {
    A = { "ace" }, K = { "king" }, Q = { "queen" }, J = { "jack", "knave" },
  },
  short = {},
}
