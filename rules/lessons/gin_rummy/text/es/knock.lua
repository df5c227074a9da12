-- The sentences of knock.lua, in Spanish.
-- luacheck: no max line length

return {
  ["When to knock"] = "Cuándo cerrar",
  ["Cards in no meld are deadwood: pictures and tens count ten each, the "
    .. "others their number. Whoever has ten or less after the discard may "
    .. "knock; the difference to the other's deadwood is the score."]
    = "Las cartas sin combinar dan puntos sueltos: las figuras y los dieces "
      .. "valen diez cada uno, las demás su número. Quien tiene diez o menos "
      .. "después del descarte puede cerrar; se apunta la diferencia con los "
      .. "puntos sueltos del otro.",
  ["A jack is offered. You have a run and three nines."]
    = "Te ofrecen una jota. Tienes una escalera y tres nueves.",
  ["a jack makes no meld here, and counts ten."]
    = "una jota no combina aquí con nada, y vale diez.",
  ["You have drawn the ace of clubs. The rest of your cards are a king, a six, "
    .. "a four, a two and the ace: 23."]
    = "Has robado el as de tréboles. El resto de tus cartas son un rey, un "
      .. "seis, un cuatro, un dos y el as: 23.",
  ["The card that costs most, and that fits nothing, is the king."]
    = "La carta que más cuesta, y que no va con nada, es el rey.",
  ["13 are left: three too many for a knock."]
    = "Quedan 13: tres de más para cerrar.",
  ["The eight of hearts was thrown."] = "Han tirado el ocho de corazones.",
  ["the eight makes your run longer: nothing better comes from the stock."]
    = "el ocho alarga tu escalera: del mazo no viene nada mejor.",
  ["5, 6, 7, 8 of hearts, and the nines."]
    = "5, 6, 7 y 8 de corazones, y los nueves.",
  ["A six, a four, a two and an ace are in no meld. Which one do you throw, "
    .. "and do you knock?"]
    = "Un seis, un cuatro, un dos y un as están sin combinar. ¿Cuál tiras, y "
      .. "cierras?",
  ["nine are left then. Knock with the card that leaves least."]
    = "entonces quedan nueve. Cierra con la carta que menos deja.",
  ["why wait? After few turns the other still has much deadwood: knock."]
    = "¿para qué esperar? Tras pocos turnos el otro aún tiene muchos puntos "
      .. "sueltos: cierra.",
  ["Throw the six, for that leaves least; and knock with it."]
    = "Tira el seis, que es lo que menos deja; y cierra con él.",
  ["You knocked with seven, in the second turn. Waiting for gin would bring 25 "
    .. "more points, but every turn the other has less, and with seven or less "
    .. "wins by an undercut."]
    = "Has cerrado con siete, en el segundo turno. Esperar al gin daría 25 "
      .. "puntos más, pero el otro tiene menos a cada turno, y con siete o "
      .. "menos gana por contracierre.",
}
