-- The sentences of gin_rummy.lua, in French.

return {
  ["Gin Rummy: two players draw and discard until one knocks with little left."]
    = "Gin rami : deux joueurs piochent et jettent jusqu’à ce que l’un frappe "
      .. "avec peu de points morts.",
  ["big gin"] = "grand gin",
  ["nobody has knocked"] = "personne n’a frappé",
  ["most deadwood of a knock"] = "le plus de points morts pour frapper",
  ["for no deadwood at all"] = "pour aucun point mort",
  ["for no more deadwood than whoever knocks"]
    = "pour pas plus de points morts que qui a frappé",
  ["for each round won"] = "pour chaque donne gagnée",
  ["for winning the match"] = "pour la partie gagnée",
  ["twice the game bonus if the other has no points"]
    = "la prime de partie double si l’autre n’a pas de points",
  ["for eleven cards in melds; 0: not played"]
    = "pour onze cartes en combinaisons ; 0 : pas joué",
  ["the upcard's value is the limit of a knock"]
    = "la valeur de la retourne est la limite pour frapper",
  ["a spade as upcard doubles what the round scores"]
    = "une retourne à pique double ce que marque la donne",
  ["equal deadwood is an undercut"]
    = "des points morts égaux font un contre-frappé",
  ["who deals next"] = "qui donne ensuite",
  ["the last discard may be taken for a knock when two cards are left"]
    = "la dernière carte jetée peut être prise pour frapper quand il reste "
      .. "deux cartes",
  ["discards taken in a round, after which nobody scores"]
    = "cartes jetées prises dans une donne, après quoi personne ne marque",
  ["Ten cards each, the other player first. The next one, the upcard, begins "
    .. "the discards. In Oklahoma its value is the most deadwood of a knock: "
    .. "with an ace only gin counts."]
    = "Dix cartes par joueur, l’autre joueur d’abord. La suivante, la "
      .. "retourne, commence la défausse. En Oklahoma, sa valeur est le plus "
      .. "de points morts pour frapper : avec un as, seul le gin compte.",
  ["The upcard is offered first: the player who did not deal takes it or "
    .. "passes, then the dealer. If both pass, the other draws from the "
    .. "stock. Then each in turn draws a card, or takes the top discard, and "
    .. "discards one, but not the one just taken. A player whose other ten "
    .. "cards leave deadwood of no more than the limit may knock with the "
    .. "discard; then the round is scored. Deadwood is what the cards in no "
    .. "meld count; without any it is gin. Nobody scores if a turn ends with "
    .. "two cards left in the stock, or with the last of the discards that "
    .. "may be taken (max_takes); then the same player deals again."]
    = "La retourne est d’abord proposée : qui n’a pas donné la prend ou passe, "
      .. "puis le donneur. Si les deux passent, l’autre pioche au talon. "
      .. "Ensuite chacun à son tour pioche une carte, ou prend celle du "
      .. "dessus de la défausse, et en jette une, mais pas celle qu’il vient "
      .. "de prendre. Celui qui a dix autres cartes dont les points morts ne "
      .. "dépassent pas la limite peut frapper en jetant ; la donne est alors "
      .. "comptée. Les points morts sont ce que comptent les cartes hors "
      .. "combinaison ; sans aucun, c’est gin. Personne ne marque si un tour "
      .. "finit quand il reste deux cartes au talon, ou avec la dernière des "
      .. "cartes jetées qu’on peut prendre (max_takes) ; alors le même joueur "
      .. "donne encore.",
  ["With two cards left in the stock the last discard may be taken to knock, "
    .. "if that is played."]
    = "Quand il reste deux cartes au talon, la dernière carte jetée peut être "
      .. "prise pour frapper, si c’est convenu.",
  ["take the last discard to knock?"]
    = "prends-tu la dernière carte jetée pour frapper ?",
  ["you could not knock with it"] = "tu ne pourrais pas frapper avec elle",
  ["which card do you knock with?"] = "avec quelle carte frappes-tu ?",
  ["knock {card}"] = "frapper {card}",
  ["gin {card}"] = "gin {card}",
  ["Both hands are laid open in melds so that the deadwood is least. If "
    .. "whoever knocks can do that in several ways, it is a choice. Unless it "
    .. "is gin, the other player adds cards to the knocker's melds, too."]
    = "Les deux mains sont étalées en combinaisons pour que les points morts "
      .. "soient au plus bas. Si qui a frappé peut le faire de plusieurs "
      .. "façons, il choisit. Si ce n’est pas gin, l’autre complète aussi les "
      .. "combinaisons de qui a frappé.",
  ["Gin counts the other's deadwood and a bonus. Otherwise the lower deadwood "
    .. "counts the difference; if that is the other's, or it is equal, it is "
    .. "an undercut, which counts a bonus, too."]
    = "Gin compte les points morts de l’autre et une prime. Sinon le plus bas "
      .. "compte la différence ; si c’est l’autre, ou à égalité, c’est un "
      .. "contre-frappé, qui compte aussi une prime.",
  ["When the match is won, the winner gets the game bonus, twice if the other "
    .. "has no points, and both get a bonus for each round won. That changes "
    .. "no winner."]
    = "Quand la partie est gagnée, le gagnant reçoit la prime de partie, "
      .. "double si l’autre n’a pas de points, et les deux une prime pour "
      .. "chaque donne gagnée. Cela ne change pas le gagnant.",
  ["the match"] = "la partie",
  ["rounds won"] = "donnes gagnées",
  ["ten cards each, one turned up, and 31 in the stock"]
    = "dix cartes par joueur, une retournée, et 31 au talon",
  ["the upcard is offered before anybody draws"]
    = "la retourne est proposée avant que quelqu’un pioche",
  ["the top card of the pile is offered first: take it, or pass"]
    = "la carte du dessus de la pile est d’abord proposée : prends-la, ou passe",
  ["then to the dealer"] = "puis au donneur",
  ["when both pass, the first player must draw"]
    = "quand les deux passent, le premier joueur doit piocher",
  ["when the dealer takes it, the other goes on"]
    = "quand le donneur la prend, l’autre continue",
  ["a knock may leave 1 over, or 5"] = "frapper peut laisser 1, ou 5",
  ["your deadwood is 1; 0 is the most"]
    = "points morts : tu as 1, le maximum est 0",
  ["but not with the card just taken"]
    = "mais pas avec la carte qu’on vient de prendre",
  ["the run of clubs leaves 19 over, and three sevens would leave 22"]
    = "la suite à trèfle laisse 19, et trois sept laisseraient 22",
  ["your deadwood is 19; 10 is the most"]
    = "points morts : tu as 19, le maximum est 10",
  ["exactly the limit is enough"] = "juste la limite suffit",
  ["one more is too much"] = "un de plus est trop",
  ["your deadwood is 10; 9 is the most"]
    = "points morts : tu as 10, le maximum est 9",
  ["in Oklahoma the upcard says how much may be left over"]
    = "en Oklahoma, la retourne dit combien il peut rester",
  ["court cards count 10"] = "les figures comptent 10",
  ["with an ace only gin will do"] = "avec un as, il faut gin",
  ["knocker 4, other 27: after 8D 9D on the run of diamonds only 10"]
    = "qui a frappé 4, l’autre 27 : après 8D 9D sur la suite à carreau, "
      .. "seulement 10",
  ["as much as the knocker is an undercut"]
    = "autant que qui a frappé fait un contre-frappé",
  ["less than the knocker counts the difference, too"]
    = "moins compte aussi la différence",
  ["equal deadwood may be nobody's"]
    = "des points morts égaux peuvent n’être à personne",
  ["less is an undercut even then"] = "moins est un contre-frappé même alors",
  ["gin against 31"] = "gin contre 31",
  ["gin against nothing"] = "gin contre rien",
  ["no card is added to the melds of gin"]
    = "on n’ajoute aucune carte aux combinaisons d’un gin",
  ["big gin: eleven cards in melds"]
    = "grand gin : onze cartes en combinaisons",
  ["it is said without a discard"] = "il se dit sans jeter de carte",
  ["where it is played"] = "là où on le joue",
  ["a spade as upcard doubles a knock"]
    = "une retourne à pique double qui frappe",
  ["and gin with its bonus"] = "et gin avec sa prime",
  ["no other suit does"] = "aucune autre couleur ne le fait",
  ["nor a spade where that is left out"]
    = "ni pique là où c’est laissé de côté",
  ["or in the usual game"] = "ni dans le jeu habituel",
  ["beside a run of four, 4H and 9H can be added to it"]
    = "à côté d’une suite de quatre, 4H et 9H peuvent s’y ajouter",
  ["the other adds both"] = "l’autre ajoute les deux",
  ["or only 4H beside four eights"] = "ou seulement 4H à côté de quatre huit",
  ["the match, five rounds won against three"]
    = "la partie, cinq donnes gagnées contre trois",
  ["four rounds won against nothing"] = "quatre donnes gagnées contre rien",
  ["one point is not nothing, and bonuses change no winner"]
    = "un point n’est pas rien, et les primes ne changent pas le gagnant",
  ["99 points are not enough"] = "99 points ne suffisent pas",
  ["a fixed number of rounds is played whatever the totals are"]
    = "un nombre fixe de donnes est joué quels que soient les totaux",
  ["after the last of them the higher total wins"]
    = "après la dernière, le total le plus élevé gagne",
  ["equal totals then are a draw"] = "des totaux égaux font alors une égalité",
  ["nothing at all doubles nothing where that is left out"]
    = "rien du tout ne double rien là où c’est laissé de côté",
  ["the loser of a round deals"] = "le perdant d’une donne distribue",
  ["or the winner"] = "ou le gagnant",
  ["or each in turn"] = "ou chacun à son tour",
  ["a round may end by the number of discards taken"]
    = "une donne peut finir par le nombre de cartes jetées prises",
  ["with two cards left in the stock nobody scores"]
    = "quand il reste deux cartes au talon, personne ne marque",
  ["or the last discard may be taken for a knock, if that is played"]
    = "ou la dernière carte jetée peut être prise pour frapper, si c’est "
      .. "convenu",
  ["which ends the round"] = "ce qui finit la donne",
  ["a bonus of 50 for big gin"] = "une prime de 50 pour le grand gin",
  ["knocker 1: cards are added all the same"]
    = "qui a frappé 1 : des cartes s’ajoutent tout de même",
  ["what the thirteen ranks count"] = "ce que comptent les treize rangs",
  ["no run goes round the corner"] = "aucune suite ne tourne le coin",
  ["the values of the options"] = "les valeurs des options",
  ["discard"] = "défausse",
  ["draw"] = "piocher",
  ["knock"] = "frapper",
  ["pass"] = "passe",
  ["take"] = "prendre",
  ["{1}C {2}C {3}D {4}H left over: deadwood {5}"]
    = "reste {1}C {2}C {3}D {4}H : points morts {5}",
  ["Gin Rummy"] = "Gin rami",
  ["deadwood"] = "points morts",
  ["gin"] = "gin",
  ["undercut"] = "contre-frappé",
  ["upcard"] = "retourne",
  ["limit"] = "limite",
  ["rounds_won"] = "donnes gagnées",
  ["last chance"] = "dernière chance",
  ["most deadwood"] = "limite pour frapper",
  ["result"] = "résultat",
  ["score extras"] = "primes",
  ["deadwood {1} against {2}"] = "points morts {1} contre {2}",
}
