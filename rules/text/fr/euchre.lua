-- The sentences of euchre.lua, in French.

return {
  ["Euchre: two partnerships, five tricks, the jacks of trump's colour on top."]
    = "Euchre : deux équipes, cinq plis, les valets de la teinte d’atout tout "
      .. "en haut.",
  ["when all others have passed twice, the dealer must name a suit"]
    = "quand tous les autres ont passé deux fois, le donneur doit nommer une "
      .. "couleur",
  ["who leads against a player alone: as always, or the maker's left"]
    = "qui entame contre un joueur seul : comme toujours (eldest), ou la "
      .. "gauche du preneur (left_of_maker)",
  ["one defender may play alone against a maker who plays alone"]
    = "un défenseur peut jouer seul contre un preneur qui joue seul",
  ["whoever orders up a dealing partner must play alone"]
    = "celui qui fait prendre la carte à un partenaire donneur doit jouer seul",
  ["a joker is the highest trump"] = "un joker est le plus fort atout",
  ["clubs diamonds hearts spades"] = "clubs diamonds hearts spades",
  ["The highest trump is the jack of trumps, the right bower; next is the "
    .. "other jack of its colour, the left bower. A joker is above both."]
    = "Le plus fort atout est le valet d’atout, le grand bower ; ensuite "
      .. "l’autre valet de sa teinte, le petit bower. Un joker est au-dessus "
      .. "des deux.",
  ["A card is turned up, and each player gets five; three are left over. If "
    .. "the card is a joker, the dealer names its suit before anybody looks."]
    = "Une carte est retournée, et chacun en reçoit cinq ; il en reste trois. "
      .. "Si la carte est un joker, le donneur nomme sa couleur avant que "
      .. "quelqu’un regarde.",
  ["which suit is the joker?"] = "quelle couleur est le joker ?",
  ["The suit of the card turned up, or of a joker the one named."]
    = "La couleur de la retourne, ou celle nommée pour un joker.",
  ["The dealer's left leads, or the next player who takes part."]
    = "Le joueur à gauche du donneur entame, ou le joueur suivant qui "
      .. "participe.",
  ["From the dealer's left each may order the turned card up. If all pass, "
    .. "each may name one of the other suits. If all pass again, the round is "
    .. "thrown in."]
    = "À partir de la gauche du donneur, chacun peut commander la retourne. Si "
      .. "tout le monde passe, chacun peut nommer une des autres couleurs. Si "
      .. "tout le monde passe encore, la donne est annulée.",
  ["A player who orders up makes the turned card's suit trump. The dealer "
    .. "takes the card and puts one away, unless the dealer's partner plays "
    .. "alone."]
    = "Celui qui commande la retourne fait de sa couleur l’atout. Le donneur "
      .. "prend la carte et en écarte une, sauf si son partenaire joue seul.",
  ["order up the turned card?"] = "commandes-tu la retourne ?",
  ["order up"] = "commander",
  ["order up alone"] = "commander seul",
  ["which card do you put away?"] = "quelle carte écartes-tu ?",
  ["The suit turned down cannot be named. A dealer who is stuck must name one."]
    = "On ne peut pas nommer la couleur de la retourne. Un donneur qui n’a "
      .. "plus le choix doit en nommer une autre.",
  ["which suit is trump?"] = "quelle couleur est atout ?",
  ["If the maker plays alone, the maker's partner lays the cards face down "
    .. "and takes no part. Then a defender may play alone, too, where it is "
    .. "allowed."]
    = "Si le preneur joue seul, son partenaire pose ses cartes face cachée et "
      .. "ne participe pas. Alors un défenseur peut jouer seul aussi, là où "
      .. "c’est permis.",
  ["do you defend alone?"] = "défends-tu seul ?",
  ["The makers get one point for three or four tricks, two for all five, and "
    .. "four for all five if one of them played alone. With fewer than three "
    .. "tricks they are euchred: the others get two points, or four if one "
    .. "defended alone."]
    = "Le camp preneur a un point pour trois ou quatre plis, deux pour tous "
      .. "les cinq, et quatre pour tous les cinq si l’un d’eux a joué seul. "
      .. "Avec moins de trois plis, il est euchré : les autres ont deux "
      .. "points, ou quatre si l’un a défendu seul.",
  ["all five tricks"] = "tous les cinq plis",
  ["three tricks"] = "trois plis",
  ["the right bower beats the left, and the left the ace"]
    = "le grand bower bat le petit, et le petit l’as",
  ["a joker beats the right bower"] = "un joker bat le grand bower",
  ["the left bower is a trump, so trumps follow it"]
    = "le petit bower est un atout, on le suit donc d’atout",
  ["the left bower does not follow its own suit"]
    = "le petit bower ne fournit pas à sa propre couleur",
  ["without that suit it may be played, and wins"]
    = "sans cette couleur, on peut le jouer, et il gagne",
  ["five cards each, one is turned up, three are left"]
    = "cinq cartes par joueur, une retournée, il en reste trois",
  ["the dealer takes the card that is ordered up, and puts one away"]
    = "le donneur prend la carte commandée, et en écarte une",
  ["the suit turned down cannot be named"]
    = "la couleur de la retourne ne peut pas être nommée",
  ["clubs alone"] = "trèfle seul",
  ["diamonds alone"] = "carreau seul",
  ["hearts alone"] = "cœur seul",
  ["all pass twice: nobody scores, and the next player deals"]
    = "tout le monde passe deux fois : personne ne marque, et le joueur "
      .. "suivant distribue",
  ["a dealer who is stuck must name a suit"]
    = "un donneur qui n’a plus le choix doit nommer une couleur",
  ["the partner of who plays alone lays the cards down"]
    = "le partenaire de qui joue seul pose ses cartes",
  ["whoever orders up a dealing partner alone only"]
    = "celui qui commande à un partenaire donneur, seul seulement",
  ["one defender may play alone, too"] = "un défenseur peut jouer seul aussi",
  ["three tricks count one"] = "trois plis comptent un",
  ["four tricks count one, alone too"] = "quatre plis comptent un, seul aussi",
  ["all five count two"] = "tous les cinq comptent deux",
  ["all five alone count four"] = "tous les cinq, seul, comptent quatre",
  ["with two tricks the makers are euchred"]
    = "avec deux plis, le preneur est euchré",
  ["euchred by one who defends alone"] = "euchré par qui défend seul",
  ["nine points do not win"] = "neuf points ne gagnent pas",
  ["the values of the options"] = "les valeurs des options",
  ["alone"] = "seul",
  ["euchred"] = "euchré",
  ["pass"] = "passe",
  ["Euchre"] = "Euchre",
  ["make trump"] = "faire l’atout",
  ["name suit"] = "nommer la couleur",
  ["turned suit"] = "couleur de la retourne",
  ["let play alone"] = "jouer seul",
  ["maker"] = "preneur",
  ["away"] = "écartée",
  ["clubs"] = "trèfle",
  ["diamonds"] = "carreau",
  ["hearts"] = "cœur",
  ["spades"] = "pique",
  ["spades alone"] = "pique seul",
  ["{1} tricks"] = "{1} plis",
}
