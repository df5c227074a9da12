-- Sentences for authors of rules: trace, why and edit, in Spanish. See
-- en/trace.lua.

return {
  -- which rule did it; the place in the rules comes last
  place = "{text} — {file}:{line}",
  place_step = "{text} — {file}:{line}, {step}",
  trick = {
    you = "Baza {n}: ganas con {card}: {rule}.",
    other = "Baza {n}: {player} gana con {card}: {rule}.",
  },
  trick_plain = {
    you = "Baza {n}: la ganas tú.",
    other = "Baza {n}: la gana {player}.",
  },
  reason = {
    you = "Juegas {cards}: {says}.",
    other = "{player} juega {cards}: {says}.",
  },
  only = {
    you = "Juegas {cards}, la única carta permitida: {says}.",
    other = "{player} juega {cards}, la única carta permitida: {says}.",
  },
  struck = "  {rule} excluye {cards}",
  score = "{side}: {points}, {says}; suma {total}.",
  cards = "  {cards}: {points}",
  addend = "  {says}",
  ended = "{text} Lo que la terminó: {rule}, {value}.",
  nothing = "Todavía no ha pasado nada.",
  no_trick = "En esta ronda todavía no hay baza {n}.",
  no_score = "Ahí no se ha anotado nada.",
  what =
    "Di trace, trace 3 para una baza, trace score, trace score 2 para esa "
    .. "ronda, o trace all.",

  -- the least change that would allow a card; `join` is what stands between
  -- two suits: "and" or "or"
  join = "or",
  without = "Estaría permitido si no tuvieras {cards}.",
  suits = "Estaría permitido si no tuvieras {suits}.",
  keeps = "Estaría permitido si solo tuvieras {only}.",
  alone = "Estaría permitido si no tuvieras nada más.",
  later = "Estaría permitido después de la primera baza.",
  later_suits =
    "Estaría permitido después de la primera baza si no tuvieras {suits}.",
  later_without =
    "Estaría permitido después de la primera baza si no tuvieras {cards}.",
  played = "Estaría permitido si ya se hubiera jugado algo de esto: {played}.",

  -- the editor
  which =
    "Todavía no se ha citado ninguna regla. edit REGLA abre el editor en "
    .. "una regla, un paso o una opción: edit follow suit, edit score.",
  no_rule = "Ninguna regla, paso ni opción se llama {name}.",
  no_rule_near =
    "Ninguna regla, paso ni opción se llama {name}; ¿querías decir {near}?",
  here = "Está en {file}, línea {line}.",
  installed =
    "Este archivo vino con el programa y no se puede cambiar ahí. tenace "
    .. "new NOMBRE --of {game} empieza una regla de la casa propia. O copia "
    .. "el archivo: cp {file} {own}; desde entonces Tenace toma la copia.",
  no_editor =
    "No se ha encontrado ningún editor. Define $EDITOR, o abre tú {file} "
    .. "en la línea {line}.",
  no_file = "{file} ya no está.",
  failed = "El editor ha fallado: {editor}",
  unchanged = "El archivo está como estaba.",

  try = {
    what = "Qué probar: jugadas con espacios o comas entre ellas: try 7c qs, try draw, discard 4c.",
    over = "La partida acaba antes de la jugada {n}, {move}.",
    stops = {
      you = "Jugada {n}, {move}: no te está permitida: {text}.",
      other = "Jugada {n}, {move}: no permitida a {player}: {text}.",
    },
    goes = "Todo eso está permitido.",
    stays = "La partida sigue donde estaba.",
  },
}
