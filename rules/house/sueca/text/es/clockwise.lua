-- The sentences of clockwise.lua, in Spanish.

return {
  ["Clockwise"] = "En sentido horario",
  ["Deal, turn and lead pass to the left."]
    = "El reparto, el turno y la salida pasan a la izquierda.",
}
