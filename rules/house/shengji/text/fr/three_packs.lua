-- The sentences of three_packs.lua, in French.

return {
  ["Three packs"] = "Trois jeux de cartes",
  ["Three packs of 54 cards: there are also triples and bulldozers."]
    = "Trois jeux de 54 cartes : il y a aussi des brelans et des bulldozers.",
  ["three packs are played"] = "on joue avec trois jeux",
}
