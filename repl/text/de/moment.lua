-- What may be done at a moment, in German. See en/moment.lua.

return {
  cards = { one = "eine Karte", other = "{n} Karten" },
  cards_up_to = { one = "keine Karte oder eine",
    other = "keine bis {n} Karten" },
  another_meld = "und noch eine Meldung",
  to_meld = "zum Melden",
  cards_between = { one = "eine Karte", other = "{least} bis {n} Karten" },
}
