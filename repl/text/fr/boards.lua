-- Sentences about boards of other programs, and about several tables, in
-- French. See en/boards.lua.

return {
  seats = { "Nord", "Est", "Sud", "Ouest" },
  title = {
    one = "{file} : une donne, {game}",
    other = "{file} : {n} donnes, {game}",
  },
  board = "donne {n}",
  remark = "donne {list} : {text}",
  contract = "{bid} par {seat}",
  doubled = "{bid} contré par {seat}",
  redoubled = "{bid} surcontré par {seat}",
  tricks = {
    one = "{n} pli",
    other = "{n} plis",
  },
  passed = "tous ont passé",
  dealt = "pas encore jouée",
  open = "pas jouée jusqu’au bout",
  filled = "là où le jeu du fichier s’arrête, des cartes donnent son résultat",
  told = "{n} plis d’après le fichier, qu’aucune carte ne donne de là",
  open_table = "Ouvrir comme elles ont été jouées",
  play_deals = "Jouer ces donnes",
  next = "Continuer : tenace play --resume {file}",
  next_over = "Ce qui a coûté le plus : tenace review {file}",
  table = "table {n} : {file}",
  head = "donne",
  head_score = "points {n}",
  imps = "IMPs",
  matchpoints = "bat",
  total = "en tout",
  about = "points : ce que le camp 1 a fait de plus que les autres ; bat : "
    .. "combien des autres tables, les égales à moitié.",
  about_imps = "points : ce que Nord et Sud ont fait de plus ; IMPs contre "
    .. "les autres tables en moyenne ; bat : combien d’entre elles, les "
    .. "égales à moitié.",
  which_file = "import : aucun fichier nommé ; par exemple : tenace import "
    .. "evening.pbn bridge",
  which_game = "import : dis de quel jeu sont les donnes, par exemple : "
    .. "tenace import {file} bridge",
  no_file = "{problem} : nomme un fichier de donnes lisible",
  two_tables = "tables : nomme les enregistrements de deux tables ou plus ; "
    .. "par exemple : tenace tables open.record closed.record",
  other_game = "{file} : joué avec {game}, la première table avec {first}",
  other_cards = "les tables n’ont pas joué les mêmes cartes : nommez des "
    .. "enregistrements des mêmes donnes",
  go_on = "La partie est finie. Entrée continue avec la donne {n} du fichier ; "
    .. "score, last et undo marchent encore.",
  board_of = "play : --board nomme une donne d’un fichier, dis aussi --deals",
  with_deals = "play : --{option} ne va pas avec --deals, enlève-le",
}
