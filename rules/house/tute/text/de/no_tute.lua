-- The sentences of no_tute.lua, in German.

return {
  ["No tute"] = "Kein Tute",
  ["Four kings or four knights count nothing."] =
    "Vier Könige oder vier Ritter zählen nichts.",
}
