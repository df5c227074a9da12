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
}
