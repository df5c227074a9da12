-- The sentences of board_four.lua, in German.

return {
  ["Board four"] = "Mindestens vier",
  ["The bids of a side must reach four."] =
    "Die Gebote einer Partei müssen vier erreichen.",
}
