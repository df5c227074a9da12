-- The sentences of _belote.lua, in French.

return {
  ["What Belote and Coinche share: cards, duties, and what a side counts."]
    = "Ce que la belote et la coinche ont en commun : les cartes, les devoirs, "
      .. "et ce que compte un camp.",
  ["all trump"] = "tout-atout",
  ["no trump"] = "sans-atout",
  ["with the first card a player may declare four jacks (200), nines (150), "
    .. "aces, tens, kings or queens (100), and sequences of a suit of three "
    .. "(20), four (50) or more (100); the side with the best counts all of "
    .. "its own"]
    = "avec la première carte, on peut annoncer quatre valets (200), quatre "
      .. "neufs (150), quatre as, dix, rois ou dames (100), et des suites dans "
      .. "une couleur : de trois (tierce, 20), de quatre (50) ou plus (100) ; "
      .. "le camp qui a la meilleure compte toutes les siennes",
  ["In trumps, and in all suits if all are trumps, the jack counts 20 and the "
    .. "nine 14. Without trumps an ace counts 19."]
    = "À l’atout, et dans toutes les couleurs à tout-atout, le valet compte 20 "
      .. "et le neuf 14. À sans-atout, un as compte 19.",
  ["trump led"] = "atout demandé",
  ["beat trumps"] = "monter à l’atout",
  ["all suits are trumps, so you must play higher: {cards}"]
    = "à tout-atout, tu dois monter : {cards}",
  ["partner wins"] = "partenaire maître",
  ["Plays the eight tricks, and answers the side that wins the last. Before "
    .. "the first card a player may declare all that the hand has; what the "
    .. "best of it counts is said."]
    = "On joue les huit plis. Avant sa première carte, chacun peut annoncer "
      .. "tout ce que sa main contient ; on dit ce que compte la meilleure "
      .. "annonce.",
  ["do you declare four of a kind or a sequence?"]
    = "annonces-tu un carré ou une suite ?",
  ["What each side counts. Its tricks: their cards, ten for the last one, and "
    .. "90 more if they are all eight. King and queen of a trump suit in one "
    .. "hand: 20. Its declarations; all tricks of the taker's side take over "
    .. "the others', too. If all suits are trumps, 258 points count as 162."]
    = "Ce que compte chaque camp. Ses plis : leurs cartes, dix de der pour le "
      .. "dernier, et 90 de plus s’il les a tous les huit. Roi et dame d’une "
      .. "couleur d’atout dans une main : 20. Ses annonces ; avec tous les "
      .. "plis, le camp du preneur prend aussi celles des autres. À tout-atout"
      .. ", 258 points comptent comme 162.",
  ["Rounded to tens, if that is agreed; five go up."]
    = "Arrondi à la dizaine, si c’est convenu ; cinq va vers le haut.",
  ["Scores what a side counts. A side that has failed or took no trick does "
    .. "not win by its belote alone: it needs another trick in a later round."]
    = "Marque ce que compte un camp. Un camp qui est dedans ou n’a fait aucun "
      .. "pli ne gagne pas par sa seule belote : il lui faut encore un pli "
      .. "dans une donne suivante.",
  ["The taker's side has failed: it keeps its belote alone, and the others "
    .. "get all declarations."]
    = "Le camp du preneur est dedans : il ne garde que sa belote, et les "
      .. "autres reçoivent toutes les annonces.",
  ["four jacks, nines, aces and tens"] = "quatre valets, neufs, as et dix",
  ["four kings and queens"] = "quatre rois et quatre dames",
  ["sequences of eight and seven"] = "des suites de huit et de sept",
  ["sequences of six, five and three"] =
    "des suites de six, de cinq et de trois",
  ["two sequences of four"] = "deux suites de quatre",
  ["a sequence of five is better than three: its side alone counts"] =
    "une suite de cinq bat une suite de trois: seul son camp compte",
  ["a sequence of eight is better than seven"] =
    "une suite de huit bat une suite de sept",
  ["seven than six"] = "sept bat six",
  ["six than five"] = "six bat cinq",
  ["of two to the king, neither in trumps, none counts"] =
    "de deux suites au roi hors atout, aucune ne compte",
}
