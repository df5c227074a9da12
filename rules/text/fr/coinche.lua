-- The sentences of coinche.lua, in French.

return {
  ["Coinche: Belote with an auction; a bid promises points in a suit, and may "
    .. "be doubled."]
    = "Coinche : la belote aux enchères ; une enchère promet des points à une "
      .. "couleur, et peut être contrée.",
  ["all trump"] = "tout-atout",
  ["no trump"] = "sans-atout",
  ["a belote helps to reach the bid"]
    = "une belote aide à atteindre le contrat",
  ["a coinche may be doubled again"] = "une coinche peut être surcoinchée",
  ["with equal totals the bid has failed, or the bidders' total is held for "
    .. "the winner of the next round"]
    = "à totaux égaux, le contrat est chuté (fails), ou le total du preneur "
      .. "est en litige et revient au gagnant de la donne suivante (hold)",
  ["what is scored: the points and the bid, or the bid and belotes alone"]
    = "ce qui se marque : les points et le contrat (made_plus_bid), ou le "
      .. "contrat et les belotes seulement (bid_only)",
  ["who cannot overtrump plays a lower trump"]
    = "celui qui ne peut pas surcouper doit sous-couper",
  ["totals are rounded to tens"] = "les totaux sont arrondis à la dizaine",
  ["no suit or all suits can be named as trumps"]
    = "on peut nommer sans-atout ou tout-atout",
  ["In the trump suit the jack is the highest card, then the nine. If all "
    .. "suits are trumps, each of them is like that."]
    = "À l’atout, le valet est la plus forte carte, puis le neuf. À tout-atout"
      .. ", il en va ainsi de chaque couleur.",
  ["Eight cards each: three, two and three. The dealer's right leads, and "
    .. "whoever wins a trick leads the next. If all pass, the round is thrown "
    .. "in."]
    = "Huit cartes par joueur : trois, deux et trois. Le joueur à droite du "
      .. "donneur entame, et celui qui remporte un pli entame le suivant. Si "
      .. "tout le monde passe, la donne est annulée.",
  ["From the dealer's right each may bid or pass, and bid again later. A bid "
    .. "is a number, 80, 90 and so on to 400, higher than the last, and any "
    .. "suit; capot, all tricks, is the highest. An opponent of the last "
    .. "bidder may say coinche: then nobody bids any more, and the players of "
    .. "the bidding side, in turn, may say surcoinche."]
    = "À partir de la droite du donneur, chacun annonce ou passe, et peut "
      .. "annoncer encore plus tard. Une enchère est un nombre, 80, 90 et "
      .. "ainsi de suite jusqu’à 400, plus haut que le précédent, et une "
      .. "couleur quelconque ; capot, tous les plis, est la plus haute. Un "
      .. "adversaire de la dernière enchère peut dire coinche : alors on "
      .. "n’enchérit plus, et les joueurs du camp preneur, à leur tour, "
      .. "peuvent dire surcoinche.",
  ["over {bid}, what do you bid?"] = "au-dessus de {bid}, qu’annonces-tu ?",
  ["what do you bid?"] = "qu’annonces-tu ?",
  ["{bid} is coinched: do you say surcoinche?"]
    = "{bid} est coinché : dis-tu surcoinche ?",
  ["A bid promises as many points, capot all tricks."]
    = "Une enchère promet autant de points, capot tous les plis.",
  ["all tricks"] = "tous les plis",
  ["A bid is made if the total of the bidders' side reaches it and is higher "
    .. "than that of the others; capot if they have won all tricks. A side's "
    .. "total is what the cards of its tricks count, ten for the last trick "
    .. "(a hundred for a side with all eight), 20 for a belote, king and "
    .. "queen of trumps in one hand, and its declarations."]
    = "Un contrat est réussi si le total du camp preneur l’atteint et dépasse "
      .. "celui des autres ; capot, s’il a fait tous les plis. Le total d’un "
      .. "camp est ce que comptent les cartes de ses plis, dix de der pour le "
      .. "dernier (cent pour un camp qui les a tous les huit), 20 pour la "
      .. "belote, roi et dame d’atout dans une main, et ses annonces.",
  ["A bid that is made counts with the total, and the others score theirs. If "
    .. "it fails, the others score 160, all declarations, their belote and "
    .. "the bid; the bidders keep their belote alone. After a coinche the "
    .. "winners alone score, 160 or, if the bidders have won all tricks, 250, "
    .. "all declarations, their belote and the bid, and all of it twice, "
    .. "after a surcoinche four times."]
    = "Un contrat réussi compte avec le total, et les autres marquent le leur. "
      .. "S’il est chuté, les autres marquent 160, toutes les annonces, leur "
      .. "belote et le contrat ; le camp preneur ne garde que sa belote. "
      .. "Après une coinche, les gagnants marquent seuls 160 ou, si le camp "
      .. "preneur a fait tous les plis, 250, toutes les annonces, leur belote "
      .. "et le contrat, et tout cela deux fois, après une surcoinche quatre "
      .. "fois.",
  ["the bid"] = "le contrat",
  ["A match ends when a side has the target; the higher total wins, and with "
    .. "equal totals play goes on. A side that has failed or took no trick "
    .. "does not win by its belote alone: it needs another trick in a later "
    .. "round."]
    = "Une partie finit quand un camp atteint l’objectif ; le total le plus "
      .. "élevé gagne, et à totaux égaux on continue. Un camp qui a chuté ou "
      .. "n’a fait aucun pli ne gagne pas par sa seule belote : il lui faut "
      .. "encore un pli dans une donne suivante.",
  ["a bid must name a higher number, in whatever suit"]
    = "une enchère doit nommer un nombre plus haut, à n’importe quelle couleur",
  ["capot clubs"] = "capot trèfle",
  ["the lowest bid is 80, the highest number 400"]
    = "l’enchère la plus basse est 80, le plus haut nombre 400",
  ["capot hearts"] = "capot cœur",
  ["80 no trump"] = "80 sans-atout",
  ["without a suit, too, where it is agreed"]
    = "sans couleur aussi, là où c’est convenu",
  ["90 all trump"] = "90 tout-atout",
  ["90 no trump"] = "90 sans-atout",
  ["the partner may raise"] = "le partenaire peut monter",
  ["the last bid is your own side's"]
    = "la dernière enchère est celle de ton camp",
  ["who has passed may bid later"] = "celui qui a passé peut annoncer plus "
    .. "tard",
  ["three passes end it"] = "trois qui passent y mettent fin",
  ["if all pass the next one deals"]
    = "si tout le monde passe, le suivant distribue",
  ["a coinche ends the bidding: the bidder's side is asked"]
    = "une coinche met fin aux enchères : on demande au camp preneur",
  ["then the partner"] = "puis au partenaire",
  ["two passes leave it at that"] = "deux qui passent en restent là",
  ["a surcoinche ends it"] = "une surcoinche y met fin",
  ["where nobody may double again a coinche ends it"]
    = "là où l’on ne surcoinche pas, une coinche y met fin",
  ["a bid without a trump suit"] = "une enchère sans couleur d’atout",
  ["80 all trump"] = "80 tout-atout",
  ["eight cards each"] = "huit cartes par joueur",
  ["a lower trump is not owed"] = "on n’est pas obligé de sous-couper",
  ["nor a higher one on the partner's"]
    = "ni de monter sur l’atout du partenaire",
  ["but above the opponents' trump"] = "mais bien sur l’atout des adversaires",
  ["where it does not, 130 with a belote and 110 points fail"]
    = "là où elle n’aide pas, 130 avec une belote et 110 points chute",
  ["130 with a belote and 100 points fail"]
    = "130 avec une belote et 100 points chute",
  ["80 coinched and made: only the winners score"]
    = "80 coinché et réussi : seuls les gagnants marquent",
  ["80 coinched and failed"] = "80 coinché et chuté",
  ["coinched, the loser keeps a belote, and the winner's counts twice"]
    = "coinché, le perdant garde sa belote, et celle du gagnant compte double",
  ["the winner's belote counts twice"] = "la belote du gagnant compte double",
  ["capot bid and made"] = "capot annoncé et réussi",
  ["and coinched"] = "et coinché",
  ["one trick lost fails a capot"] = "un pli perdu chute un capot",
  ["all tricks are worth a hundred for the last, whatever was bid"]
    = "tous les plis valent cent de der, quoi qu’on ait annoncé",
  ["declarations help to reach a bid"]
    = "les annonces aident à atteindre le contrat",
  ["the bidders' declarations go to the others if they fail"]
    = "les annonces du preneur vont aux autres s’il chute",
  ["a bid reached with the lower total fails"]
    = "un contrat atteint avec le plus bas total est chuté",
  ["equal totals fail"] = "à totaux égaux, il est chuté",
  ["or are held"] = "ou en litige",
  ["but not after a coinche"] = "mais pas après une coinche",
  ["nor if the bid was higher"] = "ni si le contrat était plus haut",
  ["the winner of the next round gets it"]
    = "le gagnant de la donne suivante le reçoit",
  ["only the bid may count"] = "il se peut que seul le contrat compte",
  ["or go to the others"] = "ou aille aux autres",
  ["what a hand can declare is asked for with its first card"]
    = "ce qu’une main peut annoncer est demandé avec sa première carte",
  ["of two to the king the one in trumps counts"]
    = "de deux suites au roi, celle à l’atout compte",
  ["four jacks, nines, aces and tens"] = "quatre valets, neuf, as et dix",
  ["four kings and queens"] = "quatre rois et dames",
  ["sequences of eight and seven"] = "des suites de huit et de sept",
  ["sequences of six, five and three"]
    = "des suites de six, de cinq et de trois",
  ["two sequences of four"] = "deux suites de quatre",
  ["not rounded: a capot coinched"] = "sans arrondi : un capot coinché",
  ["not rounded: a bid that fails"] = "sans arrondi : un contrat chuté",
  ["not rounded: only the bid counts, and no declarations"]
    = "sans arrondi : seul le contrat compte, et pas les annonces",
  ["after a number of rounds the higher total wins"]
    = "après un nombre de donnes, le total le plus élevé gagne",
  ["a thousand points win, here for both: the higher"]
    = "mille points gagnent, ici pour les deux : le plus haut",
  ["a bid promises its points"] = "une enchère promet ses points",
  ["a coinche promises none"] = "une coinche n’en promet pas",
  ["capot promises all tricks"] = "capot promet tous les plis",
  ["the values of the options"] = "les valeurs des options",
  ["belote"] = "belote",
  ["capot"] = "capot",
  ["coinche"] = "coinche",
  ["declarations"] = "annonces",
  ["declare"] = "j’annonce",
  ["pass"] = "passe",
  ["surcoinche"] = "surcoinche",
  ["all"] = "tout",
  ["trump"] = "atout",
  ["Coinche"] = "Coinche",
  ["rebelote"] = "rebelote",
  ["{1} points"] = "{1} points",
  ["declare {1}"] = "annoncer {1}",
  ["held"] = "litige",
  ["carried"] = "en litige",
  ["waits"] = "attend",
  ["declared"] = "annonces",
  ["mode"] = "genre d’atout",
  ["taker"] = "preneur",
  ["doubled"] = "coinché",
  ["rounded"] = "arrondi",
  ["surcoinched"] = "surcoinché",
  ["90, total 110 against 52: 200 and 50"]
    = "90, total 110 contre 52 : 200 et 50",
  ["120, total 113: failed"] = "120, total 113 : chuté",
  ["110, total 110: reached"] = "110, total 110 : atteint",
  ["clubs"] = "trèfle",
  ["diamonds"] = "carreau",
  ["hearts"] = "cœur",
  ["spades"] = "pique",
  ["settle"] = "règlement du contrat",
  ["a lower trump is owed, if that is agreed"] =
    "il faut sous-couper, si c’est convenu",
  ["with a suit of trumps the other suits stay as they are"] =
    "avec une couleur d’atout, les autres gardent leur ordre",
  ["without trumps an ace counts nineteen"] = "à sans-atout, un as compte 19",
  ["if all suits are trumps 144 of 258 are 90, and belotes of all count"] =
    "à tout-atout, 144 points sur 258 en font 90, et toutes les belotes "
    .. "comptent",
  ["not rounded: a belote, and no declarations"] =
    "sans arrondi: une belote, pas d’annonces",
  ["not rounded: all tricks"] = "sans arrondi : tous les plis",
  ["84 and 80 are rounded down"] = "84 et 80 s’arrondissent à 80",
  ["85 and 80 are rounded up"] = "85 et 80 : arrondi vers le haut",
  ["a side that has failed does not win by its belote"] =
    "un camp qui a chuté ne gagne pas par sa belote",
  ["below the target it does not wait"] = "sous l’objectif, il n’attend pas",
  ["nor if it had reached the target before"] =
    "ni s’il avait déjà atteint l’objectif",
  ["a belote without a trick does not win, either"] =
    "une belote sans pli ne gagne pas non plus",
  ["another trick in a later round is enough"] =
    "encore un pli dans une donne suivante suffit",
  ["without a trick it waits on"] = "sans pli, il attend encore",
}
