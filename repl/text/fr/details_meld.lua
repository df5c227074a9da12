-- The help on words in French: details
-- of melds and sets,
-- by their English. See doc/translating.md.

return {
  ["Where melds stay in the hand (`in_hand` of the fact `melds`) "
    .. "nobody melds in a turn: a player who discards may knock with the "
    .. "card, and that ends the turns."] =
    "Là où les combinaisons restent en main (`in_hand` du fait `melds`), "
      .. "personne ne pose dans un tour : un joueur qui se défausse peut "
      .. "frapper avec la carte, et cela met fin aux tours.",
  ["true: players may ask their partners \"May I go out?\""] =
    "true : les joueurs peuvent demander à leur partenaire : « Puis-je "
      .. "sortir ? »",
  ["the most points that a player who knocks may have left over (0)"] =
    "les points qui, au plus, peuvent rester à qui frappe (0)",
  ["true: before anybody draws, the top card of the pile is offered "
    .. "to each in turn, who takes it or passes; when all have passed, "
    .. "the first one draws"] =
    "true : avant que quiconque pioche, la carte du dessus de la pile "
      .. "est offerte à chacun à son tour, qui la prend ou passe ; quand tous "
      .. "ont passé, le premier pioche",
  ["the turns also end when a turn leaves this many cards in the "
    .. "stock (0)"] =
    "les tours finissent aussi quand un tour laisse autant de cartes au "
      .. "talon (0)",
  ["the turns also end after the turn in which a card is taken from "
    .. "the pile for that time (any number)"] =
    "les tours finissent aussi après celui où une carte est prise sur la "
      .. "pile pour cette fois-là (autant qu’on veut)",
  ["the player who has no cards left or has knocked; or nil, and the "
    .. "player of the last turn"] =
    "le joueur qui n’a plus de cartes ou a frappé ; ou nil, et le joueur "
      .. "du dernier tour",
  ["the game has no fact `taking`, which names the pile"] =
    "le jeu n’a pas le fait `taking`, qui nomme la pile",
  ["Without a card, drawn or taken, there is no more to the turn."] =
    "Sans carte piochée ou prise, le tour s’arrête là.",
  ["whom the player may ask \"May I go out?\", as in `ask_melds` "
    .. "(nobody)"] =
    "à qui le joueur peut demander : « Puis-je sortir ? », comme dans "
      .. "`ask_melds` (personne)",
  ["how the turn began, and whether the player melded, apart from "
    .. "what was melded with the pile; nothing if `draw_or_take` answers "
    .. "nothing"] =
    "comment le tour a commencé, et si le joueur a posé, hors ce qui fut "
      .. "posé avec la pile ; rien si `draw_or_take` ne répond rien",
  ["The player draws the stock's top card, or takes the discard pile "
    .. "as the fact `taking` says, and then melds some of it at once. "
    .. "Cards that the fact `laid_down` names are laid aside and "
    .. "replaced.  Once the stock is gone the player takes the pile or "
    .. "passes."] =
    "Le joueur pioche la carte du dessus du talon, ou prend la pile "
      .. "comme le dit le fait `taking`, et en pose alors aussitôt. Les "
      .. "cartes que nomme le fait `laid_down` sont mises de côté et "
      .. "remplacées. Une fois le talon épuisé, le joueur prend la pile ou "
      .. "passe.",
  ["what the player did; nothing if the player passed, or if the last "
    .. "card of the stock had to be laid aside: then there is no turn"] =
    "ce que le joueur a fait ; rien s’il a passé, ou si la dernière "
      .. "carte du talon a dû être mise de côté : il n’y a alors pas de tour",
  ["The fact `melds` says what is allowed."] =
    "Le fait `melds` dit ce qui est permis.",
  ["the player whose turn it is, after `draw_or_take`"] =
    "le joueur dont c’est le tour, après `draw_or_take`",
  ["whom the player may ask, once and before anything is melded, "
    .. "\"May I go out?\": after a yes the player must, after a no may "
    .. "not (nobody)"] =
    "à qui le joueur peut demander, une fois et avant de rien poser : "
      .. "« Puis-je sortir ? » ; après un oui il le doit, après un non il ne "
      .. "le peut (personne)",
  ["Does nothing if the hand is empty."] = "Ne fait rien si la main est vide.",
  ["the card, as text; nothing if the hand was empty"] =
    "la carte, comme texte ; rien si la main était vide",
  ["Words that draw or take cards later do the same themselves."] =
    "Les mots qui ensuite piochent ou prennent des cartes le font "
      .. "eux-mêmes.",
  ["a player; if left out, all in turn from the one after the dealer"] =
    "un joueur ; si omis, tous à leur tour à partir du suivant après le "
      .. "donneur",
  ["the side; if left out, all sides"] = "le camp ; si omis, tous les camps",
  ["a list of { side = its number, kind = \"set\", \"run\" or "
    .. "\"wild\", rank or suit, cards = text, as = text of the cards for "
    .. "which they stand, where wild ones are named, size, wild = how "
    .. "many of them are wild, points, full = false or \"natural\", "
    .. "\"mixed\", \"wild\" }"] =
    "une liste de { side = son numéro, kind = \"set\", \"run\" ou "
      .. "\"wild\", rank ou suit, cards = texte, as = texte des cartes dont "
      .. "elles tiennent lieu, là où les passe-partout sont nommés, size, "
      .. "wild = combien sont des passe-partout, points, full = false ou "
      .. "\"natural\", \"mixed\", \"wild\" }",
  ["a side, its number, or a player; or a list of melds, each as the "
    .. "text of its cards"] =
    "un camp, son numéro, ou un joueur ; ou une liste de combinaisons, "
      .. "chacune comme le texte de ses cartes",
  ["how many there are, what their cards count, and how many are "
    .. "full: made of natural cards, with wild cards among them, of wild "
    .. "cards alone"] =
    "combien il y en a, ce que comptent leurs cartes, et combien sont "
      .. "pleines : de cartes naturelles, avec des passe-partout, de "
      .. "passe-partout seuls",
  ["an item of the list is no meld"] =
    "un élément de la liste n’est pas une combinaison",
  ["Melds laid in one move count together."] =
    "Les combinaisons posées en un coup comptent ensemble.",
  ["a side, its number, or a player"] = "un camp, son numéro, ou un joueur",
  ["a whole number; 0: any first meld will do"] =
    "un nombre entier ; 0 : toute ouverture convient",
  ["the player whose turn it was"] = "le joueur dont c’était le tour",
  ["only a side's own players add to its melds: `side.melds` counts "
    .. "those"] =
    "seuls les joueurs d’un camp ajoutent à ses combinaisons : "
      .. "`side.melds` compte celles-là",
  ["Everyone sees it, divided into melds so that the cards left over "
    .. "count least, and what these count. If there are several such "
    .. "ways, the player is asked which, unless nothing is left over or "
    .. "`lying` is given."] =
    "Tous la voient, divisée en combinaisons de façon que les cartes "
      .. "restantes comptent le moins, et ce qu’elles comptent. S’il y a "
      .. "plusieurs façons, on demande laquelle au joueur, sauf s’il ne reste "
      .. "rien ou si `lying` est donné.",
  ["the player whose hand it is"] = "le joueur dont c’est la main",
  ["melds of others, a list of their cards, to which cards of the "
    .. "hand are added, too"] =
    "des combinaisons d’autres, une liste de leurs cartes, auxquelles on "
      .. "ajoute aussi des cartes de la main",
  ["an item of the list that self:layouts gives"] =
    "un élément de la liste que donne self:layouts",
  ["the game has no fact `melds`"] = "le jeu n’a pas le fait `melds`",
  ["the suit led, as a letter (that of `b`)"] =
    "la couleur demandée, comme lettre (celle de `b`)",
  ["Equal cards have equal heights."] =
    "Des cartes égales ont la même hauteur.",
  ["a number; nil for a card that belongs to no suit"] =
    "un nombre ; nil pour une carte qui n’est d’aucune couleur",
  ["Within a rank they keep their order."] =
    "Dans un rang elles gardent leur ordre.",
  ["how many cards of a rank there must be at least (2)"] =
    "combien il doit y avoir de cartes d’un rang, au moins (2)",
  ["a list of texts; jokers are in none"] =
    "une liste de textes ; les jokers ne sont dans aucun",
  ["A run that is part of a longer one is left out."] =
    "Une suite qui fait partie d’une plus longue est omise.",
  ["how many cards a run has at least (3)"] =
    "combien de cartes a une suite, au moins (3)",
  ["true: all cards of a run are of one suit; \"printed\": of one "
    .. "suit that is printed on them, in the order of the deck's ranks"] =
    "true : toutes les cartes d’une suite sont d’une couleur ; "
      .. "\"printed\" : d’une couleur imprimée sur elles, dans l’ordre des "
      .. "rangs du paquet",
  ["a list of texts, low to high; cards that are alike count once"] =
    "une liste de textes, du plus bas au plus haut ; les cartes "
      .. "semblables comptent une fois",
  ["there are more than 1,000 runs"] = "il y a plus de 1,000 suites",
  ["Cards that count nothing are in none."] =
    "Les cartes qui ne comptent rien ne sont dans aucun.",
  ["how many cards a set has at most (any number)"] =
    "combien de cartes a un groupe, au plus (autant qu’on veut)",
  ["a list of texts, each with the cards that count least first"] =
    "une liste de textes, chacun avec les cartes qui comptent le moins "
      .. "d’abord",
  ["there are more than 1,000 sets"] = "il y a plus de 1,000 groupes",
  ["which patterns, as the fact calls them"] =
    "quelles figures, comme les appelle le fait",
  ["lines of the score: { points, \"reason\" }, for self:score_lines"] =
    "des lignes de la marque : { points, \"reason\" }, pour "
      .. "self:score_lines",
  ["the fact has no patterns of that name"] =
    "le fait n’a pas de figures de ce nom",
  ["A pair or a run consists of the last cards, in any order, and the "
    .. "longest one counts; a sum is that of all the cards."] =
    "Une paire ou une suite se compose des dernières cartes, dans un "
      .. "ordre quelconque, et la plus longue compte ; une somme est celle de "
      .. "toutes les cartes.",
  ["which patterns, as the fact `patterns` calls them"] =
    "quelles figures, comme les appelle le fait `patterns`",
  ["text, or a list of texts, in the order in which they were played"] =
    "un texte, ou une liste de textes, dans l’ordre où elles ont été "
      .. "jouées",
  ["Two runs that could be one are not listed, and no more than 32 "
    .. "ways are."] =
    "Deux suites qui pourraient n’en faire qu’une ne sont pas données, "
      .. "ni plus de 32 façons.",
  ["text, a list of texts, cards or a pile: 24 cards at most"] =
    "un texte, une liste de textes, des cartes ou une pile : 24 cartes "
      .. "au plus",
  ["melds that lie on the table, a list of their cards: some of the "
    .. "cards may be added to them"] =
    "des combinaisons posées sur la table, une liste de leurs cartes : "
      .. "certaines cartes peuvent y être ajoutées",
  ["a list of { melds = list of texts, left = the cards left over, "
    .. "points = what these count, added = for each of the melds in "
    .. "`lying` the cards added to it, or false }"] =
    "une liste de { melds = liste de textes, left = les cartes "
      .. "restantes, points = ce qu’elles comptent, added = pour chaque "
      .. "combinaison de `lying` les cartes ajoutées, ou false }",
  ["a card is there twice, or is wild"] =
    "une carte y est deux fois, ou est un passe-partout",
  ["see self:layouts"] = "voir self:layouts",
  ["A set that is part of another one, which comes before it in the "
    .. "list, is left out."] =
    "Un groupe qui fait partie d’un autre, placé avant lui dans la "
      .. "liste, est omis.",
  ["a list of { \"cards\", value, … }, the best first; up to 512"] =
    "une liste de { \"cards\", value, … }, le meilleur d’abord ; jusqu’à "
      .. "512",
  ["true: no card counts in two sets, and the better ones come first"] =
    "true : aucune carte ne compte dans deux groupes, et les meilleurs "
      .. "viennent d’abord",
  ["a list of entries of `sets`"] = "une liste d’entrées de `sets`",
  ["a list of { \"cards\", value, … }, the best first; those with the "
    .. "same values are side by side"] =
    "une liste de { \"cards\", value, … }, le meilleur d’abord ; ceux de "
      .. "mêmes valeurs sont côte à côte",
  ["how many values are told (1)"] = "combien de valeurs sont dites (1)",
  ["the place of the first set with these values, and the values; nil "
    .. "if the player has held none of the sets, which nobody is told"] =
    "le rang du premier groupe qui a ces valeurs, et les valeurs ; nil "
      .. "si le joueur n’en a tenu aucun, ce qu’on ne dit à personne",
  ["the game has several packs"] = "le jeu a plusieurs paquets",
  ["Everyone is told that the player has held these, and no others."] =
    "On dit à tous que le joueur a tenu ceux-ci, et pas d’autres.",
  ["a list of { \"cards\", value, … }, the best first"] =
    "une liste de { \"cards\", value, … }, le meilleur d’abord",
  ["true: no card counts in two sets"] =
    "true : aucune carte ne compte dans deux groupes",
  ["why the cards of these sets that are still in the hand are shown, "
    .. "as text for the players, in which `{points}` is the value of the "
    .. "set; if left out, they are not shown"] =
    "pourquoi les cartes de ces groupes qui sont encore en main sont "
      .. "montrées, comme texte pour les joueurs, où `{points}` est la valeur "
      .. "du groupe ; si omis, elles ne sont pas montrées",
  ["a list of entries of `sets`, and the sum of their values"] =
    "une liste d’entrées de `sets`, et la somme de leurs valeurs",
  ["A reading that another one beats is left out: a straight flush is "
    .. "not listed as a straight. The list lets the player say which of "
    .. "several is meant; `beats = { cards, name }` in a form of "
    .. "`self:ask` then asks for answers to that one."] =
    "Une lecture qu’une autre bat est omise : une quinte flush n’est pas "
      .. "donnée comme quinte. La liste laisse le joueur dire laquelle il "
      .. "veut ; `beats = { cards, name }` dans une forme de `self:ask` "
      .. "demande alors des réponses à celle-là.",
  ["a list of the combinations' names, the last in the fact first; "
    .. "empty if the cards are none"] =
    "une liste des noms des combinaisons, la dernière du fait d’abord ; "
      .. "vide si les cartes n’en sont aucune",
  ["the game has no combinations"] =
    "le jeu n’a pas de combinaisons (combinations)",
  ["a whole number, 0 at least; 0: nothing may be left over"] =
    "un nombre entier, 0 au moins ; 0 : rien ne peut rester",
  ["cards; none if nobody can knock with them"] =
    "des cartes ; aucune si personne ne peut frapper avec elles",
  ["Where that does not tell the sides apart, the next value of the "
    .. "best is told, and so on."] =
    "Là où cela ne départage pas les camps, la valeur suivante du "
      .. "meilleur est dite, et ainsi de suite.",
  ["the player whose set is best, the first in the list of equal "
    .. "ones; nil if nobody has held any. And by seat the values that "
    .. "were told, as text. And true if a player of another side has an "
    .. "equal one."] =
    "le joueur dont le groupe est le meilleur, le premier de la liste à "
      .. "égalité ; nil si personne n’en a tenu. Et par place les valeurs "
      .. "dites, comme texte. Et true si un joueur d’un autre camp en a un "
      .. "égal.",
  ["Who holds none passes. If they are declared everyone is told what "
    .. "the best of them counts, as by tell_best; the cards stay in the "
    .. "hand."] =
    "Qui n’en tient aucun passe. S’ils sont déclarés, on dit à tous ce "
      .. "que compte le meilleur, comme par tell_best ; les cartes restent en "
      .. "main.",
  ["who is asked"] = "qui est interrogé",
  ["what is said to declare"] = "ce qu’on dit pour déclarer",
  ["the value of the best set; nil if none was declared"] =
    "la valeur du meilleur groupe ; nil si aucun n’a été déclaré",
}
