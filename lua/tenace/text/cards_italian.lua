-- The names of the cards in the Italian pack, as players of Scopa and Briscola
-- say them in English. The first name of each is shown; the others are read,
-- too. Its letters are those of the Spanish pack.

return {
  pack = "spanish", deck = "italian",
  card = "{rank} of {suit}",
  between = { "of", "the", "di", "de" }, articles = { "the" },
  suits = {
    O = { "coins", "denari" }, C = { "cups", "coppe" },
    E = { "swords", "spade" }, B = { "clubs", "bastoni" },
  },
  ranks = {
    A = { "ace", "asso" }, S = { "fante", "jack" },
    C = { "cavallo", "knight" }, R = { "re", "king" },
  },
  short = {},
}
