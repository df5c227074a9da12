-- Sentences about tournaments of bots, in French.

return {
  title = "{game} : {deals} donnes, les mêmes pour tous ; graine {seed}",
  bot = "bot",
  rating = "points par donne",
  interval = "{sure} %",
  share = "donnes gagnées",
  meeting = "rencontre",
  margin = "points par donne",
  won = "gagnées",
  drawn = "nulles",
  lost = "perdues",
  pair = "{first} contre {second}",
  told = "Deux à deux, les bots jouent chaque donne de tous les côtés. Les "
    .. "points par donne sont ceux qu’un bot fait de plus que les autres, "
    .. "en moyenne ; derrière, l’intervalle qui contient le vrai nombre "
    .. "{sure} fois sur 100.",
  faults = "fautes",
  whom = "tournament : aucun bot nommé ; par exemple : tenace tournament "
    .. "whist --bots search:5,search:2,random",
}
