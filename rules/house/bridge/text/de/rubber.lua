-- The sentences of rubber.lua, in German.

return {
  ["Rubber"] = "Robber",
  ["A rubber: the side that first wins two games ends it."] =
    "Ein Robber: ihn beendet die Partei, die zuerst zwei Spiele gewinnt.",
}
