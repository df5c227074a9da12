-- The sentences of spades.lua, in German.

return {
  ["Spades: partners promise tricks; spades are trumps, and wait to be "
    .. "led."] =
    "Spades: Partner versprechen Stiche; Pik ist Trumpf und wird erst "
    .. "später ausgespielt.",
  ["points that win the match"] = "Punkte, mit denen man die Partie gewinnt",
  ["a side that falls to it loses; 0: no side loses so"] =
    "eine Partei, die so tief fällt, verliert; 0: so verliert keine",
  ["points for a nil; 0: nobody may bid it"] =
    "Punkte für eine Null; 0: keiner darf sie bieten",
  ["who may bid nil before seeing the cards, for twice the points: "
    .. "nobody, a side that is 100 points behind, everybody"] =
    "wer Null bieten darf, bevor er seine Karten sieht, für doppelte "
    .. "Punkte: keiner, eine Partei mit 100 Punkten Rückstand, jeder",
  ["how many bags cost points; 0: bags count nothing and cost nothing"] =
    "wie viele Überstiche Punkte kosten; 0: Überstiche zählen nichts "
    .. "und kosten nichts",
  ["what those bags cost"] = "was diese Überstiche kosten",
  ["what the tricks of a missed nil are: bags, or a help for the "
    .. "partner's contract"] =
    "was die Stiche einer misslungenen Null sind: Überstiche, oder eine "
    .. "Hilfe für das Gebot des Partners",
  ["what the bids of a side without a nil must reach"] =
    "was die Gebote einer Partei ohne Null erreichen müssen",
  ["spades may be led at any time"] = "Pik darf man jederzeit ausspielen",
  ["target floor"] = "target floor",
  ["rounds to play, the higher total wins; 0: to target"] =
    "zu spielende Runden, die höhere Punktzahl gewinnt; 0: bis zum "
    .. "Punktziel",
  ["seat that deals first; 0: drawn at random"] =
    "Platz, der zuerst gibt; 0: ausgelost",
  ["spades are not broken"] = "Pik ist nicht gebrochen",
  ["spades are not broken; you hold {cards}"] =
    "Pik ist nicht gebrochen; du hast {cards}",
  ["Spades are always trumps."] = "Pik ist immer Trumpf.",
  ["Thirteen cards each. The dealer's left leads to the first trick."] =
    "Je dreizehn Karten. Zum ersten Stich spielt aus, wer links vom "
    .. "Geber sitzt.",
  ["Before the deal players may bid nil blind, if the option lets them."] =
    "Vor dem Geben dürfen Spieler blind Null bieten, wenn die Option es "
    .. "erlaubt.",
  ["do you bid nil before you look?"] =
    "bietest du blind Null, bevor du deine Karten siehst?",
  ["That is for everybody, or for a side that is 100 points behind."] =
    "Das darf jeder, oder eine Partei mit 100 Punkten Rückstand.",
  ["Each bids tricks once, from the dealer's left; none is nil. The "
    .. "second of a side must reach what a side has to, unless one of them "
    .. "bids nil."] =
    "Jeder bietet einmal eine Zahl von Stichen, links vom Geber "
    .. "beginnend; keiner heißt Null. Der Zweite einer Partei muss "
    .. "erreichen, was eine Partei erreichen muss, außer wenn einer von "
    .. "ihnen Null bietet.",
  ["how many tricks do you bid?"] = "wie viele Stiche bietest du?",
  ["The bids of partners add up to their contract, which both try to "
    .. "make."] =
    "Die Gebote von Partnern werden zusammengezählt: so viele Stiche "
    .. "wollen beide zusammen machen.",
  ["A nil counts 100 points if the player takes no trick, and costs 100 "
    .. "if not; or as many as the option says. A blind nil counts and costs "
    .. "twice as much."] =
    "Eine Null zählt 100 Punkte, wenn der Spieler keinen Stich macht, "
    .. "und kostet sonst 100; oder so viele, wie die Option sagt. Eine "
    .. "blinde Null zählt und kostet das Doppelte.",
  ["nil missed"] = "Null misslungen",
  ["A contract that is made counts ten for each of its tricks, and one "
    .. "for each trick more, a bag; one that is missed costs ten for each "
    .. "of its tricks. The tricks of a missed nil are bags, too."] =
    "Ein erfülltes Gebot zählt zehn für jeden seiner Stiche und einen "
    .. "für jeden Stich mehr, einen Überstich; ein verfehltes kostet zehn "
    .. "für jeden seiner Stiche. Die Stiche einer misslungenen Null sind "
    .. "auch Überstiche.",
  ["contract missed"] = "Gebot verfehlt",
  ["Ten bags cost 100 points, or as the options say, and the count "
    .. "begins again."] =
    "Zehn Überstiche kosten 100 Punkte, oder was die Optionen sagen, "
    .. "und die Zählung beginnt neu.",
  ["a spade may not be led first from a hand with another suit"] =
    "Pik darf nicht zuerst aus einer Hand ausgespielt werden, die eine "
    .. "andere Farbe hat",
  ["spades are not broken; you hold 4H"] =
    "Pik ist nicht gebrochen; du hast 4H",
  ["once a spade has been thrown it may"] =
    "sobald ein Pik abgeworfen ist, darf man es",
  ["whoever has nothing but spades leads one"] =
    "wer nur Pik hat, spielt eins aus",
  ["where spades may be led at any time"] =
    "wo man Pik jederzeit ausspielen darf",
  ["a spade wins"] = "ein Pik gewinnt",
  ["nine tricks where seven were promised"] =
    "neun Stiche, wo sieben versprochen waren",
  ["six are too few"] = "sechs sind zu wenig",
  ["seven are enough"] = "sieben reichen",
  ["a nil made, and a contract"] =
    "eine gelungene Null und ein erfülltes Gebot",
  ["a missed nil takes two bags and does not help"] =
    "eine misslungene Null macht zwei Überstiche und hilft nicht",
  ["with its tricks alone the partner would have made it"] =
    "mit ihren Stichen hätte es der Partner allein geschafft",
  ["where a missed nil helps it does"] =
    "wo eine misslungene Null hilft, tut sie es",
  ["a nil made, but the contract missed"] =
    "eine gelungene Null, aber das Gebot verfehlt",
  ["both bid nil: every trick is a bag"] =
    "beide bieten Null: jeder Stich ist ein Überstich",
  ["a blind nil counts twice"] = "eine blinde Null zählt doppelt",
  ["missed, it costs twice"] = "misslungen kostet sie das Doppelte",
  ["ten bags cost a hundred, and the rest stay"] =
    "zehn Überstiche kosten hundert, und der Rest bleibt",
  ["nine do not"] = "neun noch nicht",
  ["where bags are worth nothing"] = "wo Überstiche nichts wert sind",
  ["both reach five hundred: the higher wins"] =
    "beide erreichen fünfhundert: die höhere gewinnt",
  ["equal, they play on"] = "bei gleich vielen geht es weiter",
  ["four hundred and ninety-nine do not win"] =
    "vierhundertneunundneunzig gewinnen nicht",
  ["a side at the floor has lost"] =
    "eine Partei an der unteren Grenze hat verloren",
  ["a side must reach four"] = "eine Partei muss vier erreichen",
  ["your side must reach 4"] = "deine Partei muss 4 erreichen",
  ["unless one of them bids nil"] = "außer wenn einer von beiden Null bietet",
  ["thirteen cards each, and a bid from nil to thirteen"] =
    "je dreizehn Karten, und ein Gebot von Null bis dreizehn",
  ["where nil counts nothing nobody bids it"] =
    "wo Null nichts zählt, bietet sie keiner",
  ["and nobody is asked for a blind one"] =
    "und keiner wird nach einer blinden gefragt",
  ["whoever is a hundred points behind is"] =
    "wer hundert Punkte Rückstand hat, wird gefragt",
  ["whoever is less behind is not"] = "wer weniger Rückstand hat, nicht",
  ["nor who is ahead"] = "auch nicht, wer vorn liegt",
  ["usually nobody is"] = "üblich ist: keiner",
  ["everybody is asked before the deal, and a blind nil bids no more"] =
    "alle werden vor dem Geben gefragt, und wer blind Null bietet, "
    .. "bietet nicht noch einmal",
  ["what may be set"] = "was man einstellen kann",
  ["bags"] = "Überstiche",
  ["contract"] = "Gebot",
  ["blind"] = "blind",
  ["look"] = "ansehen",
  ["bagged"] = "Überstiche",
  ["bid blind"] = "blind bieten",
  ["may bid blind"] = "darf blind bieten",
  ["let bid"] = "Bieten",
  ["score nil"] = "Null",
  ["score contract"] = "Gebote",
  ["pay bags"] = "Überstiche bezahlen",
}
