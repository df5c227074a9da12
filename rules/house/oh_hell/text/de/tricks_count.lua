-- The sentences of tricks_count.lua, in German.

return {
  ["Tricks count"] = "Stiche zählen",
  ["Each trick counts a point, and the exact bid ten more."] =
    "Jeder Stich zählt einen Punkt, und die genaue Ansage zehn mehr.",
}
