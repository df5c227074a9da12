-- Sentences of puzzles, in German. See en/puzzle.lua.

return {
  title = "{title}, Aufgabe {n}: {grade}. Von 100 schnellen Spielern liegen "
    .. "{missed} falsch.",
  position = "{title}, Stellung {line}.",
  grade = { easy = "leicht", medium = "mittel", hard = "schwer" },
  asks = "Du wirst gefragt: „{prompt}“ Welche Antwort ist die beste?",
  not_best = "{move} ist nicht das Beste. Versuch es noch einmal, oder: show, "
    .. "stop.",
  as_good = "{move} ist auch gut: das Beste ist kaum besser.",
  cost = "Der beste Zug bringt im Schnitt über {n} Verteilungen, die zu dem "
    .. "passen, was du gesehen hast, {amount} mehr als {move}.",
  proof = {
    tricks = "Stiche im Schnitt über {n} Verteilungen, die zu dem passen, "
      .. "was du gesehen hast.",
    points = "Augen im Schnitt über {n} Verteilungen, die zu dem "
      .. "passen, was du gesehen hast.",
    score = "Punkte in der Wertung der Runde im Schnitt über {n} "
      .. "Verteilungen, die zu dem passen, was du gesehen hast.",
    chance = "Wie oft jeder Zug gewinnt, in Prozent von {n} Verteilungen, "
      .. "die zu dem passen, was du gesehen hast.",
  },
  help = [[
Tipp einen Buchstaben oder den Zug selbst.

  show      zeigt den besten Zug, was die anderen bringen, und warum
  again     zeigt die Stellung noch einmal
  stop      hört auf]],
}
