-- Sentences of the command check, in Spanish. See en/check.lua.

return {
  problem = "{file}:{line}: {text}",
  problem_no_line = "{file}: {text}",
  remark = "{file}:{line}: observación: {text}",
  remark_no_line = "{file}: observación: {text}",
  advice = "  {advice}",
  record = "  mira: tenace replay {file}",
  deal_here = "  en este reparto: {piles}",
  deal_there = "  en el otro: {piles}",
  fine = "{game}: no se ha encontrado ningún fallo",
  rarer = "  Lo que se ve en un reparto de miles: tenace check {game} "
    .. "--prove, o --deals N",
  fine_in = "{game}: no se ha encontrado ningún fallo en {n} rondas",
  remarks = {
    one = "{game}: no se ha encontrado ningún fallo, 1 observación",
    other = "{game}: no se ha encontrado ningún fallo, {n} observaciones",
  },
  in_error = "con errores: {text}",
  see = "Así se ve ahora: tenace play {game} --lang {code}"
    .. " y tenace rules {game} --lang {code}",
  text_missing = "{file}: falta {key}: {text}",
  text_changed = "{file}: {key}: el inglés ha cambiado: {text}",
  seen = "{file} escrito: todas las traducciones van con el inglés de ahora",
  text_unused = "{file}: {key} no se usa",
  text_other_kind = "{file}: {key} es una sola frase en un idioma y "
    .. "varias en el otro",
  text_part = "{file}: {key}: la parte {part} está solo en uno de los dos "
    .. "idiomas: {text}",
  updated = "{file}: al día con el inglés",
  not_merged = "{file}: msgmerge no puede ponerlo al día",
  no_msgmerge = "falta msgmerge: instala gettext",
  sentence_changed = "{file}:{line}: el inglés ha cambiado: {text}",
  sentence_missing = "{file}:{line}: sin traducir: {text}",
  said_missing = "{game}: se dice en el juego y no está traducido: {text}",
  sentence_unused = "{file}: las reglas no tienen esta frase: {text}",
  sentence_part = "{file}: la parte {part} está solo en uno de los dos "
    .. "idiomas: {text}",
  language = {
    one = "{name}: hay que trabajar en {n} frase",
    other = "{name}: hay que trabajar en {n} frases",
  },
  proof_whole = "{game}, manos de {n}: los {deals} repartos de {cards} "
    .. "cartas ({pack}), {lines} líneas de juego, {seconds} s",
  proof_part = "{game}, manos de {n}: {deals} de {all} repartos de {cards} "
    .. "cartas ({pack}), {lines} líneas de juego, {seconds} s",
  proof_skipped = "{game}, manos de {n}: no se ha recorrido: {why}",
  proof_proved = "Demostrado para {game} con manos de {n}, {cards} cartas en "
    .. "total:",
  proof_holds_legal = "  en cada posición alguien tiene una jugada permitida",
  proof_holds_ends = "  cada línea de juego llega a su fin",
  proof_holds_known = "  siempre que se pregunta a un jugador: a quien ve lo "
    .. "mismo se le pregunta lo mismo y puede hacer lo mismo",
  proof_nothing = "{game}: no se ha demostrado nada, pues ningún tamaño se "
    .. "recorrió entero",
  proof_not = "No demostrado:",
  proof_open_time = "  lo que mostrarían los repartos que no se recorrieron; "
    .. "--seconds da más tiempo",
  proof_open_answers = "  otras respuestas antes de las bazas: donde hay "
    .. "muchas se probaron algunas",
  proof_open_long = "  que acaben las líneas de más de 100 decisiones",
  proof_open_chance = "  otras mezclas y números al azar a mitad de la ronda",
  proof_open_many = "  lo que sigue a preguntas con demasiadas jugadas",
  proof_open_known = "  que los jugadores sepan bastante para lo que se les "
    .. "pregunta: había demasiadas preguntas que comparar",
  proof_open_noticed = "  que las cartas ocultas no decidan a quién se "
    .. "pregunta, ni los puntos, ni que se reparta de nuevo, cosas que todos "
    .. "notan, ni por qué se rechaza una carta",
  proof_open_longer = "  manos más largas, otras cartas, rondas posteriores",
  proof_deal = "  reparto {deal}",
  proof_moves = "  jugadas {moves}",
  watching = "Se observan los archivos; una tecla lo termina.",
}
