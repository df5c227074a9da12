-- The sentences of what_may_i_bid.lua, in Spanish.
-- luacheck: no max line length

return {
  ["What may I bid?"] = "¿Hasta dónde puedo pujar?",
  ["A bid promises a game that counts at least as much. A game counts "
    .. "its base value times a multiplier: the number of highest trumps in a "
    .. "row that you hold (or do not hold), and one more for the game."]
    = "Una puja promete un juego que vale al menos eso. Un juego vale su valor "
      .. "base por un multiplicador: el número de triunfos más altos seguidos "
      .. "que tienes (o que no tienes), y uno más por el juego.",
  ["Jacks of clubs and spades, but not of hearts: you are with two. "
    .. "In hearts, base value 10, that is with 2, game 3: 30. You may go "
    .. "up to 30; how do you begin?"]
    = "Jotas de tréboles y de picas, pero no de corazones: vas con dos. En "
      .. "corazones, valor base 10, eso es con 2, juego 3: 30. Puedes llegar a "
      .. "30; ¿cómo empiezas?",
  ["with seven trumps and an ace this is a game to play."]
    = "con siete triunfos y un as, este juego hay que jugarlo.",
  ["hearts with two count 30: that would be overbid."]
    = "corazones con dos valen 30: sería pasarse de puja.",
  ["More than needed: begin with the lowest bid."]
    = "Más de lo necesario: empieza por la puja más baja.",
  ["Both others pass: 18 is enough."] = "Los otros dos pasan: basta con 18.",
  ["You could look at the skat. Played without it, as a hand game, "
    .. "the multiplier is one more."]
    = "Podrías mirar el skat. Si juegas sin él, de mano, el multiplicador es "
      .. "uno más.",
  ["your trumps are strong enough without it, and hand "
    .. "counts one more."]
    = "tus triunfos bastan sin él, y de mano vale uno más.",
  ["With 2, game 3, hand 4: four times the base value."]
    = "Con 2, juego 3, de mano 4: cuatro veces el valor base.",
  ["then only the jacks are trumps, and four of your hearts are "
    .. "none."]
    = "entonces solo las jotas son triunfos, y cuatro de tus corazones no lo "
      .. "son.",
  ["you would have to lose every trick, with three jacks."]
    = "tendrías que perder todas las bazas, con tres jotas.",
  ["Name the suit in which you hold most cards beside the "
    .. "jacks."]
    = "Nombra el palo del que tienes más cartas, aparte de las jotas.",
  ["Hearts hand with two: 4 × 10 = 40, though 18 was all you bid."]
    = "Corazones de mano con dos: 4 × 10 = 40, aunque solo pujaste 18.",
}
