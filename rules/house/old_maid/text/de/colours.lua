-- The sentences of colours.lua, in German.

return {
  ["Colours"] = "Nach Farbe",
  ["Only two cards of a colour make a pair: two red ones, or two black ones."] =
    "Nur zwei Karten einer Farbe sind ein Paar: zwei rote oder zwei schwarze.",
}
