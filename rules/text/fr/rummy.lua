-- The sentences of rummy.lua, in French.

return {
  ["Rummy: sets and runs for two to six players; going out counts the rest."]
    = "Rami : des brelans et des suites, pour deux à six joueurs ; qui sort "
      .. "compte le reste.",
  ["nobody has gone out"] = "personne n’est sorti",
  ["how many play"] = "combien jouent",
  ["points that win the match"] = "points qui gagnent la partie",
  ["where aces are in runs; low aces count 1, others 11"]
    = "où sont les as dans les suites ; des as bas comptent 1, d’autres 11",
  ["how often the discards become a new stock"]
    = "combien de fois la défausse devient un nouveau talon",
  ["whoever melds the whole hand in one turn, the first, counts twice"]
    = "celui qui pose toute sa main en un seul tour, le premier, compte double",
  ["Ten cards each for two players, seven for three or four, six for more; "
    .. "the next one is turned up and begins the discards."]
    = "Dix cartes par joueur à deux, sept à trois ou quatre, six à plus ; la "
      .. "suivante est retournée et commence la défausse.",
  ["The dealer's left begins. A round ends when somebody is out. Nobody "
    .. "scores when it ends because the discards may not become the stock "
    .. "again, or because nobody has drawn or melded a card in two turns each."]
    = "Le joueur à gauche du donneur commence. Une donne finit quand "
      .. "quelqu’un est sorti. Personne ne marque quand elle finit parce que "
      .. "la défausse ne peut plus devenir le talon, ou parce que personne "
      .. "n’a pioché ni posé de carte en deux tours chacun.",
  ["When the stock is empty, the discards without the top one become the "
    .. "stock, in their order, as often as the option says."]
    = "Quand le talon est vide, la défausse sans celle du dessus devient le "
      .. "talon, dans son ordre, autant de fois que le dit l’option.",
  ["Draw a card or take the top discard; meld, and add to any melds; discard, "
    .. "but not the card just taken."]
    = "Pioche une carte ou prends celle du dessus de la défausse ; pose, et "
      .. "complète n’importe quelle combinaison ; jette une carte, mais pas "
      .. "celle que tu viens de prendre.",
  ["The player who is out counts the cards that the others hold."]
    = "Celui qui est sorti compte les cartes que les autres ont encore.",
  ["the others' cards, twice for rummy"]
    = "les cartes des autres, deux fois pour un rami sec",
  ["the others' cards"] = "les cartes des autres",
  ["three of a rank are a set"] = "trois cartes d’un rang font un brelan",
  ["three in a row of a suit are a run"]
    = "trois qui se suivent dans une couleur font une suite",
  ["a row of two suits is nothing"] = "une suite de deux couleurs n’est rien",
  ["the ace is below the two"] = "l’as est sous le deux",
  ["and not above the king"] = "et pas au-dessus du roi",
  ["unless it is said so"] = "sauf si c’est dit autrement",
  ["but nothing goes round the corner"] = "mais rien ne tourne le coin",
  ["what the thirteen ranks count"] = "ce que comptent les treize rangs",
  ["an ace that may be high counts 11"] = "un as qui peut être haut compte 11",
  ["ten cards each for two players"] = "dix cartes par joueur à deux",
  ["seven for three"] = "sept à trois",
  ["seven for four"] = "sept à quatre",
  ["six for five"] = "six à cinq",
  ["whoever is out counts what the others hold"]
    = "celui qui est sorti compte ce que les autres ont",
  ["the values of the options"] = "les valeurs des options",
  ["the whole hand melded in one turn counts twice"]
    = "toute la main posée en un seul tour compte double",
  ["unless that is left out"] = "sauf si on le laisse de côté",
  ["a hand melded in two turns counts once"]
    = "une main posée en deux tours compte une fois",
  ["if twice around nobody draws or melds, the round is over"]
    = "si en deux tours de table personne ne pioche ni ne pose, la donne est "
      .. "finie",
  ["one turn before that it is not"] = "un tour avant, non",
  ["a card drawn begins the count anew"]
    = "une carte piochée recommence le compte",
  ["and twice around after it the round is over"]
    = "et deux tours de table après elle, la donne est finie",
  ["the discards become the stock"] = "la défausse devient le talon",
  ["twice, if nothing else is said"] = "deux fois, si rien d’autre n’est dit",
  ["discard"] = "défausse",
  ["done"] = "fini",
  ["draw"] = "piocher",
  ["meld"] = "poser",
  ["on"] = "sur",
  ["take"] = "prendre",
  ["Rummy"] = "Rami",
  ["renew stock"] = "nouveau talon",
}
