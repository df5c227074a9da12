-- What may be done at a moment, in French. See en/moment.lua.

return {
  cards = { [1] = "une carte", other = "{n} cartes" },
  cards_up_to = { [1] = "aucune carte ou une", other = "de 0 à {n} cartes" },
  another_meld = "et une autre combinaison",
  to_meld = "à poser",
  cards_between = { [1] = "une carte", other = "de {least} à {n} cartes" },
  hidden_move = "caché",
  sealed = {
    you = "Tu as choisi en secret.",
    other = "{player} a choisi en secret.",
  },
  unsealed = {
    you = "Tu avais choisi en secret : {move}.",
    other = "{player} avait choisi en secret : {move}.",
  },
  stock = "Talon",
  numbered = "{pile} {n}",
  option_is = "{option} : {value}",
  pile_of = "{pile} : {player}",
  too_many = "{pile} : il y a {given} cartes ici, et le jeu n’en donne que "
    .. "{n}.",
  not_in_pack = "Le paquet de ce jeu n’a pas ces cartes aussi souvent : "
    .. "{cards}.",
  no_dealer = "{player} : n’est jamais le premier donneur de ce jeu.",
  not_so = "{pile} : {card} ne reste pas ici. Les règles donnent cette "
    .. "carte ailleurs, ou la posent aussitôt.",
}
