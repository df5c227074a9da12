-- The sentences of belote.lua, in French.

return {
  ["Belote: two partnerships, eight tricks for card points; who takes the "
    .. "turned card must win more than half of them."]
    = "Belote : deux équipes, huit plis pour les points des cartes ; "
      .. "celui qui prend doit en faire plus de la moitié.",
  ["with equal totals the taker's is held for the winner of the next round, "
    .. "or is lost, or counts"]
    = "à totaux égaux, celui du preneur est en litige et revient au gagnant de "
      .. "la donne suivante (hold), ou est perdu (fails), ou compte (made)",
  ["who cannot overtrump plays a lower trump"]
    = "quand on ne peut pas surcouper, il faut sous-couper",
  ["who is void need not trump while the partner wins the trick"]
    = "on n’est pas obligé de couper quand son partenaire est "
      .. "maître",
  ["totals are rounded to tens"] = "les totaux sont arrondis à la dizaine",
  ["no suit or all suits can be named as trumps"]
    = "on peut annoncer sans-atout ou tout-atout",
  ["clubs were turned down"] = "trèfle était la retourne",
  ["diamonds were turned down"] = "carreau était la retourne",
  ["hearts were turned down"] = "cœur était la retourne",
  ["spades were turned down"] = "pique était la retourne",
  ["In the trump suit the jack is the highest card, then the nine. If all "
    .. "suits are trumps, each of them is like that."]
    = "À l’atout, le valet est la plus forte carte, puis le neuf. À "
      .. "tout-atout, c’est vrai dans chaque couleur.",
  ["Five cards each, three and then two, and the next is turned up. When "
    .. "somebody has taken, the others get three more cards each; the taker "
    .. "gets two and the card turned up. The dealer's right leads, and "
    .. "whoever wins a trick leads the next."]
    = "Cinq cartes chacun, trois puis deux, et la suivante est retournée. "
      .. "Quand quelqu’un a pris, les autres reçoivent encore trois cartes "
      .. "chacun ; le preneur en reçoit deux et la retourne. Le joueur à "
      .. "droite du donneur entame, et celui qui remporte un pli entame le "
      .. "suivant.",
  ["From the dealer's right each may take the turned card: its suit is trump. "
    .. "If all pass, each may name another suit. If all pass again, the round "
    .. "is thrown in."]
    = "À partir de la droite du donneur, chacun peut prendre la retourne : sa "
      .. "couleur est atout. Si tout le monde passe, chacun peut nommer une "
      .. "autre couleur. Si tout le monde passe encore, la donne est annulée.",
  ["do you take the turned card?"] = "prends-tu la retourne ?",
  ["The suit turned down cannot be named."]
    = "On ne peut pas nommer la couleur de la retourne.",
  ["which suit is trump?"] = "quelle couleur est atout ?",
  ["A side's total is what the cards of its tricks count, ten for the last "
    .. "trick (a hundred for a side with all eight), 20 for a belote, king "
    .. "and queen of trumps in one hand, and its declarations, if they are "
    .. "played. If the taker's side has the higher total, both sides score "
    .. "theirs. If it has the lower one it fails. With equal totals the "
    .. "others score theirs, and the taker's is held for the side that wins "
    .. "the next round."]
    = "Le total d’un camp est ce que comptent les cartes de ses plis, dix de "
      .. "der pour le dernier (cent pour un camp qui les a tous les huit), 20 "
      .. "pour la belote, roi et dame d’atout dans une main, et ses annonces, "
      .. "si on les joue. Si le camp du preneur a le total le plus élevé, les "
      .. "deux camps marquent le leur. S’il a le plus bas, il est dedans. À "
      .. "totaux égaux, les autres marquent le leur, et celui du preneur est "
      .. "en litige pour le camp qui gagne la donne suivante.",
  ["The others score all 162 points, or 252 with all tricks, and all "
    .. "declarations; the taker's side scores only its belote."]
    = "Les autres marquent les 162 points, ou 252 avec tous les plis, et "
      .. "toutes les annonces ; le camp du preneur ne marque que sa belote.",
  ["the taker failed"] = "le preneur est dedans",
  ["A match ends when a side has the target; the higher total wins, and with "
    .. "equal totals play goes on. A side that has failed or took no trick "
    .. "does not win by its belote alone: it needs another trick in a later "
    .. "round."]
    = "Une partie finit quand un camp atteint l’objectif ; le total le plus "
      .. "élevé gagne, et à totaux égaux on continue. Un camp qui est dedans "
      .. "ou n’a fait aucun pli ne gagne pas par sa seule belote : il lui faut "
      .. "encore un pli dans une donne suivante.",
  ["in trumps the jack beats the nine, and the nine the ace"]
    = "à l’atout, le valet bat le neuf, et le neuf l’as",
  ["in another suit the ten beats the king, and the nine is low"]
    = "dans une autre couleur, le dix bat le roi, et le neuf est petit",
  ["what a suit of trumps counts"] = "ce que compte une couleur d’atout",
  ["what another suit counts"] = "ce que compte une autre couleur",
  ["who can beat a trump led must do so"]
    = "celui qui peut monter à l’atout demandé le doit",
  ["the partner's trump, too"] = "sur l’atout du partenaire aussi",
  ["who cannot beat it plays a lower one"]
    = "celui qui ne peut pas monter en joue un plus petit",
  ["another suit need not be beaten"]
    = "dans une autre couleur, on n’est pas obligé de monter",
  ["only while the partner wins the trick any card may be played"]
    = "ce n’est que si le partenaire est maître qu’on joue ce qu’on veut",
  ["a partner who is winning frees the player"]
    = "un partenaire maître libère de couper",
  ["even with a trump"] = "même s’il a coupé",
  ["a trump is due all the same where that is agreed"]
    = "il faut couper tout de même là où c’est convenu",
  ["who is void must trump, above the trumps played"]
    = "celui qui n’a pas la couleur doit couper, et monter sur les atouts du "
      .. "pli",
  ["or below them, if there is no higher one"]
    = "ou sous-couper, s’il n’en a pas de plus fort",
  ["where no lower trump is owed any card may be played"]
    = "là où l’on ne doit pas sous-couper, on joue n’importe quelle carte",
  ["without a trump, too"] = "sans atout en main aussi",
  ["all suits are trumps: whatever is led must be beaten"]
    = "à tout-atout, il faut monter sur ce qui est demandé",
  ["all trump"] = "tout-atout",
  ["beat trumps"] = "monter à l’atout",
  ["and nothing trumps it"] = "et rien ne coupe",
  ["no suit is trumps: the ten is below the ace, and nothing trumps"]
    = "à sans-atout, le dix est sous l’as, et rien ne coupe",
  ["no trump"] = "sans-atout",
  ["no duty to beat it, either"] = "et on n’est pas obligé de monter non plus",
  ["without trumps an ace counts nineteen"]
    = "à sans-atout, un as compte dix-neuf",
  ["if all suits are trumps each counts like a trump suit"]
    = "à tout-atout, chaque couleur compte comme l’atout",
  ["five cards each, and one is turned up"]
    = "cinq cartes par joueur, et une retourne",
  ["who takes gets the turned card and two more"]
    = "celui qui prend reçoit la retourne et deux cartes de plus",
  ["the dealer's right speaks first, and leads"]
    = "le joueur à droite du donneur parle le premier, et entame",
  ["the suit turned down cannot be named"]
    = "la couleur de la retourne ne peut pas être nommée",
  ["nor can clubs, diamonds or hearts: here hearts"]
    = "ni trèfle, carreau ou cœur : ici cœur",
  ["another suit is named"] = "une autre couleur est nommée",
  ["where it is agreed no suit or all suits can be trumps"]
    = "là où c’est convenu, on nomme sans-atout ou tout-atout",
  ["all pass twice: the round is thrown in"]
    = "tout le monde passe deux fois : la donne est annulée",
  ["82 against 80: both sides score"]
    = "82 contre 80 : les deux camps marquent",
  ["72 and a belote against 90"] = "72 et une belote contre 90",
  ["60 and a belote against 102: the taker's side keeps the belote alone"]
    = "60 et une belote contre 102 : le camp du preneur ne garde que la belote",
  ["all eight tricks count 252"] = "capot : les huit plis comptent 252",
  ["and so do they against the taker"] = "et de même contre le preneur",
  ["81 each: the others score, and the taker's total is held"]
    = "81 partout : les autres marquent, et le total du preneur est en litige",
  ["a taker who wins the next round gets it"]
    = "un preneur qui gagne la donne suivante le reçoit",
  ["or the others, if the taker fails"]
    = "ou les autres, si le preneur est dedans",
  ["another tie holds more"] = "un autre litige s’y ajoute",
  ["equal totals can also fail"] = "à totaux égaux, on peut aussi être dedans",
  ["or count"] = "ou marquer",
  ["a tie that counts wins nothing that was held"]
    = "une égalité qui compte ne gagne rien de ce qui est en litige",
  ["rounded to tens: 84 and 78"] = "arrondi à la dizaine : 84 et 78",
  ["rounded to tens: 85 is 90"] = "arrondi à la dizaine : 85 fait 90",
  ["if all suits are trumps 129 of 258 are 81, here a tie"]
    = "à tout-atout, 129 sur 258 font 81, ici une égalité",
  ["belotes of four suits count"] = "les belotes de quatre couleurs comptent",
  ["declarations count, and all tricks take those of the others"]
    = "les annonces comptent, et le capot prend celles des autres",
  ["they help the taker to the higher total"]
    = "elles aident le preneur à avoir le total le plus élevé",
  ["a taker who fails leaves them to the others"]
    = "un preneur qui est dedans les laisse aux autres",
  ["if all suits are trumps, 258 points count as 162"]
    = "à tout-atout, 258 points comptent comme 162",
  ["a thousand points win"] = "mille points gagnent",
  ["both there: the higher"] = "les deux y sont : le plus haut",
  ["equal totals go on"] = "à totaux égaux, on continue",
  ["no side wins by its belote alone"]
    = "aucun camp ne gagne par sa seule belote",
  ["below the target it does not wait"] = "sous l’objectif, il n’attend pas",
  ["another trick in a later round is enough"]
    = "encore un pli dans une donne suivante suffit",
  ["a trick is enough though the side fails again"]
    = "un pli suffit même si le camp est de nouveau dedans",
  ["without a trick it waits on"] = "sans pli, il attend encore",
  ["two sides, of which one waits: the other wins"]
    = "deux camps, dont l’un attend : l’autre gagne",
  ["the values of the options"] = "les valeurs des options",
  ["belote"] = "belote",
  ["pass"] = "passe",
  ["take"] = "je prends",
  ["declarations"] = "annonces",
  ["declare"] = "j’annonce",
  ["Belote"] = "Belote",
  ["rebelote"] = "rebelote",
  ["{1} points"] = "{1} points",
  ["declare {1}"] = "annoncer {1}",
  ["held"] = "litige",
  ["carried"] = "en litige",
  ["waits"] = "attend",
  ["declared"] = "annonces",
  ["mode"] = "atout annoncé",
  ["taker"] = "preneur",
  ["rounded"] = "arrondi",
  ["fail"] = "dedans",
  ["deal rest"] = "fin de la distribution",
  ["score"] = "marque",
  ["count"] = "compte",
  ["tricks"] = "plis",
  ["the taker failed {1}"] = "le preneur est dedans {1}",
  ["Declarations"] = "Annonces",
  ["clubs"] = "trèfle",
  ["diamonds"] = "carreau",
  ["hearts"] = "cœur",
  ["spades"] = "pique",
  ["name trump"] = "second tour",
  ["choose trump"] = "premier tour",
  ["whoever declares none gets none"] = "sans annonce, rien ne compte",
  ["a belote without a trick does not win, either"] =
    "une belote sans pli ne gagne pas non plus",
  ["one trick is enough"] = "un pli suffit",
}
