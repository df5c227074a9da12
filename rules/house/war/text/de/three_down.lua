-- The sentences of three_down.lua, in German.

return {
  ["Three down"] = "Drei verdeckt",
  ["Three cards face down in a war."] = "Drei verdeckte Karten im Krieg.",
}
