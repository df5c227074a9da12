-- The sentences of what_may_i_bid.lua, in German.
-- luacheck: no max line length

return {
  ["What may I bid?"] = "Wie hoch darf ich reizen?",
  ["A bid promises a game that counts at least as much. A game counts its base value times a multiplier: the number of highest trumps in a row that you hold (or do not hold), and one more for the game."] =
    "Wer reizt, verspricht ein Spiel, das mindestens so viel zählt. Ein Spiel zählt "
    .. "seinen Grundwert mal der Spielstufe: die Zahl der Spitzen, also der höchsten "
    .. "Trümpfe in Folge, die du hast (oder die dir fehlen), und eins mehr fürs Spiel.",
  ["Jacks of clubs and spades, but not of hearts: you are with two. In hearts, base value 10, that is with 2, game 3: 30. You may go up to 30; how do you begin?"] =
    "Kreuzbube und Pikbube, aber nicht der Herzbube: du spielst mit zweien. In Herz, "
    .. "Grundwert 10, heißt das: mit 2, Spiel 3, also 30. Bis 30 darfst du gehen; wie "
    .. "fängst du an?",
  ["with seven trumps and an ace this is a game to play."] =
    "mit sieben Trümpfen und einem Ass spielt man so ein Blatt.",
  ["hearts with two count 30: that would be overbid."] =
    "Herz mit zweien zählt 30: das wäre überreizt.",
  ["More than needed: begin with the lowest bid."] =
    "Mehr als nötig: fang mit dem niedrigsten Gebot an.",
  ["Both others pass: 18 is enough."] = "Die beiden anderen passen: 18 reicht.",
  ["You could look at the skat. Played without it, as a hand game, the multiplier is one more."] =
    "Du könntest den Skat aufnehmen. Ohne ihn, als Handspiel, zählt das Spiel eine "
    .. "Stufe mehr.",
  ["your trumps are strong enough without it, and hand counts one more."] =
    "deine Trümpfe sind auch ohne ihn stark genug, und Hand zählt eine Stufe mehr.",
  ["With 2, game 3, hand 4: four times the base value."] =
    "Mit 2, Spiel 3, Hand 4: viermal der Grundwert.",
  ["then only the jacks are trumps, and four of your hearts are none."] =
    "dann sind nur die Buben Trumpf, deine vier Herzkarten nicht.",
  ["you would have to lose every trick, with three jacks."] =
    "da dürftest du mit drei Buben keinen Stich machen.",
  ["Name the suit in which you hold most cards beside the jacks."] =
    "Sag die Farbe an, von der du außer den Buben die meisten Karten hast.",
  ["Hearts hand with two: 4 × 10 = 40, though 18 was all you bid."] =
    "Herz Hand mit zweien: 4 × 10 = 40, obwohl du nur 18 gereizt hast.",
}
