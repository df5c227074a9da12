-- The sentences of knock.lua, in French.

return {
  ["When to knock"] = "Quand frapper",
  ["Cards in no meld are deadwood: pictures and tens count ten each, the "
    .. "others their number. Whoever has ten or less after the discard may "
    .. "knock; the difference to the other's deadwood is the score."]
    = "Les cartes hors combinaison sont des points morts : les figures et les "
      .. "dix comptent dix chacun, les autres leur chiffre. Celui qui en a dix "
      .. "ou moins après avoir jeté peut frapper ; la différence avec ceux de "
      .. "l’autre est le score.",
  ["A jack is offered. You have a run and three nines."]
    = "Un valet est proposé. Tu as une suite et trois neuf.",
  ["a jack makes no meld here, and counts ten."]
    = "un valet ne fait pas de combinaison ici, et compte dix.",
  ["You have drawn the ace of clubs. The rest of your cards are a king, a "
    .. "six, a four, a two and the ace: 23."]
    = "Tu as pioché l’as de trèfle. Le reste de tes cartes : un roi, un six, "
      .. "un quatre, un deux et l’as : 23.",
  ["The card that costs most, and that fits nothing, is the king."]
    = "La carte qui coûte le plus, et ne va avec rien, est le roi.",
  ["13 are left: three too many for a knock."]
    = "Il reste 13 : trois de trop pour frapper.",
  ["The eight of hearts was thrown."] = "Le huit de cœur a été jeté.",
  ["the eight makes your run longer: nothing better comes from the stock."]
    = "le huit allonge ta suite : rien de mieux ne vient du talon.",
  ["5, 6, 7, 8 of hearts, and the nines."] = "5, 6, 7, 8 de cœur, et les neuf.",
  ["A six, a four, a two and an ace are in no meld. Which one do you throw, "
    .. "and do you knock?"]
    = "Un six, un quatre, un deux et un as ne sont dans aucune combinaison. "
      .. "Lequel jettes-tu, et frappes-tu ?",
  ["nine are left then. Knock with the card that leaves least."]
    = "il reste alors neuf. Frappe avec la carte qui laisse le moins.",
  ["why wait? After few turns the other still has much deadwood: knock."]
    = "pourquoi attendre ? Après peu de tours, l’autre a encore beaucoup de "
      .. "points morts : frappe.",
  ["Throw the six, for that leaves least; and knock with it."]
    = "Jette le six, car cela laisse le moins ; et frappe avec lui.",
  ["You knocked with seven, in the second turn. Waiting for gin would bring "
    .. "25 more points, but every turn the other has less, and with seven or "
    .. "less wins by an undercut."]
    = "Tu as frappé avec sept, au deuxième tour. Attendre le gin rapporterait "
      .. "25 points de plus, mais à chaque tour l’autre en a moins, et avec "
      .. "sept ou moins il gagne par un contre-frappé.",
}
