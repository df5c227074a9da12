-- Sentences about tournaments of bots, in Spanish.

return {
  title = "{game}: {deals} repartos, los mismos para todos; semilla {seed}",
  bot = "bot",
  rating = "puntos por ronda",
  interval = "95 %",
  share = "ganados",
  meeting = "encuentro",
  margin = "puntos por ronda",
  won = "ganados",
  drawn = "iguales",
  lost = "perdidos",
  pair = "{first} contra {second}",
  told = "Cada dos bots juegan cada reparto desde todos los equipos. Los "
    .. "puntos por ronda son los que un bot hace de más que los otros, de "
    .. "media; detrás, la mitad del intervalo que contiene el número "
    .. "verdadero 95 veces de cada 100.",
  whom = "tournament: no se ha nombrado ningún bot; por ejemplo: tenace "
    .. "tournament whist --bots search:5,search:2,random",
}
