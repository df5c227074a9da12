-- The sentences of pairs.lua, in German.
-- luacheck: no max line length

return {
  ["Answering a pair"] = "Auf ein Paar antworten",
  ["If a pair is led, you must play a pair of the same suit. Without one you play two cards of the suit, and without the suit whatever you like; a pair of trumps then takes the trick."] =
    "Ist ein Paar ausgespielt, musst du ein Paar derselben Farbe spielen. Ohne Paar "
    .. "spielst du zwei Karten der Farbe, und ohne die Farbe, was du willst; ein "
    .. "Trumpfpaar gewinnt dann den Stich.",
  ["The dealer leads a pair of fours of hearts."] =
    "Der Geber spielt ein Paar Vieren in Herz aus.",
  ["That is a pair of hearts, too; sevens or jacks will do."] =
    "Auch das ist ein Herzpaar; Siebenen oder Buben reichen.",
  ["Aces of spades, a pair of trumps, would have taken the trick; but you have pairs of hearts, so you had to play one."] =
    "Die Pik-Asse, ein Trumpfpaar, hätten den Stich gewonnen; aber du hast Herzpaare, "
    .. "also musstest du eins spielen.",
}
