-- Sentences about the cards that are still out, in German. See en/counts.lua.

return {
  held = "Karten auf der Hand: {held}.",
  left = { one = "Noch draußen: 1 Karte.",
    other = "Noch draußen: {n} Karten." },
  trumps = {
    one = "1 davon ist Trumpf.",
    other = "{n} davon sind Trumpf.",
  },
  points = {
    one = "Sie zählen 1 Auge.",
    other = "Sie zählen {n} Augen.",
  },
  out = "Draußen",
  void = "{player} hat sicher nichts in {suits}.",
  trump = "Trumpf",
  ["or"] = " und ",
  on = "Von jetzt an zeigt der Tisch, was noch draußen ist.",
  off = "Der Tisch zeigt nicht mehr, was noch draußen ist.",
  what = "Sag „zählen“, „zählen an“ oder „zählen aus“.",
  several = "An diesem Tisch sitzen mehrere Menschen. „zählen“ ist für Tische, "
    .. "die mit --counts begonnen sind, so dass alle einverstanden waren.",
}
