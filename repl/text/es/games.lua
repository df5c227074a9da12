-- The list of games, in Spanish. See en/games.lua.

return {
  tricks = "Bazas",
  bidding = "Bazas, con subasta",
  points = "Bazas por los puntos de las cartas",
  avoiding = "Bazas que evitar",
  melds = "Combinaciones",
  shedding = "Quedarse sin cartas",
  climbing = "Subir: combinaciones cada vez más altas",
  fishing = "Pescar: cartas que toman cartas de la mesa",
  patience = "Solitarios",
  others = "Otros",
  cut = "{text} …",
  more = { one = "Intro: una línea más; q sale ",
    other = "Intro: {n} líneas más; q sale " },
  how = "games NAME enumera las reglas de la casa de un juego, rules NAME dice "
    .. "cómo se juega.",
}
