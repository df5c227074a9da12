-- The sentences of oklahoma.lua, in Spanish.
-- luacheck: no max line length

return {
  ["Oklahoma Gin"] = "Oklahoma Gin",
  ["The upcard says how much deadwood a knock may leave, and a spade doubles."]
    = "La carta vuelta dice cuántos puntos sueltos puede dejar un cierre, y "
      .. "una pica dobla.",
}
