-- The sentences of bid_whist.lua, in German.

return {
  ["Bid Whist"] = "Bid Whist",
  ["Bid Whist: two partnerships bid for tricks and for the right to name trump."] =
    "Bid Whist: zwei Parteien bieten um Stiche und um das Recht, Trumpf anzusagen.",
  ["no trump"] = "ohne Trumpf",
  ["uptown downtown"] = "Uptown Downtown",
  ["uptown"] = "Uptown",
  ["downtown"] = "Downtown",
  ["pass"] = "passe",
  ["trump"] = "Trumpf",
  ["the lowest number that may be bid"] = "die niedrigste Zahl, die man bieten darf",
  ["how long the bidding goes on; once_round: each player speaks once, the dealer last"] =
    "wie lange geboten wird; once_round: jeder spricht einmal, der Geber zuletzt",
  ["the kitty is shown when there is a trump"] =
    "die Kitty wird gezeigt, wenn es einen Trumpf gibt",
  ["points that win the game"] = "Punkte, mit denen man gewinnt",
  ["points that lose the game"] = "Punkte, mit denen man verliert",
  ["target floor"] = "target floor",
  ["rounds to play, the higher total wins; 0: to target"] =
    "zu spielende Runden, die höhere Punktzahl gewinnt; 0: bis zum Punktziel",
  ["what a failed bid loses: the points it is short of, or all it promised"] =
    "was ein misslungenes Gebot verliert: die fehlenden Punkte oder alles, was es versprach",
  ["two jokers, the big and the little, are played"] =
    "es wird mit zwei Jokern gespielt, dem großen und dem kleinen",
  ["the place of aces downtown"] = "der Platz der Asse bei Downtown",
  ["no trump counts double, won or lost"] =
    "ein Spiel ohne Trumpf zählt doppelt, gewonnen oder verloren",
  ["the dealer, who speaks last, may also repeat the highest bid"] =
    "der Geber, der zuletzt spricht, darf das höchste Gebot auch wiederholen",
  ["seat that deals first; 0: drawn at random"] =
    "Platz, der zuerst gibt; 0: ausgelost",
  ["Twelve cards each, one at a time; the last cards are the kitty, face down."] =
    "Je zwölf Karten, einzeln gegeben; die letzten Karten sind die Kitty, verdeckt.",
  ["The dealer's left speaks first. Each in turn passes, and stays out, or bids: a number alone (which says uptown), downtown, or with no trump. A greater number beats a smaller one; of bids with one number downtown beats uptown, and no trump beats both. Three passes after a bid end it, or 7 no trump. If the first three pass, the dealer must bid."] =
    "Zuerst spricht, wer links vom Geber sitzt. Reihum passt jeder und "
    .. "bleibt dann draußen, oder bietet: eine Zahl allein (das heißt "
    .. "Uptown, hoch), mit downtown (tief) oder mit no trump (ohne Trumpf). "
    .. "Eine größere Zahl schlägt eine kleinere; bei gleicher Zahl schlägt "
    .. "Downtown Uptown, und ohne Trumpf schlägt beide. Passen nach einem "
    .. "Gebot drei, so ist das Bieten zu Ende, ebenso nach 7 ohne Trumpf. "
    .. "Passen die ersten drei, so muss der Geber bieten.",
  ["what do you bid over {bid}?"] = "was bietest du? Das höchste Gebot: {bid}",
  ["what do you bid?"] = "was bietest du?",
  ["A bid promises six tricks more than its number. There are thirteen, because the kitty counts as one."] =
    "Ein Gebot verspricht sechs Stiche mehr, als seine Zahl sagt. Insgesamt "
      .. "sind es dreizehn, denn die Kitty zählt als einer.",
  ["The bidder names the trump suit or, with no trump, the direction, before anybody has seen the kitty."] =
    "Der Spielmacher sagt die Trumpffarbe an oder, ohne Trumpf, die Richtung, bevor "
    .. "jemand die Kitty gesehen hat.",
  ["uptown or downtown?"] = "Uptown (hoch) oder Downtown (tief)?",
  ["which suit is trump?"] = "welche Farbe ist Trumpf?",
  ["Uptown high cards win, downtown low ones, but aces stay high. The jokers are the two highest trumps; without trump they belong to no suit and never win. If one is led then, the next card that is no joker is the suit led."] =
    "Bei Uptown gewinnen hohe Karten, bei Downtown niedrige, aber Asse "
    .. "bleiben hoch. Die Joker sind die beiden höchsten Trümpfe; ohne "
    .. "Trumpf gehören sie zu keiner Farbe und gewinnen nie. Wird dann "
    .. "einer ausgespielt, so bestimmt die nächste Karte, die kein Joker "
    .. "ist, die Farbe.",
  ["The kitty is the bidder's first trick. It is shown if there is a trump. The bidder takes it and puts as many cards back face down; the others see how many of the kitty's cards the bidder has kept."] =
    "Die Kitty ist der erste Stich des Spielmachers. Gezeigt wird sie, wenn es einen "
    .. "Trumpf gibt. Der Spielmacher nimmt sie auf und drückt ebenso viele Karten "
    .. "verdeckt; die anderen sehen, wie viele Karten der Kitty er behalten hat.",
  ["the kitty"] = "die Kitty",
  ["which cards go into the kitty?"] = "welche Karten drückst du in die Kitty?",
  ["The bidder leads."] = "Der Spielmacher spielt aus.",
  ["Only the bidding side scores. If it took what it bid, it scores each trick above six; if not, it loses the tricks that are missing, at most the bid."] =
    "Nur die Partei des Spielmachers rechnet ab. Hat sie gemacht, was sie bot, bekommt "
    .. "sie jeden Stich über sechs; sonst verliert sie die Stiche, die fehlen, "
    .. "höchstens das Gebot.",
  ["an opening bid is any number and kind, or a pass"] =
    "ein erstes Gebot ist jede Zahl und Art, oder man passt",
  ["{1} no trump"] = "{1} ohne Trumpf",
  ["{1} downtown"] = "{1} Downtown",
  ["4 no trump uptown"] = "4 ohne Trumpf Uptown",
  ["4 beats 3 no trump"] = "4 schlägt 3 ohne Trumpf",
  ["4 downtown beats 4"] = "4 Downtown schlägt 4",
  ["7 no trump"] = "7 ohne Trumpf",
  ["3 no trump"] = "3 ohne Trumpf",
  ["4 no trump"] = "4 ohne Trumpf",
  ["2 no trump"] = "2 ohne Trumpf",
  ["after 4 no trump, 4 downtown is refused and 5 is allowed"] =
    "nach 4 ohne Trumpf ist 4 Downtown nicht erlaubt und 5 erlaubt",
  ["if the first three pass, the dealer must bid"] =
    "passen die ersten drei, muss der Geber bieten",
  ["seven no trump ends the bidding"] = "sieben ohne Trumpf beendet das Bieten",
  ["uptown and downtown name the trump suit"] =
    "zu Uptown und Downtown gehört eine Trumpffarbe",
  ["bid four, ten tricks: the kitty and ten played make five points"] =
    "vier geboten, zehn Stiche: die Kitty und zehn gespielte sind fünf Punkte",
  ["the kitty and eight played are one short"] =
    "bei der Kitty und acht gespielten fehlt einer",
  ["bid seven, nine tricks taken: four points lost"] =
    "sieben geboten, neun Stiche gemacht: vier Punkte verloren",
  ["six tricks or fewer are no points: no more is lost than was bid"] =
    "sechs Stiche oder weniger sind keine Punkte: mehr als das Gebot verliert man nicht",
  ["a side at minus five has lost"] = "eine Partei mit minus fünf hat verloren",
  ["a failed bid may lose all it promised"] =
    "ein misslungenes Gebot kann alles verlieren, was es versprach",
  ["no trump may count double"] = "ein Spiel ohne Trumpf kann doppelt zählen",
  ["downtown the ace is still the highest"] =
    "auch bei Downtown ist das Ass die höchste Karte",
  ["downtown the low cards are high"] = "bei Downtown sind die niedrigen Karten hoch",
  ["with low aces the deuce is the highest downtown"] =
    "bei niedrigen Assen ist die Zwei bei Downtown die höchste Karte",
  ["the big joker is the highest trump"] = "der große Joker ist der höchste Trumpf",
  ["the king of trumps had to follow"] = "der Trumpfkönig musste bedienen",
  ["a little joker is a trump and must follow"] =
    "ein kleiner Joker ist Trumpf und muss bedienen",
  ["without trump the jokers win nothing"] = "ohne Trumpf gewinnen die Joker nichts",
  ["without trump only who cannot follow may throw a joker"] =
    "ohne Trumpf darf nur einen Joker abwerfen, wer nicht bedienen kann",
  ["after a joker that was led anything may be played"] =
    "auf einen ausgespielten Joker darf man jede Karte spielen",
  ["the first card that is no joker sets the suit"] =
    "die erste Karte, die kein Joker ist, bestimmt die Farbe",
  ["a joker that was led cannot win"] =
    "ein ausgespielter Joker kann nicht gewinnen",
  ["a bid made exactly counts as many points"] =
    "ein genau erfülltes Gebot zählt ebenso viele Punkte",
  ["a bid of four promises ten tricks"] = "ein Gebot von vier verspricht zehn Stiche",
  ["twelve cards each, six in the kitty"] = "je zwölf Karten, sechs in der Kitty",
  ["without jokers there are four in the kitty"] =
    "ohne Joker sind vier in der Kitty",
  ["a number alone is uptown, with the trump that is named"] =
    "eine Zahl allein ist Uptown, mit dem angesagten Trumpf",
  ["downtown is said with the number"] = "Downtown sagt man mit der Zahl",
  ["of a bid without trump the direction is named"] =
    "zu einem Gebot ohne Trumpf sagt man die Richtung an",
  ["trumps do not count double, even where no trump does"] =
    "ein Spiel mit Trumpf zählt nicht doppelt, auch wo es ohne Trumpf "
      .. "doppelt zählt",
  ["no trump does not count double by itself"] =
    "ein Spiel ohne Trumpf zählt nicht von selbst doppelt",
  ["the values of the options"] = "die Werte der Optionen",
  ["bid {1}"] = "geboten {1}",
  ["bid {1} downtown"] = "geboten {1} Downtown",
  ["bid {1} no trump"] = "geboten {1} ohne Trumpf",
  ["took {1}"] = "gemacht {1}",
  ["{1} tricks"] = "{1} Stiche",
  ["declarer"] = "Spielmacher",
  ["none"] = "keiner",
  ["bid {1}, took {2}"] = "geboten {1}, gemacht {2}",
}
