-- The sentences of no_bags.lua, in Spanish.

return {
  ["No bags"] = "Sin bolsas",
  ["Tricks above the contract count nothing and cost nothing."]
    = "Las bazas por encima del contrato ni valen ni cuestan nada.",
}
