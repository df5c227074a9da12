-- The sentences of euchre.lua, in German.

return {
  ["Euchre: two partnerships, five tricks, the jacks of trump's colour "
    .. "on top."] =
    "Euchre: zwei Parteien, fünf Stiche, obenauf die Buben von der "
    .. "Farbe des Trumpfs (rot oder schwarz).",
  ["when all others have passed twice, the dealer must name a suit"] =
    "haben alle anderen zweimal gepasst, muss der Geber eine Farbe nennen",
  ["who leads against a player alone: as always, or the maker's left"] =
    "wer gegen einen Alleinspieler ausspielt: wie immer, oder links vom "
    .. "Macher",
  ["one defender may play alone against a maker who plays alone"] =
    "gegen einen Macher, der allein spielt, darf auch ein Gegner allein "
    .. "spielen",
  ["whoever orders up a dealing partner must play alone"] =
    "wer den Partner als Geber aufnehmen lässt, muss allein spielen",
  ["a joker is the highest trump"] = "ein Joker ist der höchste Trumpf",
  ["clubs diamonds hearts spades"] = "Kreuz Karo Herz Pik",
  ["The highest trump is the jack of trumps, the right bower; next is "
    .. "the other jack of its colour, the left bower. A joker is above both."] =
    "Der höchste Trumpf ist der Trumpfbube, der rechte Bauer; dann "
    .. "kommt der andere Bube derselben Farbe (rot oder schwarz), der linke "
    .. "Bauer. Ein Joker steht über beiden.",
  ["A card is turned up, and each player gets five; three are left "
    .. "over. If the card is a joker, the dealer names its suit before "
    .. "anybody looks."] =
    "Eine Karte wird aufgedeckt, und jeder bekommt fünf; drei bleiben "
    .. "übrig. Ist die Karte ein Joker, so nennt der Geber ihre Farbe, "
    .. "bevor jemand seine Karten ansieht.",
  ["which suit is the joker?"] = "welche Farbe hat der Joker?",
  ["The suit of the card turned up, or of a joker the one named."] =
    "Die Farbe der aufgedeckten Karte, oder bei einem Joker die genannte.",
  ["The dealer's left leads, or the next player who takes part."] =
    "Es spielt aus, wer links vom Geber sitzt, oder der nächste "
    .. "Spieler, der mitspielt.",
  ["From the dealer's left each may order the turned card up. If all "
    .. "pass, each may name one of the other suits. If all pass again, the "
    .. "round is thrown in."] =
    "Links vom Geber beginnend darf jeder die aufgedeckte Karte "
    .. "aufnehmen lassen. Passen alle, so darf jeder eine der anderen "
    .. "Farben nennen. Passen wieder alle, wird nicht gespielt.",
  ["A player who orders up makes the turned card's suit trump. The "
    .. "dealer takes the card and puts one away, unless the dealer's "
    .. "partner plays alone."] =
    "Wer aufnehmen lässt, macht die Farbe der aufgedeckten Karte zu "
    .. "Trumpf. Der Geber nimmt die Karte auf und legt eine weg, außer "
    .. "wenn sein Partner allein spielt.",
  ["order up the turned card?"] = "lässt du die aufgedeckte Karte aufnehmen?",
  ["order up"] = "aufnehmen",
  ["order up alone"] = "aufnehmen allein",
  ["which card do you put away?"] = "welche Karte legst du weg?",
  ["The suit turned down cannot be named. A dealer who is stuck must "
    .. "name one."] =
    "Die abgelehnte Farbe kann man nicht nennen. Ein Geber, der muss, "
    .. "nennt eine.",
  ["which suit is trump?"] = "welche Farbe ist Trumpf?",
  ["If the maker plays alone, the maker's partner lays the cards face "
    .. "down and takes no part. Then a defender may play alone, too, where "
    .. "it is allowed."] =
    "Spielt der Macher allein, so legt sein Partner die Karten verdeckt "
    .. "hin und spielt nicht mit. Dann darf, wo es erlaubt ist, auch ein "
    .. "Gegner allein spielen.",
  ["do you defend alone?"] = "verteidigst du allein?",
  ["The makers get one point for three or four tricks, two for all "
    .. "five, and four for all five if one of them played alone. With fewer "
    .. "than three tricks they are euchred: the others get two points, or "
    .. "four if one defended alone."] =
    "Die Partei des Machers bekommt einen Punkt für drei oder vier "
    .. "Stiche, zwei für alle fünf, und vier für alle fünf, wenn einer "
    .. "von ihnen allein gespielt hat. Mit weniger als drei Stichen ist es "
    .. "Euchre: die anderen bekommen zwei Punkte, oder vier, wenn einer "
    .. "allein verteidigt hat.",
  ["all five tricks"] = "alle fünf Stiche",
  ["three tricks"] = "drei Stiche",
  ["the right bower beats the left, and the left the ace"] =
    "der rechte Bauer schlägt den linken, und der linke das Ass",
  ["a joker beats the right bower"] = "ein Joker schlägt den rechten Bauern",
  ["the left bower is a trump, so trumps follow it"] =
    "der linke Bauer ist Trumpf, also bedient man ihn mit Trumpf",
  ["the left bower does not follow its own suit"] =
    "der linke Bauer bedient nicht die Farbe, die auf ihm steht",
  ["without that suit it may be played, and wins"] =
    "ohne diese Farbe darf man ihn spielen, und er gewinnt",
  ["five cards each, one is turned up, three are left"] =
    "je fünf Karten, eine wird aufgedeckt, drei bleiben übrig",
  ["the dealer takes the card that is ordered up, and puts one away"] =
    "der Geber nimmt die Karte auf und legt eine weg",
  ["the suit turned down cannot be named"] =
    "die abgelehnte Farbe kann man nicht nennen",
  ["clubs alone"] = "Kreuz allein",
  ["diamonds alone"] = "Karo allein",
  ["hearts alone"] = "Herz allein",
  ["all pass twice: nobody scores, and the next player deals"] =
    "alle passen zweimal: keiner bekommt Punkte, und der Nächste gibt",
  ["a dealer who is stuck must name a suit"] =
    "ein Geber, der muss, nennt eine Farbe",
  ["the partner of who plays alone lays the cards down"] =
    "wer allein spielt, dessen Partner legt die Karten hin",
  ["whoever orders up a dealing partner alone only"] =
    "wer den Partner als Geber aufnehmen lässt, nur allein",
  ["one defender may play alone, too"] = "auch ein Gegner darf allein spielen",
  ["three tricks count one"] = "drei Stiche zählen eins",
  ["four tricks count one, alone too"] =
    "vier Stiche zählen eins, auch allein",
  ["all five count two"] = "alle fünf zählen zwei",
  ["all five alone count four"] = "alle fünf allein zählen vier",
  ["with two tricks the makers are euchred"] = "mit zwei Stichen ist es Euchre",
  ["euchred by one who defends alone"] =
    "Euchre gegen einen, der allein verteidigt",
  ["nine points do not win"] = "neun Punkte gewinnen nicht",
  ["the values of the options"] = "die Werte der Optionen",
  ["alone"] = "allein",
  ["euchred"] = "Euchre",
  ["pass"] = "passe",
  ["make trump"] = "Trumpf machen",
  ["name suit"] = "Farbe nennen",
  ["turned suit"] = "aufgedeckte Farbe",
  ["let play alone"] = "allein spielen",
  ["maker"] = "Macher",
  ["{1} tricks"] = "{1} Stiche",
  ["away"] = "weggelegt",
}
