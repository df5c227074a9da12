-- The sentences of three_packs.lua, in German.

return {
  ["Three packs"] = "Drei Pakete",
  ["Three packs of 54 cards: there are also triples and bulldozers."] =
    "Drei Pakete von je 54 Karten: es gibt auch Drillinge und Bulldozer.",
  ["three packs are played"] = "gespielt wird mit drei Paketen",
}
