-- The sentences of spades.lua, in French.

return {
  ["Spades: partners promise tricks; spades are trumps, and wait to be led."]
    = "Spades : des partenaires promettent des plis ; pique est atout, et "
      .. "attend d’être entamé.",
  ["points that win the match"] = "points qui gagnent la partie",
  ["a side that falls to it loses; 0: no side loses so"]
    = "un camp qui y tombe perd ; 0 : aucun camp ne perd ainsi",
  ["points for a nil; 0: nobody may bid it"]
    = "points pour un zéro ; 0 : personne ne peut l’annoncer",
  ["who may bid nil before seeing the cards, for twice the points: nobody, a "
    .. "side that is 100 points behind, everybody"]
    = "qui peut annoncer zéro avant de voir ses cartes, pour deux fois les "
      .. "points : personne, un camp à 100 points derrière, tout le monde",
  ["how many bags cost points; 0: bags count nothing and cost nothing"]
    = "combien de sacs coûtent des points ; 0 : les sacs ne comptent ni ne "
      .. "coûtent rien",
  ["what those bags cost"] = "ce que coûtent ces sacs",
  ["what the tricks of a missed nil are: bags, or a help for the partner's "
    .. "contract"]
    = "ce que sont les plis d’un zéro manqué : des sacs, ou une aide au "
      .. "contrat du partenaire",
  ["what the bids of a side without a nil must reach"]
    = "ce que doivent atteindre les annonces d’un camp sans zéro",
  ["spades may be led at any time"] = "on peut entamer à pique à tout moment",
  ["target floor"] = "target floor",
  ["rounds to play, the higher total wins; 0: to target"]
    = "donnes à jouer, le total le plus élevé gagne ; 0 : jusqu’à target",
  ["seat that deals first; 0: drawn at random"]
    = "place qui donne la première ; 0 : tirée au sort",
  ["spades are not broken"] = "pique n’est pas ouvert",
  ["spades are not broken; you hold {cards}"]
    = "pique n’est pas ouvert ; tu as {cards}",
  ["Spades are always trumps."] = "Pique est toujours atout.",
  ["Thirteen cards each. The dealer's left leads to the first trick."]
    = "Treize cartes par joueur. Le joueur à gauche du donneur entame le "
      .. "premier pli.",
  ["Before the deal players may bid nil blind, if the option lets them."]
    = "Avant la distribution, on peut annoncer zéro à l’aveugle, si l’option "
      .. "le permet.",
  ["do you bid nil before you look?"] = "annonces-tu zéro avant de regarder ?",
  ["That is for everybody, or for a side that is 100 points behind."]
    = "C’est pour tout le monde, ou pour un camp à 100 points derrière.",
  ["Each bids tricks once, from the dealer's left; none is nil. The second of "
    .. "a side must reach what a side has to, unless one of them bids nil."]
    = "Chacun annonce des plis une fois, à partir de la gauche du donneur ; "
      .. "aucun est un zéro. Le second d’un camp doit atteindre ce qu’il faut "
      .. "à son camp, sauf si l’un d’eux annonce zéro.",
  ["how many tricks do you bid?"] = "combien de plis annonces-tu ?",
  ["The bids of partners add up to their contract, which both try to make."]
    = "Les annonces des partenaires font ensemble leur contrat, que les deux "
      .. "essaient de réussir.",
  ["A nil counts 100 points if the player takes no trick, and costs 100 if "
    .. "not; or as many as the option says. A blind nil counts and costs "
    .. "twice as much."]
    = "Un zéro compte 100 points si le joueur ne fait aucun pli, et en coûte "
      .. "100 sinon ; ou autant que le dit l’option. Un zéro à l’aveugle "
      .. "compte et coûte deux fois autant.",
  ["nil missed"] = "zéro manqué",
  ["A contract that is made counts ten for each of its tricks, and one for "
    .. "each trick more, a bag; one that is missed costs ten for each of its "
    .. "tricks. The tricks of a missed nil are bags, too."]
    = "Un contrat réussi compte dix pour chacun de ses plis, et un pour chaque "
      .. "pli de plus, un sac ; un contrat manqué coûte dix pour chacun de "
      .. "ses plis. Les plis d’un zéro manqué sont aussi des sacs.",
  ["contract missed"] = "contrat manqué",
  ["Ten bags cost 100 points, or as the options say, and the count begins "
    .. "again."]
    = "Dix sacs coûtent 100 points, ou comme le disent les options, et le "
      .. "compte recommence.",
  ["a spade may not be led first from a hand with another suit"]
    = "on n’entame pas à pique d’une main qui a une autre couleur",
  ["spades are not broken; you hold 4H"] = "pique n’est pas ouvert ; tu as 4H",
  ["once a spade has been thrown it may"]
    = "une fois qu’un pique a été défaussé, on le peut",
  ["whoever has nothing but spades leads one"]
    = "celui qui n’a que des piques en entame un",
  ["where spades may be led at any time"]
    = "là où l’on peut entamer à pique à tout moment",
  ["a spade wins"] = "un pique gagne",
  ["nine tricks where seven were promised"]
    = "neuf plis où sept étaient promis",
  ["six are too few"] = "six sont trop peu",
  ["seven are enough"] = "sept suffisent",
  ["a nil made, and a contract"] = "un zéro réussi, et un contrat",
  ["a missed nil takes two bags and does not help"]
    = "un zéro manqué prend deux sacs et n’aide pas",
  ["with its tricks alone the partner would have made it"]
    = "avec ses plis seuls, le partenaire l’aurait réussi",
  ["where a missed nil helps it does"]
    = "là où un zéro manqué aide, il l’a réussi",
  ["a nil made, but the contract missed"]
    = "un zéro réussi, mais le contrat manqué",
  ["both bid nil: every trick is a bag"]
    = "les deux annoncent zéro : chaque pli est un sac",
  ["a blind nil counts twice"] = "un zéro à l’aveugle compte double",
  ["missed, it costs twice"] = "manqué, il coûte double",
  ["ten bags cost a hundred, and the rest stay"]
    = "dix sacs coûtent cent, et le reste demeure",
  ["nine do not"] = "neuf, non",
  ["where bags are worth nothing"] = "là où les sacs ne valent rien",
  ["both reach five hundred: the higher wins"]
    = "les deux atteignent cinq cents : le plus haut gagne",
  ["equal, they play on"] = "à égalité, ils continuent",
  ["four hundred and ninety-nine do not win"]
    = "quatre cent quatre-vingt-dix-neuf ne gagnent pas",
  ["a side at the floor has lost"] = "un camp tombé au plancher a perdu",
  ["a side must reach four"] = "un camp doit atteindre quatre",
  ["your side must reach 4"] = "ton camp doit atteindre 4",
  ["unless one of them bids nil"] = "sauf si l’un d’eux annonce zéro",
  ["thirteen cards each, and a bid from nil to thirteen"]
    = "treize cartes par joueur, et une annonce de zéro à treize",
  ["where nil counts nothing nobody bids it"]
    = "là où zéro ne compte rien, personne ne l’annonce",
  ["and nobody is asked for a blind one"]
    = "et on ne demande à personne un zéro à l’aveugle",
  ["whoever is a hundred points behind is"]
    = "celui qui est à cent points derrière le peut",
  ["whoever is less behind is not"] = "celui qui est à moins derrière ne le "
    .. "peut pas",
  ["nor who is ahead"] = "ni qui est devant",
  ["usually nobody is"] = "d’habitude, personne",
  ["everybody is asked before the deal, and a blind nil bids no more"]
    = "on demande à tous avant la distribution, et un zéro à l’aveugle "
      .. "n’annonce plus",
  ["what may be set"] = "ce qui peut être choisi",
  ["bags"] = "sacs",
  ["contract"] = "contrat",
  ["blind"] = "aveugle",
  ["look"] = "regarder",
  ["Spades"] = "Spades",
  ["nil"] = "zéro",
  ["bagged"] = "sacs comptés",
  ["bid blind"] = "zéros à l’aveugle",
  ["may bid blind"] = "qui peut annoncer à l’aveugle",
  ["let bid"] = "annonces",
  ["your side must reach {1}"] = "ton camp doit atteindre {1}",
  ["score nil"] = "score d’un zéro",
  ["score contract"] = "score du contrat",
  ["{1} bags"] = "{1} sacs",
  ["pay bags"] = "prix des sacs",
}
