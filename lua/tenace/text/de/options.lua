-- What the options ask that the engine itself has, in German. See
-- en/options.lua.

return {
  usual_rounds = "Runden einer Partie",
  usual_rounds_or_none = "Runden einer Partie; 0: unbegrenzt",
  usual_rounds_or_target =
    "zu spielende Runden, die höhere Punktzahl gewinnt; 0: bis zum Punktziel",
  usual_rounds_or_target_lowest =
    "zu spielende Runden, die niedrigste Punktzahl gewinnt; 0: bis zum "
    .. "Punktziel",
  usual_first_dealer = "Platz, der zuerst gibt; 0: ausgelost",
  usual_target = "Punktziel der Partie",
  usual_target_lowest = "Punkte, mit denen die Partie endet; die "
    .. "niedrigste Punktzahl gewinnt",
  usual_floor = "Punkte, mit denen man die Partie verliert",
  usual_packs = "Kartenpakete",
  usual_throws = "mehrere Formen zugleich ausgespielt",
  usual_owed = "wozu verpflichtet ist, wer antwortet: zur ausgespielten Form oder nur "
    .. "zur Farbe",
  usual_short_tractors =
    "ein längerer Traktor verpflichtet auch zu den kürzeren auf der Hand",
  usual_pairs_over_triple = "ein Bulldozer verpflichtet zu Paaren "
    .. "nebeneinander vor einem oder zwei Drillingen",
  usual_kill_compare = "wenn zwei stechen, gewinnt die höhere größte Form "
    .. "(oder Karte)",
}
