-- The sentences of german_whist.lua, in German.

return {
  ["German Whist: two players win cards in thirteen tricks and play "
    .. "them out in thirteen more, which count."] =
    "Deutsches Whist: zwei Spieler gewinnen in dreizehn Stichen Karten "
    .. "und spielen sie in dreizehn weiteren aus, die zählen.",
  ["what a round won counts: one, or the difference of the tricks"] =
    "was eine gewonnene Runde zählt: einen Punkt, oder den Unterschied "
    .. "der Stiche",
  ["which tricks count: those after the stock is gone, or all 26"] =
    "welche Stiche zählen: die nach dem Talon, oder alle 26",
  ["the card that the loser draws is shown"] =
    "die Karte, die der Verlierer zieht, wird gezeigt",
  ["Thirteen cards each, one at a time. The next card is turned up on "
    .. "the stock: its suit is trump for the round."] =
    "Je dreizehn Karten, einzeln gegeben. Die nächste Karte liegt offen "
    .. "auf dem Talon: ihre Farbe ist Trumpf für die Runde.",
  ["The dealer's opponent leads to the first trick. In the first "
    .. "thirteen tricks the players win the cards of the stock; then they "
    .. "play out their hands in thirteen more."] =
    "Zum ersten Stich spielt der Gegner des Gebers aus. In den ersten "
    .. "dreizehn Stichen gewinnen die Spieler die Karten des Talons; dann "
    .. "spielen sie ihre Hände in dreizehn weiteren aus.",
  ["The first thirteen tricks do not count, unless all 26 do."] =
    "Die ersten dreizehn Stiche zählen nicht, außer wenn alle 26 "
    .. "zählen.",
  ["The winner of a trick takes the card turned up. The loser takes the "
    .. "next one, and nobody else sees it. Then another card is turned up."] =
    "Der Gewinner eines Stichs nimmt die aufgedeckte Karte. Der "
    .. "Verlierer nimmt die nächste, und kein anderer sieht sie. Dann wird "
    .. "wieder eine Karte aufgedeckt.",
  ["the loser's card"] = "die Karte des Verlierers",
  ["The player who won more of the tricks that count wins the round."] =
    "Wer mehr von den Stichen gemacht hat, die zählen, gewinnt die "
    .. "Runde.",
  ["a higher card of the suit led wins"] =
    "eine höhere Karte der ausgespielten Farbe gewinnt",
  ["whoever holds the suit led must follow, also while there is a stock"] =
    "wer die ausgespielte Farbe hat, muss bedienen, auch solange ein "
    .. "Talon da ist",
  ["without it any card may be played"] =
    "ohne sie darf man jede Karte spielen",
  ["thirteen cards each, and one is turned up"] =
    "je dreizehn Karten, und eine wird aufgedeckt",
  ["the winner takes the card turned up, the loser the next"] =
    "der Gewinner nimmt die aufgedeckte Karte, der Verlierer die nächste",
  ["after thirteen tricks the stock is gone"] =
    "nach dreizehn Stichen ist der Talon aufgebraucht",
  ["tricks for cards do not count"] = "Stiche um Karten zählen nicht",
  ["unless all do"] = "außer wenn alle zählen",
  ["seven of the second thirteen tricks win the round"] =
    "sieben der zweiten dreizehn Stiche gewinnen die Runde",
  ["the difference counts where that is played"] =
    "der Unterschied zählt, wo man so spielt",
  ["all tricks of the second half are thirteen more"] =
    "alle Stiche der zweiten Hälfte sind dreizehn mehr",
  ["thirteen tricks each win nothing where all count"] =
    "je dreizehn Stiche gewinnen nichts, wo alle zählen",
  ["fourteen of 26 tricks win"] = "vierzehn von 26 Stichen gewinnen",
  ["three points win the match"] = "drei Punkte gewinnen die Partie",
  ["two do not"] = "zwei nicht",
  ["the values of the options"] = "die Werte der Optionen",
  ["{1} tricks to {2}"] = "{1} Stiche zu {2}",
  ["German Whist"] = "Deutsches Whist",
  ["end drawing"] = "Talon zu Ende",
}
