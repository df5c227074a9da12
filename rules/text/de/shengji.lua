-- The sentences of shengji.lua, in German.

return {
  ["Shengji"] = "Shengji",
  ["Shengji: two sides climb from 2 to A by the points they take with pairs, tractors and throws."] =
    "Shengji: zwei Parteien steigen von 2 bis A, durch die Augen, die sie mit Paaren, "
    .. "Traktoren und Würfen machen.",
  ["allowed forbidden"] = "erlaubt verboten",
  ["no one two"] = "kein ein zwei",
  ["by_format highest"] = "by_format highest",
  ["the levels to begin at"] = "die Stufen, auf denen man beginnt",
  ["the level at which the dealers win the match"] =
    "die Stufe, auf der die Geberpartei die Partie gewinnt",
  ["levels besides the last that only dealers leave"] =
    "Stufen außer der letzten, die nur die Geberpartei verlässt",
  ["jokers may make a round without trump suit"] =
    "Joker können eine Runde ohne Trumpffarbe bestimmen",
  ["cost of a failed throw"] = "was ein misslungener Wurf kostet",
  ["what hole cards count at the end"] = "was die Bodenkarten am Ende zählen",
  ["when trumps are declared; after_draw and fixed are duplicate play"] =
    "wann Trumpf gezeigt wird; after_draw und fixed sind Duplikatspiel",
  ["first dealer in duplicate"] = "erster Geber im Duplikatspiel",
  ["trump suit if fixed"] = "Trumpffarbe bei fixed",
  ["Jokers on top, then the level cards; that of the trump suit above the others."] =
    "Die Joker zuoberst, dann die Stufenkarten; die der Trumpffarbe über den anderen.",
  ["The dealer's side plays its level: cards of that rank are level cards; the others attack. The dealer takes the hole cards, puts as many back and leads."] =
    "Die Geberpartei spielt ihre Stufe: Karten dieses Ranges sind "
    .. "Stufenkarten; die anderen greifen an. Der Geber nimmt die "
    .. "Bodenkarten auf, drückt ebenso viele und spielt aus.",
  ["Each in turn, first the dealer, draws a card and may declare: level cards their suit as trump, two equal jokers or more that there is none. More cards beat fewer; of as many, big jokers beat small ones, and these level cards. The first round has a dealer drawn at random, until somebody declares: whoever does so last deals. The rest are hole cards."] =
    "Reihum, zuerst der Geber, zieht jeder eine Karte und darf zeigen: "
    .. "Stufenkarten machen ihre Farbe zu Trumpf, zwei oder mehr gleiche "
    .. "Joker heißen, dass es keine Trumpffarbe gibt. Mehr Karten schlagen "
    .. "weniger; bei gleich vielen schlagen große Joker kleine und diese "
    .. "die Stufenkarten. In der ersten Runde ist der Geber ausgelost, bis "
    .. "jemand zeigt: Wer zuletzt zeigt, ist Geber. Der Rest sind die "
    .. "Bodenkarten.",
  ["show cards to declare trumps?"] = "zeigst du Karten, um Trumpf zu bestimmen?",
  ["{cards} stands: show stronger cards?"] =
    "es liegt {cards}: zeigst du stärkere Karten?",
  ["If nobody has declared, in duplicate play the suit is given, or the dealer's partner names it. Else the first hole card, for all to see, makes trump; a joker makes none, or the next card is turned where there must be one. If all are jokers, and in any case in the first round, the cards are dealt again."] =
    "Hat keiner gezeigt, so ist im Duplikatspiel die Farbe vorgegeben, oder der Partner "
    .. "des Gebers sagt sie an. Sonst bestimmt die erste Bodenkarte, für alle sichtbar, "
    .. "Trumpf; ein Joker bestimmt keinen, oder es wird die nächste Karte aufgedeckt, "
    .. "wo es einen geben muss. Sind alle Joker, und in der ersten Runde immer, wird "
    .. "neu gegeben.",
  ["which suit is trump?"] = "welche Farbe ist Trumpf?",
  ["nobody has declared"] = "keiner hat gezeigt",
  ["The attackers' points are those of the cards they have taken, and of failed throws. Those of the hole cards count only if they win the last trick: twice, or if so chosen twice for each card in its lead's largest format."] =
    "Die Augen der Angreifer sind die der gewonnenen Karten und die "
    .. "misslungener Würfe. Die der Bodenkarten zählen nur, wenn die "
    .. "Angreifer den letzten Stich machen: doppelt, oder, wenn es so "
    .. "gewählt ist, doppelt für jede Karte in der größten Form, mit der er "
    .. "ausgespielt ist.",
  ["All see how many points the attackers have."] =
    "Alle sehen, wie viele Augen die Angreifer haben.",
  ["A failed throw of the dealers gives its cost to the attackers; one of theirs costs them that, but no more than they have."] =
    "Ein misslungener Wurf der Geberpartei bringt den Angreifern, was er kostet; einer "
    .. "der Angreifer kostet sie so viel, aber nicht mehr, als sie haben.",
  ["failed throw"] = "misslungener Wurf",
  ["With 40 points a pack, 80 of two packs, the attacker on the dealer's right deals next, and the attackers rise a level for each 20 a pack above, but from no level where rises end. With fewer the dealer's partner deals, and the dealers rise one level, two below half of that, three at no points."] =
    "Mit 40 Augen je Paket, 80 bei zwei Paketen, gibt als Nächster der "
    .. "Angreifer rechts vom Geber, und die Angreifer steigen für je 20 "
    .. "Augen je Paket darüber eine Stufe, aber von keiner Stufe, bei der "
    .. "ein Aufstieg endet. Mit weniger gibt der Partner des Gebers, und "
    .. "die Geberpartei steigt eine Stufe, unter der Hälfte zwei, bei null "
    .. "Augen drei.",
  ["a pair must be answered with a pair"] = "auf ein Paar muss ein Paar folgen",
  ["without a pair two cards of the suit are played"] =
    "ohne Paar spielt man zwei Karten der Farbe",
  ["the last card of the suit goes with any other"] =
    "die letzte Karte der Farbe geht mit einer beliebigen anderen",
  ["a tractor must be answered with a tractor"] =
    "auf einen Traktor muss ein Traktor folgen",
  ["or else with as many pairs as there are"] =
    "oder sonst so viele Paare, wie man hat",
  ["and then with any cards of the suit"] =
    "und dann beliebige Karten der Farbe",
  ["a longer tractor obliges to the shorter tractors"] =
    "ein längerer Traktor verpflichtet zu den kürzeren",
  ["pairs of level cards of two suits are no tractor"] =
    "Paare von Stufenkarten zweier Farben sind kein Traktor",
  ["the top of the trumps holds together"] =
    "die Spitze der Trümpfe hängt zusammen",
  ["a pair of trumps kills a pair"] = "ein Trumpfpaar sticht ein Paar",
  ["two other trumps do not"] = "zwei andere Trümpfe nicht",
  ["of two kills the higher one wins"] =
    "wird zweimal gestochen, gewinnt das höhere",
  ["a kill of a throw has its formats"] =
    "wer einen Wurf sticht, braucht dessen Formen",
  ["or it does not win"] = "sonst gewinnt er nicht",
  ["of equal cards the first is higher"] =
    "von gleichen Karten ist die erste höher",
  ["a throw stands if nobody holds anything higher"] =
    "ein Wurf hält, wenn keiner etwas Höheres hat",
  ["or else a component that can be beaten is forced"] =
    "sonst muss ein Teil gespielt werden, der geschlagen werden kann",
  ["so it is with pairs"] = "so ist es auch mit Paaren",
  ["75 points of 80 leave the dealers a level"] =
    "75 Augen von 80: die Geberpartei steigt eine Stufe",
  ["less than half are two levels"] =
    "bei weniger als der Hälfte steigt sie zwei",
  ["nothing is three"] = "bei null Augen drei",
  ["80 points change the dealers"] = "mit 80 Augen wechselt die Geberpartei",
  ["the attackers deal next and rise no level"] =
    "die Angreifer geben als Nächste und steigen keine Stufe",
  ["120 are a level for the attackers, too"] =
    "120 sind auch eine Stufe für die Angreifer",
  ["the last trick doubles the hole cards: 40 and 2 × 20"] =
    "der letzte Stich verdoppelt die Bodenkarten: 40 und 2 × 20",
  ["a level that must be played holds the attackers"] =
    "eine Stufe, die gespielt werden muss, hält die Angreifer auf",
  ["and ends the dealers' rise"] = "und beendet den Aufstieg der Geberpartei",
  ["whoever rises at the last level has won"] =
    "wer auf der letzten Stufe aufsteigt, hat gewonnen",
  ["a failed throw of the dealers adds to the attackers' points"] =
    "ein misslungener Wurf der Geberpartei bringt den Angreifern Augen",
  ["their own costs no more than they have"] =
    "ihr eigener kostet nicht mehr, als sie haben",
  ["what a five, a ten and a king count"] =
    "was eine Fünf, eine Zehn und ein König zählen",
  ["of two packs each draws 25 cards, and eight are left"] =
    "aus zwei Paketen zieht jeder 25 Karten, acht bleiben übrig",
  ["of one pack 12, and six are left"] = "aus einem Paket 12, sechs bleiben übrig",
  ["of three packs 39, and six are left"] =
    "aus drei Paketen 39, sechs bleiben übrig",
  ["of four packs 52, and eight are left"] =
    "aus vier Paketen 52, acht bleiben übrig",
  ["the trump suit may be given as none, and the levels too"] =
    "auch „keine Trumpffarbe“ kann vorgegeben sein, und die Stufen ebenso",
  ["a level above the last counts as the last"] =
    "eine Stufe über der letzten gilt als die letzte",
  ["a card declared makes its suit trump"] =
    "eine gezeigte Karte macht ihre Farbe zu Trumpf",
  ["in the first round the cards are dealt again if nobody declares"] =
    "in der ersten Runde wird neu gegeben, wenn keiner zeigt",
  ["deal again"] = "neu geben",
  ["later the first hole card makes trump"] =
    "später bestimmt die erste Bodenkarte Trumpf",
  ["a joker turned makes none"] = "ein aufgedeckter Joker bestimmt keinen",
  ["where there must be a trump suit the next card is turned"] =
    "wo es eine Trumpffarbe geben muss, wird die nächste Karte aufgedeckt",
  ["half of the points leave the dealers one level"] =
    "bei der Hälfte der Augen steigt die Geberpartei eine Stufe",
  ["five points leave them two"] = "bei fünf Augen zwei",
  ["115 points are no level for the attackers"] =
    "115 Augen sind keine Stufe für die Angreifer",
  ["the attackers rise at no level that must be played, as A is"] =
    "die Angreifer steigen auf keiner Stufe, die gespielt werden muss, wie A",
  ["no rise goes beyond A"] = "kein Aufstieg geht über A hinaus",
  ["after the last of three rounds the higher level wins"] =
    "nach der letzten von drei Runden gewinnt die höhere Stufe",
  ["on either side"] = "gleich auf welcher Seite",
  ["equal levels are a draw"] = "gleiche Stufen: unentschieden",
  ["before the last round it goes on"] = "vor der letzten Runde geht es weiter",
  ["a failed throw of the dealers adds its cost to the attackers"] =
    "ein misslungener Wurf der Geberpartei bringt den Angreifern, was er kostet",
  ["one of the attackers takes it away"] = "einer der Angreifer nimmt es ihnen weg",
  ["but no more than they have"] = "aber nicht mehr, als sie haben",
  ["what may be set"] = "was man einstellen kann",
  ["two level cards of a suit beat one"] =
    "zwei Stufenkarten einer Farbe schlagen eine",
  ["whoever declares in the first round deals, and has the hole cards"] =
    "wer in der ersten Runde zeigt, ist Geber und bekommt die Bodenkarten",
  ["in duplicate play all is drawn before anybody declares"] =
    "im Duplikatspiel wird alles gezogen, bevor jemand zeigt",
  ["with one pack jokers declare nothing"] =
    "mit einem Paket kann man mit Jokern nichts zeigen",
  ["two jokers declare that there is no trump suit"] =
    "zwei Joker heißen: keine Trumpffarbe",
  ["unless there must be one"] = "außer wenn es eine geben muss",
  ["if all pass the dealer's partner names the suit"] =
    "passen alle, sagt der Partner des Gebers die Farbe an",
  ["the last trick counts the hole cards twice, not three times"] =
    "der letzte Stich zählt die Bodenkarten doppelt, nicht dreifach",
  ["195 points are two levels"] = "195 Augen sind zwei Stufen",
  ["declare"] = "zeigen",
  ["pass"] = "passe",
  ["counted"] = "gezählt",
  ["level {1}"] = "Stufe {1}",
  ["{1} of {2} points"] = "{1} von {2} Augen",
  ["which {1} cards go face down as hole cards?"] =
    "welche {1} Karten drückst du als Bodenkarten?",
  ["declared"] = "für Trumpf gezeigt",
}
