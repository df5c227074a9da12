-- Sentences about games that are compared, in Spanish. See en/compare.lua.
-- luacheck: no max line length

return {
  game = "{letter}  {game}",
  played = {
    one = "Un reparto, el mismo para todos; semilla {seed}, bots {bots}.",
    other = "{deals} repartos, los mismos para todos; semilla {seed}, bots "
      .. "{bots}.",
  },
  other_cards = "Las barajas son distintas; solo el orden al barajar es el "
    .. "mismo.",
  differences = "diferencia con A, intervalo del {sure} %",
  range = "de {low} a {high}",
  about = "±{half}",

  score = "Puntuación de un equipo en una ronda",
  gap = "Mejor puntuación de una ronda menos la peor",
  length = "Decisiones en una ronda",
  played_share = "Rondas que tienen declarante",
  made = "Contratos cumplidos: el declarante puntuó más",
  seat = "Puntuación del puesto {seats}, contado desde la izquierda de "
    .. "quien reparte",
  seats = "Puntuación de los puestos {seats}, contados desde la izquierda de "
    .. "quien reparte",
  dealer = "{seat}: quien reparte",

  more = "más",
  less = "menos",
  alike = "igual",
  unknown = "?",
  few = "?",
  fewest = "Menos de diez repartos o partidas no dicen nada: no hay "
    .. "intervalos.",
  sure = "Jugado hasta que los resultados dicen algo, o hasta el final: se "
    .. "mire cuando se mire, estos intervalos valen con {sure} %.",

  differ = "Repartos en que {letter} se diferencia de A",
  decisions = "decisiones",
  cards = "cartas elegidas",
  scores = "puntuaciones",
  winner = "ganador",

  nothing = "{letter} fue igual que A en todos los repartos: una decisión o la "
    .. "puntuación es distinta como mucho en {share} de todos los repartos. Lo "
    .. "que viene después de una ronda, como el final de una partida, no "
    .. "cuenta aquí.",
  same_in_all = "{letter} fue igual que A en todos los repartos.",
  too_few = "Son pocos repartos para saber si {letter} se diferencia de A en: "
    .. "{what}.",
  needed = "{what} (se sabría con unos {deals} repartos)",
  not_told = "{what}",
  name = {
    score = "puntuación", gap = "mejor menos peor", length = "decisiones",
    played = "rondas con declarante", made = "contratos cumplidos",
    seat = "puesto {seats}", seats = "puestos {seats}",
  },
  ["and"] = " y ",
  join = ", ",

  apart = "Los repartos cuyos resultados más se diferencian, con las "
    .. "puntuaciones por equipo",
  deal = "reparto",
  open = "Para abrir uno: {command}",

  opened = {
    one = "{letter} es la partida de {game}",
    join = ", ",
    all = "{list}. Escribe un nombre para elegir esa partida; redo toma otra "
      .. "vez su siguiente decisión, redo 100 todas las decisiones, undo "
      .. "vuelve atrás.",
  },
  move = "{seat} {move}",
  settled = "{name}: {value}",
  has_trick = "{winner} se lleva una baza por ello",
  trick = "{seat} sale con {cards}, {winner} gana",
  scored = "equipo {side} {points}: {reason}",
  total = "puntuaciones {scores}",
  svg_title = "{games}: {deals} repartos",

  whole = {
    in_turn = {
      one = "Una partida, la misma para todos; semilla {seed}, bots {bots}.",
      other = "{deals} partidas, las mismas para todos; cada puesto reparte "
        .. "primero por turno; semilla {seed}, bots {bots}.",
    },
    played = {
      one = "Una partida, la misma para todos; semilla {seed}, bots {bots}.",
      other = "{deals} partidas, las mismas para todos; semilla {seed}, bots "
        .. "{bots}.",
    },
    sure = "Jugado hasta que cada cifra dice algo, o hasta el final: se mire "
      .. "cuando se mire, estos intervalos valen con {sure} %.",
    rounds = "Rondas en una partida",
    match = "Decisiones en una partida",
    total = "Total de un equipo al final",
    gap = "Mejor total menos el peor",
    dealer = "Partidas ganadas por el equipo de quien reparte primero",
    first = "Partidas ganadas por el equipo del puesto 1",
    differ = "Partidas en que {letter} se diferencia de A",
    nothing = "{letter} fue igual que A en todas las partidas: una decisión o "
      .. "la puntuación es distinta como mucho en {share} de todas las "
      .. "partidas.",
    same_in_all = "{letter} fue igual que A en todas las partidas.",
    too_few = "Son pocas partidas para saber si {letter} se diferencia de A "
      .. "en: {what}.",
    needed = "{what} (se sabría con unas {deals} partidas)",
    name = {
      rounds = "rondas",
      match = "decisiones",
      total = "total",
      gap = "mejor menos peor",
      dealer = "victorias de quien reparte primero",
      first = "victorias del puesto 1",
    },
    svg_title = "{games}: {deals} partidas",
  },
}
