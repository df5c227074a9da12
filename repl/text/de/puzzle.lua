-- Sentences of puzzles, in German. See en/puzzle.lua.

return {
  title = "{title}, Aufgabe {n}: {grade}. {missed} von 100 hastigen Spielern "
    .. "liegen falsch.",
  position = "{title}, Stellung {line}.",
  grade = { easy = "leicht", medium = "mittel", hard = "schwer" },
  asks = "Du wirst gefragt: „{prompt}“ Welche Antwort ist die beste?",
  not_best = "{move} ist nicht das Beste. Versuch es noch einmal, oder: show, "
    .. "stop.",
  as_good = "{move} ist auch gut: das Beste ist kaum besser.",
  help = [[
Tipp einen Buchstaben oder den Zug selbst.

  show      zeigt den besten Zug, was die anderen bringen, und warum
  again     zeigt die Stellung noch einmal
  stop      hört auf]],
}
