-- The sentences of nil.lua, in German.

return {
  ["Nil"] = "Null",
  ["A bid of 0 is nil: you promise to take no trick at all. It counts "
    .. "100 points, or costs 100, apart from the tricks that your partner has "
    .. "bid."]
    = "Ein Gebot von 0 ist Null: du versprichst, gar keinen Stich zu machen. "
      .. "Es zählt 100 Punkte oder kostet 100, getrennt von den Stichen, die "
      .. "dein Partner geboten hat.",
  ["Your two spades are the four and the two, and below each high "
    .. "card of yours there are small ones."]
    = "Deine zwei Pik sind die Vier und die Zwei, und unter jeder deiner hohen "
      .. "Karten hast du kleine.",
  ["Allowed, but which trick would you win? This is a hand for "
    .. "nil: bid 0."]
    = "Erlaubt, aber welchen Stich würdest du gewinnen? Das ist eine Hand für "
      .. "Null: biete 0.",
  ["The others bid 4, 5 and 3. Partner alone must make the five: a "
    .. "nil adds nothing to the contract."]
    = "Die anderen bieten 4, 5 und 3. Dein Partner muss die fünf allein "
      .. "machen: eine Null trägt zum Gebot nichts bei.",
  ["You must lead. Which card can everybody beat?"]
    = "Du musst ausspielen. Welche Karte kann jeder schlagen?",
  ["If all play below it, you have a trick. No card is below "
    .. "the two of diamonds."]
    = "Spielen alle darunter, so hast du einen Stich. Unter der Karo-Zwei "
      .. "liegt keine Karte.",
  ["Partner leads the ace of clubs, and nobody can beat it."]
    = "Dein Partner spielt das Kreuz-Ass aus, und keiner kann es schlagen.",
  ["It loses, too. But the jack is your most dangerous club, "
    .. "and now it is safe: play the highest card that loses."]
    = "Auch das verliert. Aber der Bube ist dein gefährlichstes Kreuz, und "
      .. "jetzt ist er sicher: spiel die höchste Karte, die verliert.",
  ["That is what partner's high cards are for: they cover a nil."]
    = "Dafür sind die hohen Karten des Partners da: sie decken eine Null.",
  ["Now the king of hearts."] = "Jetzt der Herz-König.",
  ["Play the highest heart that loses: the nine."]
    = "Spiel das höchste Herz, das verliert: die Neun.",
  ["Three have played to the six of clubs. You play last."]
    = "Auf die Kreuz-Sechs haben drei gespielt. Du spielst zuletzt.",
  ["It loses. But the eight does as well, and is worse to keep."]
    = "Sie verliert. Aber das tut die Acht auch, und die behält man weniger "
      .. "gern.",
  ["Right leads the eight of diamonds, and two play after you."]
    = "Rechts spielt die Karo-Acht aus, und zwei spielen nach dir.",
  ["it is above the eight: if the other two play lower, you "
    .. "have a trick, and the nil has failed."]
    = "sie liegt über der Acht: spielen die beiden anderen niedriger, so hast "
      .. "du einen Stich, und die Null ist misslungen.",
  ["the seven loses as well, and is worse to keep."]
    = "die Sieben verliert auch, und die behält man weniger gern.",
  ["The highest card below the eight."] = "Die höchste Karte unter der Acht.",
  ["Six tricks, and none of them yours. Count the nil for itself: 100 "
    .. "points if it holds, and partner's five tricks count 50 beside it. Had "
    .. "you taken one trick, the nil would cost 100, and partner's contract "
    .. "would still count."]
    = "Sechs Stiche, und keiner davon deiner. Die Null zählt für sich: 100 "
      .. "Punkte, wenn sie hält, und daneben zählen die fünf Stiche deines "
      .. "Partners 50. Hättest du einen Stich gemacht, so kostete die Null 100, "
      .. "und das Gebot deines Partners zählte trotzdem.",
}
