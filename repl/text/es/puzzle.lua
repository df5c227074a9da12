-- Sentences of puzzles, in Spanish. See en/puzzle.lua.

return {
  title = "{title}, problema {n}: {grade}. De cada 100 jugadores con prisa, "
    .. "{missed} lo fallan.",
  position = "{title}, posición {line}.",
  grade = { easy = "fácil", medium = "medio", hard = "difícil" },
  asks = "Te preguntan: «{prompt}» ¿Qué respuesta es la mejor?",
  not_best = "{move} no es lo mejor. Prueba otra vez, o: show, stop.",
  as_good = "{move} también es bueno: lo mejor apenas lo supera.",
  help = [[
Escribe una letra, o la jugada misma.

  show      muestra la mejor jugada, cuánto dan las demás, y por qué
  again     muestra la posición otra vez
  stop      sale]],
}
