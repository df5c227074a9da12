-- The sentences of ducking.lua, in Spanish.
-- luacheck: no max line length

return {
  ["Ducking"] = "Agacharse",
  ["Every heart in your tricks counts a point, the queen of spades thirteen, "
    .. "and few points win. So duck: play under the best card of the trick, "
    .. "with the highest card that still loses."]
    = "Cada corazón de tus bazas vale un punto, la dama de picas trece, y se "
      .. "gana con pocos puntos. Así que agáchate: juega por debajo de la "
      .. "mejor carta de la baza, con la más alta que aún pierda.",
  ["The lowest club was led. To the first trick nobody may play a penalty "
    .. "card."]
    = "Se ha salido con el trébol más bajo. En la primera baza nadie puede "
      .. "jugar una carta de castigo.",
  ["This trick costs nothing, whoever wins it: get rid of your highest club."]
    = "Esta baza no cuesta nada, la gane quien la gane: quítate de encima tu "
      .. "trébol más alto.",
  ["The king is gone, and has cost you nothing."]
    = "El rey se ha ido, y no te ha costado nada.",
  ["The jack is the best card so far, and Left still plays."]
    = "La jota es por ahora la mejor carta, y aún falta Izquierda.",
  ["it is above the jack: if Left throws points, they are yours."]
    = "está por encima de la jota: si Izquierda echa puntos, son tuyos.",
  ["You are under the jack, so the trick cannot be yours."]
    = "Estás por debajo de la jota, así que la baza no puede ser tuya.",
  ["Left led the ten of spades. You play last, and there are no points in the "
    .. "trick."]
    = "Izquierda ha salido con el diez de picas. Juegas al final, y en la baza "
      .. "no hay puntos.",
  ["Allowed, but the king stays with you, and the queen may fall under it "
    .. "later. Nobody plays after you now."]
    = "Se permite, pero te quedas con el rey, y la dama puede caer después "
      .. "bajo él. Ahora no juega nadie detrás de ti.",
  ["Whoever plays last sees what a trick costs. The king is safe now, and only "
    .. "now."]
    = "Quien juega el último ve lo que cuesta una baza. Ahora el rey no corre "
      .. "peligro, y solo ahora.",
  ["The queen of spades is still out, and you have only small spades left."]
    = "La dama de picas aún está fuera, y a ti solo te quedan picas pequeñas.",
  ["Lead a small spade: you cannot win with it, and the queen must come out "
    .. "some time."]
    = "Sal con una pica pequeña: con ella no puedes ganar, y la dama tiene que "
      .. "salir alguna vez.",
  ["Right had only the ace left: thirteen points."]
    = "A Derecha solo le quedaba el as: trece puntos.",
  ["Right has led the six of clubs."]
    = "Derecha ha salido con el seis de tréboles.",
  ["it is above the six, and may win."]
    = "está por encima del seis, y puede ganar.",
  ["Across wins. When clubs come again, seven is the highest you have."]
    = "Gana Enfrente. Cuando vuelvan los tréboles, lo más alto que tienes es "
      .. "el siete.",
  ["You have no club left. Two hearts are in the trick, which Left wins with a "
    .. "four: nobody else could follow."]
    = "No te quedan tréboles. En la baza hay dos corazones, y la gana "
      .. "Izquierda con un cuatro: nadie más pudo asistir.",
  ["diamonds may still be ducked by others, but nobody can play above the ace "
    .. "of hearts."]
    = "con diamantes aún te pueden quitar la baza, pero por encima del as de "
      .. "corazones no puede jugar nadie.",
  ["Throw the card that would win most points later: the ace of hearts."]
    = "Echa la carta que más puntos ganaría después: el as de corazones.",
  ["A suit that you do not have is a way to get rid of high cards. Low cards "
    .. "are worth most in Hearts."]
    = "Un palo que no tienes es una manera de quitarte las cartas altas. En "
      .. "Corazones, las que más valen son las bajas.",
}
