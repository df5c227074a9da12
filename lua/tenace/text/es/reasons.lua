-- Sentences about the reasons for a bot's move, in Spanish. See en/reasons.lua.
-- luacheck: no max line length

return {
  reason_player = "jugador {n}",
  reason_bot = "solo una búsqueda tiene razones: \"search\" o \"search:50\", "
    .. "no «{bot}»",
  reason_decision = "la decisión {n} aún no se ha tomado: el número va del 1 "
    .. "al {most}",
  reason_forced = "la decisión {n} era forzada: no se preguntó a nadie",
  reason_names = "names: se espera una lista de los nombres de los jugadores "
    .. "por puestos",
  reason_only = "No hay otra posibilidad.",
  reason_guess = "Es una conjetura: casi ningún reparto imaginable concuerda "
    .. "con lo visto.",
  reason_spent = "Jugar con estas reglas lleva tanto que el bot ha pensado "
    .. "menos de lo debido.",
  reason_none = "No se comparó con ninguna otra jugada.",

  -- what the moves come to
  reason_some_tricks = "{move} da {amount} de media en {n} repartos "
    .. "compatibles con lo que ha visto {player}; {others} (±{interval}).",
  reason_some_tricks_you = "{move} da {amount} de media en {n} repartos "
    .. "compatibles con lo que has visto; {others} (±{interval}).",
  reason_some_points = "{move} da {amount} de media en {n} "
    .. "repartos compatibles con lo que ha visto {player}; {others} "
    .. "(±{interval}).",
  reason_some_points_you = "{move} da {amount} de media en {n} "
    .. "repartos compatibles con lo que has visto; {others} (±{interval}).",
  reason_some_ahead = "{move} da de media {amount} de ventaja sobre "
    .. "los demás, en {n} repartos compatibles con lo que ha visto "
    .. "{player}; {others} (±{interval}).",
  reason_some_ahead_you = "{move} da de media {amount} de ventaja "
    .. "sobre los demás, en {n} repartos compatibles con lo que has "
    .. "visto; {others} (±{interval}).",
  reason_some_behind = "{move} da de media {amount} de desventaja "
    .. "frente a los demás, en {n} repartos compatibles con lo que ha "
    .. "visto {player}; {others} (±{interval}).",
  reason_some_behind_you = "{move} da de media {amount} de desventaja "
    .. "frente a los demás, en {n} repartos compatibles con lo que has "
    .. "visto; {others} (±{interval}).",
  reason_some_level = "{move} deja de media {player:to} igualado con los "
    .. "demás, en {n} repartos compatibles con lo que ha visto {player}; "
    .. "{others} (±{interval}).",
  reason_some_level_you = "{move} te deja de media igualado con los demás, en "
    .. "{n} repartos compatibles con lo que has visto; {others} "
    .. "(±{interval}).",
  reason_some_chance = "{move} gana la ronda en el {value} % de {n} repartos "
    .. "compatibles con lo que ha visto {player}; {others} (±{interval}).",
  reason_some_chance_you = "{move} gana la ronda en el {value} % de {n} "
    .. "repartos compatibles con lo que has visto; {others} (±{interval}).",
  reason_some_made = "{move} cumple el contrato en el {value} % de {n} "
    .. "repartos compatibles con lo que ha visto {player}; {others} "
    .. "(±{interval}).",
  reason_some_made_you = "{move} cumple el contrato en el {value} % de {n} "
    .. "repartos compatibles con lo que has visto; {others} (±{interval}).",
  reason_some_beaten = "{move} derrota el contrato en el {value} % de {n} "
    .. "repartos compatibles con lo que ha visto {player}; {others} "
    .. "(±{interval}).",
  reason_some_beaten_you = "{move} derrota el contrato en el {value} % de {n} "
    .. "repartos compatibles con lo que has visto; {others} (±{interval}).",
  reason_item = "{move}, {value}",
  reason_item_ahead = "{move}, {value} de ventaja",
  reason_item_behind = "{move}, {value} de desventaja",
  reason_item_level = "{move}, igualdad",
  reason_quoted = "«{move}»",
  reason_this_first = "La elección del bot",
  reason_this = "la elección del bot",
  reason_next = "la mejor de las peores",
  reason_item_chance = "{move}, en el {value} %",

  -- no clear difference
  reason_alike_tricks = "No hay diferencia clara: en {n} repartos compatibles "
    .. "con lo que ha visto {player}, cada una de las {count} "
    .. "jugadas da {amount} de media (±{interval}).",
  reason_alike_tricks_you = "No hay diferencia clara: en {n} repartos "
    .. "compatibles con lo que has visto, cada una de las {count} jugadas da "
    .. "{amount} de media (±{interval}).",
  reason_alike_points = "No hay diferencia clara: en {n} repartos compatibles "
    .. "con lo que ha visto {player}, cada una de las {count} "
    .. "jugadas da {amount} de media (±{interval}).",
  reason_alike_points_you = "No hay diferencia clara: en {n} repartos "
    .. "compatibles con lo que has visto, cada una de las {count} jugadas da "
    .. "{amount} de media (±{interval}).",
  reason_alike_ahead = "No hay diferencia clara: en {n} repartos compatibles "
    .. "con lo que ha visto {player}, cada una de las {count} "
    .. "jugadas da de media {amount} de ventaja sobre los demás "
    .. "(±{interval}).",
  reason_alike_ahead_you = "No hay diferencia clara: en {n} repartos "
    .. "compatibles con lo que has visto, cada una de las {count} jugadas da "
    .. "de media {amount} de ventaja sobre los demás (±{interval}).",
  reason_alike_behind = "No hay diferencia clara: en {n} repartos compatibles "
    .. "con lo que ha visto {player}, cada una de las {count} "
    .. "jugadas da de media {amount} de desventaja frente a los demás "
    .. "(±{interval}).",
  reason_alike_behind_you = "No hay diferencia clara: en {n} repartos "
    .. "compatibles con lo que has visto, cada una de las {count} jugadas da "
    .. "de media {amount} de desventaja frente a los demás "
    .. "(±{interval}).",
  reason_alike_level = "No hay diferencia clara: en {n} repartos compatibles "
    .. "con lo que ha visto {player}, cada una de las {count} "
    .. "jugadas deja de media {player:to} igualado con los demás (±{interval}).",
  reason_alike_level_you = "No hay diferencia clara: en {n} repartos "
    .. "compatibles con lo que has visto, cada una de las {count} jugadas te "
    .. "deja de media igualado con los demás (±{interval}).",
  reason_alike_chance = "No hay diferencia clara: en {n} repartos compatibles "
    .. "con lo que ha visto {player}, cada una de las {count} "
    .. "jugadas gana la ronda en el {value} % (±{interval}).",
  reason_alike_chance_you = "No hay diferencia clara: en {n} repartos "
    .. "compatibles con lo que has visto, cada una de las {count} jugadas gana "
    .. "la ronda en el {value} % (±{interval}).",
  reason_alike_made = "No hay diferencia clara: en {n} repartos compatibles "
    .. "con lo que ha visto {player}, cada una de las {count} jugadas cumple "
    .. "el contrato en el {value} % (±{interval}).",
  reason_alike_made_you = "No hay diferencia clara: en {n} repartos "
    .. "compatibles con lo que has visto, cada una de las {count} jugadas "
    .. "cumple el contrato en el {value} % (±{interval}).",
  reason_alike_beaten = "No hay diferencia clara: en {n} repartos compatibles "
    .. "con lo que ha visto {player}, cada una de las {count} "
    .. "jugadas derrota el contrato en el {value} % (±{interval}).",
  reason_alike_beaten_you = "No hay diferencia clara: en {n} repartos "
    .. "compatibles con lo que has visto, cada una de las {count} jugadas "
    .. "derrota el contrato en el {value} % (±{interval}).",
  reason_unclear = "No hay diferencia clara.",
  reason_same = "Da igual: en {n} repartos compatibles con lo que ha visto "
    .. "{player}, las {count} jugadas dan lo mismo.",
  reason_same_you = "Da igual: en {n} repartos compatibles con lo que has "
    .. "visto, las {count} jugadas dan lo mismo.",
  reason_as_good = "Quizá igual de bueno: {moves}.",
  reason_as_good_many = "De las demás, quizá {n} sean igual de buenas.",
  reason_behind = "Promete menos, aunque no es seguro que sea peor: {moves}.",
  reason_careful = "{move} quizá dé más, pero no es seguro, y es arriesgado.",
  reason_bold = "{move} da más, pero es arriesgado: gana en el {share} % de "
    .. "los repartos en los que importa, y el bot pide un {least} %.",
  reason_habit = "{move} dio mejor resultado en estos repartos, pero no tanto "
    .. "como para que el bot deje sus costumbres.",
  reason_equal = "Exactamente igual de bueno: {moves}.",
  reason_does_draw = "{move} arrastra triunfos.",
  reason_does_trump = "{move} falla con triunfo.",
  reason_does_overtrump = "{move} pisa con un triunfo más alto.",
  reason_does_sure = "{move} gana esta baza, tengan lo que tengan.",
  reason_does_finesse = "{move} hace impasse a {cards}.",
  reason_does_hold_up = "{move} retiene {card}.",
  reason_does_duck = "{move} deja pasar: esta baza queda para los otros.",
  reason_does_unblock = "{move} desbloquea {suit}.",
  reason_does_smear = "{move} carga la baza: da puntos a una baza del propio "
    .. "equipo.",
  reason_does_leave = "{move} va baja: suele ganar la baza un compañero que juega después.",
  reason_does_load = "{move} deja sus puntos en una baza ajena.",
  reason_does_shed = "{move} va debajo de {card}: así no gana una baza más tarde.",
  reason_does_safe = "{move} juega seguro: {other} daría {amount} más de media.",

  -- contracts
  reason_contract = "Con {move}, {player} tiene el contrato en el {play} % de "
    .. "ellos y lo cumple en el {made} %.",
  reason_contract_you = "Con {move} tienes el contrato en el {play} % de ellos "
    .. "y lo cumples en el {made} %.",
  reason_contract_side = "Con {move}, el equipo {player:of} tiene el contrato "
    .. "en el {play} % de ellos y lo cumple en el {made} %.",
  reason_contract_side_you = "Con {move}, tu equipo tiene el contrato en el "
    .. "{play} % de ellos y lo cumple en el {made} %.",
  reason_sole = "Si nadie puja más, {player} cumple el contrato en el {made} "
    .. "%.",
  reason_sole_you = "Si nadie puja más, cumples el contrato en el {made} %.",
  reason_sole_side = "Si nadie puja más, el equipo {player:of} cumple el "
    .. "contrato en el {made} %.",
  reason_sole_side_you = "Si nadie puja más, tu equipo cumple el contrato en "
    .. "el {made} %.",
  reason_plan = "{player} jugaría entonces {contract} en el {share} %.",
  reason_plan_you = "Jugarías entonces {contract} en el {share} %.",
  reason_plan_trump = "{player} haría entonces triunfo {suit} en el {share} %.",
  reason_plan_trump_you = "Harías entonces triunfo {suit} en el {share} %.",
  reason_voids = "{player} se queda entonces sin {suits}.",
  reason_voids_you = "Te quedas entonces sin {suits}.",

  reason_made = "Con {move} se cumple el contrato en el {share} %.",
  reason_beaten = "Con {move} se derrota el contrato en el {share} %.",
  reason_made_all = "El contrato se cumple en el {share} %.",
  reason_beaten_all = "El contrato se derrota en el {share} %.",
  reason_trick = "Con {move}, {player} gana esta baza en el {share} %, con "
    .. "{other} en el {less} %.",
  reason_trick_you = "Con {move} ganas esta baza en el {share} %, con {other} "
    .. "en el {less} %.",
  reason_trick_side = "Con {move}, el equipo {player:of} gana esta baza en el "
    .. "{share} %, con {other} en el {less} %.",
  reason_trick_side_you = "Con {move}, tu equipo gana esta baza en el {share} "
    .. "%, con {other} en el {less} %.",

  -- the cause: a fact about hidden cards
  reason_holds = "En el {share} % de ellos, {player} tiene {card}.",
  reason_holds_you = "En el {share} % de ellos tienes {card}.",
  reason_lies = "En el {share} % de ellos, {card} está aquí: {pile}.",
  reason_void = "En el {share} % de ellos, {player} no tiene {suit}.",
  reason_void_you = "En el {share} % de ellos no tienes {suit}.",
  reason_length = "En el {share} % de ellos, {player} tiene {n} o más cartas "
    .. "de {suit}.",
  reason_length_you = "En el {share} % de ellos tienes {n} o más cartas de "
    .. "{suit}.",
  reason_even = "En el {share} % de ellos, {player} y {other} tienen más o "
    .. "menos las mismas cartas de {suit}.",
  reason_even_you = "En el {share} % de ellos tienes más o menos tantas cartas "
    .. "de {suit} como {other}.",

  -- what the cause does
  reason_more_less = "Entonces {move} da {with} más que {other}, y si no, "
    .. "{without} menos.",
  reason_less_more = "Entonces {move} da {with} menos que {other}, y si no, "
    .. "{without} más.",
  reason_more_more = "Entonces {move} da {with} más que {other}, y si no, "
    .. "{without} más.",
  reason_less_less = "Entonces {move} da {with} menos que {other}, y si no, "
    .. "{without} menos.",
  reason_more_same = "Entonces {move} da {with} más que {other}; si no, apenas "
    .. "importa.",
  reason_less_same = "Entonces {move} da {with} menos que {other}; si no, "
    .. "apenas importa.",
  reason_same_more = "Entonces apenas importa; si no, {move} da {without} más "
    .. "que {other}.",
  reason_same_less = "Entonces apenas importa; si no, {move} da {without} "
    .. "menos que {other}.",
  amount_tricks = { by = "count", one = "{n} baza", other = "{n} bazas" },
  amount_points = { by = "count", one = "{n} punto", other = "{n} puntos" },
  amount_score = { by = "count", one = "{n} punto", other = "{n} puntos" },
  amount_chance = "{n} victorias por cada cien repartos",
}
