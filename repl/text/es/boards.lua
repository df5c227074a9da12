-- Sentences about boards of other programs, and about several tables, in
-- Spanish. See en/boards.lua.

return {
  seats = { "Norte", "Este", "Sur", "Oeste" },
  title = {
    one = "{file}: una mano, {game}",
    other = "{file}: {n} manos, {game}",
  },
  board = "mano {n}",
  remark = "mano {list}: {text}",
  contract = "{bid} de {seat}",
  doubled = "{bid} doblado de {seat}",
  redoubled = "{bid} redoblado de {seat}",
  tricks = {
    one = "{n} baza",
    other = "{n} bazas",
  },
  passed = "todos pasan",
  dealt = "aún sin jugar",
  open = "sin jugar hasta el final",
  filled = "donde acaba el juego del archivo se han buscado cartas que den su "
    .. "resultado",
  told = "según el archivo {n} bazas, que ninguna carta da desde ahí",
  open_table = "Abrir como se jugó",
  play_deals = "Jugar estos repartos",
  next = "Para seguir: tenace play --resume {file}",
  next_over = "Lo que costó más: tenace review {file}",
  table = "mesa {n}: {file}",
  head = "mano",
  head_score = "puntos {n}",
  imps = "IMPs",
  matchpoints = "supera",
  total = "total",
  about = "puntos: lo que el equipo 1 ha hecho más que los otros; supera: a "
    .. "cuántas de las otras mesas, las iguales a medias.",
  about_imps = "puntos: lo que Norte y Sur han hecho de más; IMPs contra las "
    .. "otras mesas en promedio; supera: a cuántas de ellas, las iguales a "
    .. "medias.",
  which_file = "import: no se nombra ningún archivo; por ejemplo: tenace "
    .. "import evening.pbn bridge",
  which_game = "import: di de qué juego son los repartos; por ejemplo: tenace "
    .. "import {file} bridge",
  no_file = "{problem}: nombra un archivo de repartos que se pueda leer",
  two_tables = "tables: nombra los registros de dos mesas o más; por ejemplo: "
    .. "tenace tables open.record closed.record",
  other_game = "{file}: jugado con {game}, la primera mesa con {first}",
  other_cards = "las mesas no han jugado las mismas cartas: nombra registros "
    .. "de los mismos repartos",
  go_on = "La partida ha acabado. Intro sigue con la mano {n} del archivo; score, "
    .. "last y undo siguen funcionando.",
  board_of = "play: --board nombra una mano de un archivo, di también --deals",
  with_deals = "play: --{option} no va con --deals, quítalo",
}
