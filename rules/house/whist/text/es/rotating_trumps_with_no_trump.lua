-- The sentences of rotating_trumps_with_no_trump.lua, in Spanish.

return {
  ["Rotating trumps with no trump"] = "Triunfos rotatorios, y también sin "
    .. "triunfo",
  ["Trumps go round, and every fifth round has no trump."]
    = "Los triunfos rotan, y cada quinta ronda es sin triunfo.",
  ["the fifth round has no trump"] = "la quinta ronda es sin triunfo",
}
