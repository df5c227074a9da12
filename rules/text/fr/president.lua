-- The sentences of president.lua, in French.

return {
  ["President: play higher than the last player; the first one out is "
    .. "president."]
    = "Président : jouer plus haut que le précédent ; le premier sorti est "
      .. "président.",
  ["how many play"] = "combien jouent",
  ["what the places count, the first one first"]
    = "ce que comptent les places, la première d’abord",
  ["who leads from the second round on"]
    = "qui entame à partir de la deuxième donne",
  ["how many cards the scum gives the president; with two, the second gets "
    .. "one from the last but one"]
    = "combien de cartes le trou donne au président ; à deux cartes, le second "
      .. "en reçoit une de l’avant-dernier",
  ["whoever passes waits until the pile is gone"]
    = "celui qui passe attend que la pile soit écartée",
  ["two jokers, higher than the twos"] = "deux jokers, plus hauts que les deux",
  ["cards as high as the last may be played; the next player may lose the "
    .. "turn for it"]
    = "on peut jouer des cartes aussi hautes que les dernières ; le joueur "
      .. "suivant peut y perdre son tour",
  ["All cards are dealt. If they do not divide evenly, the players on the "
    .. "dealer's left get one more."]
    = "Toutes les cartes sont distribuées. Si le compte ne tombe pas juste, "
      .. "les joueurs à gauche du donneur en reçoivent une de plus.",
  ["Suits count only for the exchange: of equal ranks spades are the highest."]
    = "Les couleurs ne comptent que pour l’échange : à rang égal, pique est le "
      .. "plus haut.",
  ["The worse of the two gives the best cards."]
    = "Le moins bon des deux donne ses meilleures cartes.",
  ["From the second round on the last, the scum, gives two cards to the "
    .. "first, who is president; of four players or more the last but one "
    .. "gives the second one. The better of the two gives back as many cards, "
    .. "any."]
    = "À partir de la deuxième donne, le dernier, le trou, donne deux cartes "
      .. "au premier, qui est président ; à quatre joueurs ou plus, "
      .. "l’avant-dernier en donne une au second. Le meilleur des deux rend "
      .. "autant de cartes, quelconques.",
  ["which cards do you give back?"] = "quelles cartes rends-tu ?",
  ["In the first round, or if that is the rule in each, the holder of the "
    .. "three of clubs leads, and must play it; else the president or the "
    .. "scum leads."]
    = "À la première donne, ou à chacune si la règle le veut, qui a le trois "
      .. "de trèfle entame, et doit le jouer ; sinon le président ou le trou "
      .. "entame.",
  ["whoever holds it leads"] = "celui qui l’a entame",
  ["All play in turn, until only one holds cards. When all others have "
    .. "passed, the pile is put away, and the last to play leads, or the next "
    .. "player who has cards. Whoever passes may play again in a later turn."]
    = "Chacun joue à son tour, jusqu’à ce qu’un seul ait encore des cartes. "
      .. "Quand tous les autres ont passé, la pile est écartée, et le dernier "
      .. "à avoir joué entame, ou le joueur suivant qui a des cartes. Celui "
      .. "qui passe peut rejouer à un tour suivant.",
  ["what do you play?"] = "que joues-tu ?",
  ["The leader plays one card, or more of a rank. The others play as many "
    .. "cards of a higher rank, or pass."]
    = "Celui qui entame joue une carte, ou plusieurs d’un rang. Les autres "
      .. "jouent autant de cartes d’un rang plus haut, ou passent.",
  ["you lead"] = "tu entames",
  ["Where equal cards may be played, they may cost the next player the turn."]
    = "Là où l’on peut jouer des cartes égales, elles peuvent coûter son tour "
      .. "au joueur suivant.",
  ["The first to be out has 2 points, the second 1, or as the option says."]
    = "Le premier sorti a 2 points, le deuxième 1, ou comme le dit l’option.",
  ["all cards are dealt"] = "toutes les cartes sont distribuées",
  ["the dealer's left gets one more"]
    = "la gauche du donneur en reçoit une de plus",
  ["with jokers too"] = "avec des jokers aussi",
  ["the first play has the three of clubs"]
    = "le premier coup contient le trois de trèfle",
  ["3C must be among the cards"] = "3C doit être parmi les cartes",
  ["the leader does not pass"] = "celui qui entame ne passe pas",
  ["as many cards, and higher"] = "autant de cartes, et plus haut",
  ["the number of cards must be 2, as in the pair that lies there"]
    = "le nombre de cartes doit être 2, comme dans la paire qui est jouée",
  ["others are refused"] = "d’autres sont refusées",
  ["equal ones are too low"] = "des cartes égales sont trop basses",
  ["3H does not beat this single: it must be above 3"]
    = "3H ne bat pas cette carte seule : il faut plus haut que 3",
  ["unless they are allowed"] = "sauf si elles sont permises",
  ["and then may skip a player"]
    = "et alors elles peuvent faire sauter un joueur",
  ["a joker is above a two"] = "un joker est au-dessus d’un deux",
  ["whoever passed may play later"] = "celui qui a passé peut jouer plus tard",
  ["or not, if a pass is final"] = "ou non, si passer est définitif",
  ["the president has two points, the second one"]
    = "le président a deux points, le deuxième un",
  ["or as one likes"] = "ou comme on veut",
  ["the first to eleven has won"] = "le premier à onze a gagné",
  ["whoever is out first gets the scum's two best cards"]
    = "celui qui sort le premier reçoit les deux meilleures cartes du trou",
  ["who gives back as many; then the last but one gives one"]
    = "qui en reçoit autant ; puis l’avant-dernier en donne une",
  ["and gets one; then the president leads"]
    = "et en reçoit une ; puis le président entame",
  ["or one"] = "ou une",
  ["or none; then the president leads"]
    = "ou aucune ; puis le président entame",
  ["the president leads from the second round on"]
    = "le président entame à partir de la deuxième donne",
  ["or the scum"] = "ou le trou",
  ["or always the three of clubs"] = "ou toujours le trois de trèfle",
  ["the pile is complete when the turn is back at who played last"]
    = "la pile est finie quand le tour revient à qui a joué en dernier",
  ["not before, even if all others have passed"]
    = "pas avant, même si tous les autres ont passé",
  ["unless that player is out"] = "sauf si ce joueur est sorti",
  ["and all others have passed"] = "et si tous les autres ont passé",
  ["for the exchange spades are the highest twos"]
    = "pour l’échange, pique est le plus haut deux",
  ["the ranges"] = "les étendues",
  ["pass"] = "passe",
  ["place {1}"] = "place {1}",
  ["President"] = "Président",
  ["single"] = "carte seule",
  ["pair"] = "paire",
  ["triple"] = "brelan",
  ["four"] = "carré",
  ["lying"] = "sur la table",
  ["gone"] = "écartées",
  ["places"] = "places gagnées",
  ["passed"] = "a passé",
  ["high to low"] = "de haut en bas",
  ["give best"] = "don des meilleures",
  ["what can be said"] = "ce qui peut se jouer",
  ["is over"] = "fin de la pile",
}
