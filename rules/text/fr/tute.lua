-- The sentences of tute.lua, in French.

return {
  ["Tute"] = "Tute",
  ["Tute: tricks for points, kings and knights to be declared, Spanish cards."]
    = "Tute : des plis pour les points, des rois et cavaliers à annoncer, des "
      .. "cartes espagnoles.",
  ["tute"] = "tute",
  ["forty"] = "quarante",
  ["how many play; two or three each for oneself"]
    = "combien jouent ; à deux ou trois, chacun pour soi",
  ["games that win the match"] = "jeux qui gagnent la partie",
  ["points from which a won round counts two games; 0: never"]
    = "points à partir desquels une donne gagnée compte deux jeux ; 0 : jamais",
  ["what tute wins; nothing: it cannot be declared"]
    = "ce que gagne le tute ; nothing : il ne s’annonce pas",
  ["a side that won a trick without declaring may still declare later"]
    = "un camp qui a fait un pli sans annoncer peut encore annoncer plus tard",
  ["whoever has to trump must beat the trumps played"]
    = "celui qui doit couper doit monter sur les atouts joués",
  ["whoever cannot beat the trumps played must trump all the same"]
    = "celui qui ne peut pas monter sur les atouts joués doit couper tout de "
      .. "même",
  ["the suit led must be beaten after somebody has trumped, too"]
    = "il faut aussi monter dans la couleur demandée quand quelqu’un a coupé",
  ["what two players owe while there is a stock: nothing, to follow suit, or "
    .. "all"]
    = "ce que deux joueurs doivent tant qu’il y a un talon : rien, fournir, ou "
      .. "tout",
  ["Eight cards each for two players, twelve for three, ten for four."]
    = "Huit cartes par joueur à deux, douze à trois, dix à quatre.",
  ["The last card dealt makes trump. It is the dealer's, and is shown. With "
    .. "two players the next card makes trump and lies face up under the "
    .. "stock."]
    = "La dernière carte distribuée fixe l’atout. C’est celle du donneur, et "
      .. "elle est montrée. À deux, la carte suivante fixe l’atout et reste "
      .. "face visible sous le talon.",
  ["the last card dealt makes trump"]
    = "la dernière carte distribuée fixe l’atout",
  ["The player on the dealer's right leads."]
    = "Le joueur à droite du donneur entame.",
  ["After a trick its winner may declare once; if not, the partner may. "
    .. "Both are asked, whatever they hold. Two players first may exchange, "
    .. "then draw, the winner first, and may declare until the stock is "
    .. "gone."] =
    "Après un pli, qui l’a remporté peut annoncer une fois ; sinon son "
    .. "partenaire le peut. On demande aux deux, quoi qu’ils aient en main. "
    .. "À deux, on peut d’abord échanger, puis on pioche, le gagnant "
    .. "d’abord, et l’on peut annoncer jusqu’à ce que le talon soit épuisé.",
  ["Of two players the winner may exchange the seven of trumps for a turned "
    .. "ace, three or court card, or the two of trumps for a lower one; or "
    .. "both in turn."]
    = "À deux, le gagnant peut échanger le sept d’atout contre un as, un trois "
      .. "ou une figure en retourne, ou le deux d’atout contre une carte plus "
      .. "basse ; ou les deux à la suite.",
  ["exchange the turned card?"] = "échanges-tu la retourne ?",
  ["exchange"] = "échanger",
  ["continue"] = "continuer",
  ["declare"] = "annoncer",
  ["declare 40"] = "annoncer 40",
  ["declare clubs"] = "annoncer bâtons",
  ["declare coins"] = "annoncer deniers",
  ["declare cups"] = "annoncer coupes",
  ["declare swords"] = "annoncer épées",
  ["clubs"] = "bâtons",
  ["coins"] = "deniers",
  ["cups"] = "coupes",
  ["swords"] = "épées",
  ["counted"] = "points comptés",
  ["may declare"] = "quand on peut annoncer",
  ["the forty"] = "les quarante",
  ["the forty {1}"] = "les quarante {1}",
  ["twenty in clubs"] = "vingt à bâtons",
  ["twenty in coins"] = "vingt à deniers",
  ["twenty in cups"] = "vingt à coupes",
  ["twenty in swords"] = "vingt à épées",
  ["twenty in clubs {1}"] = "vingt à bâtons {1}",
  ["twenty in coins {1}"] = "vingt à deniers {1}",
  ["twenty in cups {1}"] = "vingt à coupes {1}",
  ["twenty in swords {1}"] = "vingt à épées {1}",
  ["card points {1}"] = "points des cartes {1}",
  ["card points {1} = {2}"] = "points des cartes {1} = {2}",
  ["last trick {1}"] = "dernier pli {1}",
  ["last trick {1} = {2}"] = "dernier pli {1} = {2}",
  ["Tute and the 40 must be what a side declares first: after 20 it is "
    .. "too late. A player who could declare the 40 may not declare 20, but "
    .. "the partner may."] =
    "Le tute et les 40 doivent être la première annonce d’un camp : après 20, "
    .. "c’est trop tard. Celui qui pourrait annoncer les 40 ne peut pas "
    .. "annoncer 20, mais son partenaire le peut.",
  ["King and knight of trumps in one hand are the 40, of another suit 20 "
    .. "points; all four kings, or all four knights, are tute. Cards declared "
    .. "are shown and stay in the hand; the card just drawn cannot be among "
    .. "them. Tute ends the round. A side that wins a trick and declares "
    .. "nothing, whether or not it could, may not declare later."]
    = "Le roi et le cavalier d’atout dans une main font les 40, d’une autre "
      .. "couleur 20 points ; les quatre rois, ou les quatre cavaliers, font "
      .. "le tute. Les cartes annoncées se montrent et restent en main ; la "
      .. "carte qu’on vient de piocher ne peut pas en être. Le tute finit la "
      .. "donne. Un camp qui fait un pli et n’annonce rien, qu’il l’ait pu ou "
      .. "non, ne peut plus annoncer ensuite.",
  ["declare king and knight: 40 in {trump}, 20 in others?"]
    = "annonces-tu roi et cavalier : 40 à {trump}, 20 ailleurs ?",
  ["Cards, declarations and ten points for the last trick are added up. "
    .. "The side with the most wins one game, or two with 121 points or "
    .. "what is chosen instead; with equal points nobody wins. Tute wins "
    .. "the match, or a round that counts two games."] =
    "On additionne les cartes, les annonces et dix points pour le "
    .. "dernier pli. Le camp qui en a le plus gagne un jeu, ou deux avec "
    .. "121 points ou ce qu’on a choisi à la place ; à points égaux, "
    .. "personne ne gagne. Le tute gagne la partie, ou une donne qui compte "
    .. "deux jeux.",

  -- examples
  ["the suit led must be beaten"] = "il faut monter dans la couleur demandée",
  ["whoever cannot beat it follows suit"] = "celui qui ne peut pas monter "
    .. "fournit",
  ["a partner's card must be beaten too"]
    = "il faut monter aussi sur la carte du partenaire",
  ["once somebody has trumped there is no duty to beat"]
    = "quand quelqu’un a coupé, on ne doit plus monter",
  ["a trump led is beaten by a higher one"]
    = "sur atout demandé, on monte avec un plus fort",
  ["without the suit led a higher trump is forced"]
    = "sans la couleur demandée, il faut surcouper",
  ["a lower trump is not forced"] = "on n’est pas obligé de sous-couper",
  ["without the suit led and without trumps anything goes"]
    = "sans la couleur demandée et sans atout, tout va",
  ["with two players and a stock any card may be played"]
    = "à deux et avec un talon, on joue n’importe quelle carte",
  ["with two players and no stock the duties hold"]
    = "à deux et sans talon, les devoirs valent",
  ["a stock played with following suit"] = "avec un talon, on fournit",
  ["a strict stock"] = "un talon strict",
  ["the ace beats the three"] = "l’as bat le trois",
  ["the highest trump wins"] = "le plus fort atout gagne",
  ["121 points count two games"] = "121 points comptent deux jeux",
  ["120 points count one"] = "120 points en comptent un",
  ["65 points each count nothing"] = "65 points chacun ne comptent rien",
  ["tute wins the match"] = "le tute gagne la partie",
  ["tute wins a double round"] = "le tute gagne une donne double",
  ["what the cards of a suit count"]
    = "ce que comptent les cartes d’une couleur",
  ["the last trick counts ten, here to 65 of all points"]
    = "le dernier pli compte dix, ici jusqu’à 65 de tous les points",
  ["where nothing counts double 121 points are one game"]
    = "là où rien ne compte double, 121 points font un jeu",
  ["where one point is enough every game counts double"]
    = "là où un point suffit, chaque jeu compte double",
  ["tute wins a single round where nothing counts double"]
    = "le tute gagne une donne simple là où rien ne compte double",
  ["it counts two even if one point makes a round double"]
    = "il en compte deux même si un point fait une donne double",
  ["ten cards each for four"] = "dix cartes par joueur à quatre",
  ["twelve for three"] = "douze à trois",
  ["eight for two"] = "huit à deux",
  ["for two a card is turned, which makes trump"]
    = "à deux, on retourne une carte, qui fixe l’atout",
  ["tute may be declared"] = "le tute peut s’annoncer",
  ["but not where it wins nothing"] = "mais pas là où il ne gagne rien",
  ["the forty may be declared even there"] = "les quarante s’annoncent même là",
  ["twenty may be declared"] = "vingt peut s’annoncer",
  ["the values of the options"] = "les valeurs des options",
  ["whoever has won a trick may declare twenty for king and knight"]
    = "celui qui a fait un pli peut annoncer vingt pour roi et cavalier",
  ["one declaration a trick: then the next card is led"]
    = "une annonce par pli : ensuite on entame la carte suivante",
  ["of two players who has won a trick may exchange the seven"]
    = "à deux, qui a fait un pli peut échanger le sept",
  ["then the king is in hand, the seven is turned, and both have drawn"]
    = "alors le roi est en main, le sept en retourne, et les deux ont pioché",
  ["or the king stays, and after the draw cups may be declared"]
    = "ou le roi reste, et après la pioche on peut annoncer coupes",
  ["whoever has king and knight of trumps declares them first"]
    = "celui qui a roi et cavalier d’atout les annonce d’abord",
  ["where cups are trump the others are clubs and coins"]
    = "quand l’atout est coupes, les autres sont bâtons et deniers",
  ["four kings are tute, which counts no points and wins"]
    = "quatre rois font le tute, qui ne compte pas de points et gagne",
  ["king and knight of trumps are forty points"] =
    "roi et cavalier d’atout font quarante points",
  ["beat led always"] = "monter toujours",
}
