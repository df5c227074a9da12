-- The sentences of the page's views for learning, in German. See en/learn.lua.

return {
  no_example = "es gibt kein Beispiel mit dieser Nummer",
  not_found = "Es ist keine Verteilung gefunden, in der dieses Beispiel "
    .. "vorkommt. Nach seinen Karten kann man hier fragen.",
  page = {
    views = "Ansichten",
    view_table = "Tisch",
    view_rules = "Regeln",
    view_lessons = "Lektionen",
    view_puzzles = "Aufgaben",
    view_compare = "Vergleich",
    view_moves = "Züge",
    view_position = "Stellung",
    working = "Einen Augenblick …",
    choose_rules = "Hausregeln, Optionen und die Regeln eines anderen Tischs",
    these_rules = "Regeln dieses Tischs",
    spec = "Spiel mit seinen Regeln",
    with_house = "Hausregeln",
    contents = "Inhalt",
    open_example = "Am Tisch öffnen",
    ask_cards = "Tipp auf eine Karte: dann liest du, was die Regeln zu ihr "
      .. "sagen.",
    is_allowed = "{card} ist erlaubt: {says}",
    is_refused = "{card} ist nicht erlaubt: {says}",
    where = "{file}, Zeile {line}",
    against = "Nur, was an einem Tisch mit diesen Regeln anders ist",
    before = "Hier:",
    after = "Dort:",
  },
}
