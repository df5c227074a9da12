-- The sentences of points.lua, in Spanish.

return {
  ["Points"] = "A puntos",
  ["Card points are added up, and 301 win."]
    = "Se suman los puntos de las cartas, y se gana con 301.",
}
