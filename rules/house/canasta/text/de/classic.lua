-- The sentences of classic.lua, in German.

return {
  ["Classic"] = "Klassisch",
  ["Canasta as in the 1950s: a meld needs only two natural cards, black threes stop the next player, and a player may ask the partner before going out."] =
    "Canasta wie in den 1950er-Jahren: eine Meldung braucht nur zwei echte Karten, "
    .. "schwarze Dreien sperren den Stapel für den nächsten Spieler, und vor dem "
    .. "Ausmachen darf man den Partner fragen.",
  ["out"] = "ausmachen",
}
