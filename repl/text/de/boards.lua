-- Sentences about boards of other programs, and about several tables, in
-- German. See en/boards.lua.

return {
  seats = { "Nord", "Ost", "Süd", "West" },
  title = {
    one = "{file}: ein Board, {game}",
    other = "{file}: {n} Boards, {game}",
  },
  board = "Board {n}",
  remark = "Board {list}: {text}",
  contract = "{bid} von {seat}",
  doubled = "{bid} kontriert von {seat}",
  redoubled = "{bid} rekontriert von {seat}",
  tricks = {
    one = "{n} Stich",
    other = "{n} Stiche",
  },
  passed = "alle gepasst",
  dealt = "noch nicht gespielt",
  open = "nicht zu Ende gespielt",
  filled = "wo die Datei endet, fanden sich Karten, die ihr Ergebnis geben",
  told = "in der Datei {n} Stiche, die von dort aus keine Karten geben",
  open_table = "Öffnen, wie gespielt wurde",
  play_deals = "Diese Karten spielen",
  next = "Weiter: tenace play --resume {file}",
  next_over = "Was am meisten gekostet hat: tenace review {file}",
  table = "Tisch {n}: {file}",
  head = "Board",
  head_score = "Punkte {n}",
  imps = "IMPs",
  matchpoints = "schlägt",
  total = "alle",
  about = "Punkte: was Seite 1 mehr gemacht hat als die anderen; schlägt: wie "
    .. "viele der anderen Tische, gleiche halb.",
  about_imps = "Punkte: was Nord und Süd mehr gemacht haben; IMPs gegen die "
    .. "anderen Tische im Mittel; schlägt: wie viele davon, gleiche halb.",
  which_file = "import: keine Datei genannt; zum Beispiel: tenace import "
    .. "evening.pbn bridge",
  which_game = "import: von welchem Spiel sind die Karten? Zum Beispiel: "
    .. "tenace import {file} bridge",
  no_file = "{problem}: nenne eine Datei mit Verteilungen, die sich lesen "
    .. "lässt",
  two_tables = "tables: nenne die Mitschriften von zwei oder mehr Tischen; "
    .. "zum Beispiel: tenace tables open.record closed.record",
  other_game = "{file}: gespielt nach {game}, der erste Tisch nach {first}",
  other_cards = "die Tische hatten nicht dieselben Karten: nenne Mitschriften "
    .. "derselben Verteilungen",
  go_on = "Die Partie ist zu Ende. Enter geht weiter zu Board {n} der Datei; score, "
    .. "last und undo funktionieren noch.",
  board_of = "play: --board nennt ein Board einer Datei, sag auch --deals",
  with_deals = "play: --{option} passt nicht zu --deals, lass es weg",
}
