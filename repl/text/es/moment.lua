-- A moment of a match as data, in Spanish. See en/moment.lua.

return {
  cards = { one = "una carta", other = "{n} cartas" },
  another_meld = "y otra combinación",
  to_meld = "para bajar",
  cards_between = { one = "una carta", other = "de {least} a {n} cartas" },
  cards_up_to = { one = "ninguna o una carta",
    other = "de ninguna a {n} cartas" },
  hidden_move = "oculta",
  sealed = {
    you = "Has elegido en secreto.",
    other = "{player} ha elegido en secreto.",
  },
  unsealed = {
    you = "Habías elegido en secreto: {move}.",
    other = "{player} había elegido en secreto: {move}.",
  },
  stock = "Mazo",
  numbered = "{pile} {n}",
  option_is = "{option}: {value}",
  pile_of = "{pile}: {player}",
  too_many = "{pile}: aquí hay {given} cartas, y el juego reparte solo {n}.",
  not_in_pack = "La baraja de este juego no tiene tantas veces estas "
    .. "cartas: {cards}.",
  no_dealer = "{player}: nunca reparte primero en este juego.",
  not_so = "{pile}: {card} no se queda aquí. Las reglas reparten esta carta "
    .. "en otro lugar o la bajan enseguida.",
}
