-- Sentences about tournaments of bots, in Spanish.

return {
  title = "{game}: {deals} repartos, los mismos para todos; semilla {seed}",
  bot = "bot",
  rating = "puntos por ronda",
  interval = "{sure} %",
  share = "ganados",
  meeting = "encuentro",
  margin = "puntos por ronda",
  won = "ganados",
  drawn = "iguales",
  lost = "perdidos",
  pair = "{first} contra {second}",
  told = "Cada dos bots juegan cada reparto desde todos los equipos. Los "
    .. "puntos por ronda son los que un bot hace de más que los otros, de "
    .. "media; detrás, el intervalo que contiene el número verdadero {sure} "
    .. "veces de cada 100.",
  faults = "fallos",
  whom = "tournament: no se ha nombrado ningún bot; por ejemplo: tenace "
    .. "tournament whist --bots search:5,search:2,random",
}
