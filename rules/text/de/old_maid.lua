-- The sentences of old_maid.lua, in German.

return {
  ["Old Maid: pairs are laid down, and who is left with the odd card "
    .. "has lost."] =
    "Schwarzer Peter: Paare werden abgelegt, und wer auf der einzelnen "
    .. "Karte sitzen bleibt, hat verloren.",
  ["how many play"] = "wie viele spielen",
  ["what is missing from the pack: a queen, or a card that nobody sees"] =
    "was im Spiel fehlt: eine Dame, oder eine Karte, die keiner sieht",
  ["what makes a pair: the rank, or the colour as well"] =
    "was ein Paar ausmacht: der Rang, oder auch die Farbe (rot oder "
    .. "schwarz)",
  ["rounds to play"] = "zu spielende Runden",
  ["seat that deals first; 0: drawn at random"] =
    "Platz, der zuerst gibt; 0: ausgelost",
  ["Two cards of a rank are a pair, or two of a rank and colour."] =
    "Zwei Karten von einem Rang sind ein Paar, oder zwei von Rang und "
    .. "Farbe.",
  ["The whole pack is dealt, so that the first players may have one "
    .. "card more."] =
    "Alle Karten werden gegeben, so dass die ersten Spieler eine mehr "
    .. "haben können.",
  ["Whoever holds pairs lays them down, after the deal and after each "
    .. "draw. Of three cards the lowest two are the pair."] =
    "Wer Paare hat, legt sie ab, nach dem Geben und nach jedem Ziehen. "
    .. "Von drei Karten sind die beiden niedrigsten das Paar.",
  ["The dealer's left begins. Each in turn draws a card, unseen, from "
    .. "the hand of the nearest player before who has cards, until only the "
    .. "odd card is left."] =
    "Es beginnt, wer links vom Geber sitzt. Reihum zieht jeder verdeckt "
    .. "eine Karte aus der Hand des nächsten Spielers vor ihm, der noch "
    .. "Karten hat, bis nur die einzelne Karte übrig ist.",
  ["which card do you draw?"] = "welche Karte ziehst du?",
  ["Whoever is left with the odd card loses a point; but nobody after "
    .. "2000 turns."] =
    "Wer auf der einzelnen Karte sitzen bleibt, verliert einen Punkt; "
    .. "nach 2000 Zügen aber keiner.",
  ["left with the odd card"] = "auf der einzelnen Karte sitzen geblieben",
  ["the first players get one card more"] =
    "die ersten Spieler bekommen eine Karte mehr",
  ["as many where one card is put away"] =
    "gleich viele, wo eine Karte weggelegt ist",
  ["pairs are laid down, of three cards the lowest two"] =
    "Paare werden abgelegt, von drei Karten die beiden niedrigsten",
  ["each draws from the player before, and lays down a pair"] =
    "jeder zieht beim Spieler davor und legt ein Paar ab",
  ["two cards of a rank are no pair where colours count"] =
    "zwei Karten von einem Rang sind kein Paar, wo die Farbe zählt",
  ["whoever has no cards is passed over"] =
    "wer keine Karten hat, wird übergangen",
  ["whoever is left with the odd card loses a point"] =
    "wer auf der einzelnen Karte sitzen bleibt, verliert einen Punkt",
  ["what may be set"] = "was man einstellen kann",
  ["a pair"] = "ein Paar",
  ["pairs"] = "Paare",
  ["Old Maid"] = "Schwarzer Peter",
  ["laid"] = "abgelegt",
  ["lay pairs"] = "Paare ablegen",
  ["sorts"] = "Paare",
}
