-- The sentences of any_trick.lua, in Spanish.

return {
  ["Any trick"] = "En cualquier baza",
  ["A side may declare kings and knights after any trick that it has won."]
    = "Un equipo puede cantar después de cualquier baza que haya ganado.",
}
