-- The sentences of nil.lua, in Spanish.
-- luacheck: no max line length

return {
  ["Nil"] = "El nulo",
  ["A bid of 0 is nil: you promise to take no trick at all. It counts 100 "
    .. "points, or costs 100, apart from the tricks that your partner has bid."]
    = "Pujar 0 es nulo: prometes no hacer ninguna baza. Vale 100 puntos, o "
      .. "cuesta 100, aparte de las bazas que ha pujado tu compañero.",
  ["Your two spades are the four and the two, and below each high card of "
    .. "yours there are small ones."]
    = "Tus dos picas son el cuatro y el dos, y por debajo de cada carta alta "
      .. "tienes otras pequeñas.",
  ["Allowed, but which trick would you win? This is a hand for nil: bid 0."]
    = "Se permite, pero ¿qué baza ganarías? Esta es una mano de nulo: puja 0.",
  ["The others bid 4, 5 and 3. Partner alone must make the five: a nil adds "
    .. "nothing to the contract."]
    = "Los otros pujan 4, 5 y 3. Tu compañero debe hacer solo las cinco: un "
      .. "nulo no añade nada al contrato.",
  ["You must lead. Which card can everybody beat?"]
    = "Tienes que salir. ¿Qué carta pueden superar todos?",
  ["If all play below it, you have a trick. No card is below the two of "
    .. "diamonds."]
    = "Si todos juegan por debajo, la baza es tuya. Por debajo del dos de "
      .. "diamantes no hay ninguna carta.",
  ["Partner leads the ace of clubs, and nobody can beat it."]
    = "Tu compañero sale con el as de tréboles, y nadie puede superarlo.",
  ["It loses, too. But the jack is your most dangerous club, and now it is "
    .. "safe: play the highest card that loses."]
    = "También pierde. Pero la jota es tu trébol más peligroso, y ahora no "
      .. "corre peligro: juega la carta más alta que pierda.",
  ["That is what partner's high cards are for: they cover a nil."]
    = "Para eso están las cartas altas de tu compañero: cubren un nulo.",
  ["Now the king of hearts."] = "Ahora el rey de corazones.",
  ["Play the highest heart that loses: the nine."]
    = "Juega el corazón más alto que pierda: el nueve.",
  ["Three have played to the six of clubs. You play last."]
    = "Tres han jugado al seis de tréboles. Juegas al final.",
  ["It loses. But the eight does as well, and is worse to keep."]
    = "Pierde. Pero el ocho también, y es peor guardarlo.",
  ["Right leads the eight of diamonds, and two play after you."]
    = "Derecha sale con el ocho de diamantes, y dos juegan detrás de ti.",
  ["it is above the eight: if the other two play lower, you have a trick, and "
    .. "the nil has failed."]
    = "está por encima del ocho: si los otros dos juegan más bajo, la baza es "
      .. "tuya, y el nulo ha fallado.",
  ["the seven loses as well, and is worse to keep."]
    = "el siete también pierde, y es peor guardarlo.",
  ["The highest card below the eight."]
    = "La carta más alta por debajo del ocho.",
  ["Six tricks, and none of them yours. Count the nil for itself: 100 points "
    .. "if it holds, and partner's five tricks count 50 beside it. Had you "
    .. "taken one trick, the nil would cost 100, and partner's contract would "
    .. "still count."]
    = "Seis bazas, y ninguna tuya. El nulo se cuenta aparte: 100 puntos si "
      .. "aguanta, y además las cinco bazas de tu compañero valen 50. Si "
      .. "hubieras hecho una baza, el nulo costaría 100, y el contrato de tu "
      .. "compañero valdría igual.",
}
