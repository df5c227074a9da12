-- The help on words in German: details
-- of scoring and lessons,
-- by their English. See doc/translating.md.

return {
  ["0 points leave no line.  A party has no points of its own: each "
    .. "of its players gets them."] =
    "0 Punkte hinterlassen keine Zeile. Eine Partei der Runde (party) "
      .. "hat keine eigenen Punkte: jeder ihrer Spieler bekommt sie.",
  ["a side, its number, a player, or a party"] =
    "eine Partei, ihre Nummer, ein Spieler oder eine Partei der Runde",
  ["a whole number, which may be negative"] =
    "eine ganze Zahl, die negativ sein darf",
  ["why, as text"] = "warum, als Text",
  ["the points are no whole number: 7 / 2 is none, 7 // 2 is 3"] =
    "die Punkte sind keine ganze Zahl: 7 / 2 ist keine, 7 // 2 ist 3",
  ["how many tricks count nothing (0)"] = "wie viele Stiche nichts zählen (0)",
  ["The count is no score yet: `side.count` is its total, and "
    .. "`most_counted` says which side has most.  It begins at 0 in each "
    .. "round.  0 points leave no trace."] =
    "Das Gezählte ist noch kein Ergebnis: `side.count` ist die Summe, "
      .. "und `most_counted` sagt, welche Partei am meisten hat. In jeder "
      .. "Runde beginnt es bei 0. 0 Punkte hinterlassen keine Spur.",
  ["what counts, as text"] = "was zählt, als Text",
  ["the count; and the side and the text, if no other side has as much"] =
    "die Zahl; und die Partei und der Text, wenn keine andere so viel hat",
  ["Lines that are false are left out, and so are those whose points "
    .. "are false, nil or 0."] =
    "Zeilen, die false sind, fallen weg, ebenso die, deren Punkte false, "
      .. "nil oder 0 sind.",
  ["the lines that count, for self:score_lines and count_lines"] =
    "die Zeilen, die zählen, für self:score_lines und count_lines",
  ["a line is not { points, \"reason\" } with a whole number of points"] =
    "eine Zeile ist nicht { points, \"reason\" } mit einer ganzen Zahl "
      .. "von Punkten",
  ["lines: { points, \"reason\" }"] = "Zeilen: { points, \"reason\" }",
  ["the sum, and its text"] = "die Summe, und ihr Text",
  ["lines, as `lines` gives them: { points, \"reason\" }; lines that "
    .. "are false or count 0 are left out"] =
    "Zeilen, wie `lines` sie ergibt: { points, \"reason\" }; Zeilen, die "
      .. "false sind oder 0 zählen, fallen weg",
  ["False and nil are left out."] = "false und nil fallen weg.",
  ["the number where the count begins"] =
    "die Zahl, bei der das Zählen beginnt",
  ["the name of that number"] = "der Name dieser Zahl",
  ["the last number, and the text of the count"] =
    "die letzte Zahl, und der Text des Gezählten",
  ["the number to multiply by"] = "die Zahl, mit der malgenommen wird",
  ["the name of the factor"] = "der Name des Faktors",
  ["a number, as `count_on` gives it"] = "eine Zahl, wie `count_on` sie ergibt",
  ["its text, as `count_on` gives it"] = "ihr Text, wie `count_on` ihn ergibt",
  ["the product, and its text"] = "das Produkt, und sein Text",
  ["the contract"] = "das Spiel, das angesagt ist",
  ["where the count begins"] = "wo das Zählen beginnt",
  ["what the beginning is called"] = "wie der Anfang heißt",
  ["what counts one more; what is false or nil is left out"] =
    "was eins mehr zählt; was false oder nil ist, fällt weg",
  ["the number, and the text of it"] = "die Zahl, und ihr Text",
  ["the game has no such contract"] =
    "so kann man hier nicht spielen (contracts)",
  ["What was to come after this word is left out, also in the steps "
    .. "that have called this one."] =
    "Was nach diesem Wort käme, entfällt, auch in den Schritten, die "
      .. "diesen aufgerufen haben.",
  ["What was to come after this word is left out.  See `win_match` "
    .. "for a match that ends with the round."] =
    "Was nach diesem Wort käme, entfällt. Zu einer Partie, die mit der "
      .. "Runde endet, siehe `win_match`.",
  ["If the option `rounds` is not 0, the match ends after as many "
    .. "rounds: the highest total wins, and equal ones are a draw.  "
    .. "Otherwise it ends when a side has reached the option `target`, or "
    .. "fallen to `floor`, and one total is the highest; with the fact "
    .. "`ties = \"draw\"` equal ones are a draw then, too.  The fact "
    .. "`wins` may put the lowest total in its place, or a field that "
    .. "each side keeps."] =
    "Ist die Option `rounds` nicht 0, so endet die Partie nach so vielen "
      .. "Runden: die höchste Summe gewinnt, gleiche sind unentschieden. "
      .. "Sonst endet sie, wenn eine Partei die Option `target` erreicht hat "
      .. "oder auf `floor` gefallen ist und eine Summe die höchste ist; mit "
      .. "der Angabe `ties = \"draw\"` sind gleiche auch dann unentschieden. "
      .. "Die Angabe `wins` kann die niedrigste Summe an ihre Stelle setzen, "
      .. "oder ein Feld, das jede Partei behält.",
  ["another number in place of the option; false: no total wins"] =
    "eine andere Zahl statt der Option; false: keine Summe gewinnt",
  ["the name of a field that each side has: a side that has a value "
    .. "in it cannot win yet"] =
    "der Name eines Feldes, das jede Partei hat: eine Partei, die darin "
      .. "einen Wert hat, kann noch nicht gewinnen",
  ["a side that wins if it has the target, whatever the others have; "
    .. "where `target` is false it alone wins so, with the option's target"] =
    "eine Partei, die gewinnt, wenn sie das Ziel hat, was die anderen "
      .. "auch haben; wo `target` false ist, gewinnt so nur sie, mit dem Ziel "
      .. "der Option",
  ["false, or true and the winning side (0: a draw)"] =
    "false, oder true und die Partei, die gewonnen hat (0: unentschieden)",
  ["the one that gets none: a side, its number, or a player"] =
    "die, die keine bekommt: eine Partei, ihre Nummer oder ein Spieler",
  ["a whole number, negative too"] = "eine ganze Zahl, auch eine negative",
  ["a side, its number, or a player; if left out, each side"] =
    "eine Partei, ihre Nummer oder ein Spieler; fehlt es: jede Partei",
  ["A party that has announced points or tricks wins only if the "
    .. "others stay below them; else the others win, unless they have "
    .. "failed like that, too. If neither has announced such a thing the "
    .. "first wins with the points that it needs. The winner gets 1, 1 "
    .. "for each step that it has reached, announced or not, and what "
    .. "each step counts that either party has said. Whoever won, a party "
    .. "gets 1 for each step said by the others against which it has the "
    .. "points."] =
    "Eine Partei, die Augen oder Stiche angesagt hat, gewinnt nur, wenn "
      .. "die anderen darunter bleiben; sonst gewinnen die anderen, außer "
      .. "wenn sie ebenso gescheitert sind. Hat keine so etwas angesagt, so "
      .. "gewinnt die erste mit den Augen, die sie braucht. Wer gewinnt, "
      .. "bekommt 1, dazu 1 für jede erreichte Stufe, angesagt oder nicht, "
      .. "und was jede Stufe zählt, die eine der Parteien gesagt hat. Wer "
      .. "auch gewonnen hat: eine Partei bekommt 1 für jede von den anderen "
      .. "gesagte Stufe, gegen die sie die Augen hat.",
  ["the points with which the first party wins"] =
    "die Augen, mit denen die erste Partei gewinnt",
  ["the first party, or a table: its points and tricks"] =
    "die erste Partei, oder eine Tabelle: ihre Augen und Stiche",
  ["the second party, likewise"] = "die zweite Partei, ebenso",
  ["the lines of the score as the first party sees them, for "
    .. "count_lines; and the party that has won, 1 or 2, or nil"] =
    "die Zeilen der Abrechnung, wie die erste Partei sie sieht, für "
      .. "count_lines; und die Partei, die gewonnen hat, 1 oder 2, oder nil",
  ["the game has no announcements"] =
    "das Spiel hat keine Ansagen (announcements)",
  ["Each player of the second party pays the points. In the first "
    .. "party each partner of the declarer gets as many, and the declarer "
    .. "gets the rest; without a declarer all get equal parts. Points "
    .. "below 0 go the other way."] =
    "Jeder Spieler der zweiten Partei zahlt die Punkte. In der ersten "
      .. "bekommt jeder Partner des Alleinspielers ebenso viele, und der "
      .. "Alleinspieler den Rest; ohne ihn bekommen alle gleich viel. Punkte "
      .. "unter 0 gehen in die andere Richtung.",
  ["what each player of the second party pays"] =
    "was jeder Spieler der zweiten Partei zahlt",
  ["the player of the first party who gets the rest"] =
    "der Spieler der ersten Partei, der den Rest bekommt",
  ["true: the declarer's partners get and pay nothing"] =
    "true: die Partner des Alleinspielers bekommen und zahlen nichts",
  ["there are no parties; or the points cannot be divided"] =
    "es gibt keine Parteien; oder die Punkte lassen sich nicht teilen",
  ["Between players of one party that comes to nothing."] =
    "Zwischen Spielern einer Partei hebt sich das auf.",
  ["the player who has won the trick"] =
    "der Spieler, der den Stich gemacht hat",
  ["text, a list of texts, or cards; false or nil: none"] =
    "Text, eine Liste von Texten oder Karten; false oder nil: keine",
  ["Points below 0 go the other way."] =
    "Punkte unter 0 gehen in die andere Richtung.",
  ["who pays: a side, its number, or a player"] =
    "wer zahlt: eine Partei, ihre Nummer oder ein Spieler",
  ["who gets them: likewise"] = "wer sie bekommt: ebenso",
  ["why the other gets them (the same)"] =
    "warum der andere sie bekommt (derselbe Grund)",
  ["the points are no whole number"] = "die Punkte sind keine ganze Zahl",
  ["the one who gets them: a side, its number, or a player"] =
    "wer sie bekommt: eine Partei, ihre Nummer oder ein Spieler",
  ["what each other side pays, a whole number"] =
    "was jede andere Partei zahlt, eine ganze Zahl",
  ["Equal ones get nothing, so then there is none."] =
    "Gleiche bekommen nichts, dann gibt es also keine.",
  ["a function of a side that answers a number; a side for which it "
    .. "answers false or nil is left out"] =
    "eine Funktion einer Partei, die mit einer Zahl antwortet; eine "
      .. "Partei, für die sie false oder nil antwortet, fällt weg",
  ["the side and the number; nil if there is none, or if several have "
    .. "as much"] =
    "die Partei und die Zahl; nil, wenn es keine gibt oder mehrere "
      .. "gleich viel haben",
  ["It scores a point for each. A side that climbs from the last "
    .. "level has won the match."] =
    "Für jede gibt es einen Punkt. Eine Partei, die von der letzten "
      .. "Stufe aufsteigt, hat die Partie gewonnen.",
  ["the number of levels; with 0 nothing happens"] =
    "die Zahl der Stufen; bei 0 geschieht nichts",
  ["the game has no fact `levels`"] = "das Spiel hat keine Angabe `levels`",
  ["A file in `lessons/GAME/` of the rules folders returns it."] =
    "Eine Datei in `lessons/GAME/` der Regelordner gibt sie zurück.",
  ["its name, without house rules"] = "sein Name, ohne Hausregeln",
  ["{ name, title, of, text, file, … } each, as the file has them; "
    .. "`problem` if the file is in error"] =
    "jeweils { name, title, of, text, file, … }, wie die Datei sie hat; "
      .. "`problem`, wenn die Datei falsch ist",
  ["The best move is proven in hundreds of deals that fit what the "
    .. "player has seen, with the last tricks played perfectly. It takes "
    .. "up to some seconds."] =
    "Der beste Zug ist in Hunderten von Verteilungen bewiesen, die zu "
      .. "dem passen, was der Spieler gesehen hat, mit den letzten Stichen "
      .. "fehlerlos gespielt. Das dauert bis zu einigen Sekunden.",
  ["a table; every name in it may be left out: `seed`, a whole number "
    .. "(random): the same finds the same puzzle; `grade`, \"easy\", "
    .. "\"medium\" or \"hard\" (any); `told`, a function that is called "
    .. "from time to time with the work done so far, and the work after "
    .. "which nothing more is looked at"] =
    "eine Tabelle, in der jeder Name fehlen darf: `seed`, eine ganze "
      .. "Zahl (zufällig): dieselbe findet dieselbe Aufgabe; `grade`, "
      .. "\"easy\", \"medium\" oder \"hard\" (beliebig); `told`, eine "
      .. "Funktion, die ab und zu aufgerufen wird, mit der bisher getanen "
      .. "Arbeit und der, nach der nichts mehr angesehen wird",
  ["{ match = in the position, player, move = the best one, moves = "
    .. "all, missed = the share of hasty players who miss it, grade, "
    .. "explained = as `m:explain` gives it }; nil if none was found in "
    .. "reasonable time"] =
    "{ match = in der Stellung, player, move = der beste, moves = alle, "
      .. "missed = der Anteil flüchtiger Spieler, die ihn verfehlen, grade, "
      .. "explained = wie `m:explain` es ergibt }; nil, wenn in vernünftiger "
      .. "Zeit keine gefunden wurde",
}
