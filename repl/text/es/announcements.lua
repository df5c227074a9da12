-- Sentences of rulebooks about announcements, in Spanish. See en/announcements.lua.

return {
  both = "{first}, {second}",
  played = {
    one = "Puede decirlo, antes de una carta, quien ha jugado una carta como "
      .. "mucho.",
    other = "Puede decirlo, antes de una carta, quien ha jugado {n} cartas "
      .. "como mucho." },
  held = {
    one = "Puede decirlo, antes de su carta, quien aún tiene una.",
    other = "Puede decirlo, antes de su carta, quien aún tiene al menos {n} "
      .. "cartas.",
  },
  reply = {
    one = "Tras palabras de los otros: una carta más de lo que permite la "
      .. "última de ellos.",
    other = "Tras palabras de los otros: {n} cartas más de lo que permite la "
      .. "última de ellos.",
  },
  reply_held = {
    one = "Solo, como respuesta a los otros: con una carta menos de las que "
      .. "exige su última palabra; después el propio partido no dice nada "
      .. "más.",
    other = "Solo, como respuesta a los otros: con {n} cartas menos de las "
      .. "que exige su última palabra; después el propio partido no dice "
      .. "nada más.",
  },
  counts = "Dicho, vale {n}.",
  points = "Se alcanza si los otros tienen menos de {n} puntos.",
  two_points = "Se alcanza si los otros tienen menos de {first} puntos, o "
    .. "{second} si son el segundo partido.",
  points_of_camps = "Se alcanza si los otros tienen muy pocos puntos: "
    .. "{others}, menos de {second}; {first}, menos de {least}.",
  tricks = { one = "Se alcanza si los otros no tienen ninguna baza.",
    other = "Se alcanza si los otros tienen menos de {n} bazas." },
  against = "Dicho, vale 1 más para los otros si tienen {n} puntos.",
  holds = "Se da por sí solo con la primera de estas cartas ({cards}) que se "
    .. "juega de una mano con todas ellas, si son triunfos.",
  row = "qué vale",
  said = "Cada partido dice cada grado una vez; quien dice uno posterior "
    .. "dice también los anteriores que faltaban, y debe estar a tiempo de "
    .. "decirlos. Quien dice uno revela su partido. Un partido que ha "
    .. "anunciado puntos o bazas solo gana si lo alcanza; si no, ganan los "
    .. "otros, salvo que hayan fallado del mismo modo. Un partido recibe 1 "
    .. "por ganar, 1 por cada grado alcanzado, dicho o no, y lo que se ha "
    .. "dicho, lo dijera el partido que lo dijera. Si han fallado los dos, "
    .. "no gana ninguno, y lo dicho no cuenta: cada partido recibe 1 por "
    .. "cada grado que ha alcanzado, y 1 por cada grado de los otros contra "
    .. "el que tiene los puntos.",
  undecided_row = "partidos sin decidir",
  undecided = "Antes de que se decidan, nadie anuncia nada. Si los decide la "
    .. "segunda baza, cada palabra llega a tiempo una carta más tarde; si la "
    .. "tercera, dos cartas más tarde, y así sucesivamente.",
  reached = "Un partido recibe 1 por ganar, y 1 por cada grado alcanzado.",
}
