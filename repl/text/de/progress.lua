-- Sentences about the progress of long work, in German. See en/progress.lua.

return {
  line = "{done} von {all} ({percent} %), noch {left}",
  seconds = { one = "1 Sekunde", other = "{n} Sekunden" },
  check = {
    examples = "{game}: Beispiel {done} von {all}",
    kept = "{game}: behaltene Partie {done} von {all}",
    matches = "{game}: Partie {done} von {all}",
    settings = "{game}: Optionen, Einstellung {done}",
    knowledge = "{game}: verdeckte Karten neu gegeben, Runde {done} von {all}",
    rare = "{game}: Partie {done} von höchstens {all}, bis alle Schritte und "
      .. "Pflichten vorgekommen sind",
    deals = "{game}: Verteilung {done} von {all}",
  },
  coverage = {
    deals = "{game}: Spiel {done} von {all}",
    options = "{game}: Option {done} von {all}",
  },
  sweep = {
    rounds = "Verteilung {done} von {all}",
    matches = "Partie {done}",
    duels = "Duell {done}",
  },
  minutes = { one = "1 Minute", other = "{n} Minuten" },
}
