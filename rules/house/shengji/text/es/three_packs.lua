-- The sentences of three_packs.lua, in Spanish.

return {
  ["Three packs"] = "Tres barajas",
  ["Three packs of 54 cards: there are also triples and bulldozers."]
    = "Tres barajas de 54 cartas: hay también tríos y bulldozers.",
  ["three packs are played"] = "se juega con tres barajas",
}
