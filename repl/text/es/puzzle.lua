-- Sentences of puzzles, in Spanish. See en/puzzle.lua.

return {
  title = "{title}, problema {n}: {grade}. De cada 100 bots, {missed} fallan.",
  position = "{title}, posición {line}.",
  grade = { easy = "fácil", medium = "medio", hard = "difícil" },
  asks = "Te preguntan: «{prompt}» ¿Qué respuesta es la mejor?",
  not_best = "{move} no es lo mejor. Prueba otra vez, o: «muestra», «fin».",
  why_what = "«porqué» necesita una jugada: dice qué regla trata de ella.",
  as_good = "{move} también vale: la mejor jugada apenas la supera.",
  cost = "La mejor jugada da {amount} más que {move}, de media en {n} "
    .. "repartos compatibles con lo que has visto.",
  proof = {
    tricks = "Bazas de media en {n} repartos compatibles con lo que has "
      .. "visto.",
    points = "Puntos de media en {n} repartos compatibles "
      .. "con lo que has visto.",
    score = "Puntos en la puntuación de la ronda, de media en {n} repartos "
      .. "compatibles con lo que has visto.",
    chance = "Cuántas veces gana cada jugada, en tanto por ciento de {n} "
      .. "repartos compatibles con lo que has visto.",
  },
  help = [[
Escribe una letra, o la jugada misma.

  muestra   muestra la mejor jugada, cuánto dan las demás, y por qué
  tricks    lo que se dijo y se jugó antes
  counts    qué cartas faltan, y quién no tiene un palo
  porqué JUGADA  qué regla trata de una jugada
  otra      muestra la posición otra vez
  fin       sale]],
}
