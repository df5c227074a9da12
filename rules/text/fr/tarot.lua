-- The sentences of tarot.lua, in French.

return {
  ["French Tarot: one player against the others, with 21 trumps and the "
    .. "excuse."]
    = "Tarot : un joueur contre les autres, avec 21 atouts et l’excuse.",
  ["guard against"] = "garde contre",
  ["guard without"] = "garde sans",
  ["in the last trick"] = "au dernier pli",
  ["in the trick before the last"] = "à l’avant-dernier pli",
  ["trump led"] = "atout demandé",
  ["how many play"] = "combien jouent",
  ["rounds to play"] = "donnes à jouer",
  ["a hand with 1T as its only trump, without the excuse"]
    = "le petit (1T) sec, sans l’excuse : on redonne (redeal), ou on joue "
      .. "(play)",
  ["many trumps may be shown for points"]
    = "on peut montrer une poignée d’atouts pour des points",
  ["all tricks of the defence count"] = "un chelem de la défense compte",
  ["the dealer must take"]
    = "quand tout le monde passe : on redonne (redeal), ou le donneur doit "
      .. "prendre (forced_take)",
  ["a hand without trumps or court cards counts"]
    = "une main sans atout ou sans figure compte",
  ["deals first; 0: drawn"] = "donne le premier ; 0 : tiré au sort",
  ["The excuse wins no trick. If it is led, the next card makes the suit led."]
    = "L’excuse ne gagne aucun pli. Si elle est entamée, la carte suivante "
      .. "fixe la couleur demandée.",
  ["Six cards, or three with five players, are the dog; the others are dealt. "
    .. "Each bids once: take, guard, guard without, guard against; the "
    .. "highest takes. If nobody bids nobody scores. With five players the "
    .. "taker calls a king; with all four a queen, and so on. Whoever holds "
    .. "it plays with the taker, and shows it by playing it. The player after "
    .. "the dealer leads, or whoever says slam."]
    = "Six cartes, ou trois à cinq joueurs, font le chien ; les autres sont "
      .. "distribuées. Chacun parle une fois : petite, garde, garde sans, "
      .. "garde contre ; la plus haute prend. Si personne ne prend, personne "
      .. "ne marque. À cinq, le preneur appelle un roi ; s’il les a tous les "
      .. "quatre, une dame, et ainsi de suite. Celui qui l’a joue avec le "
      .. "preneur, et le montre en le jouant. Le joueur après le donneur "
      .. "entame, ou celui qui annonce le chelem.",
  ["what do you bid?"] = "que dis-tu ?",
  ["{bid} is bid: more?"] = "après {bid} : que dis-tu ?",
  ["which card is called?"] = "quelle carte est appelée ?",
  ["a slam?"] = "un chelem ?",
  ["A hand with 1T as its only trump, and without the excuse, is thrown in."]
    = "Une donne où quelqu’un a le petit sec, pour seul atout et sans "
      .. "l’excuse, est annulée.",
  ["1T is the only trump: thrown in"] = "petit sec : la donne est annulée",
  ["The dog is shown and taken up, and as many cards are put away, no king "
    .. "and no oudler (1T, 21T or the excuse), and trumps only if nothing "
    .. "else is left. They count for the taker. Without or against it nobody "
    .. "sees the dog."]
    = "Le preneur retourne le chien, le prend et écarte autant de cartes, ni "
      .. "roi ni bout (1T, 21T ou l’excuse), et des atouts seulement s’il ne "
      .. "reste rien d’autre. Elles comptent pour le preneur. À la garde sans "
      .. "et à la garde contre, personne ne voit le chien.",
  ["the dog"] = "le chien",
  ["which card goes away?"] = "quelle carte va à l’écart ?",
  ["Before the first card each may show a handful: 10, 13 or 15 trumps "
    .. "(of three players 13, 15, 18, of five 8, 10, 13) count 20, 30, 40; "
    .. "the excuse may stand in for one. A hand without trumps, or without "
    .. "court cards, gets 10 from each."]
    = "Avant sa première carte, on peut montrer une poignée : 10, 13 ou 15 "
      .. "atouts (à trois joueurs 13, 15, 18, à cinq 8, 10, 13) comptent 20, "
      .. "30, 40 ; l’excuse peut remplacer un atout. Une main sans atout, ou "
      .. "sans figure, reçoit 10 de chacun.",
  ["a handful?"] = "une poignée ?",
  ["a handful is {n} trumps"] = "il faut {n} atouts pour une poignée",
  ["misere?"] = "misère ?",
  ["The excuse goes back to whoever played it, for half a point to the others "
    .. "if they won the trick. But in the last trick it stays; or it wins the "
    .. "trick if its party has won all others, and then the trick before "
    .. "counts as the last for the petit, which is 1T."]
    = "L’excuse revient à qui l’a jouée, contre un demi-point aux autres s’ils "
      .. "ont fait le pli. Mais au dernier pli elle y reste ; ou elle le "
      .. "gagne si son camp a fait tous les autres, et alors le pli d’avant "
      .. "compte comme le dernier pour le petit, qui est 1T.",
  ["for the excuse"] = "pour l’excuse",
  ["The taker's party has its tricks and the cards put away, or in guard "
    .. "without the dog. All tricks count 200, or 400 as announced, and 200 "
    .. "less for missing that; 200 for the defence if it has all. An excuse "
    .. "taken back is no trick."]
    = "Le camp du preneur compte ses plis et l’écart ; à la garde sans, le "
      .. "chien lui revient. Tous les plis (chelem) comptent 200, ou 400 s’ils "
      .. "étaient annoncés, et 200 de moins s’ils manquent ; 200 pour la "
      .. "défense si elle les a tous. Une excuse reprise n’est pas un pli.",
  ["What each defender pays or gets: 25 and the difference to what was "
    .. "needed, 56 points, each two of the cards' points, or 51, 41, 36 with "
    .. "one, two, three oudlers; 10 for the petit in the last trick; both "
    .. "times 1, 2, 4 or 6 by the bid; then handfuls and a slam. A partner "
    .. "gets the same, the taker the rest."]
    = "Ce que chaque défenseur paie ou reçoit : 25 et la différence avec ce "
      .. "qu’il fallait, 56 points (deux points en font un), ou 51, "
      .. "41, 36 avec un, deux, trois bouts ; 10 pour le petit au bout ; le "
      .. "tout 1, 2, 4 ou 6 fois selon l’enchère ; puis poignées et chelem. "
      .. "Un partenaire reçoit autant, le preneur le reste.",
  ["18 cards each, six in the dog"] = "18 cartes par joueur, six au chien",
  ["15 cards with five, three in the dog"] = "15 cartes à cinq, trois au chien",
  ["without it a trump, higher than those in the trick"]
    = "sans la couleur, un atout plus fort que ceux du pli",
  ["any trump if none is higher"]
    = "n’importe quel atout si aucun n’est plus fort",
  ["trumps led must be beaten"] = "à l’atout demandé, il faut monter",
  ["a higher card of the suit need not be played"]
    = "dans une couleur, on n’est pas obligé de monter",
  ["the excuse may be played at any time"]
    = "l’excuse peut se jouer à tout moment",
  ["after the excuse the next card sets the suit"]
    = "après l’excuse, la carte suivante fixe la couleur",
  ["the excuse wins nothing"] = "l’excuse ne gagne rien",
  ["the first lead is not of the called suit, but for the called card"]
    = "la première entame n’est pas dans la couleur appelée, sauf la carte "
      .. "appelée",
  ["the first lead may not be of the called suit"]
    = "la première entame ne peut pas être dans la couleur appelée",
  ["a king is not put away"] = "un roi ne va pas à l’écart",
  ["KS may not be put away"] = "KS ne peut pas être écarté",
  ["nor an oudler"] = "ni un bout",
  ["nor a trump, if there is anything else"]
    = "ni un atout, s’il y a autre chose",
  ["5T goes away only if nothing else is left"]
    = "5T ne s’écarte que s’il ne reste rien d’autre",
  ["a trump, if there are only kings and oudlers"]
    = "un atout, s’il n’y a que des rois et des bouts",
  ["guard, two oudlers, 49 points"] = "garde, deux bouts, 49 points",
  ["take, one oudler, 51"] = "petite, un bout, 51",
  ["without an oudler 56 are needed"] = "sans bout, il en faut 56",
  ["with three 36"] = "avec trois, 36",
  ["guard without, lost by 5, petit at the end"]
    = "garde sans, chutée de 5, petit au bout",
  ["half a point goes to the winning side"]
    = "un demi-point va au camp qui gagne",
  ["also if that is the taker"] = "aussi si c’est le preneur",
  ["a slam announced and missed"] = "un chelem annoncé et manqué",
  ["guard against by 10, a handful"] = "garde contre de 10, une poignée",
  ["a handful counts for the side that wins the round"]
    = "une poignée compte pour le camp qui gagne la donne",
  ["each defender pays"] = "chaque défenseur paie",
  ["or is paid"] = "ou est payé",
  ["a partner gets half of it"] = "un partenaire en reçoit la moitié",
  ["alone it is all"] = "seul, tout est pour lui",
  ["1T alone is thrown in"] = "petit sec : la donne est annulée",
  ["what may be bid"] = "ce qui peut se dire",
  ["nobody bids: the next player deals"]
    = "personne ne prend : le joueur suivant distribue",
  ["unless the dealer must take"] = "à moins que le donneur doive prendre",
  ["a whole round: a guard, the taker's excuse"]
    = "une donne entière : une garde, l’excuse du preneur",
  ["a whole round: without the dog, a handful, the petit last"]
    = "une donne entière : garde sans, une poignée, le petit au bout",
  ["a whole round with a partner and a handful"]
    = "une donne entière avec un partenaire et une poignée",
  ["of thirteen trumps ten or all can be shown"]
    = "de treize atouts, on peut en montrer dix ou tous",
  ["no handful"] = "pas de poignée",
  ["the excuse stands in for the tenth"] = "l’excuse remplace le dixième",
  ["but not where there are ten"] = "mais pas là où il y en a dix",
  ["without trumps: misere"] = "sans atout : misère",
  ["not with a trump and a court card"] = "pas avec un atout et une figure",
  ["with all kings a queen is called"]
    = "avec tous les rois, on appelle une dame",
  ["without the dog it counts for the taker, with its oudlers"]
    = "à la garde sans, le chien compte pour le preneur, avec ses bouts",
  ["against the dog it does not"] = "à la garde contre, non",
  ["what was put away counts"] = "l’écart compte",
  ["all tricks: 200"] = "tous les plis : 200",
  ["announced and missed"] = "annoncé et manqué",
  ["not announced and not made"] = "ni annoncé ni fait",
  ["all tricks for the defence"] = "tous les plis à la défense",
  ["which may not count"] = "ce qui peut ne pas compter",
  ["what may be set"] = "ce qui peut être choisi",
  ["against"] = "contre",
  ["guard"] = "garde",
  ["guard without -{1}"] = "garde sans -{1}",
  ["guard {1}"] = "garde {1}",
  ["pass"] = "passe",
  ["slam"] = "chelem",
  ["slam -{1}"] = "chelem -{1}",
  ["take"] = "petite",
  ["without"] = "sans",
  ["guard -{1}"] = "garde -{1}",
  ["handful"] = "poignée",
  ["French Tarot"] = "Tarot",
  ["taker"] = "preneur",
  ["defence"] = "défense",
  ["called"] = "carte appelée",
  ["dog"] = "chien",
  ["away"] = "écart",
  ["petit"] = "petit",
  ["oudler"] = "bout",
  ["petit is alone"] = "petit sec",
  ["use dog"] = "chien et écart",
  ["show hand"] = "poignée",
  ["worth"] = "valeur",
  ["misere"] = "misère",
  ["handfuls"] = "poignées",
  ["no"] = "non",
  ["guard against {1}"] = "garde contre {1}",
  ["guard against -{1}"] = "garde contre -{1}",
  ["guard without {1}"] = "garde sans {1}",
  ["take {1}"] = "petite {1}",
  ["take -{1}"] = "petite -{1}",
  ["petit {1}"] = "petit {1}",
  ["petit -{1}"] = "petit -{1}",
  ["handfuls {1}"] = "poignées {1}",
  ["handfuls -{1}"] = "poignées -{1}",
  ["slam {1}"] = "chelem {1}",
  ["with 40"] = "avec 40",
  ["announced: 400"] = "annoncé : 400",
  ["called suit"] = "couleur appelée",
  ["{1} players: a handful of {2}"] = "à {1} joueurs : une poignée de {2}",
  ["handful {cards}"] = "poignée {cards}",
  ["parties"] = "camps",
  ["oudlers"] = "bouts",
}
