-- Sentences about one's own matches, in German. See en/stats.lua.

return {
  heads = { "Spiel", "Partien", "gewonnen", "remis", "verloren", "offen",
    "Runden", "du", "andere", "allein" },
  heads_reviewed = { "Spiel", "Partien", "gewonnen", "remis", "verloren",
    "offen", "Runden", "du", "andere", "allein", "schlechter" },
  none = "In {folder} ist noch keine Mitschrift einer Partie.",
  from = "du, andere: Punkte je Runde; allein: gewonnene Spiele, von allen als "
    .. "Alleinspieler. Aus den Mitschriften in {folder}.",
  unread = {
    one = "Eine Mitschrift lässt sich nicht lesen: {first}.",
    other = "{n} Mitschriften lassen sich nicht lesen, zum Beispiel {first}.",
  },
}
