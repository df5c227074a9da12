-- The sentences of first_meld.lua, in Spanish.
-- luacheck: no max line length

return {
  ["The first meld"] = "La primera bajada",
  ["The first cards that a side lays down must count enough: 50 at the "
    .. "start of a match. Aces and twos count 20, kings down to eights 10, "
    .. "sevens and lower 5."]
    = "Las primeras cartas que baja una pareja deben valer lo bastante: 50 al "
      .. "empezar una partida. Los ases y los doses valen 20, del rey al ocho "
      .. "10, del siete abajo 5.",
  ["The pile showed a four, of which you have none, so you have "
    .. "drawn. Kings or aces: which of them count enough alone?"]
    = "En el pozo había un cuatro, y de cuatros no tienes ninguno, así que has "
      .. "robado. Reyes o ases: ¿cuáles valen por sí solos lo bastante?",
  ["it spends a wild card, and the third ace fits nowhere else."]
    = "gasta un comodín, y el tercer as no va en ningún otro sitio.",
  ["60 points in aces are a good beginning."]
    = "60 puntos en ases son un buen comienzo.",
  ["Lay down three aces, which count 60."] = "Baja tres ases, que valen 60.",
  ["60 points: your side has melded, and from now on its melds may "
    .. "count any number of points."]
    = "60 puntos: tu pareja ha bajado, y desde ahora sus combinaciones pueden "
      .. "valer cualquier cosa.",
  ["The kings alone were too few a moment ago. And now?"]
    = "Los reyes solos eran poco hace un momento. ¿Y ahora?",
  ["the kings may go down, too."] = "los reyes también pueden bajar.",
  ["Three kings, without the wild card."] = "Tres reyes, sin el comodín.",
  ["Your partner can add to both from now on."]
    = "Desde ahora tu compañero puede añadir a las dos.",
}
