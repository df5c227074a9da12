-- The sentences of bid_whist.lua, in French.

return {
  ["Bid Whist"] = "Bid Whist",
  ["Bid Whist: two partnerships bid for tricks and for the right to name "
    .. "trump."]
    = "Bid Whist : deux équipes annoncent des plis pour avoir le droit de "
      .. "nommer l’atout.",
  ["no trump"] = "sans-atout",
  ["uptown downtown"] = "uptown downtown",
  ["the lowest number that may be bid"]
    = "le plus petit nombre qui puisse être annoncé",
  ["how long the bidding goes on; once_round: each player speaks once, the "
    .. "dealer last"]
    = "combien durent les enchères ; once_round : chacun parle une fois, le "
      .. "donneur en dernier",
  ["the kitty is shown when there is a trump"]
    = "le kitty est montré quand il y a un atout",
  ["points that win the game"] = "points qui gagnent la partie",
  ["points that lose the game"] = "points qui perdent la partie",
  ["target floor"] = "target floor",
  ["rounds to play, the higher total wins; 0: to target"]
    = "donnes à jouer, le total le plus élevé gagne ; 0 : jusqu’à target",
  ["what a failed bid loses: the points it is short of, or all it promised"]
    = "ce que perd une enchère manquée : les points qui lui manquent, ou tout "
      .. "ce qu’elle promettait",
  ["two jokers, the big and the little, are played"]
    = "deux jokers, le grand et le petit, sont joués",
  ["the place of aces downtown"] = "la place des as downtown",
  ["no trump counts double, won or lost"]
    = "une enchère sans-atout compte double, gagnée ou perdue",
  ["the dealer, who speaks last, may also repeat the highest bid"]
    = "le donneur, qui parle en dernier, peut aussi répéter la plus haute "
      .. "enchère",
  ["seat that deals first; 0: drawn at random"]
    = "place qui donne la première ; 0 : tirée au sort",
  ["Twelve cards each, one at a time; the last cards are the kitty, face down."]
    = "Douze cartes par joueur, une à une ; les dernières cartes sont le "
      .. "kitty, face cachée.",
  ["The dealer's left speaks first. Each in turn passes, and stays out, "
    .. "or bids: a number alone (which says uptown), downtown, or with no "
    .. "trump. A greater number beats a smaller one; of bids with one "
    .. "number downtown beats uptown, and no trump beats both. Three passes "
    .. "after a bid end it, or 7 no trump. If the first three pass, the "
    .. "dealer must bid."] =
    "Le joueur à gauche du donneur parle le premier. Chacun à son "
    .. "tour passe, et n’annonce plus, ou fait une enchère : un nombre seul "
    .. "(ce qui dit uptown), downtown ou sans-atout. Un nombre plus grand "
    .. "bat un plus petit ; à nombre égal, downtown bat uptown, et sans-atout"
    .. " bat les deux. Trois passes après une enchère mettent fin aux "
    .. "enchères, de même que 7 sans-atout. Si les trois premiers passent, "
    .. "le donneur "
    .. "doit annoncer.",
  ["what do you bid over {bid}?"] = "qu’annonces-tu au-dessus de {bid} ?",
  ["what do you bid?"] = "qu’annonces-tu ?",
  ["A bid promises six tricks more than its number. There are thirteen, "
    .. "because the kitty counts as one."]
    = "Une enchère promet six plis de plus que son nombre. Il y en a treize, "
      .. "car le kitty en compte un.",
  ["The bidder names the trump suit or, with no trump, the direction, before "
    .. "anybody has seen the kitty."]
    = "Le preneur nomme la couleur d’atout ou, à sans-atout, le sens, avant "
      .. "que personne ait vu le kitty.",
  ["uptown or downtown?"] = "uptown ou downtown ?",
  ["which suit is trump?"] = "quelle couleur est atout ?",
  ["Uptown high cards win, downtown low ones, but aces stay high. The "
    .. "jokers are the two highest trumps; without trump they belong to no "
    .. "suit and never win. If one is led then, the next card that is no "
    .. "joker is the suit led."] =
    "Uptown, les hautes cartes gagnent, downtown, les basses, mais les as "
    .. "restent hauts. Les jokers sont les deux plus forts atouts ; "
    .. "à sans-atout, ils ne sont d’aucune couleur et ne gagnent jamais. Si l’un "
    .. "est alors entamé, la carte suivante qui n’est pas un joker fixe la "
    .. "couleur.",
  ["The kitty is the bidder's first trick. It is shown if there is a trump. "
    .. "The bidder takes it and puts as many cards back face down; the others "
    .. "see how many of the kitty's cards the bidder has kept."]
    = "Le kitty est le premier pli du preneur. Il est montré s’il y a un "
      .. "atout. Le preneur le prend et remet autant de cartes face cachée ; "
      .. "les autres voient combien de cartes du kitty ont été gardées.",
  ["the kitty"] = "le kitty",
  ["which cards go into the kitty?"] = "quelles cartes vont au kitty ?",
  ["The bidder leads."] = "Le preneur entame.",
  ["Only the bidding side scores. If it took what it bid, it scores each "
    .. "trick above six; if not, it loses the tricks that are missing, at "
    .. "most the bid."]
    = "Seul le camp du preneur marque. S’il a fait ce qu’il a annoncé, il "
      .. "marque chaque pli au-delà de six ; sinon, il perd les plis qui "
      .. "manquent, au plus l’enchère.",
  ["bid {1}"] = "annoncé {1}",
  ["bid {1} downtown"] = "annoncé {1} downtown",
  ["bid {1} no trump"] = "annoncé {1} sans-atout",
  ["took {1}"] = "fait {1}",
  ["downtown"] = "downtown",
  ["uptown"] = "uptown",
  ["pass"] = "passe",
  ["trump"] = "atout",

  -- examples
  ["an opening bid is any number and kind, or a pass"]
    = "la première enchère est de tout nombre et de toute sorte, ou passe",
  ["2 no trump"] = "2 sans-atout",
  ["3 no trump"] = "3 sans-atout",
  ["4 no trump"] = "4 sans-atout",
  ["7 no trump"] = "7 sans-atout",
  ["4 no trump uptown"] = "4 sans-atout uptown",
  ["4 beats 3 no trump"] = "4 bat 3 sans-atout",
  ["4 downtown beats 4"] = "4 downtown bat 4",
  ["after 4 no trump, 4 downtown is refused and 5 is allowed"]
    = "après 4 sans-atout, 4 downtown est refusé et 5 est permis",
  ["if the first three pass, the dealer must bid"]
    = "si les trois premiers passent, le donneur doit annoncer",
  ["seven no trump ends the bidding"] = "sept sans-atout met fin aux enchères",
  ["uptown and downtown name the trump suit"]
    = "uptown et downtown nomment la couleur d’atout",
  ["bid four, ten tricks: the kitty and ten played make five points"]
    = "quatre annoncé, dix plis : le kitty et dix joués font cinq points",
  ["the kitty and eight played are one short"]
    = "au kitty et huit joués, il en manque un",
  ["bid seven, nine tricks taken: four points lost"]
    = "sept annoncé, neuf plis faits : quatre points perdus",
  ["six tricks or fewer are no points: no more is lost than was bid"]
    = "six plis ou moins ne font pas de points : on ne perd pas plus que "
      .. "l’annonce",
  ["a side at minus five has lost"] = "un camp à moins cinq a perdu",
  ["a failed bid may lose all it promised"]
    = "une enchère manquée peut perdre tout ce qu’elle promettait",
  ["no trump may count double"] = "une enchère sans-atout peut compter double",
  ["downtown the ace is still the highest"]
    = "downtown, l’as est encore la plus forte carte",
  ["downtown the low cards are high"]
    = "downtown, les basses cartes sont fortes",
  ["with low aces the deuce is the highest downtown"]
    = "avec les as en bas, le deux est le plus fort downtown",
  ["the big joker is the highest trump"]
    = "le grand joker est le plus fort atout",
  ["the king of trumps had to follow"] = "le roi d’atout devait fournir",
  ["a little joker is a trump and must follow"]
    = "un petit joker est un atout et doit fournir",
  ["without trump the jokers win nothing"]
    = "à sans-atout, les jokers ne gagnent rien",
  ["without trump only who cannot follow may throw a joker"]
    = "à sans-atout, on ne défausse un joker que si l’on ne peut pas fournir",
  ["after a joker that was led anything may be played"]
    = "après un joker entamé, on joue n’importe quoi",
  ["the first card that is no joker sets the suit"]
    = "la première carte qui n’est pas un joker fixe la couleur",
  ["a joker that was led cannot win"] = "un joker entamé ne peut pas gagner",
  ["a bid made exactly counts as many points"]
    = "une enchère faite juste compte autant de points",
  ["a bid of four promises ten tricks"]
    = "une enchère de quatre promet dix plis",
  ["twelve cards each, six in the kitty"]
    = "douze cartes par joueur, six au kitty",
  ["without jokers there are four in the kitty"]
    = "sans jokers, il y en a quatre au kitty",
  ["a number alone is uptown, with the trump that is named"]
    = "un nombre seul est uptown, avec l’atout qui est nommé",
  ["downtown is said with the number"] = "downtown se dit avec le nombre",
  ["of a bid without trump the direction is named"]
    = "d’une enchère sans-atout on nomme le sens",
  ["trumps do not count double, even where no trump does"]
    = "une enchère à l’atout ne compte pas double, même là où une enchère "
      .. "sans-atout le fait",
  ["no trump does not count double by itself"]
    = "une enchère sans-atout ne compte pas double d’elle-même",
  ["the values of the options"] = "les valeurs des options",
  ["{1} no trump"] = "{1} sans-atout",
  ["{1} downtown"] = "{1} downtown",
  ["{1} no trump uptown"] = "{1} sans-atout uptown",
  ["{1} no trump downtown"] = "{1} sans-atout downtown",
  ["{1} tricks"] = "{1} plis",
  ["no trump doubles"] = "sans-atout double",
  ["bid {1}, took {2}"] = "annoncé {1}, fait {2}",
}
