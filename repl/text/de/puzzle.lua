-- Sentences of puzzles, in German. See en/puzzle.lua.

return {
  title = "{title}, Aufgabe {n}: {grade}. Von 100 Bots liegen {missed} falsch.",
  position = "{title}, Stellung {line}.",
  grade = { easy = "leicht", medium = "mittel", hard = "schwer" },
  asks = "Du wirst gefragt: „{prompt}“ Welche Antwort ist die beste?",
  not_best = "{move} ist nicht das Beste. Versuch es noch einmal, oder: "
    .. "„zeig“, "
    .. "„schluss“.",
  why_what = "„warum“ braucht einen Zug: es sagt, welche Regel für ihn gilt.",
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

  zeig      zeigt den besten Zug, was die anderen bringen, und warum
  tricks    was vorher gesagt und gespielt wurde
  counts    welche Karten noch aus sind, und wer eine Farbe nicht hat
  warum ZUG  welche Regel für einen Zug gilt
  erneut    zeigt die Stellung noch einmal
  schluss   hört auf]],
}
