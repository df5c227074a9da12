-- The sentences of downtown.lua, in German.

return {
  ["Downtown"] = "Downtown",
  ["A bid says how many tricks above six your side will take, and which "
    .. "way up: uptown the high cards win, downtown the low ones. Aces are "
    .. "high both ways."]
    = "Ein Gebot sagt, wie viele Stiche über sechs deine Partei macht, und in "
      .. "welcher Richtung: bei Uptown gewinnen die hohen Karten, bei Downtown "
      .. "die niedrigen. Das Ass ist in beiden hoch.",
  ["Three aces, and deuces and threes behind them: you speak first."]
    = "Drei Asse, und dahinter Zweien und Dreien: du sprichst zuerst.",
  ["this hand wins many tricks: only say which way up."]
    = "dieses Blatt macht viele Stiche: du musst nur die Richtung sagen.",
  ["a number alone is uptown, where your deuces are the lowest."]
    = "eine Zahl allein heißt Uptown, und da sind deine Zweien die "
      .. "niedrigsten Karten.",
  ["six spades would be a pity without trumps."]
    = "um sechs Pik wäre es ohne Trumpf schade.",
  ["Promise four, five at the most, and say downtown."]
    = "Versprich vier, höchstens fünf, und sag downtown dazu.",
  ["All others pass."] = "Alle anderen passen.",
  ["You name the trump suit before anybody has seen the kitty."]
    = "Du sagst die Trumpffarbe an, bevor jemand die Kitty gesehen hat.",
  ["Take the suit in which you hold most cards."]
    = "Nimm die Farbe, von der du die meisten Karten hast.",
  ["Downtown with spades: ace, deuce, three, four and five are the "
    .. "highest trumps below the jokers."]
    = "Downtown mit Pik: Ass, Zwei, Drei, Vier und Fünf sind nach den Jokern "
      .. "die höchsten Trümpfe.",
}
