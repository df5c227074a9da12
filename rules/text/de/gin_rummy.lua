-- The sentences of gin_rummy.lua, in German.

return {
  ["Gin Rummy: two players draw and discard until one knocks with "
    .. "little left."] =
    "Gin Rommé: zwei Spieler ziehen und werfen ab, bis einer mit wenig "
    .. "Rest klopft.",
  ["big gin"] = "Big Gin",
  ["nobody has knocked"] = "keiner hat geklopft",
  ["most deadwood of a knock"] = "höchster Rest beim Klopfen",
  ["for no deadwood at all"] = "für gar keinen Rest",
  ["for no more deadwood than whoever knocks"] =
    "wenn der Rest nicht höher ist als der des Klopfenden",
  ["for each round won"] = "für jede gewonnene Runde",
  ["for winning the match"] = "für die gewonnene Partie",
  ["twice the game bonus if the other has no points"] =
    "doppelte Partieprämie, wenn der andere keine Punkte hat",
  ["for eleven cards in melds; 0: not played"] =
    "für elf Karten in Meldungen; 0: nicht gespielt",
  ["the upcard's value is the limit of a knock"] =
    "der Wert der aufgedeckten Karte ist die Grenze beim Klopfen",
  ["a spade as upcard doubles what the round scores"] =
    "ist ein Pik aufgedeckt, zählt die Runde doppelt",
  ["equal deadwood is an undercut"] = "gleicher Rest ist unterboten",
  ["who deals next"] = "wer als Nächster gibt",
  ["the last discard may be taken for a knock when two cards are left"] =
    "sind noch zwei Karten im Talon, darf man die letzte abgeworfene zum "
    .. "Klopfen nehmen",
  ["discards taken in a round, after which nobody scores"] =
    "so viele abgeworfene Karten darf man in einer Runde nehmen, danach "
    .. "bekommt keiner Punkte",
  ["Ten cards each, the other player first. The next one, the upcard, "
    .. "begins the discards. In Oklahoma its value is the most deadwood of "
    .. "a knock: with an ace only gin counts."] =
    "Je zehn Karten, dem anderen zuerst. Die nächste, offen, beginnt "
    .. "den Ablagestapel. Bei Oklahoma ist ihr Wert der höchste Rest beim "
    .. "Klopfen: bei einem Ass zählt nur Gin.",
  ["The upcard is offered first: the player who did not deal takes it "
    .. "or passes, then the dealer. If both pass, the other draws from the "
    .. "stock. Then each in turn draws a card, or takes the top discard, "
    .. "and discards one, but not the one just taken. A player whose other "
    .. "ten cards leave deadwood of no more than the limit may knock with "
    .. "the discard; then the round is scored. Deadwood is what the cards "
    .. "in no meld count; without any it is gin. Nobody scores if a turn "
    .. "ends with two cards left in the stock, or with the last of the "
    .. "discards that may be taken (max_takes); then the same player deals "
    .. "again."] =
    "Zuerst wird die aufgedeckte Karte angeboten: wer nicht gegeben hat, "
    .. "nimmt sie oder passt, dann der Geber. Passen beide, so zieht der "
    .. "andere vom Talon. Dann zieht reihum jeder eine Karte oder nimmt die "
    .. "oberste vom Ablagestapel und wirft eine ab, aber nicht die eben "
    .. "genommene. Lassen die übrigen zehn Karten einen Rest, der nicht "
    .. "über der Grenze liegt, so darf man mit der abgeworfenen Karte "
    .. "klopfen; dann wird abgerechnet. Der Rest ist, was die Karten "
    .. "außerhalb der Meldungen zählen; ohne Rest ist es Gin. Keiner "
    .. "bekommt Punkte, wenn am Ende eines Zuges zwei Karten im Talon sind, "
    .. "oder mit der letzten der abgeworfenen Karten, die man nehmen darf "
    .. "(max_takes); dann gibt derselbe Spieler noch einmal.",
  ["With two cards left in the stock the last discard may be taken to "
    .. "knock, if that is played."] =
    "Sind noch zwei Karten im Talon, darf man die letzte abgeworfene zum "
    .. "Klopfen nehmen, wenn man so spielt.",
  ["take the last discard to knock?"] =
    "nimmst du die letzte abgeworfene Karte, um zu klopfen?",
  ["you could not knock with it"] = "damit könntest du nicht klopfen",
  ["which card do you knock with?"] = "mit welcher Karte klopfst du?",
  ["knock {card}"] = "klopfen {card}",
  ["gin {card}"] = "Gin {card}",
  ["Both hands are laid open in melds so that the deadwood is least. If "
    .. "whoever knocks can do that in several ways, it is a choice. Unless "
    .. "it is gin, the other player adds cards to the knocker's melds, too."] =
    "Beide Hände werden so in Meldungen ausgelegt, dass der Rest am "
    .. "kleinsten ist. Kann der Klopfende das auf mehrere Arten, so wählt "
    .. "er. Ist es kein Gin, so legt der andere auch Karten an die "
    .. "Meldungen des Klopfenden an.",
  ["Gin counts the other's deadwood and a bonus. Otherwise the lower "
    .. "deadwood counts the difference; if that is the other's, or it is "
    .. "equal, it is an undercut, which counts a bonus, too."] =
    "Gin zählt den Rest des anderen und eine Prämie. Sonst zählt der "
    .. "kleinere Rest den Unterschied; ist es der des anderen, oder sind "
    .. "beide gleich, so ist unterboten, und das zählt auch eine Prämie.",
  ["When the match is won, the winner gets the game bonus, twice if the "
    .. "other has no points, and both get a bonus for each round won. That "
    .. "changes no winner."] =
    "Ist die Partie gewonnen, so bekommt der Sieger die Partieprämie, "
    .. "doppelt, wenn der andere keine Punkte hat, und beide bekommen eine "
    .. "Prämie für jede gewonnene Runde. Das ändert nichts daran, wer "
    .. "gewonnen hat.",
  ["the match"] = "die Partie",
  ["rounds won"] = "gewonnene Runden",
  ["ten cards each, one turned up, and 31 in the stock"] =
    "je zehn Karten, eine aufgedeckt, und 31 im Talon",
  ["the upcard is offered before anybody draws"] =
    "die aufgedeckte Karte wird angeboten, bevor jemand zieht",
  ["the top card of the pile is offered first: take it, or pass"] =
    "zuerst wird die oberste Karte vom Stapel angeboten: nimm sie oder "
    .. "passe",
  ["then to the dealer"] = "dann dem Geber",
  ["when both pass, the first player must draw"] =
    "passen beide, muss der Erste ziehen",
  ["when the dealer takes it, the other goes on"] =
    "nimmt sie der Geber, geht es mit dem anderen weiter",
  ["a knock may leave 1 over, or 5"] =
    "beim Klopfen kann 1 übrig bleiben, oder 5",
  ["your deadwood is 1; 0 is the most"] =
    "dein Rest ist 1; höchstens 0 ist erlaubt",
  ["but not with the card just taken"] =
    "aber nicht mit der eben genommenen Karte",
  ["the run of clubs leaves 19 over, and three sevens would leave 22"] =
    "die Kreuzfolge lässt 19 übrig, und drei Siebenen ließen 22",
  ["your deadwood is 19; 10 is the most"] =
    "dein Rest ist 19; höchstens 10 ist erlaubt",
  ["exactly the limit is enough"] = "genau die Grenze reicht",
  ["one more is too much"] = "eins mehr ist zu viel",
  ["your deadwood is 10; 9 is the most"] =
    "dein Rest ist 10; höchstens 9 ist erlaubt",
  ["in Oklahoma the upcard says how much may be left over"] =
    "bei Oklahoma sagt die aufgedeckte Karte, wie viel übrig bleiben "
    .. "darf",
  ["court cards count 10"] = "Bilder zählen 10",
  ["with an ace only gin will do"] = "bei einem Ass geht nur Gin",
  ["knocker 4, other 27: after 8D 9D on the run of diamonds only 10"] =
    "Klopfender 4, der andere 27: nach 8D 9D an der Karofolge nur 10",
  ["as much as the knocker is an undercut"] =
    "ebenso viel wie der Klopfende ist unterboten",
  ["less than the knocker counts the difference, too"] =
    "weniger als der Klopfende zählt auch den Unterschied",
  ["equal deadwood may be nobody's"] = "gleicher Rest kann keinem gehören",
  ["less is an undercut even then"] = "weniger ist auch dann unterboten",
  ["gin against 31"] = "Gin gegen 31",
  ["gin against nothing"] = "Gin gegen nichts",
  ["no card is added to the melds of gin"] =
    "an die Meldungen von Gin wird nicht angelegt",
  ["big gin: eleven cards in melds"] = "Big Gin: elf Karten in Meldungen",
  ["it is said without a discard"] = "man sagt es, ohne abzuwerfen",
  ["where it is played"] = "wo man so spielt",
  ["a spade as upcard doubles a knock"] =
    "ist ein Pik aufgedeckt, zählt ein Klopfen doppelt",
  ["and gin with its bonus"] = "und Gin mit seiner Prämie",
  ["no other suit does"] = "eine andere Farbe tut das nicht",
  ["nor a spade where that is left out"] =
    "auch Pik nicht, wo das weggelassen ist",
  ["or in the usual game"] = "oder im üblichen Spiel",
  ["beside a run of four, 4H and 9H can be added to it"] =
    "neben einer Viererfolge kann man 4H und 9H an sie anlegen",
  ["the other adds both"] = "der andere legt beide an",
  ["or only 4H beside four eights"] = "oder nur 4H, neben vier Achten",
  ["the match, five rounds won against three"] =
    "die Partie, fünf gewonnene Runden gegen drei",
  ["four rounds won against nothing"] = "vier gewonnene Runden gegen keine",
  ["one point is not nothing, and bonuses change no winner"] =
    "ein Punkt ist nicht keiner, und Prämien ändern keinen Sieger",
  ["99 points are not enough"] = "99 Punkte reichen nicht",
  ["a fixed number of rounds is played whatever the totals are"] =
    "eine feste Zahl von Runden wird gespielt, wie auch der Stand ist",
  ["after the last of them the higher total wins"] =
    "nach der letzten gewinnt die höhere Punktzahl",
  ["equal totals then are a draw"] =
    "gleiche Punktzahlen sind dann unentschieden",
  ["nothing at all doubles nothing where that is left out"] =
    "gar keine Punkte verdoppeln nichts, wo das weggelassen ist",
  ["the loser of a round deals"] = "der Verlierer einer Runde gibt",
  ["or the winner"] = "oder der Sieger",
  ["or each in turn"] = "oder reihum",
  ["a round may end by the number of discards taken"] =
    "eine Runde kann mit der Zahl der genommenen Karten enden",
  ["with two cards left in the stock nobody scores"] =
    "sind noch zwei Karten im Talon, bekommt keiner Punkte",
  ["or the last discard may be taken for a knock, if that is played"] =
    "oder man darf die letzte abgeworfene zum Klopfen nehmen, wenn man "
    .. "so spielt",
  ["which ends the round"] = "und das beendet die Runde",
  ["a bonus of 50 for big gin"] = "eine Prämie von 50 für Big Gin",
  ["knocker 1: cards are added all the same"] =
    "Klopfender 1: angelegt wird trotzdem",
  ["what the thirteen ranks count"] = "was die dreizehn Ränge zählen",
  ["no run goes round the corner"] = "keine Folge geht über Eck",
  ["the values of the options"] = "die Werte der Optionen",
  ["deadwood {1} against {2}"] = "Rest {1} gegen {2}",
  ["discard"] = "abwerfen",
  ["draw"] = "ziehen",
  ["knock"] = "klopfen",
  ["pass"] = "passe",
  ["take"] = "nehmen",
  ["Gin Rummy"] = "Gin Rommé",
  ["gin"] = "Gin",
  ["undercut"] = "unterboten",
  ["deadwood"] = "Rest",
  ["last chance"] = "letzte Gelegenheit",
  ["result"] = "Ergebnis",
  ["score extras"] = "Prämien",
}
