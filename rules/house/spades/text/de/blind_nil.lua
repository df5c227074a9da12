-- The sentences of blind_nil.lua, in German.

return {
  ["Blind nil"] = "Blinde Null",
  ["A player of a side that is 100 points behind may bid nil before looking."] =
    "Wer mit seiner Partei 100 Punkte zurückliegt, darf Null bieten, bevor er "
    .. "seine Karten sieht.",
}
