-- The sentences of briscola.lua, in French.

return {
  ["Briscola: tricks for card points, three cards in hand, and no duty to "
    .. "follow."]
    = "Briscola : des plis pour les points des cartes, trois cartes en main, "
      .. "et l’on n’est pas obligé de fournir.",
  ["nobody has more points than all others"]
    = "personne n’a plus de points que tous les autres",
  ["how many play; four as partners, else each for oneself"]
    = "combien jouent ; à quatre en équipes, sinon chacun pour soi",
  ["games that win the match"] = "jeux qui gagnent la partie",
  ["when partners see each other's hands: the last three cards, the first "
    .. "three, or never"]
    = "quand les partenaires voient leurs mains : les trois dernières cartes, "
      .. "les trois premières, ou jamais",
  ["whoever has won a trick may exchange the seven or the two of trumps for "
    .. "the card turned up"]
    = "celui qui a fait un pli peut échanger le sept ou le deux d’atout contre "
      .. "la retourne",
  ["what a round counts: a game for most points, or all card points, of which "
    .. "301 win the match"]
    = "ce que compte une donne : un jeu pour le plus de points, ou tous les "
      .. "points des cartes, dont 301 gagnent la partie",
  ["the suit whose two is left out where three play"]
    = "la couleur dont le deux est retiré à trois joueurs",
  ["Three cards each, one at a time. The next card is turned up: its suit is "
    .. "trump. It lies under the stock, to be drawn last."]
    = "Trois cartes par joueur, une à une. La carte suivante est retournée : "
      .. "sa couleur est atout. Elle reste sous le talon, et se pioche en "
      .. "dernier.",
  ["The player on the dealer's right leads to the first trick. Any card may "
    .. "be played: nobody has to follow suit."]
    = "Le joueur à droite du donneur entame le premier pli. On joue "
      .. "n’importe quelle carte : personne n’est obligé de fournir.",
  ["Partners see each other's hands: the first three cards, or the last."]
    = "Les partenaires voient leurs mains : les trois premières cartes, ou les "
      .. "dernières.",
  ["partners show their hands"] = "les partenaires montrent leurs mains",
  ["After a trick all draw a card, the winner first; the very last card is "
    .. "the one turned up. Once the stock is gone the hands are played out."]
    = "Après un pli, chacun pioche une carte, le gagnant d’abord ; la toute "
      .. "dernière carte est la retourne. Le talon épuisé, on joue les mains "
      .. "jusqu’au bout.",
  ["Before leading, the winner may exchange the seven of trumps for a turned "
    .. "ace, three or court card, and the two of trumps for a lower card; one "
    .. "after the other, too."]
    = "Avant d’entamer, le gagnant peut échanger le sept d’atout contre un as, "
      .. "un trois ou une figure en retourne, et le deux d’atout contre une "
      .. "carte plus basse ; l’un après l’autre aussi.",
  ["exchange the turned card?"] = "échanges-tu la retourne ?",
  ["The most card points win one game; with equal points nobody wins. Or each "
    .. "side scores its card points."]
    = "Le plus de points des cartes gagne un jeu ; à points égaux, personne ne "
      .. "gagne. Ou chaque camp marque ses points des cartes.",
  ["Where card points are added up, 301 win, if one total is the highest."]
    = "Là où les points des cartes s’additionnent, 301 gagnent, si un total "
      .. "est le plus haut.",
  ["the lowest trump beats ace and three"]
    = "le plus petit atout bat l’as et le trois",
  ["which are 21 points"] = "qui font 21 points",
  ["without a trump the suit led wins"]
    = "sans atout, la couleur demandée gagne",
  ["the king beats the knave, for six points"]
    = "le roi bat le valet, pour six points",
  ["king and knave are six points"] = "roi et valet font six points",
  ["the three beats the king"] = "le trois bat le roi",
  ["what the cards of a suit count"]
    = "ce que comptent les cartes d’une couleur",
  ["any card may be played"] = "on joue n’importe quelle carte",
  ["three cards each, and one is turned up"]
    = "trois cartes par joueur, et une retournée",
  ["with three players a two is missing"]
    = "à trois joueurs, il manque un deux",
  ["with four players 28 cards are left, the one turned up included"]
    = "à quatre joueurs, il reste 28 cartes, retourne comprise",
  ["61 points win a game"] = "61 points gagnent un jeu",
  ["60 points each win nothing"] = "60 points chacun ne gagnent rien",
  ["of three players who share the most points nobody wins"]
    = "de trois joueurs qui partagent le plus de points, personne ne gagne",
  ["of three players the most points win"]
    = "à trois joueurs, le plus de points gagne",
  ["two games win the match"] = "deux jeux gagnent la partie",
  ["one does not"] = "un seul, non",
  ["card points are added up where they count"]
    = "les points des cartes s’additionnent là où ils comptent",
  ["then 301 win the match"] = "alors 301 gagnent la partie",
  ["300 do not"] = "300, non",
  ["with more than 300 both the higher total wins"]
    = "avec plus de 300 pour les deux, le total le plus élevé gagne",
  ["with the same total they play on"] = "au même total, ils continuent",
  ["where rounds are counted 301 points win nothing"]
    = "là où l’on compte les donnes, 301 points ne gagnent rien",
  ["partners share what they have won"]
    = "les partenaires partagent ce qu’ils ont remporté",
  ["both draw after a trick, the winner first"]
    = "les deux piochent après un pli, le gagnant d’abord",
  ["the winner may exchange the seven of trumps for a king"]
    = "le gagnant peut échanger le sept d’atout contre un roi",
  ["and then the two for the seven"] = "et ensuite le deux contre le sept",
  ["the two of trumps is exchanged for a four"]
    = "le deux d’atout s’échange contre un quatre",
  ["the two is not exchanged for a king, nor where nobody may"]
    = "le deux ne s’échange pas contre un roi, ni là où c’est interdit",
  ["nobody exchanges unless the table wants it"]
    = "personne n’échange si la table ne le veut pas",
  ["a partner may not exchange for the winner"]
    = "un partenaire ne peut pas échanger pour le gagnant",
  ["nobody exchanges the two that is not in the pack"]
    = "personne n’échange le deux qui n’est pas dans le jeu",
  ["two players have all four twos"] = "deux joueurs ont les quatre deux",
  ["the card turned up is the last to be drawn"]
    = "la retourne est piochée en dernier",
  ["the values of the options"] = "les valeurs des options",
  ["card points {1}"] = "points des cartes {1}",
  ["continue"] = "continuer",
  ["exchange"] = "échanger",
  ["cards"] = "cartes",
  ["Briscola"] = "Briscola",
  ["let partners look"] = "partenaires qui se voient",
}
