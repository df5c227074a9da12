-- The sentences of action_cards.lua, in Spanish.
-- luacheck: no max line length

return {
  ["Action cards"] = "Cartas de acción",
  ["Queens skip the next player, aces turn the direction, twos make one draw."]
    = "Las damas saltan al jugador siguiente, los ases cambian el sentido, los "
      .. "doses hacen robar.",
  ["A card that is turned up acts as if the dealer had played it."]
    = "Una carta vuelta actúa como si la hubiera jugado quien reparte.",
  ["to_draw"] = "por robar",
  ["With two players the ace is a skip, too."]
    = "Entre dos, también el as salta.",
  ["The answer to a two is another two, which adds up; or one draws for all of "
    .. "them, and the turn is over."]
    = "A un dos se responde con otro, y se suman; o se roba por todos ellos, y "
      .. "el turno ha acabado.",
  ["a two, or draw {to_draw}?"] = "¿un dos, o robar {to_draw}?",
  ["a two is asked for, or draw {to_draw}"]
    = "se pide un dos, o robar {to_draw}",
  ["a queen skips the next player"] = "una dama salta al jugador siguiente",
  ["an ace turns the direction"] = "un as cambia el sentido",
  ["with two players it is a skip"] = "entre dos, salta",
  ["a two is answered with a two"] = "a un dos se responde con un dos",
  ["a two is asked for, or draw 2"] = "se pide un dos, o robar 2",
  ["and two of them make the third draw four"]
    = "y dos de ellos hacen robar cuatro al tercero",
  ["a two turned up makes the first player draw"]
    = "un dos vuelto hace robar al primer jugador",
  ["a queen turned up skips the first player"]
    = "una dama vuelta salta al primer jugador",
}
