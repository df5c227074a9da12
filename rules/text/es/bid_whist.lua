-- The sentences of bid_whist.lua, in Spanish.
-- luacheck: no max line length

return {
  ["Bid Whist"] = "Bid Whist",
  ["Bid Whist: two partnerships bid for tricks and for the right to name trump."]
    = "Bid Whist: dos parejas pujan por bazas y por el derecho a nombrar el "
      .. "triunfo.",
  ["no trump"] = "sin triunfo",
  ["uptown downtown"] = "uptown downtown",
  ["the lowest number that may be bid"]
    = "el número más bajo que se puede pujar",
  ["how long the bidding goes on; once_round: each player speaks once, the "
    .. "dealer last"]
    = "cuánto dura la subasta; once_round: cada jugador habla una vez, quien "
      .. "reparte el último",
  ["the kitty is shown when there is a trump"]
    = "el kitty se muestra si hay triunfo",
  ["points that win the game"] = "puntos que ganan la partida",
  ["points that lose the game"] = "puntos que pierden la partida",
  ["target floor"] = "target floor",
  ["rounds to play, the higher total wins; 0: to target"]
    = "rondas que se juegan, gana el total más alto; 0: hasta la meta",
  ["what a failed bid loses: the points it is short of, or all it promised"]
    = "qué pierde una puja fallida: los puntos que le faltan, o todo lo "
      .. "prometido",
  ["two jokers, the big and the little, are played"]
    = "se juega con dos jokers, el grande y el pequeño",
  ["the place of aces downtown"] = "el lugar de los ases en downtown",
  ["no trump counts double, won or lost"]
    = "la puja sin triunfo vale doble, se gane o se pierda",
  ["the dealer, who speaks last, may also repeat the highest bid"]
    = "quien reparte, que habla el último, también puede repetir la puja más "
      .. "alta",
  ["seat that deals first; 0: drawn at random"]
    = "puesto que reparte primero; 0: por sorteo",
  ["Twelve cards each, one at a time; the last cards are the kitty, face down."]
    = "Doce cartas a cada uno, de una en una; las últimas cartas son el kitty, "
      .. "boca abajo.",
  ["The dealer's left speaks first. Each in turn passes, and stays out, "
    .. "or bids: a number alone (which says uptown), downtown, or with no "
    .. "trump. A greater number beats a smaller one; of bids with one "
    .. "number downtown beats uptown, and no trump beats both. Three passes "
    .. "after a bid end it, or 7 no trump. If the first three pass, the "
    .. "dealer must bid."] =
    "Habla primero el jugador a la izquierda de quien reparte. Cada uno, "
    .. "por turno, pasa y queda fuera, o puja: un número solo (que quiere "
    .. "decir uptown), con downtown o sin triunfo. Un número mayor supera a "
    .. "uno menor; con el mismo número, downtown supera a uptown, y sin "
    .. "triunfo a ambos. La subasta acaba con tres que pasan después de una "
    .. "puja, o con 7 sin triunfo. Si pasan los tres primeros, debe pujar "
    .. "quien reparte.",
  ["what do you bid over {bid}?"] = "¿qué pujas por encima de {bid}?",
  ["what do you bid?"] = "¿qué pujas?",
  ["A bid promises six tricks more than its number. There are thirteen, "
    .. "because the kitty counts as one."]
    = "Una puja promete seis bazas más que su número. Hay trece, porque el "
      .. "kitty cuenta como una.",
  ["The bidder names the trump suit or, with no trump, the direction, before "
    .. "anybody has seen the kitty."]
    = "El declarante nombra el palo de triunfo o, sin triunfo, la dirección, "
      .. "antes de que nadie haya visto el kitty.",
  ["uptown or downtown?"] = "¿uptown o downtown?",
  ["which suit is trump?"] = "¿qué palo es triunfo?",
  ["Uptown high cards win, downtown low ones, but aces stay high. The "
    .. "jokers are the two highest trumps; without trump they belong to no "
    .. "suit and never win. If one is led then, the next card that is no "
    .. "joker is the suit led."] =
    "En uptown ganan las cartas altas, en downtown las bajas, pero los "
    .. "ases siguen siendo altos. Los jokers son los dos triunfos más "
    .. "altos; sin triunfo no son de ningún palo y nunca ganan. Si entonces "
    .. "se sale con uno, la siguiente carta que no es joker marca el palo.",
  ["The kitty is the bidder's first trick. It is shown if there is a trump. "
    .. "The bidder takes it and puts as many cards back face down; the others "
    .. "see how many of the kitty's cards the bidder has kept."]
    = "El kitty es la primera baza del declarante. Se muestra si hay triunfo. "
      .. "El declarante lo toma y devuelve otras tantas cartas boca abajo; los "
      .. "demás ven cuántas cartas del kitty se ha guardado.",
  ["the kitty"] = "el kitty",
  ["which cards go into the kitty?"] = "¿qué cartas van al kitty?",
  ["The bidder leads."] = "Sale el declarante.",
  ["Only the bidding side scores. If it took what it bid, it scores each trick "
    .. "above six; if not, it loses the tricks that are missing, at most the "
    .. "bid."]
    = "Solo puntúa la pareja del declarante. Si ha ganado lo que pujó, se "
      .. "apunta cada baza por encima de seis; si no, pierde las bazas que le "
      .. "faltan, como mucho la puja.",
  ["bid {1}"] = "puja {1}",
  ["bid {1} downtown"] = "puja {1} downtown",
  ["bid {1} no trump"] = "puja {1} sin triunfo",
  ["took {1}"] = "bazas {1}",
  ["downtown"] = "downtown",
  ["uptown"] = "uptown",
  ["pass"] = "paso",
  ["trump"] = "triunfo",

  -- examples
  ["an opening bid is any number and kind, or a pass"]
    = "la primera puja es de cualquier número y clase, o paso",
  ["2 no trump"] = "2 sin triunfo",
  ["3 no trump"] = "3 sin triunfo",
  ["4 no trump"] = "4 sin triunfo",
  ["7 no trump"] = "7 sin triunfo",
  ["4 no trump uptown"] = "4 sin triunfo uptown",
  ["4 beats 3 no trump"] = "4 supera a 3 sin triunfo",
  ["4 downtown beats 4"] = "4 downtown supera a 4",
  ["after 4 no trump, 4 downtown is refused and 5 is allowed"]
    = "después de 4 sin triunfo, 4 downtown no se permite y 5 sí",
  ["if the first three pass, the dealer must bid"]
    = "si pasan los tres primeros, quien reparte debe pujar",
  ["seven no trump ends the bidding"] = "siete sin triunfo acaba la subasta",
  ["uptown and downtown name the trump suit"]
    = "con uptown y downtown se nombra el palo de triunfo",
  ["bid four, ten tricks: the kitty and ten played make five points"]
    = "puja de cuatro, diez bazas: el kitty y diez jugadas hacen cinco puntos",
  ["the kitty and eight played are one short"]
    = "con el kitty y ocho jugadas falta una",
  ["bid seven, nine tricks taken: four points lost"]
    = "puja de siete, nueve bazas ganadas: cuatro puntos perdidos",
  ["six tricks or fewer are no points: no more is lost than was bid"]
    = "seis bazas o menos no son puntos: no se pierde más de lo pujado",
  ["a side at minus five has lost"] = "la pareja que llega a menos cinco "
    .. "pierde",
  ["a failed bid may lose all it promised"]
    = "una puja fallida puede perder todo lo prometido",
  ["no trump may count double"] = "la puja sin triunfo puede valer doble",
  ["downtown the ace is still the highest"]
    = "en downtown el as sigue siendo la carta más alta",
  ["downtown the low cards are high"] = "en downtown las cartas bajas son "
    .. "altas",
  ["with low aces the deuce is the highest downtown"]
    = "con ases bajos, el dos es la carta más alta en downtown",
  ["the big joker is the highest trump"]
    = "el joker grande es el triunfo más alto",
  ["the king of trumps had to follow"] = "el rey de triunfo tenía que asistir",
  ["a little joker is a trump and must follow"]
    = "un joker pequeño es triunfo y debe asistir",
  ["without trump the jokers win nothing"]
    = "sin triunfo los jokers no ganan nada",
  ["without trump only who cannot follow may throw a joker"]
    = "sin triunfo solo puede echar un joker quien no puede asistir",
  ["after a joker that was led anything may be played"]
    = "si se sale con un joker se puede jugar cualquier cosa",
  ["the first card that is no joker sets the suit"]
    = "la primera carta que no es joker marca el palo",
  ["a joker that was led cannot win"]
    = "un joker con que se ha salido no puede ganar",
  ["a bid made exactly counts as many points"]
    = "una puja cumplida justa vale otros tantos puntos",
  ["a bid of four promises ten tricks"]
    = "una puja de cuatro promete diez bazas",
  ["twelve cards each, six in the kitty"]
    = "doce cartas a cada uno, seis en el kitty",
  ["without jokers there are four in the kitty"]
    = "sin jokers hay cuatro en el kitty",
  ["a number alone is uptown, with the trump that is named"]
    = "un número solo es uptown, con el triunfo que se nombra",
  ["downtown is said with the number"] = "downtown se dice con el número",
  ["of a bid without trump the direction is named"]
    = "de una puja sin triunfo se nombra la dirección",
  ["trumps do not count double, even where no trump does"]
    = "una puja con triunfo no vale doble, aunque sin triunfo lo valga",
  ["no trump does not count double by itself"]
    = "una puja sin triunfo no vale doble por sí sola",
  ["the values of the options"] = "los valores de las opciones",
}
