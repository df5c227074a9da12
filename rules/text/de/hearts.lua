-- The sentences of hearts.lua, in German.

return {
  ["Hearts: every heart counts a point, the queen of spades thirteen."] =
    "Hearts: jedes Herz zählt einen Punkt, die Pik-Dame dreizehn.",
  ["lowest total"] = "niedrigste Punktzahl",
  ["left right across"] = "links rechts gegenüber",
  ["how many play"] = "wie viele spielen",
  ["points of a player that end the match"] =
    "Punkte eines Spielers, mit denen die Partie endet",
  ["how many cards each passes"] = "wie viele Karten jeder weitergibt",
  ["to whom cards go: to the left, to the right, four players also "
    .. "across, then nowhere; or always to the left"] =
    "wohin die Karten gehen: nach links, nach rechts, zu viert auch nach "
    .. "gegenüber, dann keine; oder immer nach links",
  ["what taking all points does: 26 for all others, 26 less for "
    .. "oneself, or which of them one likes"] =
    "was ein Durchmarsch bewirkt: 26 für alle anderen, 26 weniger für "
    .. "einen selbst, oder was davon man will",
  ["the queen of spades breaks hearts, too"] = "auch die Pik-Dame bricht Herz",
  ["queen_breaks queen_or_hearts"] = "queen_breaks queen_or_hearts",
  ["hearts may not be led before they are broken"] =
    "Herz darf nicht ausgespielt werden, bevor es gebrochen ist",
  ["whoever has only hearts and the queen of spades may lead hearts "
    .. "before they are broken"] =
    "wer nur Herz und die Pik-Dame hat, darf Herz ausspielen, bevor es "
    .. "gebrochen ist",
  ["penalty cards may be played to the first trick"] =
    "Strafkarten dürfen im ersten Stich fallen",
  ["whoever takes it has ten points less"] =
    "wer ihn macht, hat zehn Punkte weniger",
  ["rounds to play, the lowest total wins; 0: to target"] =
    "zu spielende Runden, die niedrigste Punktzahl gewinnt; 0: bis zum "
    .. "Punktziel",
  ["seat that deals first; 0: drawn at random"] =
    "Platz, der zuerst gibt; 0: ausgelost",
  ["the lowest club leads"] = "das niedrigste Kreuz spielt aus",
  ["leading, first trick"] = "beim Ausspielen, im ersten Stich",
  ["{cards} must be led"] = "ausgespielt werden muss {cards}",
  ["hearts are not broken"] = "Herz ist nicht gebrochen",
  ["hearts are not broken; you hold {cards}"] =
    "Herz ist nicht gebrochen; du hast {cards}",
  ["no penalty card"] = "keine Strafkarte",
  ["first trick"] = "im ersten Stich",
  ["no penalty card in the first trick"] = "im ersten Stich keine Strafkarte",
  ["All cards are dealt, one at a time. Three players leave out 2D, five "
    .. "2D and 2C."] =
    "Alle Karten werden gegeben, eine nach der anderen. Zu dritt bleibt 2D "
    .. "weg, zu fünft 2D und 2C.",
  ["After the pass the player with the lowest club leads it to the "
    .. "first trick."] =
    "Nach dem Weitergeben spielt der Spieler mit dem niedrigsten Kreuz "
    .. "dieses zum ersten Stich aus.",
  ["Everybody passes three cards, or as many as the option says, before "
    .. "anybody sees what has come."] =
    "Jeder gibt drei Karten weiter, oder so viele, wie die Option sagt, "
    .. "bevor einer sieht, was er bekommen hat.",
  ["which cards do you pass? They go {passing}."] =
    "welche Karten gibst du weiter? Richtung: {passing}",
  ["Four pass to the left, to the right, across, and not at all, round "
    .. "by round; three or five pass to the left, to the right, and not at "
    .. "all."] =
    "Zu viert gibt man Runde für Runde nach links, nach rechts, nach "
    .. "gegenüber und gar nicht weiter; zu dritt oder fünft nach links, "
    .. "nach rechts und gar nicht.",
  ["left right across none"] = "links rechts gegenüber nichts",
  ["left right none"] = "links rechts nichts",
  ["Each has the points of the cards taken. A player who takes all 26 "
    .. "shoots the moon: the others have 26, or that player 26 less."] =
    "Jeder hat die Punkte der Karten, die er gemacht hat. Wer alle 26 "
    .. "macht, hat einen Durchmarsch: die anderen haben 26, oder er selbst "
    .. "26 weniger.",
  ["penalty cards"] = "Strafkarten",
  ["the moon"] = "Durchmarsch",
  ["the jack of diamonds"] = "Karo-Bube",
  ["Where the option lets them choose, whoever shot the moon says what "
    .. "it does."] =
    "Wo die Option die Wahl lässt, sagt der Spieler mit dem "
    .. "Durchmarsch, was er bewirkt.",
  ["add 26 to the others, or subtract them?"] =
    "26 für die anderen, oder 26 weniger für dich?",
  ["the two of clubs is led"] = "die Kreuz-Zwei wird ausgespielt",
  ["2C must be led"] = "ausgespielt werden muss 2C",
  ["of five players the three"] = "zu fünft die Drei",
  ["unless the hand has nothing else"] =
    "außer wenn die Hand nichts anderes hat",
  ["where points may fall at once"] = "wo Punkte sofort fallen dürfen",
  ["later they may be thrown"] = "später darf man sie abwerfen",
  ["hearts are not led before one has been played"] =
    "Herz wird nicht ausgespielt, bevor eins gefallen ist",
  ["hearts are not broken; you hold KC"] =
    "Herz ist nicht gebrochen; du hast KC",
  ["then they are"] = "dann doch",
  ["whoever has only hearts leads one"] = "wer nur Herz hat, spielt eins aus",
  ["the queen goes before hearts"] = "die Dame geht vor Herz",
  ["where either may be led"] = "wo man beides ausspielen darf",
  ["the queen does not break hearts"] = "die Dame bricht Herz nicht",
  ["where she does"] = "wo sie es tut",
  ["where hearts may be led at any time"] =
    "wo man Herz jederzeit ausspielen darf",
  ["the highest card of the suit led wins"] =
    "die höchste Karte der ausgespielten Farbe gewinnt",
  ["three go to the left, and the two of clubs is led"] =
    "drei gehen nach links, und die Kreuz-Zwei wird ausgespielt",
  ["three cards are passed, not two"] =
    "drei Karten gibt man weiter, nicht zwei",
  ["seventeen cards each for three"] = "zu dritt je siebzehn Karten",
  ["ten for five"] = "zu fünft zehn",
  ["where none are passed"] = "wo keine weitergegeben werden",
  ["the two of clubs says who leads"] = "die Kreuz-Zwei sagt, wer ausspielt",
  ["of five players the three does"] = "zu fünft die Drei",
  ["four pass left, right, across, and not"] =
    "zu viert nach links, rechts, gegenüber, und nicht",
  ["left right across none left"] = "links rechts gegenüber nichts links",
  ["three pass left, right, and not"] =
    "zu dritt nach links, rechts, und nicht",
  ["left right none left"] = "links rechts nichts links",
  ["or always to the left"] = "oder immer nach links",
  ["left left left left"] = "links links links links",
  ["the left of the fourth player is the first"] =
    "links vom vierten Spieler sitzt der erste",
  ["the right of the first is the fourth"] =
    "rechts vom ersten sitzt der vierte",
  ["the first sits across from the third"] =
    "der erste sitzt dem dritten gegenüber",
  ["points as they were taken"] = "Punkte, wie sie gemacht wurden",
  ["twenty-five points are no moon"] =
    "fünfundzwanzig Punkte sind kein Durchmarsch",
  ["all twenty-six are"] = "alle sechsundzwanzig sind einer",
  ["they may count less for who took them"] =
    "sie können weniger zählen für den, der sie gemacht hat",
  ["the jack of diamonds is no part of the moon"] =
    "der Karo-Bube gehört nicht zum Durchmarsch",
  ["elsewhere it counts nothing"] = "sonst zählt er nichts",
  ["the lowest total wins when one passes a hundred"] =
    "die niedrigste Punktzahl gewinnt, wenn einer über hundert kommt",
  ["two share it"] = "zwei teilen sie sich",
  ["ninety-nine points do not end it"] =
    "neunundneunzig Punkte beenden die Partie nicht",
  ["a hundred do"] = "hundert schon",
  ["after the last round the lowest wins"] =
    "nach der letzten Runde gewinnt die niedrigste",
  ["what may be set"] = "was man einstellen kann",
  ["left"] = "links",
  ["right"] = "rechts",
  ["across"] = "gegenüber",
  ["pass cards"] = "Weitergeben",
  ["moon"] = "Durchmarsch",
  ["passing"] = "Richtung",
  ["add"] = "für die anderen",
  ["subtract"] = "für mich",
  ["holder"] = "spielt aus",
  ["The penalty cards that each has taken so far, for all to see."] =
    "Die Strafkarten, die jeder bisher genommen hat, für alle zu sehen.",
}
