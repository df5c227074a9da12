-- The sentences of all_tricks.lua, in German.

return {
  ["All tricks"] = "Alle Stiche",
  ["All 26 tricks count."] = "Alle 26 Stiche zählen.",
}
