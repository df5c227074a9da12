-- Sentences about melds and the pile, in Spanish. See en/melds.lua.
-- luacheck: no max line length

return {
  needed = "nada todavía: la primera bajada debe valer {n}",
  full = "{called} {sort} de {rank} ({n})",
  full_run = "{called} {sort}: {cards}",
  with_wild = "{n} cartas, comodines: {wild}",
  all_natural = "{n} cartas",
  sort = {
    natural = { m = "limpio", f = "limpia", other = "limpia" },
    mixed = { m = "sucio", f = "sucia", other = "sucia" },
    wild = "de comodines",
  },
  laid_down = "({cards})",
  join = "   ",

  pile = {
    one = "{card}, la única carta",
    other = "{card} encima, {n} cartas",
  },
  empty = "vacío",
  frozen = "{pile}, congelado",
  frozen_by = "{pile}, congelado por {card} ({player})",
  freezes = {
    you = "Descartas {cards}: el pozo queda congelado.",
    other = "{player} descarta {cards}: el pozo queda congelado.",
  },
  not_frozen = "El pozo no está congelado.",
  always_frozen = "El pozo está siempre congelado: para levantarlo hacen "
    .. "falta dos cartas naturales como la de arriba.",
  frozen_at_deal = "Una carta vuelta al repartir congela el pozo: para "
    .. "levantarlo hacen falta dos cartas naturales como la de arriba.",
  why_frozen = {
    you = "Congelaste el pozo con {card}; cartas puestas encima desde "
      .. "entonces: {n}. Para levantarlo hacen falta dos cartas naturales como "
      .. "la de arriba.",
    other = "{player} congeló el pozo con {card}; cartas puestas encima desde "
      .. "entonces: {n}. Para levantarlo hacen falta dos cartas naturales como "
      .. "la de arriba.",
  },

  passes = {
    you = "No levantas el pozo.",
    other = "{player} no levanta el pozo.",
  },
  passes_top = {
    you = "No tomas la carta.",
    other = "{player} no toma la carta.",
  },
  knocks = {
    you = "Cierras con {cards}.", other = "{player} cierra con {cards}.",
  },
  knocks_clear = {
    you = "¡{word}! Descartas {cards}.",
    other = "¡{word}! {player} descarta {cards}.",
  },
  knocks_all = {
    you = "¡{word}! Muestras todas tus cartas combinadas.",
    other = "¡{word}! {player} muestra todas sus cartas combinadas.",
  },
  also = "También puedes decir: {moves}.",
  joins = {
    you = "Juntas dos combinaciones: {rank}.",
    other = "{player} junta dos combinaciones: {rank}.",
  },
  nth = "{meld} ({n})",
  asks_out = {
    you = "Preguntas: ¿puedo cerrar?",
    other = "{player} pregunta: ¿puedo cerrar?",
  },
  takes = { you = "Tomas {cards}.", other = "{player} toma {cards}." },
  takes_down = {
    you = "Tomas {n} del pozo y bajas {cards}.",
    other = "{player} toma {n} del pozo y baja {cards}.",
  },
  takes_top = {
    you = "Levantas el pozo, {n}, y añades {top}.",
    other = "{player} levanta el pozo, {n}, y añade {top}.",
  },
  takes_pile = {
    you = "Levantas el pozo, {n}, con {cards}.",
    other = "{player} levanta el pozo, {n}, con {cards}.",
  },
  takes_and = {
    you = "Levantas el pozo, {n}, con {cards}, y bajas {more}.",
    other = "{player} levanta el pozo, {n}, con {cards}, y baja {more}.",
  },
  no_meld_now = "Ahora no puedes bajar nada.",
  melds = { you = "Bajas {cards}.", other = "{player} baja {cards}." },
  takes_second = {
    you = "Tomas tu segunda mano: {cards}.",
    other = "{player} toma la segunda mano.",
  },
  lays_down = {
    you = "Pones en la mesa {cards}.",
    other = "{player} pone en la mesa {cards}.",
  },
  turned_over = "Se da la vuelta al pozo, que pasa a ser el mazo.",
  discards = {
    you = "Descartas {cards}.", other = "{player} descarta {cards}.",
  },
  group_join = " y ",
  on = "{cards} sobre {meld}",

  choices = "Puedes decir:",
  choices_more = "Puedes decir, entre otras cosas («jugadas» enumera más):",
  choices_others = "Puedes decir, entre otras cosas:",
  choice_join = ", ",
}
