-- The sentences of twos_clear.lua, in German.

return {
  ["Twos clear"] = "Zweien räumen ab",
  ["A single two goes on any cards, and its player leads anew."] =
    "Eine einzelne Zwei geht auf alle Karten, und wer sie spielt, spielt neu "
    .. "aus.",
  ["A two may be played alone where several cards lie."] =
    "Wo mehrere Karten liegen, darf man eine Zwei allein spielen.",
  ["{card} does not go on these cards"] = "{card} geht nicht auf diese Karten",
  ["All others count as having passed."] =
    "Alle anderen gelten als gepasst.",
  ["a two is played on two cards, and its player leads"] =
    "eine Zwei wird auf zwei Karten gespielt, und wer sie spielt, spielt aus",
  ["all others are passed over"] = "alle anderen werden übergangen",
  ["you lead"] = "du spielst aus",
}
