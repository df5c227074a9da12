-- What may be done at a moment, in German. See en/moment.lua.

return {
  cards = { one = "eine Karte", other = "{n} Karten" },
  cards_up_to = { one = "keine Karte oder eine",
    other = "keine bis {n} Karten" },
  another_meld = "und noch eine Meldung",
  to_meld = "zum Melden",
  cards_between = { one = "eine Karte", other = "{least} bis {n} Karten" },
  hidden_move = "verdeckt",
  sealed = {
    you = "Du hast geheim gewählt.",
    other = "{player} hat geheim gewählt.",
  },
  unsealed = {
    you = "Du hattest geheim gewählt: {move}.",
    other = "{player} hatte geheim gewählt: {move}.",
  },
  stock = "Talon",
  numbered = "{pile} {n}",
  option_is = "{option}: {value}",
  pile_of = "{pile}: {player}",
  too_many = "{pile}: hier liegen {given} Karten, und das Spiel gibt nur "
    .. "{n}.",
  not_in_pack = "Das Blatt dieses Spiels hat diese Karten nicht so oft: "
    .. "{cards}.",
  no_dealer = "{player}: ist in diesem Spiel nie der erste Geber.",
  not_so = "{pile}: {card} bleibt nicht hier. Die Regeln geben diese Karte "
    .. "woandershin oder legen sie gleich ab.",
}
