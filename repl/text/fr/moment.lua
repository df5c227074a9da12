-- What may be done at a moment, in French. See en/moment.lua.

return {
  cards = { [1] = "une carte", other = "{n} cartes" },
  cards_up_to = { [1] = "aucune carte ou une", other = "de 0 à {n} cartes" },
  another_meld = "et une autre combinaison",
  to_meld = "à poser",
  cards_between = { [1] = "une carte", other = "de {least} à {n} cartes" },
}
