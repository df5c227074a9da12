-- The sentences of ramsch.lua, in Spanish.
-- luacheck: no max line length

return {
  ["Ramsch"] = "Ramsch",
  ["When nobody bids, the players play a ramsch: everyone avoids points."]
    = "Si nadie puja, se juega un ramsch: todos evitan los puntos.",
  ["Only jacks are trumps, as in grand, and forehand leads. The skat, which "
    .. "nobody has seen, belongs to the last trick."]
    = "Solo las jotas son triunfos, como en el grand, y sale la mano. El skat, "
      .. "que nadie ha visto, es de la última baza.",
  ["The player with the most points loses that many. If two share the most, "
    .. "both lose them; with 40 points each nobody loses."]
    = "Quien tiene más puntos pierde otros tantos. Si dos empatan a más "
      .. "puntos, los pierden los dos; con 40 puntos cada uno no pierde nadie.",
  ["most points in the ramsch"] = "más puntos en el ramsch",
  ["in a ramsch only jacks are trumps"]
    = "en un ramsch solo las jotas son triunfos",
  ["whoever has most points loses as many"]
    = "quien tiene más puntos pierde otros tantos",
  ["two who share the most both lose them"]
    = "dos que empatan a más puntos los pierden los dos",
  ["at 40 each nobody loses"] = "con 40 cada uno no pierde nadie",
  ["with 41 one loses"] = "con 41 pierde uno",
}
