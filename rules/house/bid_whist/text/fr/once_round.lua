-- The sentences of once_round.lua, in French.

return {
  ["Once round"] = "Un seul tour",
  ["Each player bids or passes once, the dealer last; the highest bid wins."]
    = "Chacun annonce ou passe une fois, le donneur en dernier ; la plus haute "
      .. "enchère gagne.",
  ["after four have spoken the highest bid names its trump"]
    = "quand quatre ont parlé, la plus haute enchère nomme son atout",
  ["4 no trump"] = "4 sans-atout",
}
