-- The sentences of rummy.lua, in German.

return {
  ["Rummy: sets and runs for two to six players; going out counts the "
    .. "rest."] =
    "Rommé: Sätze und Folgen für zwei bis sechs Spieler; wer "
    .. "ausmacht, zählt, was die anderen noch haben.",
  ["nobody has gone out"] = "keiner hat ausgemacht",
  ["how many play"] = "wie viele spielen",
  ["points that win the match"] = "Punkte, mit denen man die Partie gewinnt",
  ["where aces are in runs; low aces count 1, others 11"] =
    "wo Asse in Folgen stehen; niedrige Asse zählen 1, andere 11",
  ["how often the discards become a new stock"] =
    "wie oft der Ablagestapel ein neuer Talon wird",
  ["whoever melds the whole hand in one turn, the first, counts twice"] =
    "wer als Erster die ganze Hand in einem Zug meldet, zählt doppelt",
  ["Ten cards each for two players, seven for three or four, six for "
    .. "more; the next one is turned up and begins the discards."] =
    "Zu zweit je zehn Karten, zu dritt oder viert je sieben, bei mehr "
    .. "Spielern je sechs; die nächste wird aufgedeckt und beginnt den "
    .. "Ablagestapel.",
  ["The dealer's left begins. A round ends when somebody is out. Nobody "
    .. "scores when it ends because the discards may not become the stock "
    .. "again, or because nobody has drawn or melded a card in two turns "
    .. "each."] =
    "Es beginnt, wer links vom Geber sitzt. Eine Runde endet, wenn einer "
    .. "ausmacht. Keiner bekommt Punkte, wenn sie endet, weil der "
    .. "Ablagestapel nicht noch einmal Talon werden darf, oder weil in je "
    .. "zwei Zügen keiner eine Karte gezogen oder gemeldet hat.",
  ["When the stock is empty, the discards without the top one become "
    .. "the stock, in their order, as often as the option says."] =
    "Ist der Talon leer, so wird der Ablagestapel ohne die oberste Karte "
    .. "zum Talon, in seiner Reihenfolge, so oft, wie die Option sagt.",
  ["Draw a card or take the top discard; meld, and add to any melds; "
    .. "discard, but not the card just taken."] =
    "Zieh eine Karte oder nimm die oberste vom Ablagestapel; melde, und "
    .. "leg an beliebige Meldungen an; wirf ab, aber nicht die eben "
    .. "genommene Karte.",
  ["The player who is out counts the cards that the others hold."] =
    "Wer ausgemacht hat, zählt die Karten, die die anderen noch auf "
    .. "der Hand haben.",
  ["the others' cards, twice for rummy"] =
    "Karten der anderen, doppelt für Handrommé",
  ["the others' cards"] = "Karten der anderen",
  ["three of a rank are a set"] = "drei von einem Rang sind ein Satz",
  ["three in a row of a suit are a run"] =
    "drei einer Farbe in Folge sind eine Folge",
  ["a row of two suits is nothing"] = "eine Folge aus zwei Farben ist nichts",
  ["the ace is below the two"] = "das Ass steht unter der Zwei",
  ["and not above the king"] = "und nicht über dem König",
  ["unless it is said so"] = "außer wenn es so gewählt ist",
  ["but nothing goes round the corner"] = "aber nichts geht über Eck",
  ["what the thirteen ranks count"] = "was die dreizehn Ränge zählen",
  ["an ace that may be high counts 11"] =
    "ein Ass, das hoch sein darf, zählt 11",
  ["ten cards each for two players"] = "zu zweit je zehn Karten",
  ["seven for three"] = "zu dritt sieben",
  ["seven for four"] = "zu viert sieben",
  ["six for five"] = "zu fünft sechs",
  ["whoever is out counts what the others hold"] =
    "wer ausgemacht hat, zählt, was die anderen haben",
  ["the values of the options"] = "die Werte der Optionen",
  ["the whole hand melded in one turn counts twice"] =
    "die ganze Hand in einem Zug gemeldet zählt doppelt",
  ["unless that is left out"] = "außer wenn das weggelassen ist",
  ["a hand melded in two turns counts once"] =
    "eine Hand in zwei Zügen gemeldet zählt einfach",
  ["if twice around nobody draws or melds, the round is over"] =
    "zieht oder meldet zweimal herum keiner, ist die Runde zu Ende",
  ["one turn before that it is not"] = "einen Zug vorher noch nicht",
  ["a card drawn begins the count anew"] =
    "mit einer gezogenen Karte beginnt die Zählung neu",
  ["and twice around after it the round is over"] =
    "und zweimal herum danach ist die Runde zu Ende",
  ["the discards become the stock"] = "der Ablagestapel wird Talon",
  ["twice, if nothing else is said"] =
    "zweimal, wenn nichts anderes gesagt ist",
  ["discard"] = "abwerfen",
  ["done"] = "fertig",
  ["draw"] = "ziehen",
  ["meld"] = "melden",
  ["on"] = "an",
  ["take"] = "nehmen",
  ["Rummy"] = "Rommé",
  ["renew stock"] = "neuer Talon",
}
