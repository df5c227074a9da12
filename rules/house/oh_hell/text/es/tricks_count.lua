-- The sentences of tricks_count.lua, in Spanish.

return {
  ["Tricks count"] = "Las bazas valen",
  ["Each trick counts a point, and the exact bid ten more."]
    = "Cada baza vale un punto, y la puja justa diez más.",
}
