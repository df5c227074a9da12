-- The list of games, in German. See en/games.lua.

return {
  tricks = "Stiche",
  bidding = "Stiche, mit Bieten",
  points = "Stiche wegen der Augen",
  avoiding = "Stiche, die man meidet",
  melds = "Meldungen",
  shedding = "Karten loswerden",
  climbing = "Klettern: immer höhere Kombinationen",
  fishing = "Fischen: Karten, die Karten vom Tisch nehmen",
  patience = "Patiencen",
  others = "Andere",
  cut = "{text} …",
  more = { one = "Enter: noch eine Zeile; q hört auf ",
    other = "Enter: noch {n} Zeilen; q hört auf " },
  how = "games NAME zählt die Hausregeln eines Spiels auf, rules NAME sagt, "
    .. "wie man es spielt.",
}
