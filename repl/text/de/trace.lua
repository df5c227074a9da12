-- Sentences for authors of rules: trace, why and edit, in German. See
-- en/trace.lua.

return {
  -- which rule did it; the place in the rules comes last
  place = "{text} — {file}:{line}",
  place_step = "{text} — {file}:{line}, {step}",
  trick = {
    you = "Stich {n}: Du gewinnst mit {card}: {rule}.",
    other = "Stich {n}: {player} gewinnt mit {card}: {rule}.",
  },
  trick_plain = {
    you = "Stich {n}: Du gewinnst ihn.",
    other = "Stich {n}: {player} gewinnt ihn.",
  },
  reason = {
    you = "Du spielst {cards}: {says}.",
    other = "{player} spielt {cards}: {says}.",
  },
  only = {
    you = "Du spielst {cards}, die einzige erlaubte Karte: {says}.",
    other = "{player} spielt {cards}, die einzige erlaubte Karte: {says}.",
  },
  struck = "  {rule} schließt aus: {cards}",
  score = "{side}: {points}, {says}; das macht {total}.",
  cards = "  {cards}: {points}",
  addend = "  {says}",
  ended = "{text} Das hat sie beendet: {rule}, {value}.",
  nothing = "Es ist noch nichts geschehen.",
  no_trick = "In dieser Runde gibt es noch keinen Stich {n}.",
  no_score = "Dort ist nichts gewertet worden.",
  what =
    "Möglich sind trace, trace 3 für einen Stich, trace score, trace "
    .. "score 2 für diese Runde und trace all.",

  -- the least change that would allow a card; `join` is what stands between
  -- two suits: "and" or "or"
  join = "and",
  without = "Erlaubt wäre es, wenn du {cards} nicht hättest.",
  suits = "Erlaubt wäre es ohne {suits} auf der Hand.",
  keeps = "Erlaubt wäre es, wenn du nur {only} hättest.",
  alone = "Erlaubt wäre es, wenn du nichts anderes hättest.",
  later = "Erlaubt wäre es nach dem ersten Stich.",
  later_suits =
    "Erlaubt wäre es nach dem ersten Stich, ohne {suits} auf der Hand.",
  later_without =
    "Erlaubt wäre es nach dem ersten Stich, wenn du {cards} nicht hättest.",
  played =
    "Erlaubt wäre es, wenn schon etwas davon gespielt worden wäre: "
    .. "{played}.",

  -- the editor
  which =
    "Es ist noch keine Regel genannt worden. edit REGEL öffnet den Editor "
    .. "an einer Regel, einem Schritt oder einer Option: edit follow suit, "
    .. "edit score.",
  no_rule = "Keine Regel, kein Schritt und keine Option heißt {name}.",
  no_rule_near =
    "Keine Regel, kein Schritt und keine Option heißt {name}; ist {near} "
    .. "gemeint?",
  here = "Es steht in {file}, Zeile {line}.",
  installed =
    "Diese Datei kam mit dem Programm und lässt sich dort nicht ändern. "
    .. "tenace new NAME --of {game} beginnt eine eigene Hausregel. Oder "
    .. "kopiere die Datei: cp {file} {own}; von da an nimmt Tenace die Kopie.",
  no_editor =
    "Es wurde kein Editor gefunden. Setze $EDITOR, oder öffne {file} "
    .. "selbst in Zeile {line}.",
  no_file = "{file} ist nicht mehr da.",
  failed = "Der Editor ist gescheitert: {editor}",
  unchanged = "Die Datei ist, wie sie war.",

  try = {
    what = "Was soll versucht werden? Züge mit Leerzeichen oder Kommas dazwischen: try 7c qs, try draw, discard 4c.",
    over = "Die Partie ist vor Zug {n}, {move}, zu Ende.",
    stops = {
      you = "Zug {n}, {move}: dir nicht erlaubt: {text}.",
      other = "Zug {n}, {move}: {player} nicht erlaubt: {text}.",
    },
    goes = "Das alles ist erlaubt.",
    stays = "Die Partie steht noch, wo sie war.",
  },
}
