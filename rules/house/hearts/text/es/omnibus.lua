-- The sentences of omnibus.lua, in Spanish.

return {
  ["Omnibus hearts"] = "Corazones ómnibus",
  ["Whoever takes the jack of diamonds has ten points less."]
    = "Quien se lleva la jota de diamantes tiene diez puntos menos.",
}
