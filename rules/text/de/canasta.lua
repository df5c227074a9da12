-- The sentences of canasta.lua, in German.

return {
  ["Canasta"] = "Canasta",
  ["Canasta: two partnerships meld cards of one rank and build canastas, which are melds of seven cards."] =
    "Canasta: zwei Parteien melden Karten eines Ranges und bauen Canastas, das sind "
    .. "Meldungen von sieben Karten.",
  ["points that win the game"] = "Punkte, mit denen man gewinnt",
  ["natural cards that a meld needs for each wild card in it; 0: just two"] =
    "echte Karten, die eine Meldung je wilder Karte braucht; 0: nur zwei",
  ["a black three freezes the pile, or only stops the next player"] =
    "eine schwarze Drei friert den Stapel ein oder sperrt ihn nur für den nächsten Spieler",
  ["a side that has not melded may take the pile"] =
    "eine Partei, die noch nicht gemeldet hat, darf den Stapel nehmen",
  ["cards are drawn for seats and first turn"] =
    "um die Plätze und den ersten Zug werden Karten gezogen",
  ["before melding a player may ask the partner: may I go out?"] =
    "vor dem Melden darf man den Partner fragen: darf ich ausmachen?",
  ["three to seven wild cards may be a meld"] =
    "drei bis sieben wilde Karten dürfen eine Meldung sein",
  ["canastas that a side needs to go out"] =
    "Canastas, die eine Partei zum Ausmachen braucht",
  ["Eleven cards each, one at a time. A card is turned up. A joker, a two or a three gets another card on top of it, and so on; but a black three that blocks stays there and stops the first player. Then each in turn lays down red threes and draws as many cards."] =
    "Je elf Karten, einzeln gegeben. Eine Karte wird aufgedeckt. Auf einen Joker, "
    .. "eine Zwei oder eine Drei kommt noch eine Karte, und so fort; nur eine schwarze "
    .. "Drei, die sperrt, bleibt oben liegen und sperrt den Stapel für den ersten "
    .. "Spieler. Dann legt reihum jeder seine roten Dreien hin und zieht ebenso viele "
    .. "Karten.",
  ["What a side's first melds, those of one turn together, must count. With a total below 0 it is only 15; from 0 on it is 50, from 1500 on 90, from 3000 on 120."] =
    "Was die Erstmeldung einer Partei, alles aus einem Zug zusammen, zählen muss. Bei "
    .. "einer Punktzahl unter 0 sind es nur 15; ab 0 sind es 50, ab 1500 90, ab 3000 120.",
  ["Before the first round cards may be drawn for partners and the first turn. Else the first dealer is drawn at random."] =
    "Vor der ersten Runde können um die Partner und den ersten Zug Karten "
      .. "gezogen werden. Sonst wird der erste Geber ausgelost.",
  ["drawn for seats"] = "um die Plätze gezogen",
  ["Each player in turn, first the dealer's left, draws or takes the pile, may meld, and discards, until one of them has no cards left: the last one may be melded or discarded. A player who can neither draw nor take ends the round, and so does a red three as the last card of the stock. The dealer's left deals the next round."] =
    "Reihum, zuerst links vom Geber, zieht jeder oder nimmt den Stapel, "
    .. "darf melden und wirft ab, bis einer keine Karten mehr hat: die "
    .. "letzte darf man melden oder abwerfen. Wer weder ziehen noch nehmen "
    .. "kann, beendet die Runde, ebenso eine rote Drei als letzte Karte des "
    .. "Talons. Die nächste Runde gibt, wer links vom Geber sitzt.",
  ["Red threes count for a side that has melded, against one that has not: 100 each, or 800 all four. Cards on the table, those in canastas too, count for their side, cards in hand against it. Whoever melds the whole hand in one turn, with a canasta and nothing added to melds on the table, is concealed."] =
    "Rote Dreien zählen für eine Partei, die gemeldet hat, und gegen "
    .. "eine, die es nicht hat: je 100, alle vier 800. Karten auf dem "
    .. "Tisch, auch die in Canastas, zählen für ihre Partei, Karten auf "
    .. "der Hand gegen sie. Wer die ganze Hand in einem Zug meldet, mit einem "
    .. "Canasta und ohne an liegende Meldungen anzulegen, macht verdeckt "
    .. "aus.",
  ["natural canastas"] = "echte Canastas",
  ["mixed canastas"] = "gemischte Canastas",
  ["canastas of wild cards"] = "Canastas aus wilden Karten",
  ["red threes"] = "rote Dreien",
  ["going out"] = "Ausmachen",
  ["cards melded"] = "gemeldete Karten",
  ["cards in hand"] = "Karten auf der Hand",
  ["natural canastas {1}"] = "echte Canastas {1}",
  ["mixed canastas {1}"] = "gemischte Canastas {1}",
  ["canastas of wild cards {1}"] = "Canastas aus wilden Karten {1}",
  ["red threes {1}"] = "rote Dreien {1}",
  ["red threes -{1}"] = "rote Dreien -{1}",
  ["going out {1}"] = "Ausmachen {1}",
  ["cards melded {1}"] = "gemeldete Karten {1}",
  ["cards in hand -{1}"] = "Karten auf der Hand -{1}",
  ["concealed {1}"] = "verdeckt {1}",
  ["total"] = "Punktzahl",
  ["Both sides score."] = "Beide Parteien schreiben an.",
  ["two natural cards and one wild card"] =
    "zwei echte Karten und eine wilde Karte",
  ["one natural card is too few"] = "eine echte Karte ist zu wenig",
  ["two wild cards need four naturals"] =
    "zwei wilde Karten brauchen vier echte",
  ["or just two"] = "oder nur zwei",
  ["four wild cards are too many"] = "vier wilde Karten sind zu viel",
  ["black threes are melded without wild cards"] =
    "schwarze Dreien meldet man ohne wilde Karten",
  ["wild cards alone are no meld"] = "wilde Karten allein sind keine Meldung",
  ["unless they may be"] = "außer wenn sie es sein dürfen",
  ["a first meld of three kings counts too little"] =
    "drei Könige zählen als Erstmeldung zu wenig",
  ["three aces are enough, or two and a wild card"] =
    "drei Asse reichen, oder zwei und eine wilde Karte",
  ["queens and fives count 45"] = "Damen und Fünfen zählen 45",
  ["queens and eights count 60"] = "Damen und Achten zählen 60",
  ["a pair takes a frozen pile"] = "ein Paar nimmt einen eingefrorenen Stapel",
  ["one king and a wild card do not"] = "ein König und eine wilde Karte nicht",
  ["a natural canasta"] = "ein echtes Canasta",
  ["a mixed canasta"] = "ein gemischtes Canasta",
  ["five nines and three twos"] = "fünf Neunen und drei Zweien",
  ["where naturals do not count"] = "wo es auf echte Karten nicht ankommt",
  ["a natural canasta, two red threes, out, and 35 in the partner's hand"] =
    "ein echtes Canasta, zwei rote Dreien, ausgemacht, und 35 auf der Hand des "
    .. "Partners",
  ["red threes count against a side that has not melded"] =
    "rote Dreien zählen gegen eine Partei, die nicht gemeldet hat",
  ["what one card of each rank counts"] = "was je eine Karte von jedem Rang zählt",
  ["two cards are no meld"] = "zwei Karten sind keine Meldung",
  ["three wild cards may be melded, but not with one natural"] =
    "drei wilde Karten darf man melden, aber nicht mit einer echten",
  ["two naturals are always needed"] = "zwei echte Karten braucht es immer",
  ["two wild cards are never a meld"] = "zwei wilde Karten sind nie eine Meldung",
  ["eight wild cards are too many"] = "acht wilde Karten sind zu viel",
  ["seven wild cards are a canasta of 2,000"] =
    "sieben wilde Karten sind ein Canasta zu 2.000",
  ["six cards are no canasta"] = "sechs Karten sind kein Canasta",
  ["going out concealed counts 200"] = "verdeckt ausmachen zählt 200",
  ["three red threes count 100 each"] = "drei rote Dreien zählen je 100",
  ["all four count 800"] = "alle vier zählen 800",
  ["one red three costs 100 without a meld"] =
    "eine rote Drei kostet ohne Meldung 100",
  ["below nothing the first meld must count 15"] =
    "unter null muss die Erstmeldung 15 zählen",
  ["with nothing it must count 50"] = "bei null muss sie 50 zählen",
  ["just below 1,500 points it must still count 50"] =
    "knapp unter 1.500 Punkten muss sie noch 50 zählen",
  ["with 1,500 points it must count 90"] =
    "bei 1.500 Punkten muss sie 90 zählen",
  ["just below 3,000 points it must still count 90"] =
    "knapp unter 3.000 Punkten muss sie noch 90 zählen",
  ["with 3,000 points it must count 120"] =
    "bei 3.000 Punkten muss sie 120 zählen",
  ["eleven cards each; no joker, two or three begins the pile"] =
    "je elf Karten; kein Joker, keine Zwei oder Drei beginnt den Stapel",
  ["a black three that blocks is left on the pile"] =
    "eine schwarze Drei, die sperrt, bleibt auf dem Stapel liegen",
  ["a black three freezes the pile"] = "eine schwarze Drei friert den Stapel ein",
  ["going out counts 100, and the others' cards count against them"] =
    "Ausmachen zählt 100, und die Karten der anderen zählen gegen sie",
  ["the values of the options"] = "die Werte der Optionen",
  ["discard"] = "abwerfen",
  ["done"] = "fertig",
  ["draw"] = "ziehen",
  ["meld"] = "melden",
  ["on"] = "an",
  ["take"] = "nehmen",
  ["canasta"] = { one = "Canasta", other = "Canastas", gender = "neuter" },
  ["lines"] = "Posten",
  ["all red threes"] = "alle roten Dreien",
  ["red three"] = "rote Drei",
  ["concealed"] = "verdeckt",
  ["mixed"] = "gemischt",
  ["natural"] = "echt",
  ["wild"] = "wild",
}
