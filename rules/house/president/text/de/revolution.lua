-- The sentences of revolution.lua, in German.

return {
  ["Revolution"] = "Revolution",
  ["Four of a rank reverse the order of the ranks, jokers apart."] =
    "Vier von einem Rang drehen die Reihenfolge der Ränge um, außer bei Jokern.",
  ["While the order is reversed, the rules compare the cards themselves."] =
    "Solange die Reihenfolge umgedreht ist, vergleichen die Regeln die Karten "
    .. "selbst.",
  ["play lower cards than those there"] =
    "spiel niedrigere Karten als die, die dort liegen",
  ["four cards turn the order round"] =
    "vier Karten drehen die Reihenfolge um",
}
