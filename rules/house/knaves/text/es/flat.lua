-- The sentences of flat.lua, in Spanish.

return {
  ["Flat"] = "Jotas iguales",
  ["Every jack costs two points."] = "Cada jota cuesta dos puntos.",
}
