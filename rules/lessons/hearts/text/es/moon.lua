-- The sentences of moon.lua, in Spanish.
-- luacheck: no max line length

return {
  ["Shooting the moon"] = "Hacer la luna",
  ["Whoever takes all thirteen hearts and the queen of spades has no point, "
    .. "and all others have 26. It needs high cards in every suit, and a plan "
    .. "for the cards that cannot win."]
    = "Quien se lleva los trece corazones y la dama de picas no tiene ningún "
      .. "punto, y todos los demás tienen 26. Hacen falta cartas altas de "
      .. "todos los palos, y un plan para las cartas que no pueden ganar.",
  ["You hold twelve cards that win, and the three of diamonds."]
    = "Tienes doce cartas que ganan, y el tres de diamantes.",
  ["All three were sure to win."] = "Las tres ganaban seguro.",
  ["A trick without points may be lost: only the points must all be yours. "
    .. "When do you lose the three?"]
    = "Una baza sin puntos se puede perder: solo los puntos tienen que ser "
      .. "todos tuyos. ¿Cuándo pierdes el tres?",
  ["when diamonds are led again, somebody may have none left, and throw a "
    .. "heart to another player."]
    = "cuando se vuelva a salir con diamantes, puede que a alguien no le "
      .. "queden y eche un corazón a otro jugador.",
  ["Now, while all have diamonds and must follow: later somebody throws a "
    .. "heart into that trick."]
    = "Ahora, mientras todos tienen diamantes y deben asistir: más tarde "
      .. "alguien echa un corazón en esa baza.",
  ["Right has won, and no point was in it."]
    = "Ha ganado Derecha, y en ella no había ningún punto.",
  ["Right has led the eight of spades."]
    = "Derecha ha salido con el ocho de picas.",
  ["Ace, king and queen are all yours, so each of them wins."]
    = "As, rey y dama son tuyos, así que gana cualquiera de ellos.",
  ["Hearts are not broken: you may not lead them yet."]
    = "Los corazones no están abiertos: aún no puedes salir con ellos.",
  ["That wins, too. But lead a club: Left has played the only one, and must "
    .. "throw something."]
    = "También gana. Pero sal con un trébol: Izquierda ya ha jugado el único "
      .. "que tenía, y tiene que echar otra cosa.",
  ["Left threw a heart. Hearts are broken now."]
    = "Izquierda ha echado un corazón. Ya están abiertos los corazones.",
  ["And now?"] = "¿Y ahora?",
  ["Take the hearts while you are in the lead, from the top."]
    = "Llévate los corazones mientras sales tú, empezando por el más alto.",
  ["Four hearts are still out."] = "Aún quedan fuera cuatro corazones.",
  ["Hearts again, from the top."]
    = "Otra vez corazones, empezando por el más alto.",
  ["One heart is out, and all your cards are higher. Had somebody else taken a "
    .. "single heart, you would have had 25 points: look for your losing cards "
    .. "before you try."]
    = "Queda fuera un corazón, y todas tus cartas son más altas. Si otro se "
      .. "hubiera llevado un solo corazón, tendrías 25 puntos: antes de "
      .. "intentarlo, busca tus cartas perdedoras.",
}
