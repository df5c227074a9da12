-- The sentences of strict.lua, in German.

return {
  ["Strict tute"] = "Strenges Tute",
  ["A player who cannot beat the trumps played must trump all the same, and must beat the suit led even after somebody has trumped."] =
    "Wer die gespielten Trümpfe nicht überstechen kann, muss trotzdem Trumpf spielen "
    .. "und muss die ausgespielte Farbe schlagen, auch wenn schon getrumpft ist.",
  ["the suit led is beaten though somebody has trumped"] =
    "die ausgespielte Farbe wird geschlagen, obwohl schon getrumpft ist",
  ["a lower trump is forced"] = "untertrumpfen muss man",
}
