-- The sentences of oh_hell.lua, in French.

return {
  ["Oh Hell: as many tricks as you say, no more and no fewer."]
    = "L’ascenseur : autant de plis que tu as dit, ni plus ni moins.",
  ["nobody has made the bid"] = "personne n’a tenu son annonce",
  ["options 'players' and 'largest': there are not enough cards"]
    = "options 'players' et 'largest' : il n’y a pas assez de cartes",
  ["option 'sizes' needs 'rounds' if all hands have one size"]
    = "l’option 'sizes' demande 'rounds' si toutes les mains ont la même taille",
  ["Up to five players begin with ten cards each, six with eight, seven with "
    .. "seven. Each round has one card less, down to one, then one more, up "
    .. "again."]
    = "Jusqu’à cinq joueurs, on commence à dix cartes par joueur, à six "
      .. "huit, à sept sept. Chaque donne a une carte de moins, jusqu’à une, "
      .. "puis une de plus, en remontant.",
  ["All get the cards of the round. The next card is turned up, and its suit "
    .. "is trump. If no card is left there is no trump."]
    = "Chacun reçoit les cartes de la donne. La carte suivante est retournée, "
      .. "et sa couleur est atout. S’il ne reste pas de carte, il n’y a pas "
      .. "d’atout.",
  ["The dealer's left bids first, and leads to the first trick."]
    = "Le joueur à gauche du donneur annonce le premier, et entame le "
      .. "premier pli.",
  ["Each says once how many tricks it will be, from the dealer's left. The "
    .. "dealer is last, and may not make the bids add up to the number of "
    .. "tricks."]
    = "Chacun dit une fois combien il fera de plis, à partir de la gauche du "
      .. "donneur. Le donneur est le dernier, et la somme des annonces ne "
      .. "peut pas faire par lui le nombre de plis.",
  ["how many tricks do you bid?"] = "combien de plis annonces-tu ?",
  ["All bid at once, and nobody sees a bid before all have bid."]
    = "Tous annoncent à la fois, et personne ne voit une annonce avant que "
      .. "toutes soient faites.",
  ["Whoever takes exactly the tricks of the bid has ten points and one for "
    .. "each; all others have nothing."]
    = "Celui qui fait exactement les plis annoncés a dix points et un pour "
      .. "chacun ; tous les autres n’ont rien.",
  ["bid made"] = "annonce tenue",
  ["bid missed"] = "annonce manquée",
  ["a trump wins"] = "un atout gagne",
  ["whoever has the suit led must follow"]
    = "celui qui a la couleur demandée doit fournir",
  ["the hands of four players"] = "les mains de quatre joueurs",
  ["the hands of seven"] = "les mains de sept",
  ["the hands of six"] = "les mains de six",
  ["the hands of five"] = "les mains de cinq",
  ["up and down"] = "en montant et en descendant",
  ["down only"] = "seulement en descendant",
  ["up only"] = "seulement en montant",
  ["all hands alike"] = "toutes les mains pareilles",
  ["ten cards each, and one is turned up"]
    = "dix cartes par joueur, et une retournée",
  ["where all cards are dealt there is no trump"]
    = "là où toutes les cartes sont distribuées, il n’y a pas d’atout",
  ["where the turned card makes none, either"]
    = "là où la retourne n’en fixe pas non plus",
  ["the bids may not add up to the number of tricks"]
    = "la somme des annonces ne peut pas faire le nombre de plis",
  ["the bids would add up to 5"] = "la somme des annonces ferait 5",
  ["if they are more than that already anything goes"]
    = "si elle est déjà plus haute, tout va",
  ["with one card each, too"] = "à une carte chacun aussi",
  ["where there is no hook"] = "là où la somme est libre",
  ["all at once there is none"] = "quand tous annoncent à la fois, elle l’est",
  ["a bid made, bids missed"] = "une annonce tenue, d’autres manquées",
  ["each trick counts"] = "chaque pli compte",
  ["a missed bid costs"] = "une annonce manquée coûte",
  ["no trick bid and none taken"] = "aucun pli annoncé et aucun fait",
  ["it may count less"] = "cela peut compter moins",
  ["after the nineteenth round the highest total wins"]
    = "après la dix-neuvième donne, le total le plus élevé gagne",
  ["equal highest totals are a draw"]
    = "les plus hauts totaux égaux font une égalité",
  ["after the eighteenth it goes on"] = "après la dix-huitième, on continue",
  ["a match of so many rounds"] = "une partie d’un nombre de donnes choisi",
  ["what may be set"] = "ce qui peut être choisi",
  ["Oh Hell"] = "L’ascenseur",
  ["how many play"] = "combien jouent",
  ["what a bid of none counts"] = "ce que compte une annonce de zéro pli",
  ["all bid at the same time"] = "tous annoncent à la fois",
  ["size"] = "taille",
  ["bid in turn"] = "annonces à tour de rôle",
  ["bid together"] = "annonces à la fois",
  ["bid"] = "annonce",
  ["the bids would add up to {1}"] = "la somme des annonces ferait {1}",
}
