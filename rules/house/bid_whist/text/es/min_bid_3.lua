-- The sentences of min_bid_3.lua, in Spanish.

return {
  ["Three at least"] = "Tres como mínimo",
  ["The risky version: nobody may bid less than three."]
    = "La versión arriesgada: nadie puede pujar menos de tres.",
  ["an opening bid of 1 or 2 is refused"]
    = "una primera puja de 1 o 2 no se permite",
  ["2 no trump"] = "2 sin triunfo",
  ["an opening bid of 3 is allowed"] = "una primera puja de 3 se permite",
  ["7 no trump"] = "7 sin triunfo",
}
