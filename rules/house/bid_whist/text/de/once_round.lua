-- The sentences of once_round.lua, in German.

return {
  ["Once round"] = "Einmal herum",
  ["Each player bids or passes once, the dealer last; the highest bid wins."] =
    "Jeder bietet oder passt einmal, der Geber zuletzt; das höchste Gebot "
    .. "gewinnt.",
  ["after four have spoken the highest bid names its trump"] =
    "wenn vier gesprochen haben, sagt das höchste Gebot seinen Trumpf an",
  ["4 no trump"] = "4 ohne Trumpf",
}
