-- The sentences of min_bid_3.lua, in French.

return {
  ["Three at least"] = "Trois au moins",
  ["The risky version: nobody may bid less than three."]
    = "La version risquée : personne ne peut annoncer moins de trois.",
  ["an opening bid of 1 or 2 is refused"]
    = "une première enchère de 1 ou 2 est refusée",
  ["2 no trump"] = "2 sans-atout",
  ["an opening bid of 3 is allowed"] = "une première enchère de 3 est permise",
  ["7 no trump"] = "7 sans-atout",
}
