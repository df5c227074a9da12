-- The sentences of scopone_21.lua, in Spanish.

return {
  ["Scopone to 21"] = "Scopone a 21",
  ["Scientific Scopone: ten cards each, none on the table, and 21 points win."]
    = "Scopone científico: diez cartas a cada uno, ninguna en la mesa, y se "
      .. "gana con 21 puntos.",
}
