-- The sentences of classic.lua, in Spanish.

return {
  ["Classic"] = "Clásica",
  ["Canasta as in the 1950s: a meld needs only two natural cards, black threes "
    .. "stop the next player, and a player may ask the partner before going "
    .. "out."]
    = "La canasta de los años cincuenta: una combinación necesita solo dos "
      .. "cartas naturales, los treses negros paran al jugador siguiente, y un "
      .. "jugador puede preguntar a su compañero antes de cerrar.",
  ["out"] = "cerrar",
}
