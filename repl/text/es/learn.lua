-- The sentences of the page's views for learning, in Spanish. See
-- en/learn.lua.

return {
  no_example = "no hay ningún ejemplo con ese número",
  not_found = "No se ha encontrado ningún reparto en que salga este ejemplo. "
    .. "Aquí se puede preguntar por sus cartas.",
  page = {
    views = "Vistas",
    view_table = "Mesa",
    view_rules = "Reglas",
    view_lessons = "Lecciones",
    view_puzzles = "Problemas",
    view_compare = "Comparar",
    view_moves = "Jugadas",
    view_position = "Posición",
    working = "Un momento…",
    choose_rules = "Reglas de la casa, opciones y las reglas de otra mesa",
    these_rules = "Reglas de esta mesa",
    spec = "Juego con sus reglas",
    with_house = "Reglas de la casa",
    contents = "Índice",
    open_example = "Abrir en la mesa",
    ask_cards = "Toca una carta para leer qué dicen las reglas de ella.",
    is_allowed = "{card} se permite: {says}",
    is_refused = "{card} no se permite: {says}",
    where = "{file}, línea {line}",
    against = "Solo lo que es distinto en una mesa con estas reglas",
    before = "Aquí:",
    after = "Allí:",
  },
}
