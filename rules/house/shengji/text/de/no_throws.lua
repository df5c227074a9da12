-- The sentences of no_throws.lua, in German.

return {
  ["No throws"] = "Keine Würfe",
  ["Only one format may be led at a time."] =
    "Nur eine Form auf einmal darf ausgespielt werden.",
}
