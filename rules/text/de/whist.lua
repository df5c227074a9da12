-- The sentences of whist.lua, in German.

return {
  ["Whist"] = "Whist",
  ["Whist: two partnerships, thirteen tricks, the last card dealt makes trump."] =
    "Whist: zwei Parteien, dreizehn Stiche; die letzte gegebene Karte bestimmt Trumpf.",
  ["where trump comes from"] = "woher Trumpf kommt",
  ["points that win the game"] = "Punkte, mit denen man gewinnt",
  ["rounds to play, the higher total wins; 0: to target"] =
    "zu spielende Runden, die höhere Punktzahl gewinnt; 0: bis zum Punktziel",
  ["seat that deals first; 0: drawn at random"] =
    "Platz, der zuerst gibt; 0: ausgelost",
  ["Thirteen cards each, one at a time, from the dealer's left."] =
    "Je dreizehn Karten, einzeln gegeben, links vom Geber beginnend.",
  ["The last card dealt is shown: its suit is trump, and it belongs to the dealer's hand. If it is chosen that trumps rotate instead, they are hearts, diamonds, spades, clubs and, if so chosen, none."] =
    "Die letzte gegebene Karte wird gezeigt: ihre Farbe ist Trumpf, und "
    .. "sie gehört zur Hand des Gebers. Ist stattdessen gewählt, dass der "
    .. "Trumpf reihum wechselt, dann so: Herz, Karo, Pik, Kreuz und, wenn "
    .. "es so gewählt ist, ohne Trumpf.",
  ["the last card dealt makes trump"] = "die letzte gegebene Karte bestimmt Trumpf",
  ["The dealer's left leads to the first trick."] =
    "Zum ersten Stich spielt aus, wer links vom Geber sitzt.",
  ["A side's tricks above six are its points."] =
    "Die Stiche einer Partei über sechs sind ihre Punkte.",
  ["tricks above six"] = "Stiche über sechs",
  ["the only club must be played"] = "das einzige Kreuz muss gespielt werden",
  ["without a club any card may be played"] =
    "ohne Kreuz darf man jede Karte spielen",
  ["only the suit led binds"] = "nur die ausgespielte Farbe bindet",
  ["the highest card of the suit led wins"] =
    "die höchste Karte der ausgespielten Farbe gewinnt",
  ["a trump beats the suit led"] = "ein Trumpf schlägt die ausgespielte Farbe",
  ["the highest trump wins"] = "der höchste Trumpf gewinnt",
  ["without trump only the suit led can win"] =
    "ohne Trumpf kann nur die ausgespielte Farbe gewinnen",
  ["thirteen cards each, and the last one makes trump"] =
    "je dreizehn Karten, und die letzte bestimmt Trumpf",
  ["none"] = "keiner",
  ["the values of the options"] = "die Werte der Optionen",
  ["seven tricks are one point"] = "sieben Stiche sind ein Punkt",
  ["the first side with five points has won"] =
    "die erste Partei mit fünf Punkten hat gewonnen",
  ["a tournament goes on past the target"] =
    "ein Turnier geht über das Punktziel hinaus weiter",
  ["after the last round of a tournament the higher total wins"] =
    "nach der letzten Runde eines Turniers gewinnt die höhere Punktzahl",
  ["equal totals at the end of a tournament are a draw"] =
    "gleiche Punktzahlen am Ende eines Turniers: unentschieden",
}
