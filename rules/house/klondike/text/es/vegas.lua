-- The sentences of vegas.lua, in Spanish.

return {
  ["Vegas"] = "Vegas",
  ["A deal costs 52, and each card up is worth 5."]
    = "Un reparto cuesta 52, y cada carta que sube vale 5.",
}
