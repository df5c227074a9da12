-- The sentences of first_meld.lua, in French.

return {
  ["The first meld"] = "L’ouverture",
  ["The first cards that a side lays down must count enough: 50 at the start "
    .. "of a match. Aces and twos count 20, kings down to eights 10, sevens "
    .. "and lower 5."]
    = "Les premières cartes qu’un camp étale doivent valoir assez : 50 au "
      .. "début d’une partie. Les as et les deux valent 20, du roi au huit "
      .. "10, le sept et plus bas 5.",
  ["The pile showed a four, of which you have none, so you have drawn. Kings "
    .. "or aces: which of them count enough alone?"]
    = "La pile montrait un quatre, dont tu n’as aucun, tu as donc pioché. Rois "
      .. "ou as : lesquels valent assez à eux seuls ?",
  ["it spends a wild card, and the third ace fits nowhere else."]
    = "cela dépense un passe-partout, et le troisième as ne va nulle part "
      .. "ailleurs.",
  ["60 points in aces are a good beginning."]
    = "60 points en as sont un bon début.",
  ["Lay down three aces, which count 60."] = "Étale trois as, qui valent 60.",
  ["60 points: your side has melded, and from now on its melds may count any "
    .. "number of points."]
    = "60 points : ton camp a ouvert, et dès maintenant ses combinaisons "
      .. "peuvent valoir n’importe combien.",
  ["The kings alone were too few a moment ago. And now?"]
    = "Les rois seuls étaient trop peu tout à l’heure. Et maintenant ?",
  ["the kings may go down, too."] = "les rois peuvent être posés aussi.",
  ["Three kings, without the wild card."]
    = "Trois rois, sans le passe-partout.",
  ["Your partner can add to both from now on."]
    = "Dès maintenant, ton partenaire peut compléter les deux.",
}
