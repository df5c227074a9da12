-- The sentences of shengji.lua, in French.

return {
  ["Shengji"] = "Shengji",
  ["Shengji: two sides climb from 2 to A by the points they take with pairs, "
    .. "tractors and throws."]
    = "Shengji : deux camps montent de 2 à A par les points qu’ils prennent "
      .. "avec des paires, des tracteurs et des lancers.",
  ["allowed forbidden"] = "allowed forbidden",
  ["no one two"] = "no one two",
  ["by_format highest"] = "by_format highest",
  ["the levels to begin at"] = "les niveaux où l’on commence",
  ["the level at which the dealers win the match"]
    = "le niveau où le camp du donneur gagne la partie",
  ["levels besides the last that only dealers leave"] =
    "niveaux, outre le dernier, que seul le camp du donneur peut quitter",
  ["jokers may make a round without trump suit"]
    = "des jokers peuvent faire une donne sans couleur d’atout",
  ["cost of a failed throw"] = "ce que coûte un lancer manqué",
  ["what hole cards count at the end"]
    = "ce que comptent les cartes du fond à la fin",
  ["when trumps are declared; after_draw and fixed are duplicate play"]
    = "quand on montre l’atout ; after_draw et fixed : en duplicate",
  ["first dealer in duplicate"] = "premier donneur en duplicate",
  ["trump suit if fixed"] = "couleur d’atout si elle est fixée",
  ["Jokers on top, then the level cards; that of the trump suit above the "
    .. "others."]
    = "Les jokers en haut, puis les cartes de niveau ; celle de la couleur "
      .. "d’atout au-dessus des autres.",
  ["The dealer's side plays its level: cards of that rank are level "
    .. "cards; the others attack. The dealer takes the hole cards, puts as "
    .. "many back and leads."] =
    "Le camp du donneur joue son niveau : les cartes de ce rang sont les "
    .. "cartes de niveau ; les autres attaquent. Le donneur prend les "
    .. "cartes du fond, en remet autant et entame.",
  ["Each in turn, first the dealer, draws a card and may declare: level "
    .. "cards their suit as trump, two equal jokers or more that there is "
    .. "none. More cards beat fewer; of as many, big jokers beat small "
    .. "ones, and these level cards. The first round has a dealer drawn at "
    .. "random, until somebody declares: whoever does so last deals. The "
    .. "rest are hole cards."] =
    "Chacun à son tour, d’abord le donneur, pioche une carte et peut "
    .. "montrer : des cartes de niveau, leur couleur comme atout, deux "
    .. "jokers égaux ou plus, qu’il n’y en a pas. Plus de cartes en battent "
    .. "moins ; à nombre égal, les grands jokers battent les petits, et "
    .. "ceux-ci les cartes de niveau. À la première donne, le donneur est "
    .. "tiré au sort, jusqu’à ce que quelqu’un montre : qui montre en "
    .. "dernier est le donneur. Le reste fait les cartes du fond.",
  ["show cards to declare trumps?"]
    = "montres-tu des cartes pour fixer l’atout ?",
  ["{cards} stands: show stronger cards?"]
    = "{cards} est sur la table : montres-tu plus fort ?",
  ["If nobody has declared, in duplicate play the suit is given, or the "
    .. "dealer's partner names it. Else the first hole card, for all to see, "
    .. "makes trump; a joker makes none, or the next card is turned where "
    .. "there must be one. If all are jokers, and in any case in the first "
    .. "round, the cards are dealt again."]
    = "Si personne n’a montré, en duplicate la couleur est donnée, ou le "
      .. "partenaire du donneur la nomme. Sinon la première carte du fond, "
      .. "que tout le monde voit, fixe l’atout ; un joker n’en fixe aucun, ou "
      .. "l’on retourne la carte suivante là où il en faut un. Si toutes sont "
      .. "des jokers, et de toute façon à la première donne, on redistribue.",
  ["which suit is trump?"] = "quelle couleur est atout ?",
  ["nobody has declared"] = "personne n’a montré",
  ["The attackers' points are those of the cards they have taken, and "
    .. "of failed throws. Those of the hole cards count only if they win "
    .. "the last trick: twice, or if so chosen twice for each card in its "
    .. "lead's largest format."] =
    "Les points des attaquants sont ceux des cartes qu’ils ont prises, "
    .. "et des lancers manqués. Ceux des cartes du fond ne comptent que si "
    .. "les attaquants font le dernier pli : deux fois, ou, si on l’a "
    .. "choisi ainsi, deux fois pour chaque carte de la plus grande figure "
    .. "de son entame.",
  ["All see how many points the attackers have."]
    = "Tout le monde voit combien de points ont les attaquants.",
  ["A failed throw of the dealers gives its cost to the attackers; one of "
    .. "theirs costs them that, but no more than they have."]
    = "Un lancer manqué du camp du donneur donne son prix aux attaquants ; un "
      .. "des leurs leur coûte ce prix, mais pas plus qu’ils n’ont.",
  ["failed throw"] = "lancer manqué",
  ["With 40 points a pack, 80 of two packs, the attacker on the "
    .. "dealer's right deals next, and the attackers rise a level for each "
    .. "20 a pack above, but from no level where rises end. With fewer the "
    .. "dealer's partner deals, and the dealers rise one level, two below "
    .. "half of that, three at no points."] =
    "Avec 40 points par jeu de cartes, 80 à deux jeux, l’attaquant à "
    .. "droite du donneur distribue ensuite, et les attaquants montent d’un "
    .. "niveau pour chaque 20 points par jeu en plus, mais d’aucun niveau "
    .. "où s’arrêtent les montées. Avec moins, le partenaire du donneur "
    .. "distribue, et le camp du donneur monte d’un niveau, de deux sous la "
    .. "moitié, de trois à zéro point.",
  ["counted"] = "points comptés",
  ["declare"] = "montrer",
  ["pass"] = "passe",
  ["level {1}"] = "niveau {1}",
  ["{1} of {2} points"] = "{1} points sur {2}",
  ["what do you play to a pair?"] = "que joues-tu sur une paire ?",
  ["what do you play to a single?"] = "que joues-tu sur une carte seule ?",
  ["what do you play to a tractor of {1} pairs?"]
    = "que joues-tu sur un tracteur de {1} paires ?",
  ["which {1} cards go face down as hole cards?"]
    = "quelles {1} cartes poses-tu face cachée comme cartes du fond ?",

  -- examples
  ["a pair must be answered with a pair"]
    = "à une paire on répond par une paire",
  ["without a pair two cards of the suit are played"]
    = "sans paire, on joue deux cartes de la couleur",
  ["the last card of the suit goes with any other"]
    = "la dernière carte de la couleur va avec n’importe quelle autre",
  ["a tractor must be answered with a tractor"]
    = "à un tracteur on répond par un tracteur",
  ["or else with as many pairs as there are"]
    = "ou sinon par autant de paires qu’il y en a",
  ["and then with any cards of the suit"]
    = "et ensuite par des cartes quelconques de la couleur",
  ["a longer tractor obliges to the shorter tractors"]
    = "un tracteur plus long oblige aux tracteurs plus courts",
  ["pairs of level cards of two suits are no tractor"]
    = "des paires de cartes de niveau de deux couleurs ne font pas un tracteur",
  ["the top of the trumps holds together"] = "le haut des atouts se tient",
  ["a pair of trumps kills a pair"] = "une paire d’atouts coupe une paire",
  ["two other trumps do not"] = "deux autres atouts, non",
  ["of two kills the higher one wins"] = "de deux coupes, la plus haute gagne",
  ["a kill of a throw has its formats"] = "la coupe d’un lancer a ses figures",
  ["or it does not win"] = "ou elle ne gagne pas",
  ["of equal cards the first is higher"]
    = "de cartes égales, la première est la plus haute",
  ["a throw stands if nobody holds anything higher"]
    = "un lancer tient si personne n’a rien de plus haut",
  ["or else a component that can be beaten is forced"]
    = "sinon une partie qui peut être battue est forcée",
  ["so it is with pairs"] = "il en va de même des paires",
  ["75 points of 80 leave the dealers a level"]
    = "à 75 points sur 80, le camp du donneur monte d’un niveau",
  ["less than half are two levels"] = "à moins de la moitié, de deux niveaux",
  ["nothing is three"] = "à zéro point, de trois",
  ["80 points change the dealers"] = "à 80 points, le camp du donneur change",
  ["the attackers deal next and rise no level"]
    = "les attaquants distribuent ensuite et ne montent d’aucun niveau",
  ["120 are a level for the attackers, too"]
    = "120 font aussi un niveau pour les attaquants",
  ["what may be set"] = "ce qui peut être choisi",
  ["deal again"] = "redistribuer",
  ["the last trick doubles the hole cards: 40 and 2 × 20"]
    = "le dernier pli double les cartes du fond : 40 et 2 × 20",
  ["a level that must be played holds the attackers"]
    = "un niveau qui doit être joué retient les attaquants",
  ["and ends the dealers' rise"] = "et arrête la montée du camp du donneur",
  ["whoever rises at the last level has won"]
    = "celui qui monte au dernier niveau a gagné",
  ["a failed throw of the dealers adds to the attackers' points"]
    = "un lancer manqué du camp du donneur s’ajoute aux points des attaquants",
  ["their own costs no more than they have"]
    = "un des leurs ne coûte pas plus qu’ils n’ont",
  ["what a five, a ten and a king count"]
    = "ce que comptent un cinq, un dix et un roi",
  ["of two packs each draws 25 cards, and eight are left"]
    = "de deux jeux, chacun pioche 25 cartes, et il en reste huit",
  ["of one pack 12, and six are left"] = "d’un jeu 12, et il en reste six",
  ["of three packs 39, and six are left"]
    = "de trois jeux 39, et il en reste six",
  ["of four packs 52, and eight are left"]
    = "de quatre jeux 52, et il en reste huit",
  ["the trump suit may be given as none, and the levels too"]
    = "la couleur d’atout peut être donnée comme aucune, et les niveaux aussi",
  ["a level above the last counts as the last"]
    = "un niveau au-delà du dernier compte comme le dernier",
  ["a card declared makes its suit trump"]
    = "une carte montrée fait de sa couleur l’atout",
  ["in the first round the cards are dealt again if nobody declares"]
    = "à la première donne, on redistribue si personne ne montre",
  ["later the first hole card makes trump"]
    = "plus tard, la première carte du fond fixe l’atout",
  ["a joker turned makes none"] = "un joker retourné n’en fixe aucun",
  ["where there must be a trump suit the next card is turned"]
    = "là où il faut une couleur d’atout, on retourne la carte suivante",
  ["half of the points leave the dealers one level"]
    = "à la moitié des points, le camp du donneur monte d’un niveau",
  ["five points leave them two"] = "à cinq points, de deux",
  ["115 points are no level for the attackers"]
    = "115 points ne font pas un niveau pour les attaquants",
  ["the attackers rise at no level that must be played, as A is"]
    = "les attaquants ne montent pas à un niveau qui doit être joué, comme A",
  ["no rise goes beyond A"] = "aucune montée ne va au-delà de A",
  ["after the last of three rounds the higher level wins"]
    = "après la dernière de trois donnes, le plus haut niveau gagne",
  ["on either side"] = "d’un côté ou de l’autre",
  ["equal levels are a draw"] = "des niveaux égaux font une égalité",
  ["before the last round it goes on"] = "avant la dernière donne, on continue",
  ["a failed throw of the dealers adds its cost to the attackers"]
    = "un lancer manqué du camp du donneur ajoute son prix aux attaquants",
  ["one of the attackers takes it away"] = "un des attaquants l’enlève",
  ["but no more than they have"] = "mais pas plus qu’ils n’ont",
  ["two level cards of a suit beat one"]
    = "deux cartes de niveau d’une couleur en battent une",
  ["whoever declares in the first round deals, and has the hole cards"]
    = "celui qui montre à la première donne est le donneur, et a les cartes du "
      .. "fond",
  ["in duplicate play all is drawn before anybody declares"]
    = "en duplicate, tout est pioché avant que quelqu’un montre",
  ["with one pack jokers declare nothing"]
    = "avec un seul jeu, les jokers ne montrent rien",
  ["two jokers declare that there is no trump suit"]
    = "deux jokers montrent qu’il n’y a pas de couleur d’atout",
  ["unless there must be one"] = "sauf s’il en faut une",
  ["if all pass the dealer's partner names the suit"]
    = "si tout le monde passe, le partenaire du donneur nomme la couleur",
  ["the last trick counts the hole cards twice, not three times"]
    = "le dernier pli compte les cartes du fond deux fois, pas trois",
  ["195 points are two levels"] = "195 points font deux niveaux",
  ["follow format"] = "répondre à la figure",
  ["one suit"] = "une seule couleur",
  ["one component"] = "une seule figure",
  ["throw fails"] = "lancer manqué",
}
