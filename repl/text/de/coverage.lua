-- Sentences of check --coverage, in German.

return {
  head = "{game}: {n} Spiele",
  file = "{file}: wie oft jeder Teil lief",
  line = "{n} | {line} | {text}",
  name = "{n} | {name}",
  of = "{n} | {name} (von {matches} Partien)",
  record = "         siehe: tenace replay {file} ({place})",
  record_set =
    "         siehe: tenace replay {file} ({place}), {setting}",
  obligations = "Pflichten: in wie vielen von {deals} Spielen jede eine Karte "
    .. "verbot",
  options = "Optionen: in wie vielen Partien ein anderer Wert etwas änderte",
  steps = "Schritte: wie oft jeder aufgerufen wurde",
  never_obligations = "die Pflicht „{name}“ hat in {deals} "
    .. "Spielen nie eine Karte verboten",
  never_options =
    "die Option „{name}“ hat in {matches} Partien nichts geändert",
  never_steps = "der Schritt „{name}“ wurde in {deals} Spielen "
    .. "nie aufgerufen",
  never_lines = "lief in {deals} Spielen nie: {text}",
  all = "{game}: alles ist vorgekommen",
}
