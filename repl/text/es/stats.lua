-- Sentences about one's own matches, in Spanish. See en/stats.lua.
-- luacheck: no max line length

return {
  heads = { "juego", "partidas", "ganadas", "empates", "perdidas", "abiertas",
    "rondas", "tú", "otros", "declarado" },
  heads_reviewed = { "juego", "partidas", "ganadas", "empates", "perdidas",
    "abiertas", "rondas", "tú", "otros", "declarado", "peor" },
  none = "En {folder} no hay todavía ningún registro de una partida.",
  from = "tú, otros: puntos por ronda; declarado: contratos cumplidos, de "
    .. "todos los jugados como declarante. De los registros de {folder}.",
  unread = {
    one = "Un registro no se puede leer: {first}.",
    other = "{n} registros no se pueden leer, como {first}.",
  },
}
