-- Sentences of rulebooks about melds and the discard pile, in Spanish. See
-- en/meld_rules.lua.

return {
  melds = {
    row = { sets = "grupos de un valor", runs = "escaleras de un palo, en el "
      .. "orden", wild = "comodines", limits = "en una combinación",
      wild_melds = "solo comodines", adding = "añadir",
      held = "mostrar", low = "el extremo bajo", out = "cerrar",
      last = "la última combinación", laid_down = "puestas en la mesa" },
    join = ", ",
    least = "al menos {n} cartas",
    most = "como mucho {n} cartas",
    suits = "ningún palo dos veces en un grupo",
    naturals = "al menos {n} de ellas naturales",
    per_wild = { one = "una natural por cada comodín",
      other = "{n} naturales por cada comodín" },
    with_wild = "con un comodín, al menos {n} naturales",
    more_naturals = "más naturales que comodines",
    most_wild = "como mucho {n} comodines",
    natural_runs = "ninguno en una escalera",
    most_run = "como mucho {n} cartas en una escalera",
    wild = "{cards}",
    named = "{cards}; quien pone uno dice en lugar de qué carta va, como en "
      .. "BJ=5H, y vale por esa carta mientras esté en la mesa",
    wild_melds = "de {from} a {to} de ellos pueden ser una combinación",
    one_of_a_rank = "una pareja tiene una combinación de cada valor, y los "
      .. "compañeros añaden a ella",
    of_a_rank = "cada equipo añade a sus propias combinaciones; de un valor "
      .. "puede tener {n}, y juntar dos de ellas",
    in_hand = "las combinaciones siguen en la mano hasta que un jugador "
      .. "cierra; lo que valen las cartas sin combinar se llama: {name}",
    low_counts = "en el extremo bajo de una escalera, {rank} vale {n}",
    discard_last = "solo con un descarte: quien baja guarda una carta para él",
    by_side = "cada equipo añade a sus propias combinaciones",
    by_all = "todos añaden a todas las combinaciones",
    last = "{cards}: se bajan solo para cerrar con ellas, y sin comodines",
    full = "una combinación de {n} cartas o más, a la que aún se pueden añadir "
      .. "cartas",
    full_wild = "; es limpia sin comodines, y sucia con alguno",
    full_closed = "una combinación de {n} cartas, a la que ya no se añade "
      .. "nada; el equipo puede empezar otra de ese valor",
    sorts_to_go_out = "; para cerrar hacen falta limpias: {natural}, sucias: "
      .. "{mixed}; hasta entonces a los jugadores de un equipo les queda una "
      .. "carta después de descartar",
    keep_to_go_out = {
      one = "; un equipo necesita una para cerrar: hasta entonces a sus "
        .. "jugadores les queda una carta después de descartar",
      other = "; un equipo necesita {n} para cerrar: hasta entonces a sus "
        .. "jugadores les queda una carta después de descartar",
    },
    laid_down = "{cards}: se ponen en seguida en la mesa, y se roba otra carta",
  },
  taking = {
    row = { draws = "del mazo", taken = "levantarlo", frozen = "congelado",
      second_hand = "segunda mano",
      first = "antes de que un equipo haya bajado" },
    whole_pile = "todo el pozo; la carta de arriba se baja en seguida, con "
      .. "dos cartas naturales de su valor y quizá más, con una y un comodín, "
      .. "o en una combinación del equipo; nadie levanta un pozo cuya carta de "
      .. "arriba sea un comodín o de un valor sin grupos, y quien tiene una "
      .. "sola carta no levanta un pozo de una carta",
    top_card = "la carta de arriba va a la mano",
    top_card_kept = "la carta de arriba va a la mano, y no se descarta en el "
      .. "mismo turno",
    down = "cualquier carta con todas las que tiene encima; esa carta se baja "
      .. "en seguida, con cartas de la mano o en una combinación, y las demás "
      .. "van a la mano",
    others_help = "; también se puede bajar con estas",
    top_free = "; la carta de arriba sola también puede ir sin más a la mano",
    frozen = "mientras contenga alguna de estas cartas: {cards}; entonces "
      .. "hacen falta dos cartas naturales del valor de la de arriba",
    before_first_top = "el equipo lo levanta como si estuviera congelado, y "
      .. "solo si sus primeras bajadas valen juntas lo bastante: la carta de "
      .. "arriba cuenta con ellas, las de debajo no",
    draws = "se roban {n} cartas de una vez; la última sola, si no quedan más",
    whole_frozen = "todo el pozo; la carta de arriba se baja en seguida, con "
      .. "dos cartas naturales de su valor y quizá más; nadie levanta un pozo "
      .. "cuya carta de arriba sea un comodín o de un valor sin grupos",
    most = "; de un pozo mayor solo se levantan las {n} cartas de arriba",
    second_hand = "un montón de cada jugador que nadie ve; se toma cuando se "
      .. "acaba la mano: en seguida si la última carta se bajó, si no al "
      .. "empezar el turno siguiente; nadie cierra antes de que todos los de "
      .. "su equipo hayan tomado el suyo",
    always_frozen = "siempre: hacen falta dos cartas naturales del valor de "
      .. "la de arriba",
    before_first_frozen = "el equipo lo levanta solo si sus primeras bajadas "
      .. "valen juntas lo bastante: la carta de arriba cuenta con ellas, las "
      .. "de debajo no",
    by_pair = "el pozo entero; la carta de arriba se baja en seguida, con dos "
      .. "o más cartas naturales de su valor, o sola en una combinación de "
      .. "la pareja que no esté completa; nadie levanta un pozo con un "
      .. "comodín o un valor sin grupos arriba, y quien tiene una sola carta "
      .. "no levanta un pozo de una carta",
    not_before_first = "el equipo no puede levantarlo",
  },
}
