-- The sentences of canadian_loner.lua, in German.

return {
  ["Canadian loner"] = "Kanadischer Alleingang",
  ["A player who orders up a dealing partner must play alone."] =
    "Wer den Partner als Geber aufnehmen lässt, muss allein spielen.",
}
