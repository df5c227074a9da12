-- The names of the cards in the German pack, which has the French cards under
-- other names. The first name of each is shown; the others are read too.

return {
  pack = "french",
  card = "{suit} {rank}",
  between = { "der", "des" }, articles = { "der", "die", "das", "den" },
  suits = {
    C = { "Eichel", "Eicheln", "Kreuz", "Treff", "Ecker" },
    S = { "Grün", "Gruen", "Blatt", "Laub", "Pik" },
    H = { "Rot", "Herz" }, D = { "Schellen", "Schell", "Karo" },
  },
  ranks = {
    A = { "Daus", "As", "Ass", "Sau" }, K = { "König", "Koenig" },
    Q = { "Ober", "Dame" }, J = { "Unter", "Bube", "Wenzel" },
  },
  short = { A = "D", Q = "O", J = "U" },
}
