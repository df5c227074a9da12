-- The sentences of rubber.lua, in Spanish.

return {
  ["Rubber"] = "Rubber",
  ["A rubber: the side that first wins two games ends it."]
    = "Un rubber: lo acaba la pareja que antes gana dos mangas.",
}
