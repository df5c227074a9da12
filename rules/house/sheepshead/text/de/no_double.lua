-- The sentences of no_double.lua, in German.

return {
  ["No double"] = "Einfach",
  ["A round that the picker loses counts once."] =
    "Eine Runde, die der Aufnehmer verliert, zählt einfach.",
}
