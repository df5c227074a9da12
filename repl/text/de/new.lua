-- What `tenace new` says, in German.

return {
  next = "Bearbeite sie, dann: tenace check {spec}; tenace play {spec}",
  game = [[
-- Ändere immer nur eins: `tenace check {name}` sagt, was falsch ist,
-- `tenace play {name}` spielt es, und in einer Partie spielt `reload` nach den
-- geänderten Regeln weiter.
]],
  house_rule = [[
-- {title}: … (sag hier in einem Satz, was anders ist).

local {name} = house_rule "{title}" {
  of = "{game}",

  -- Eine Hausregel kann Optionen andere Werte geben. Nimm die Striche weg vor
  -- `set`, vor der Option und vor der Klammer darunter.
  -- set = {
{options}
  -- },
}


-- Das sind die Schritte von {game}. Um einen zu ersetzen, nimm seine Striche
-- weg und ändere ihn; base.STEP(self) führt den Schritt des Spiels aus.

{steps}


return {name}
]],

  set_kept = "Spielen: tenace play {spec}. Senden: tenace signature --line {spec}",
  set_saved = "Behalten in {file}. Spielen: tenace play {spec}.",
  no_sets = "Es gibt keine Sätze: tenace new NAME --as GAME behält einen.",
  set_dropped = "{file} ist entfernt.",
  set_no_name = "sag auch den Namen: save rules as sonntags",
  set_is_game = "„{name}“ heißt schon das Spiel: wähle für die Regeln einen "
    .. "anderen Namen",
  set_path = "'{file}' ist eine eigene Datei: lege sie zuerst in den Ordner deiner Regeln",
  set_empty = "das sind die Regeln von {game}: nenne Hausregeln oder Optionen",
  set_there = "'{spec}' gibt es schon, in {file}: wähle einen anderen Namen; oder --force hinter tenace new ersetzt es",
  set_in_itself = "'{spec}' kann kein Teil von sich selbst sein: wähle einen anderen Namen",
  no_set = "'{spec}' ist kein Satz, oder die Datei wurde von Hand geändert: tenace new --sets zählt sie auf",
  no_set_near = "'{spec}' ist kein Satz, oder die Datei wurde von Hand geändert; meinst du '{near}'?",
  set_used = "'{spec}' ist ein Teil von '{user}', das dann nicht mehr ginge: entferne das zuerst",
  bad_line = "diese Zeile ist nicht ganz: kopiere alles, was tenace signature --line zeigt",
  line_differs = "{file} ist hier anders (-) als in der Zeile (+):",
  line_force = "Nichts wurde geschrieben. --force nimmt die Dateien der Zeile statt deiner.",
  line_same = "Das sind dieselben Regeln wie dort: {spec}",
  line_next = "Spielen: tenace play {spec}",
  line_others = {
    one = "Die Regeln sind anders als dort (Tenace {version}), in dieser Datei: {files}",
    other = "Die Regeln sind anders als dort (Tenace {version}), in diesen Dateien: {files}",
  },
}
